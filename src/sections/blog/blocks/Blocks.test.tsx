// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import type { Block } from "#content/articles/blocks.ts";
import { pictures, samples } from "#sections/blog/post.fixture.ts";
import { Blocks } from "./Blocks.tsx";
import type { Form } from "./inline.tsx";

afterEach(cleanup);

const words = {
  website: "Website",
  features: "Key features",
  considerations: "Considerations",
  example: "Example",
  exampleHint: "Invented",
};

const element = (blocks: readonly Block[], form: Form = "page", lines?: readonly number[]) => (
  <Blocks
    blocks={blocks}
    pictures={pictures}
    words={words}
    external="(leaves this site)"
    form={form}
    {...(lines ? { lines } : {})}
  />
);
const show = (blocks: readonly Block[]) => render(<main>{element(blocks)}</main>).container;
const everything: readonly Block[] = Object.values(samples).flat();

describe("within a line", () => {
  it("each kind of words has its element", () => {
    const html = renderToStaticMarkup(element(samples.paragraph));
    expect(html).toContain("<code>retry_after</code>");
    expect(html).toContain("<strong>not final</strong>, <em>never</em> on the <s>first</s>");
  });

  it("a link within the site is plain, and an external one says so", () => {
    show(samples.paragraph);
    const within = screen.getByRole("link", { name: "the other notes" });
    expect([within.getAttribute("href"), within.getAttribute("rel")]).toEqual(["/blog/", null]);
    const away = screen.getByRole("link", { name: "the bank’s codes (leaves this site)" });
    expect(away.getAttribute("rel")).toBe("external");
  });
});

it("a picture shows its alt text if the file is missing", () => {
  const figure = show([{ type: "image", src: "images/no.png", alt: "A box" }]);
  expect(figure.querySelector("img")).toBeNull();
  expect(figure.textContent).toBe("A box");
});

it("tools show existing fields, and mark tools with a reserved address as invented", () => {
  show(samples.database_tools);
  const [first, second] = [...document.querySelectorAll<HTMLElement>(".tools > li")];
  if (!first || !second) throw new Error("no tools");
  expect(first.textContent).toContain("Example: Invented");
  expect([...first.querySelectorAll("dt")].map((each) => each.textContent)).toEqual([
    "Key features",
    "Considerations",
  ]);
  expect(first.querySelectorAll("dd")).toHaveLength(3);
  const link = within(first).getByRole("link");
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([
    "https://burrowandhay.example/",
    "external nofollow",
  ]);
  expect(second.textContent).not.toContain("Invented");
  expect([...second.querySelectorAll("dt")].map((each) => each.textContent)).toEqual([
    "Considerations",
  ]);
});

it("in the editor every block has its first line", () => {
  const lines = everything.map((_, i) => 10 + 3 * i);
  const { container } = render(element(everything, "page", lines));
  const said = [...container.children].map((each) => Number(each.getAttribute("data-line")));
  expect(said).toEqual(lines);
});

describe("in a feed", () => {
  const html = renderToStaticMarkup(element(everything, "feed"));

  it("nothing needs this site's style or script", () => {
    expect(html).not.toMatch(
      /<svg|tabindex|role="group"|sr-only|href="#|aria-labelledby|data-line/,
    );
  });

  it("the words are the same except for the marks", () => {
    const plain = (markup: string) => {
      const box = document.createElement("div");
      box.innerHTML = markup;
      for (const mark of box.querySelectorAll(".sr-only, [title], em")) mark.remove();
      return box.textContent.replaceAll(/\s+/g, " ");
    };
    expect(plain(html)).toBe(plain(renderToStaticMarkup(element(everything))));
  });
});
