import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { drawingId } from "#illustrations/address.ts";
import { type FeatureId, featureIds } from "./ids.ts";
import { FeatureFile } from "./index.tsx";
import { paint } from "./parts/paint.ts";

const draw = (feature: FeatureId) => renderToStaticMarkup(<FeatureFile feature={feature} />);

/** Colors of the theme, or none. */
const allowed = new Set<string>([...Object.values(paint), "none"]);

describe.each(featureIds)("the picture of %s", (feature) => {
  const svg = draw(feature);

  it("is a drawing that a page can name", () => {
    expect(svg).toContain(`<g id="${drawingId}">`);
    expect(svg.match(/ id="/g)).toHaveLength(1);
  });

  it("takes its colors and fonts from the page, so that it follows the theme switch", () => {
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
});
