// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { readArchive } from "#build/download-archives.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { Check } from "./Check.tsx";

const page = shipped("downloads");
const apps = page.apps.map((app) => ({ ...app, archive: readArchive(app.file) }));
it("copies exactly the displayed command, and shows its output", () => {
  const { container } = render(<Check check={page.check} apps={apps} labels={page.labels} />);
  for (const { archive } of apps)
    expect(container.textContent?.toLowerCase()).toContain(archive.sum);
  const lines = screen.getAllByRole("button").map(({ dataset }) => dataset["copy"] ?? "");
  expect(lines.map((line) => container.querySelector(line)?.textContent)).toEqual([
    "shasum -a 256 desktop-mac-sample.zip",
    "(Get-FileHash desktop-windows-sample.zip).Hash",
  ]);
});
