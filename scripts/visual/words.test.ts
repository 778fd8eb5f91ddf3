/** The names that files have, and the sentences that a run says. */
import { describe, expect, it } from "vitest";
import { pinnedFonts, settings } from "./fonts.ts";
import { fileNameOf, looks, nameOf } from "./looks.ts";
import { strayFiles } from "./references.ts";
import { sentence } from "./report.ts";
import { whyOther } from "./version.ts";

it("has eight looks, each with a name of its own", () => {
  expect(new Set(looks.map(nameOf)).size).toBe(8);
});

it.each([
  ["/", "home"],
  ["/404/", "404"],
  ["/blog/[id]/", "blog--id"],
  ["/blog/topics/[topic]/page/[page]/", "blog--topics--topic--page--page"],
  ["/[...rest]/", "rest"],
])("keeps %s as %s", (route, name) => {
  expect(fileNameOf(route)).toBe(name);
});

it("refuses two templates whose files would have one name", async () => {
  const pages = ["/blog/[id]/", "/blog/id/"].map((route) => ({ route, path: route, size: 1 }));
  await expect(strayFiles(pages)).rejects.toThrow("one name");
});

describe("another Chromium", () => {
  it("is none when it is the named one", () => {
    expect(whyOther("153.0.8010.0", "153.0.8010.0")).toBeUndefined();
  });

  it("is refused in one sentence with both versions and the remedy", () => {
    expect(whyOther("156.0.1.2", "153.0.8010.0")).toBe(
      "The pictures were made with Chromium 153.0.8010.0, and this is 156.0.1.2: leave CHROMIUM unset, and " +
        "`npm test -- visual` fetches the right one, or make all of them anew with `npm test -- visual --update`.",
    );
  });
});

it("lets Chromium find the site's fonts alone", async () => {
  const text = settings("/a <b>/fonts", "/cache");
  expect(text.match(/<dir>.*<\/dir>/g)).toEqual(["<dir>/a &lt;b>/fonts</dir>"]);
  expect(text).not.toContain("<include");
  expect(await pinnedFonts()).toEqual({ FONTCONFIG_FILE: expect.stringMatching(/fonts\.conf$/) });
});

it("says of a failure where and how much", () => {
  const look = { theme: "light", width: 390 } as const;
  const box = { left: 0, top: 0, width: 16, height: 16 };
  const failure = (boxes: readonly (typeof box)[], actual: number) => ({
    ...{ route: "/", path: "/", look, reference: { path: "/", shots: [] } },
    difference: { squares: 3, boxes, heights: { expected: 900, actual } },
  });
  expect(sentence(failure([box], 900))).toBe("light-390: 3 squares in 1 place");
  expect(sentence(failure([box, box], 907))).toBe(
    "light-390: 3 squares in 2 places; 907 instead of 900 pixels high",
  );
});
