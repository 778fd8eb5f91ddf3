// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { parseContent } from "#content/parse.ts";
import { versusPage } from "./schema.ts";
import { Costs } from "./Costs.tsx";

const file = "content/pages/versus.yaml";
const source = readFileSync(file, "utf8");
const page = parseContent(file, source, versusPage);
const { approaches } = page;
const claimed = { name: "point_solutions", text: "", what: "", evidence: false };

describe("the table", () => {
  it("marks a claim of ours until there is evidence", () => {
    const { unmount } = render(
      <Costs costs={page.costs} approaches={approaches} figures={[claimed]} />,
    );
    expect(screen.getAllByText(page.costs.claim.label)).toHaveLength(1);
    unmount();
    const shown = [{ ...claimed, evidence: true }];
    render(<Costs costs={page.costs} approaches={approaches} figures={shown} />);
    expect(screen.queryByText(page.costs.claim.label)).toBeNull();
  });

  it("rejects a claim without a figure", () => {
    const wrong = source.replace("claim: point_solutions", "claim: point_solution");
    expect(() => parseContent(file, wrong, versusPage)).toThrow(
      'field "costs.rows #2 claim" is "point_solution"; write the name of a figure in content/plans.yaml.',
    );
  });
});
