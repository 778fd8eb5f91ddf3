// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SkipLink } from "./SkipLink.tsx";

afterEach(cleanup);

it("leads past the header to the content's id", () => {
  render(<SkipLink label="Skip to content" />);
  const link = screen.getByRole("link", { name: "Skip to content" });
  expect(link.getAttribute("href")).toBe("#content");
});
