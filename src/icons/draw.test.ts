import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { icoFile, iconImage, tabIcon } from "./draw.tsx";
import { iconNames, manifestIcons } from "./sizes.ts";

const css = readFileSync("src/styles/tokens.css", "utf8");

/** How far from the middle the outermost point lies that is not ground, as a share of the width. */
async function reach(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [width, corner] = [info.width, data.subarray(0, 3)];
  let most = 0;
  for (let at = 0; at < data.length; at += 3) {
    if ([0, 1, 2].every((i) => Math.abs((data[at + i] ?? 0) - (corner[i] ?? 0)) < 24)) continue;
    const point = at / 3;
    const [x, y] = [point % width, Math.floor(point / width)];
    most = Math.max(most, Math.hypot(x - width / 2, y - width / 2) / width);
  }
  return most;
}

describe("the icon of the tab", () => {
  it("is the mark by day and by night, light enough to come with every page", () => {
    const svg = tabIcon(css);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 344 344">/);
    expect(svg).toContain("@media(prefers-color-scheme:dark){svg{color:");
    expect(svg).toContain("<ellipse");
    expect(svg.length).toBeLessThan(1_500);
  });

  it("comes as an ICO file of one PNG, too", async () => {
    const png = await iconImage({ size: 32, share: 1, ground: false }, css);
    const ico = icoFile(png, 32);
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(ico.subarray(ico.readUInt32LE(18)).equals(png)).toBe(true);
    expect(ico.readUInt32LE(14)).toBe(png.length);
  });
});

it.each(iconNames)(
  "draws the icon “%s” of its size, to its edges, the mark in the middle",
  async (name) => {
    const { size, share, purpose } = manifestIcons[name];
    const png = await iconImage({ size, share }, css);
    const { width, height } = await sharp(png).metadata();
    expect([width, height]).toEqual([size, size]);
    const far = await reach(png);
    expect(far).toBeGreaterThan(0.2);
    // Whatever shape it is cut to keeps a circle of four fifths.
    if (purpose === "maskable") expect(far).toBeLessThan(0.4);
  },
);
