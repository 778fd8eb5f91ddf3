/**
 * What is not the site in the picture: the sheet that opens each chapter, the one at the end, and the band at the
 * foot. Drawn by the browser in the site's own type and colors, on sand that is raked as everywhere.
 */
import type { Page } from "playwright-core";
import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";
import { bandHeight, view } from "./measures.ts";
import { type Raster, rasterOf } from "./raster.ts";

const gap = 15;

/** A drawing that fills its box. */
const drawing = (width: number, height: number, content: string) =>
  `<svg width="${String(width)}" height="${String(height)}" style="position:absolute;inset:0" fill="none" stroke="var(--color-line)" stroke-width="1.4">${content}</svg>`;

/** Lines of sand in a box; around stones where there are any. */
function sand(width: number, height: number, stones: readonly Stone[]): string {
  const lines = Array.from({ length: Math.ceil(height / gap) }, (_, i) =>
    toPath(rakedLine(stones, gap * (i + 0.5), 0, width, 8)),
  );
  return drawing(width, height, `<path d="${lines.join("")}"/>`);
}

/** The stones themselves, within the lines that part around them. */
function lying(stones: readonly Stone[]): string {
  const drawn = stones.map(
    ({ cx, cy, rx, ry }) =>
      `<ellipse cx="${String(cx)}" cy="${String(cy)}" rx="${String(rx - 7)}" ry="${String(ry - 7)}" fill="var(--color-ink)" stroke="none"/>`,
  );
  return drawing(view.width, view.height, drawn.join(""));
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Each chapter has its stone in another place of the sand, on the right of its words. */
const stoneOf = (at: number): Stone => ({
  cx: view.width * (0.72 + 0.14 * Math.sin(at * 2.1)),
  cy: view.height * (0.5 + 0.24 * Math.cos(at * 1.7)),
  rx: 74 + 16 * Math.sin(at * 3.3),
  ry: 46 + 9 * Math.cos(at * 2.7),
  squareness: 2,
});

const box = (height: number, content: string) =>
  `<div style="position:relative;overflow:hidden;width:${String(view.width)}px;height:${String(height)}px;background:var(--color-ground);color:var(--color-ink)">${content}</div>`;

const words = (content: string) =>
  `<div style="position:absolute;inset:0;display:flex;flex-direction:column;justify-content:center;padding:0 110px;background:linear-gradient(90deg,var(--color-ground) 52%,transparent 74%)">${content}</div>`;

const display = "font-family:var(--font-display);letter-spacing:var(--tracking-display);margin:0";

/** Draws sheets on a page of the site, which gives them its fonts and colors. */
export class Sheets {
  readonly #page: Page;

  /** @param page of the site, in a context whose policy lets inline style in (`bypassCSP`) */
  constructor(page: Page) {
    this.#page = page;
  }

  async #draw(html: string, height: number): Promise<Raster> {
    await this.#page.evaluate((markup) => {
      document.body.innerHTML = markup;
      document.body.style.cssText = "margin:0;padding:0";
      scrollTo(0, 0);
    }, html);
    await this.#page.evaluate(() => document.fonts.ready);
    const clip = { x: 0, y: 0, width: view.width, height };
    return rasterOf(await this.#page.screenshot({ clip }));
  }

  /** A sheet: sand, words that run out into it, stones. */
  #sheet(content: string, stones: readonly Stone[]): Promise<Raster> {
    const ground = sand(view.width, view.height, stones);
    return this.#draw(box(view.height, ground + words(content) + lying(stones)), view.height);
  }

  /** The sheet of a chapter. @param at which one, from 0 */
  chapter(clock: string, title: string, at: number): Promise<Raster> {
    return this.#sheet(
      `<p style="${display};font-size:30px;color:var(--color-persimmon);font-variant-numeric:tabular-nums">${escaped(clock)}</p>
       <p style="${display};font-size:76px;line-height:1.02;max-width:720px;margin-top:14px;text-wrap:balance">${escaped(title)}</p>`,
      [stoneOf(at)],
    );
  }

  /** The last sheet: the first line large, the others below it. */
  end([first = "", ...others]: readonly string[]): Promise<Raster> {
    const below = others.map(
      (line) =>
        `<p style="font-family:var(--font-text);font-size:27px;margin:0 0 8px">${escaped(line)}</p>`,
    );
    const small = { cx: view.width * 0.91, cy: view.height * 0.22, rx: 44, ry: 29, squareness: 2 };
    return this.#sheet(
      `<p style="${display};font-size:76px;line-height:1.02;max-width:720px;margin-bottom:30px;text-wrap:balance">${escaped(first)}</p>${below.join("")}`,
      [stoneOf(3), small],
    );
  }

  /** The band at the foot, with the hour. */
  band(clock: string): Promise<Raster> {
    const content = `${sand(view.width, bandHeight, [])}<p style="${display};position:absolute;left:0;top:0;height:100%;display:flex;align-items:center;padding:0 28px 0 40px;font-size:26px;font-variant-numeric:tabular-nums;color:var(--color-ink-muted);background:linear-gradient(90deg,var(--color-ground) 72%,transparent)">${escaped(clock)}</p><div style="position:absolute;inset:0 0 auto;border-top:1px solid var(--color-line-strong)"></div>`;
    return this.#draw(box(bandHeight, content), bandHeight);
  }
}
