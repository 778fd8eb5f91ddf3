// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Brand, Mark } from "./Brand.tsx";

afterEach(cleanup);

it("leads home, says so, and shows the product's name", () => {
  render(<Brand product="Shop" label="Shop, home" />);
  const link = screen.getByRole("link", { name: "Shop, home" });
  expect([link.getAttribute("href"), link.textContent]).toEqual(["/", "Shop"]);
});

it("has a mark of four lines that part at a stone, hidden from assistive technology", () => {
  const { container } = render(<Mark className="h-7" />);
  const mark = container.querySelector("svg[aria-hidden=true]");
  expect(mark?.getAttribute("class")).toBe("h-7");
  expect(mark?.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(4);
  expect(mark?.querySelector("ellipse")).not.toBeNull();
});
