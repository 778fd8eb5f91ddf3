/** The drawn pointer: its shape, the ring of a press, the file that it carries, and its way from place to place. */
import type { Point } from "./camera.ts";
import { frames, scale } from "./measures.ts";
import { spriteOf, type Sprite } from "./raster.ts";

/** Ink and paper of the site by day (src/styles/tokens.css), since it is on a picture and not on a page. */
const [ink, paper, accent] = ["#12312a", "#fdfaf3", "#ac3e0c"];

const arrow = `<path d="M3 2v25l6.2-5.6 4.2 9.4 4.6-2-4.2-9.3 8.4-.5z" fill="${ink}" stroke="${paper}" stroke-width="2.4" stroke-linejoin="round"/>`;
const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${content}</svg>`;

/** A sheet with its name, below and beside the pointer. */
function fileBeside(name: string): string {
  const width = 74 + name.length * 10.6;
  return `<g transform="translate(26 26)">
    <rect x="1" y="1" width="${String(width)}" height="50" rx="9" fill="${paper}" stroke="${ink}" stroke-width="2"/>
    <path d="M17 11h12l8 8v22H17z" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linejoin="round"/>
    <path d="M21 27h12M21 33h12" stroke="${ink}" stroke-width="2"/>
    <text x="52" y="33" font-family="monospace" font-size="17.5" fill="${ink}">${name}</text>
  </g>`;
}

export interface Sprites {
  readonly arrow: Sprite;
  /** The rings of a press, one a frame. */
  readonly rings: readonly Sprite[];
  readonly withFile: (name: string) => Promise<Sprite>;
}

export async function drawSprites(): Promise<Sprites> {
  const tip = { x: 3, y: 2 };
  const ring = (i: number) => {
    const grown = (i + 1) / frames.press;
    return spriteOf(
      svg(
        96,
        96,
        `<circle cx="48" cy="48" r="${String(10 + 30 * grown)}" fill="none" stroke="${accent}" stroke-width="5" opacity="${String(1 - grown * 0.85)}"/>`,
      ),
      { x: 48, y: 48 },
    );
  };
  return {
    arrow: await spriteOf(svg(26, 36, arrow), tip),
    rings: await Promise.all(Array.from({ length: frames.press }, (_, i) => ring(i))),
    withFile: (name) =>
      spriteOf(svg(Math.ceil(110 + name.length * 10.6), 84, arrow + fileBeside(name)), tip),
  };
}

/**
 * The pointer's way: it sets off and arrives gently, and takes its time by how far it is.
 *
 * @returns where it is in each frame, in CSS pixels; the last is the place itself
 */
export function wayBetween(from: Point, to: Point): readonly Point[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far < 1) return [];
  const count = Math.min(frames.glide, Math.round(8 + (far * scale) / 80));
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count;
    const eased = t * t * t * (t * (t * 6 - 15) + 10);
    return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
  });
}
