// A picture of an element as it is drawn now: its nodes and the page's own styles in an SVG image.

/** The board's drawing as a PNG of at most this width; an error where the browser cannot. */
export async function snapshot(board: HTMLElement, most: number): Promise<Uint8Array> {
  const part = partOf(board);
  const scale = Math.min(1, most / part.width);
  const image = await loaded(pageWith(board));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(part.width * scale), Math.round(part.height * scale)];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const { left, top, width, height } = part;
  pen.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  return new Uint8Array(await blob.arrayBuffer());
}

/** Where the largest drawing is within the board: trays and hands are left out. */
function partOf(board: HTMLElement): DOMRect {
  const whole = board.getBoundingClientRect();
  const drawings = [...board.querySelectorAll("svg")].map((one) => one.getBoundingClientRect());
  const area = (rect: DOMRect): number => rect.width * rect.height;
  const largest = drawings.reduce(
    (best, one) => (area(one) > area(best) ? one : best),
    new DOMRect(),
  );
  const part = area(largest) > 0 ? largest : whole;
  return new DOMRect(part.left - whole.left, part.top - whole.top, part.width, part.height);
}

/** A page of the window's size with the board at its corner, as SVG; nothing in it is fetched. */
function pageWith(board: HTMLElement): string {
  const page = document.createElement("div");
  for (const { name, value } of document.documentElement.attributes) page.setAttribute(name, value);
  const width = board.getBoundingClientRect().width;
  page.setAttribute("style", `${inherited(board)};width:${width}px;min-height:0;background:none`);
  page.append(copyOf(board));
  const body = new XMLSerializer().serializeToString(page);
  const style = `<style><![CDATA[${styles().replaceAll("]]>", "")}]]></style>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${innerWidth}" height="${innerHeight}">` +
    `<foreignObject width="100%" height="100%"><div xmlns="http://www.w3.org/1999/xhtml">` +
    `${style}${body}</div></foreignObject></svg>`
  );
}

/** The nodes of the board; what was painted on a canvas as an image. */
function copyOf(board: HTMLElement): HTMLElement {
  const copy = board.cloneNode(true) as HTMLElement;
  const painted = board.querySelectorAll("canvas");
  copy.querySelectorAll("canvas").forEach((canvas, n) => {
    const original = painted[n];
    if (!original) return;
    const image = document.createElement("img");
    const { position, inset, width, height } = getComputedStyle(original);
    image.src = original.toDataURL();
    image.setAttribute(
      "style",
      `display:block;position:${position};inset:${inset};width:${width};height:${height}`,
    );
    canvas.replaceWith(image);
  });
  return copy;
}

/** Custom properties and type of the page, which the picture has no root to inherit from. */
function inherited(element: HTMLElement): string {
  const computed = getComputedStyle(element);
  const named = new Set<string>();
  for (const sheet of document.styleSheets)
    for (const rule of rulesOf(sheet))
      if (rule instanceof CSSStyleRule)
        for (const name of rule.style) if (name.startsWith("--")) named.add(name);
  const own = [...named].map((name) => `${name}:${computed.getPropertyValue(name)}`);
  return [...own, `color:${computed.color}`, `font:${computed.font}`].join(";");
}

/** All rules of the page; faces of type are left out, they would have to be fetched. */
const styles = (): string =>
  [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join("\n");

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return []; // of another site: an extension's
  }
}

function loaded(svg: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("the board cannot be drawn as a picture"));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}
