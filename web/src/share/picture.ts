// The board as a picture: drawn anew by the browser inside an SVG that brings along everything it needs (the styles,
// the fonts, the symbols), as a picture may fetch nothing; then painted. Nothing leaves the browser.

const SCALE = 2; // points of the picture for each of the page
const WIDEST = 3200;
const BAND = 44; // px under the board for the words
const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
const STILL = "*,*::before,*::after{animation:none!important;transition:none!important}";

export async function pictureOf(board: HTMLElement, title: string, caption: string): Promise<Blob> {
  const box = board.getBoundingClientRect();
  const drawn = await loaded(await whole(board));
  const scale = Math.min(SCALE, WIDEST / box.width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(box.width * scale);
  canvas.height = Math.round((box.height + BAND) * scale);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser cannot paint");
  pen.scale(scale, scale);
  const colours = getComputedStyle(document.documentElement);
  pen.fillStyle = colours.getPropertyValue("--paper").trim() || "#fff";
  pen.fillRect(0, 0, box.width, box.height + BAND);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, box.width, box.height);
  pen.clip();
  pen.drawImage(drawn, -box.left, -box.top, innerWidth, innerHeight);
  pen.restore();
  write(pen, box.width, box.height, title, caption, colours);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("this browser keeps no picture");
  return blob;
}

// Let the browser save it.
export function keep(picture: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function write(
  pen: CanvasRenderingContext2D,
  wide: number,
  high: number,
  title: string,
  caption: string,
  colours: CSSStyleDeclaration,
): void {
  const middle = high + BAND / 2;
  pen.textBaseline = "middle";
  pen.fillStyle = colours.getPropertyValue("--ink").trim() || "#000";
  pen.font = "600 19px Vollkorn, serif";
  pen.fillText(title, 14, middle);
  const left = 14 + pen.measureText(title).width + 14;
  pen.textAlign = "right";
  const ours = pen.measureText("Osada").width;
  pen.fillText("Osada", wide - 14, middle);
  pen.textAlign = "left";
  pen.font = "400 15px Lato, sans-serif";
  pen.fillText(fitting(pen, caption, wide - left - ours - 34), left, middle);
}

function fitting(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let short = text;
  while (short && pen.measureText(`${short}…`).width > room) short = short.slice(0, -1);
  return short && `${short.trimEnd()}…`;
}

async function loaded(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  return image;
}

// The board, and around it everything it stands in, each where it is: the styles find it as on the page.
async function whole(board: HTMLElement): Promise<SVGSVGElement> {
  const svg = document.createElementNS(SVG, "svg");
  for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value);
  svg.setAttribute("width", `${innerWidth}`);
  svg.setAttribute("height", `${innerHeight}`);
  const inside = document.createElementNS(SVG, "foreignObject");
  inside.setAttribute("width", "100%");
  inside.setAttribute("height", "100%");
  const style = document.createElementNS(XHTML, "style");
  style.textContent = (await styles()) + STILL;
  let inner = board.cloneNode(true) as HTMLElement;
  for (const lost of inner.querySelectorAll("[data-tools]")) lost.remove();
  place(inner, board);
  await bringAlong(inner, svg);
  for (let outer = board.parentElement; outer; outer = outer.parentElement) {
    const shell = outer.cloneNode(false) as HTMLElement;
    place(shell, outer);
    shell.append(inner);
    inner = shell;
  }
  inside.append(style, inner);
  svg.append(inside);
  return svg;
}

function place(copy: HTMLElement, of: HTMLElement): void {
  const box = of.getBoundingClientRect();
  const around = of.parentElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const edge = of.parentElement ? getComputedStyle(of.parentElement) : null;
  const at = {
    position: "absolute",
    inset: "auto",
    "grid-area": "auto", // or the cell would be what it is placed in
    left: `${box.left - around.left - parseFloat(edge?.borderLeftWidth ?? "0")}px`,
    top: `${box.top - around.top - parseFloat(edge?.borderTopWidth ?? "0")}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    "max-width": "none",
    "max-height": "none",
    "box-sizing": "border-box",
    transform: "none",
  };
  for (const [name, value] of Object.entries(at)) copy.style.setProperty(name, value, "important");
}

// All styles of the page, with the fonts in them.
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const text = rules.map(({ cssText }) => cssText).join("\n");
  const files = new Set([...text.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, file]) => file ?? ""));
  const fonts = await Promise.all([...files].map(async (file) => [file, await asData(file)] as const));
  return fonts.reduce((css, [file, data]) => css.replaceAll(file, data), text);
}

// What the board only points at: symbols of sheets, and pictures.
async function bringAlong(board: HTMLElement, svg: SVGSVGElement): Promise<void> {
  const sheets = new Set<string>();
  for (const use of board.querySelectorAll("use")) {
    const [file, id] = (use.getAttribute("href") ?? "").split("#");
    if (!file || !id) continue;
    sheets.add(file);
    use.setAttribute("href", `#${id}`);
  }
  for (const file of sheets) {
    const text = await (await fetch(file)).text();
    const sheet = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const kept = document.createElementNS(SVG, "svg");
    kept.setAttribute("width", "0");
    kept.setAttribute("height", "0");
    kept.append(...[...sheet.childNodes].map((node) => document.importNode(node, true)));
    svg.append(kept);
  }
  for (const picture of board.querySelectorAll("image, img")) {
    const name = picture instanceof HTMLImageElement ? "src" : "href";
    const file = picture.getAttribute(name);
    if (file && !file.startsWith("data:")) picture.setAttribute(name, await asData(file));
  }
}

async function asData(file: string): Promise<string> {
  const blob = await (await fetch(file)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error ?? new Error(file));
    reader.readAsDataURL(blob);
  });
}
