// The server's time. What has happened is dated by it, and many a machine's own clock is wrong.

let ahead = 0; // seconds by which the server's clock is before ours

// The `date` of an answer that was not kept from another time.
export function heardTime(date: string | null): void {
  const told = Date.parse(date ?? "");
  if (!Number.isNaN(told)) ahead = (told - Date.now()) / 1000;
}

export const serverTime = (): number => Date.now() / 1000 + ahead;
