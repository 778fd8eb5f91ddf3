import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Block } from "#content/articles/blocks.ts";
import { everything, paragraph, pictures, tools } from "#sections/blog/post.fixture.ts";
import { Blocks } from "./Blocks.tsx";
import type { Form } from "./inline.tsx";

const htmlOf = (blocks: readonly Block[], form: Form = "page") =>
  renderToStaticMarkup(<Blocks blocks={blocks} pictures={pictures} form={form} />);
const bodyOf = (html: string) => new JSDOM(html).window.document.body;
const textsIn = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].map((each) => each.textContent);

it("each kind of words within a line has its element", () => {
  const html = htmlOf(paragraph);
  expect(html).toContain("<code>retry_after</code>");
  expect(html).toContain("<strong>not final</strong>, <em>never</em> on the <s>first</s>");
});

it("a picture shows its alt text if the file is missing", () => {
  const figure = bodyOf(htmlOf([{ type: "image", src: "images/no.png", alt: "A box" }]));
  expect(figure.querySelector("img")).toBeNull();
  expect(figure.textContent).toBe("A box");
});

it("tools show existing fields, and mark tools with a reserved address as invented", () => {
  const [first, second] = bodyOf(htmlOf(tools)).querySelectorAll(".tools > li");
  if (!first || !second) throw new Error("no tools");
  expect(first.textContent).toContain("Example: Invented");
  expect(textsIn(first, "dt")).toEqual(["Key features", "Considerations"]);
  expect(textsIn(first, "dd")).toHaveLength(3);
  const link = first.querySelector("a");
  expect([link?.getAttribute("href"), link?.getAttribute("rel")]).toEqual([
    "https://burrowandhay.example/",
    "external nofollow",
  ]);
  expect(second.textContent).not.toContain("Invented");
  expect(textsIn(second, "dt")).toEqual(["Considerations"]);
});

describe("in a feed", () => {
  const html = htmlOf(everything, "feed");

  it("nothing needs this site's style or script", () => {
    expect(html).not.toMatch(
      /<svg|tabindex|role="group"|sr-only|href="#|aria-labelledby|data-line/,
    );
  });

  it("the words are the same except for the marks", () => {
    const plain = (markup: string) => {
      const box = bodyOf(markup);
      for (const mark of box.querySelectorAll(".sr-only, [title], em")) mark.remove();
      return box.textContent.replaceAll(/\s+/g, " ");
    };
    expect(plain(html)).toBe(plain(htmlOf(everything)));
  });
});
