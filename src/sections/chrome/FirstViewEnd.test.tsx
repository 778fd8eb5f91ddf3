// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { FirstViewEnd } from "./FirstViewEnd.tsx";

it("is the place that the document head names, and not to be seen", () => {
  render(<FirstViewEnd />);
  expect(document.getElementById("first-view")?.hidden).toBe(true);
});
