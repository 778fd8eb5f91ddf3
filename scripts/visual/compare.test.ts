/** How much the comparison sees: what a visitor could notice, and no more. */
import { beforeAll, describe, expect, it } from "vitest";
import { compare, isSame } from "./compare.ts";
import { type Bar, disturbed, drawn } from "./drawn.ts";
import { fingerprint, type Fingerprint, type Pixels } from "./fingerprint.ts";
import { decode, encode } from "./reference-file.ts";

const paper = [250, 248, 242] as const;
const ink = [32, 40, 36] as const;
const green = [20, 90, 60] as const;
const size = [150, 100] as const;

const button: Bar = { x: 21, y: 13, width: 90, height: 34, color: green };
const stroke = (x: number, y: number, width: number, height: number, color: Bar["color"]): Bar => ({
  ...{ x, y, width, height, color },
});
/** Letters of 14 pixels, their strokes 1.4 wide: an "e" without its bar is a "c". */
const c = (x: number, y: number, color: Bar["color"]) => [
  stroke(x, y, 1.4, 7, color),
  stroke(x, y, 6, 1.4, color),
  stroke(x, y + 5.6, 6, 1.4, color),
];
const e = (x: number, y: number, color: Bar["color"]) => [
  ...c(x, y, color),
  stroke(x + 4.6, y, 1.4, 3.4, color),
  stroke(x, y + 2.8, 6, 1.4, color),
];

const label = e(60, 26, paper);
const word = [...e(20.3, 70.2, ink), ...e(28.6, 70.2, ink), ...e(36.9, 70.2, ink)];
const page = (bars: readonly Bar[] = [button, ...label, ...word], points?: number) =>
  drawn(size, paper, bars, points);

/** As it comes back from its file. */
async function kept(pixels: Pixels): Promise<Fingerprint> {
  const shots = [{ look: { theme: "light", width: 390 }, print: fingerprint(pixels) }] as const;
  const [shot] = decode(await encode({ path: "/", shots })).shots;
  if (shot === undefined) throw new Error("nothing came back");
  return shot.print;
}

describe("against the page as it was", () => {
  let reference: Fingerprint;
  beforeAll(async () => {
    reference = await kept(page());
  });
  const against = (pixels: Pixels) => compare(reference, fingerprint(pixels));

  it.each([
    ["the same again", page()],
    ["edges smoothed by another rule", page(undefined, 16)],
    ["edges off by up to eight levels", disturbed(page(), 8)],
  ])("%s is the same", (_, pixels) => {
    expect(against(pixels)).toMatchObject({ squares: 0, boxes: [] });
    expect(isSame(against(pixels))).toBe(true);
  });

  const moved = (by: Partial<Bar>) => page([{ ...button, ...by }, ...label, ...word]);
  const lighter = ([red, ...rest]: typeof green) => [red + 8, ...rest] as const;
  it.each([
    ["a button one pixel to the right", moved({ x: button.x + 1 })],
    ["a button one pixel to the left", moved({ x: button.x - 1 })],
    ["a button one pixel down", moved({ y: button.y + 1 })],
    ["a button one pixel up", moved({ y: button.y - 1 })],
    ["a button one pixel wider", moved({ width: button.width + 1 })],
    ["a colour a step off", moved({ color: lighter(green) })],
    ["a label that is gone", page([button, ...word])],
    ["one letter that became another", page([button, ...c(60, 26, paper), ...word])],
  ])("%s is seen, at its place", (_, pixels) => {
    const { boxes } = against(pixels);
    expect(boxes).not.toEqual([]);
    // The squares that the button touches.
    for (const { left, top, width, height } of boxes) {
      expect([left, top]).toSatisfy(
        ([x, y]: readonly number[]) => Number(x) >= 16 && Number(y) >= 0,
      );
      expect([left + width, top + height]).toSatisfy(
        ([right, bottom]: readonly number[]) => Number(right) <= 112 && Number(bottom) <= 48,
      );
    }
  });

  it("a letter in a word of text is seen, and nothing else", () => {
    const other = [...word.slice(0, 5), ...c(28.6, 70.2, ink), ...word.slice(10)];
    const { boxes } = against(page([button, ...label, ...other]));
    expect(boxes).toEqual([expect.objectContaining({ top: 64, height: 16 })]);
  });

  it("two changes far apart are two places", () => {
    const far = stroke(130, 80, 10, 10, ink);
    const { boxes } = against(page([{ ...button, color: ink }, ...label, ...word, far]));
    expect(boxes).toHaveLength(2);
  });

  it("a page that grew by a row of nothing is seen", () => {
    const taller = drawn([size[0], size[1] + 1], paper, [button, ...label, ...word]);
    const difference = against(taller);
    expect(difference.heights).toEqual({ expected: 100, actual: 101 });
    expect(isSame(difference)).toBe(false);
  });
});

it("refuses to compare pictures of two widths", () => {
  const narrow = fingerprint(drawn([16, 16], paper, []));
  const wide = fingerprint(drawn([17, 16], paper, []));
  expect(() => compare(narrow, wide)).toThrow("one picture is 16 wide, the other 17");
});
