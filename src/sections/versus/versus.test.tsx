// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { Costs } from "./Prices.tsx";

const page = shipped("versus");
const { approaches } = page;
const claimed = { name: "point_solutions", text: "", what: "", evidence: false };

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
