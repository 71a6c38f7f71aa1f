// Listeners that come and go together, for attachments.

type Listeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

export function listening(node: Element, on: Listeners, options?: AddEventListenerOptions): () => void {
  const all = Object.entries(on) as [string, EventListener][];
  for (const [name, listen] of all) node.addEventListener(name, listen, options);
  return () => {
    for (const [name, listen] of all) node.removeEventListener(name, listen, options);
  };
}
