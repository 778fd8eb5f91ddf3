import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawingId } from "#illustrations/address.ts";
import { type FeatureId, featureIds } from "./ids.ts";
import { stageIds } from "#illustrations/ids.ts";
import { StagePicture } from "#illustrations/stages/index.tsx";
import { FeatureFile } from "./index.tsx";
import { paint } from "./parts/paint.ts";

const draw = (feature: FeatureId) => renderToStaticMarkup(<FeatureFile feature={feature} />);

/** Colours of the theme, or none. */
const allowed = new Set<string>([...Object.values(paint), "none"]);

describe.each(featureIds)("the picture of %s", (feature) => {
  const svg = draw(feature);

  it("is a drawing that a page can name", () => {
    expect(svg).toContain(`<g id="${drawingId}">`);
    expect(svg.match(/ id="/g)).toHaveLength(1);
  });

  it("takes its colours and fonts from the page, so that it follows the theme switch", () => {
    const colours = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, value = ""]) => value);
    expect(colours.filter((value) => !allowed.has(value))).toEqual([]);
    expect(svg).not.toMatch(/ (?:style|class)="|url\(|<foreignObject/);
    for (const [, face = ""] of svg.matchAll(/font-family="([^"]*)"/g)) {
      expect(face).toMatch(/^var\(--font-(?:text|display|code)\)$/);
    }
  });

  it("has no words that a phone would make too small", () => {
    for (const [, size = "0"] of svg.matchAll(/font-size="(\d+)"/g)) {
      expect(Number(size)).toBeGreaterThanOrEqual(20);
    }
  });

  it("is light", () => {
    expect(brotliCompressSync(svg).byteLength).toBeLessThan(2_500);
  });
});

it("a feature without a picture is refused with the file and what to do", () => {
  expect(() => draw("teleport" as FeatureId)).toThrow(
    'src/illustrations/features/index.tsx: there is no picture of "teleport"; draw one and name it here',
  );
});

it("no two features share a picture", () => {
  expect(new Set(featureIds.map(draw)).size).toBe(featureIds.length);
});

it.each(stageIds)("the picture of the stage %s shares nothing by id", (stage) => {
  const svg = renderToStaticMarkup(<StagePicture stage={stage} />);
  expect(svg.length).toBeGreaterThan(1_000);
  expect(svg).not.toContain(" id=");
});
