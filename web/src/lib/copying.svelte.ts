// Copying a text, and that it was done: said for two seconds.

export class Copying {
  done = $state(false);

  async copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return; // forbidden: nothing is said
    }
    this.done = true;
    setTimeout(() => (this.done = false), 2_000);
  }
}
