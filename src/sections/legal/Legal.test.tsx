// @vitest-environment jsdom
import type { ComponentProps } from "react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { document, packed, plainDocument } from "./legal.fixture.ts";
import { Legal } from "./Legal.tsx";

afterEach(cleanup);

const words = shipped("legal");
const { constants } = shipped("constants");

const show = (
  own = document,
  before: Pick<ComponentProps<typeof Legal>, "children" | "entries"> = {},
) => render(<Legal document={own} words={words} constants={constants} {...before} />).container;

const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

describe("the head", () => {
  it("says that the wording is a sample as long as it is one", () => {
    const note = show().querySelector("[data-part=sample]");
    expect(note?.getAttribute("role")).toBe("note");
    expect(note?.textContent).toBe(`${words.sample.title}. ${words.sample.text}`);
    cleanup();
    expect(show({ ...document, sample: false }).querySelector("[data-part=sample]")).toBeNull();
  });
});

describe("the contents", () => {
  it("list the sections with their numbers, and lead to them", () => {
    const container = show();
    const [wide, folded] = screen.getAllByRole("navigation", { name: words.contents });
    for (const list of [wide, folded]) {
      const links = [...(list?.querySelectorAll("a") ?? [])];
      expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
        ["1. Packing", "#1"],
        ["2. Post", "#2"],
      ]);
    }
    for (const id of ["1", "2"]) {
      expect(container.ownerDocument.getElementById(id)?.tagName).toBe("H2");
    }
  });
});

describe("a section", () => {
  it("has a heading that is the link to it, its number with a word for screen readers", () => {
    show();
    // Of a part's last space, which browsers keep, the tests' own reckoning of names makes nothing.
    const heading = screen.getByRole("heading", { level: 2, name: /^Section ?1 Packing$/ });
    expect(heading.querySelector("a")?.getAttribute("href")).toBe("#1");
    expect(heading.querySelector(".sr-only")?.textContent).toBe("Section ");
    expect(heading.querySelector("[data-part=number]")?.textContent).toBe("1");
    const sub = screen.getByRole("heading", { level: 3, name: /^Section ?2\.1 Time$/ });
    expect([sub.id, sub.querySelector("a")?.getAttribute("href")]).toEqual(["2.1", "#2.1"]);
  });
});

describe("a clause", () => {
  it("has its number as the link to it, read out as a clause's", () => {
    const container = show();
    const own = container.ownerDocument.getElementById("1.1");
    const link = own?.querySelector("a");
    expect([link?.getAttribute("href"), link?.textContent]).toEqual(["#1.1", "Clause 1.1"]);
    expect(own?.querySelector("p")?.textContent).toBe("Each parcel is packed by hand:");
  });

  it("holds the lists and tables that belong to it, tables named by the heading above", () => {
    const own = show().ownerDocument.getElementById("1.1");
    expect(texts(own as Element, "li")).toEqual(["in paper"]);
    const table = own?.querySelector("table");
    expect(table?.getAttribute("aria-labelledby")).toBe("1");
    expect(table?.parentElement?.tabIndex).toBe(0);
    expect(texts(own as Element, "tbody th")).toEqual(["Soap"]);
  });

  it("has no number and no link in a text without numbers, but an anchor", () => {
    const container = show(plainDocument);
    const own = container.ownerDocument.getElementById("packing.1");
    expect(own?.querySelector("a")).toBeNull();
    expect(
      container.querySelector(".legal-section [data-part=number], .legal-section .sr-only"),
    ).toBeNull();
    expect(screen.getByRole("heading", { level: 2, name: "Packing" }).id).toBe("packing");
  });
});

describe("the table of figures", () => {
  it("has every constant that the text quotes, with links to the clauses, and no other", () => {
    show();
    const table = screen.getByRole("table", { name: words.figures.title });
    const rows = [...table.querySelectorAll("tbody tr")];
    const quoted = constants.filter(({ name }) => document.quotedIn.has(name));
    expect(quoted).toHaveLength(4);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual(
      quoted.map(({ name, what, text }) => [
        what,
        text,
        document.quotedIn
          .get(name)
          ?.map(({ id }) => id)
          .join(", "),
      ]),
    );
    const [first] = rows;
    expect(
      [...(first?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href")),
    ).toEqual(["#1.1", "#2.1.1"]);
    expect(texts(table, "th[scope=col]")).toEqual([
      words.figures.what,
      words.figures.value,
      words.figures.clauses,
    ]);
  });

  it("is left out of a text that quotes only a few", () => {
    const few = new Map([["currency", [packed]]]);
    expect(show({ ...document, quotedIn: few }).querySelector("[data-part=figures]")).toBeNull();
  });
});
