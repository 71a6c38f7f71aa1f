// What is wrong in a form is said below the field, in the reader's language, and not in the browser's bubble.

import { ui } from "./speech.svelte";

function fault({ validity, minLength }: HTMLInputElement): string {
  if (validity.valueMissing) return ui("page-field-missing");
  if (validity.tooShort) return ui("page-field-short", { least: minLength });
  return ui("page-field-letters");
}

// For a form: `{@attach inOurWords}`.
export function inOurWords(form: HTMLFormElement): () => void {
  const said = new Map<HTMLInputElement, { line: HTMLElement; by: string | null }>();
  function clear(field: HTMLInputElement): void {
    const there = said.get(field);
    if (!there) return;
    there.line.remove();
    field.removeAttribute("aria-invalid");
    if (there.by) field.setAttribute("aria-describedby", there.by);
    else field.removeAttribute("aria-describedby");
    said.delete(field);
  }
  function tell(event: Event): void {
    const field = event.target as HTMLInputElement;
    event.preventDefault();
    clear(field);
    if (!said.size) field.focus();
    const line = document.createElement("p");
    line.id = `${field.id}-fault`;
    line.className = "fault";
    line.setAttribute("role", "alert");
    line.textContent = fault(field);
    said.set(field, { line, by: field.getAttribute("aria-describedby") });
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", line.id);
    field.after(line);
  }
  const typed = (event: Event): void => clear(event.target as HTMLInputElement);
  form.addEventListener("invalid", tell, true);
  form.addEventListener("input", typed);
  return () => {
    form.removeEventListener("invalid", tell, true);
    form.removeEventListener("input", typed);
  };
}
