/**
 * A chart as a file. The drawing in the page gets its colors and fonts from the page's style. A file has none, so they
 * are written into a copy as attributes. Bitmaps are drawn from that copy.
 */
import { labelRoom } from "./plot.ts";

const copied = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "font-size",
] as const;
/** Around the plot: space for the title, and for the labels of both axes. */
const around = { top: 76, side: 24, bottom: 44 };

/** A color that every program supports: six hexadecimal digits, and its opacity. */
function plain(color: string): { readonly hex: string; readonly opacity: number } {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return { hex: color, opacity: 1 };
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 255] = context.getImageData(0, 0, 1, 1).data;
  const digits = [r, g, b].map((part) => part.toString(16).padStart(2, "0"));
  return { hex: `#${digits.join("")}`, opacity: Number((a / 255).toFixed(3)) };
}

function paint(element: Element, name: "fill" | "stroke", color: string): void {
  const { hex, opacity } = plain(color);
  element.setAttribute(name, hex);
  if (opacity < 1) element.setAttribute(`${name}-opacity`, String(opacity));
}

function inscribe(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of copied) {
    const value = style.getPropertyValue(name);
    if (value === "") continue;
    const isPaint = name === "fill" || name === "stroke";
    if (isPaint && !/^(?:none|url)/.test(value)) paint(to, name, value);
    // The browser puts the page's address into url(); a file has none.
    else to.setAttribute(name, value.replace(/url\("?[^#]*(#[^")]+)"?\)/, "url($1)"));
  }
  if (style.display === "none") to.setAttribute("display", "none");
  to.removeAttribute("class");
  if (style.getPropertyValue("vector-effect") === "non-scaling-stroke")
    to.setAttribute("vector-effect", "non-scaling-stroke");
  for (const [i, child] of [...from.children].entries()) {
    const copy = to.children[i];
    if (copy !== undefined) inscribe(child, copy);
  }
}

function setAll(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

function made(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  setAll(element, attributes);
  return element;
}

function line(text: string, y: number, size: number, fill: string, weight = 400): Element {
  const look = { "font-size": size, fill, "font-weight": weight };
  const element = made("text", { x: around.side, y, ...look });
  element.textContent = text;
  return element;
}

/**
 * @param plot the drawn chart in the page
 * @param names of its columns, for the line below the title
 */
export function drawingOf(plot: SVGSVGElement, title: string, names: readonly string[]) {
  const { width: inner, height: tall } = plot.getBoundingClientRect();
  const left = around.side + (plot.classList.contains("chart-rows") ? 0 : labelRoom);
  const width = left + Math.round(inner) + around.side;
  const height = Math.round(tall) + around.top + around.bottom;
  const { color, fontFamily } = getComputedStyle(plot);
  const viewBox = `0 0 ${width} ${height}`;
  const svg = made("svg", { width, height, viewBox, "font-family": fontFamily });
  const ground = made("rect", { width: "100%", height: "100%" });
  paint(ground, "fill", groundOf(plot));
  const copy = plot.cloneNode(true) as SVGSVGElement;
  inscribe(plot, copy);
  const place = { x: left, y: around.top, width: Math.round(inner), height: Math.round(tall) };
  setAll(copy, { ...place, overflow: "visible" });
  copy.querySelector("svg")?.setAttribute("overflow", "visible");
  const ink = plain(color).hex;
  svg.append(ground, line(title, 32, 18, ink, 600), line(names.join(", "), 54, 13, ink), copy);
  return { text: new XMLSerializer().serializeToString(svg), width, height };
}

function groundOf(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (plain(backgroundColor).opacity === 1) return backgroundColor;
  }
  return "white";
}

/** @returns the drawing as a bitmap at double resolution; null if the browser cannot */
export async function pictureOf(drawing: ReturnType<typeof drawingOf>): Promise<Blob | null> {
  const { text, width, height } = drawing;
  const image = new Image();
  // Not from a blob URL: the site's policy allows images only from data URLs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement("canvas");
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
