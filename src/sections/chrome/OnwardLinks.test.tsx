// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Content } from "#content/collections.ts";
import { OnwardLinks } from "./OnwardLinks.tsx";

afterEach(cleanup);

const link = (label: string, href: string) => ({ label, href: { href, external: false } });
const links = [
  link("Plans", "/pricing/"),
  link("Ask", "/contact-sales/"),
] as unknown as Content<"getRamp">["links"];

it("leaves out a link whose page is not there", () => {
  render(<OnwardLinks links={links} exists={(href) => href === "/pricing/"} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Plans"]);
});

it("stands in a line that breaks, or one below another", () => {
  const { rerender } = render(<OnwardLinks links={links} exists={() => true} />);
  const classes = () => [...screen.getByRole("list").classList];
  expect(classes()).toContain("flex-wrap");
  rerender(<OnwardLinks links={links} exists={() => true} stacked />);
  expect(classes()).toContain("flex-col");
  expect(classes()).not.toContain("flex-wrap");
});
