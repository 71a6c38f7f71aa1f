// The position in words: lines, each with what belongs under it.

export interface Line {
  label: string;
  value: string;
  under: Line[];
}

export const line = (label: string, value = "", under: Line[] = []): Line => ({ label, value, under });

// Parts of a line, one after the other; those that say nothing are left out.
export const joined = (parts: (string | null | false)[], by = "; "): string => parts.filter(Boolean).join(by);
