import { describe, expect, it } from "vitest";
import { site } from "#site";
import { blocksOf, readText } from "./body.fixture.ts";

/** The parts of a text's one paragraph. */
const parts = (source: string) => {
  const [block] = blocksOf(source);
  return block?.type === "paragraph" ? block.text : [];
};
const text = (words: string) => ({ type: "text", text: words });

describe("words within a line", () => {
  it("nest", () => {
    expect(parts("A **bold _and [linked `code`](/pricing/)_ ~~old~~** end.")).toEqual([
      text("A "),
      {
        type: "bold",
        children: [
          text("bold "),
          {
            type: "emphasis",
            children: [
              text("and "),
              {
                type: "link",
                href: "/pricing/",
                external: false,
                children: [text("linked "), { type: "code", text: "code" }],
              },
            ],
          },
          text(" "),
          { type: "struck", children: [text("old")] },
        ],
      },
      text(" end."),
    ]);
  });

  it.each([
    "At 12:30 and 7:05:10, a ratio of 3:1.",
    "“Café”: at 12:30, note:this and :that.",
    "Two * three _ four, 5 < 6 > 4, a & b.",
  ])("stay as written: %s", (words) => {
    expect(parts(words)).toEqual([text(words)]);
  });

  it("continue across lines of the file and forced breaks", () => {
    expect(parts("One\ntwo\\\nthree  \nfour.")).toEqual([text("One two three four.")]);
  });

  it("have placeholders filled in, but not in code", () => {
    expect(parts("{product} and `{product}`")).toEqual([
      text(`${site.product} and `),
      { type: "code", text: "{product}" },
    ]);
  });

  it("link the site’s email address wherever it is written, once", () => {
    const link = { type: "link", href: "@email" };
    expect(parts("Write to {email}.")).toMatchObject([
      text("Write to "),
      { ...link, children: [text(site.hosts.email)] },
      text("."),
    ]);
    expect(parts("[Write to {email}](@email)")).toMatchObject([
      { ...link, children: [text(`Write to ${site.hosts.email}`)] },
    ]);
  });
});

it.each(["**Email**-Only offers", "1.5 bags", "- **Box**-Free", "x | y"])(
  "faults are not reported without cause: %s",
  (words) => {
    expect(readText(words).said).toEqual([]);
  },
);
