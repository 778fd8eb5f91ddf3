// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { readArchive } from "#build/archives.ts";
import { parseContent } from "#content/parse.ts";
import { downloadsPage } from "./schema.ts";
import { Check, Questions } from "./Check.tsx";
import { Hero } from "./Hero.tsx";

const file = "content/pages/downloads.yaml";
const page = parseContent(file, readFileSync(file, "utf8"), downloadsPage);
const apps = page.apps.map((app) => ({ ...app, archive: readArchive(app.file) }));

it("shows two cards, each a plain link to its archive with size and checksum, marked as a sample", () => {
  render(<Hero hero={page.hero} apps={apps} labels={page.labels} mark="Sample" />);
  const cards = screen.getAllByRole("article");
  expect(cards).toHaveLength(2);
  for (const [i, card] of cards.entries()) {
    const { file: name, archive } = apps[i] ?? { file: "", archive: { sum: "", bytes: 0 } };
    const link = within(card).getByRole("link");
    expect(link.getAttribute("href")).toBe(`/downloads/app/${name}`);
    expect(link.hasAttribute("download")).toBe(true);
    expect(card.textContent).toContain(`${String(archive.bytes)} bytes`);
    expect(card.textContent).toContain(archive.sum);
    expect(within(card).getByText("Sample")).toBeTruthy();
  }
});

it("shows no mark on what is no sample", () => {
  const real = apps.map((app) => ({ ...app, sample: false }));
  render(<Hero hero={page.hero} apps={real} labels={page.labels} mark="Sample" />);
  expect(screen.queryByText("Sample")).toBeNull();
});

it("copies the very line that is shown, and shows what it answers", () => {
  const { container } = render(<Check check={page.check} apps={apps} labels={page.labels} />);
  for (const { archive } of apps)
    expect(container.textContent?.toLowerCase()).toContain(archive.sum);
  const lines = screen.getAllByRole("button").map(({ dataset }) => dataset["copy"] ?? "");
  expect(lines.map((line) => container.querySelector(line)?.textContent)).toEqual([
    "shasum -a 256 desktop-mac-sample.zip",
    "(Get-FileHash desktop-windows-sample.zip).Hash",
  ]);
});

it("asks four questions, of which one at most is answered at a time", () => {
  const { container } = render(<Questions questions={page.questions} />);
  const items = [...container.querySelectorAll("details")];
  expect(items).toHaveLength(4);
  expect(new Set(items.map((item) => item.getAttribute("name")))).toEqual(
    new Set(["downloads-question"]),
  );
});
