import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, describe, expect, it } from "vitest";
import { PictureFile } from "#illustrations/PictureFile.tsx";
import { createAsk } from "#live/ai/ezql/ask.ts";
import { readWords, valuesIn } from "#tests/support/ezql-questions.ts";
import { openNative } from "#tests/support/native-shop.ts";
import { type PictureId, pictureIds } from "./ids.ts";
import { pictureOf } from "./index.tsx";
import { paint, size } from "./parts/shapes.tsx";

const draw = (feature: PictureId): string =>
  renderToStaticMarkup(<PictureFile size={size}>{pictureOf(feature)}</PictureFile>);

/** Colors of the theme, or none. */
const allowed = new Set<string>([...Object.values(paint), "none", "currentColor"]);

describe.each(pictureIds)("the picture of %s", (feature) => {
  const svg = draw(feature);

  it("takes its colors and fonts from the page, so that it follows the theme switch", () => {
    const colors = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, value = ""]) => value);
    expect(colors.filter((value) => !allowed.has(value))).toEqual([]);
    expect(svg).not.toMatch(/ style="|url\(|<foreignObject/);
    // Classes only move a picture inside a page: a file of its own has no styles.
    const classes = [...svg.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = ""]) =>
      all.split(" "),
    );
    expect(
      classes.filter(
        (name) =>
          !/^(?:rakes|ripples|draws|grows|lifts|runs|origin-\w+|\[--(?:x|y|turn|ripple):.+\])$/.test(
            name,
          ),
      ),
    ).toEqual([]);
    for (const [, face = ""] of svg.matchAll(/font-family="([^"]*)"/g)) {
      expect(face).toMatch(/^var\(--font-(?:text|display|code)\)$/);
    }
  });

  it("has no words that a phone would make too small", () => {
    for (const [, size = "0"] of svg.matchAll(/font-size="(\d+)"/g)) {
      expect(Number(size)).toBeGreaterThanOrEqual(24);
    }
  });
});

describe("what the pictures print about data", () => {
  const shop = openNative();
  afterAll(() => shop.close());
  const rowsOf = (sql: string) =>
    shop
      .prepare(sql)
      .all()
      .map((row) => Object.values(row));
  /** Texts in the order of the picture, without entities. */
  const textsIn = (feature: PictureId) =>
    [...draw(feature).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = ""]) =>
      text.replace("&gt;", ">"),
    );

  it("the editor's rows are the sample shop's answer to its query", () => {
    const texts = textsIn("query-editor");
    const code = texts.filter((text) => /^(?:select|from|where|group by) /.test(text));
    const answer = rowsOf(code.join("\n")).flatMap(([name, count]) => [
      String(name),
      Number(count).toLocaleString("en-US"),
    ]);
    expect(answer).toHaveLength(6);
    expect(texts).toEqual(expect.arrayContaining(answer));
  });

  it("EZQL answers the picture's question with its longest bar, and writes its SQL", () => {
    const [question = "", ...texts] = textsIn("ezql");
    const reply = createAsk(readWords())(question, null, valuesIn(shop));
    if (reply.kind === "unknown") throw new Error(`not understood: ${question}`);
    for (const line of texts.filter((text) => / BY |^FROM /.test(text)))
      expect(reply.sql).toContain(line);
    const months = rowsOf(reply.sql.replace(/ORDER BY[^]*/, "ORDER BY month")).slice(-7, -1);
    const most = Math.max(...months.map(([, count]) => Number(count)));
    expect(rowsOf(reply.sql)).toEqual([["2025-01", most]]);
    const heights = [...draw("ezql").matchAll(/width="52" height="([\d.]+)"/g)].map(([, height]) =>
      Number(height),
    );
    const shares = months.map(([, count]) => Number(count) / most);
    expect(heights.map((height) => height / Math.max(...heights))).toEqual(
      shares.map((share) => expect.closeTo(share, 2) as number),
    );
  });
});
