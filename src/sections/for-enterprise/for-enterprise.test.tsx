// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { parseContent } from "#content/parse.ts";
import { contentFiles, kinds } from "#content/collections.ts";
import { ActivityLog } from "./Security.tsx";

const { forEnterprise: file } = contentFiles;
const page = parseContent(file, readFileSync(file, "utf8"), kinds.forEnterprise);

it("has the headline and the headings that the specification fixes (2.13)", () => {
  const { hero, models, cloud, security, decisions } = page;
  const { encryption, logs, access } = security;
  expect(
    [hero, models, cloud, security, encryption, logs, access, decisions].map(({ title }) => title),
  ).toEqual([
    "Make smart data decisions at scale",
    "Custom AI Models",
    "Private Cloud Deployments",
    "Serious about Security",
    "Strong Encryption",
    "Detailed Activity Logs",
    "Careful Access Control",
    "Make Better Decisions",
  ]);
});

it("marks the log while its lines are invented, and no longer", () => {
  const { rerender } = render(<ActivityLog logs={page.security.logs} />);
  expect(screen.getByText("Sample")).toBeTruthy();
  rerender(<ActivityLog logs={{ ...page.security.logs, sample: false }} />);
  expect(screen.queryByText("Sample")).toBeNull();
});
