// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { parseContent } from "#content/explain.ts";
import { contentFiles, kinds } from "#content/collections.ts";
import { securityHeaders } from "../../../server/headers.ts";
import { Questionnaire } from "./Questionnaire.tsx";
import { ThisSite } from "./ThisSite.tsx";

const { security: file } = contentFiles;
const page = parseContent(file, readFileSync(file, "utf8"), kinds.security);
it("shows headers that the server sends, piece by piece", () => {
  render(<ThisSite words={page.site} address="https://shop.example/security/" />);
  const sent = new Map(
    Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
  );
  let name = "";
  for (const header of page.site.headers) {
    name = header.name || name;
    expect([name, sent.get(name)]).toEqual([name, expect.stringContaining(header.value)]);
  }
  expect(screen.getByText("curl -sI https://shop.example/security/")).toBeTruthy();
});

const row = (question: string) => {
  const found = screen.getByText(question).parentElement;
  if (found === null) throw new Error(`no row of ${question}`);
  return within(found);
};

it.each([
  [[], 2],
  [[{ id: "soc-2", evidence: false }], 2],
  [[{ id: "soc-2", evidence: true }], 1],
] as const)("marks as our own claim what cannot be shown: %j", (known, marks) => {
  const claims = known.map((each) => ({ ...each, what: "", says: [] }));
  render(<Questionnaire sheet={page.sheet} claims={claims} />);
  expect(screen.getAllByText(page.sheet.claim.label)).toHaveLength(marks);
});

it("leaves a link out whose page is not there, and keeps the answer", () => {
  render(<Questionnaire sheet={page.sheet} claims={[]} />);
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/terms/#12.6", "/terms/"]);
  expect(row("Can it run in our own cloud?").getByText(/three major cloud providers/)).toBeTruthy();
});
