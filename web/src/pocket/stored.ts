/** Archives in which nothing is compressed, as tools/in_browser/stored.py makes them. */

const DIRECTORY_END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;

/** The files of an archive, by name; each is a view into it, not a copy. */
export function filesOf(archive: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.length - END_BYTES;
  if (end < 0 || view.getUint32(end, true) !== DIRECTORY_END) throw new Error("this is no archive of ours");
  const names = new TextDecoder();
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY || view.getUint16(at + 10, true) !== 0)
      throw new Error("this archive holds something compressed");
    const size = view.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    found.set(names.decode(archive.subarray(at + 46, at + 46 + name)), archive.subarray(from, from + size));
    at += 46 + name + extra + comment;
  }
  return found;
}
