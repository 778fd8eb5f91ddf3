// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { BareHeader } from "./BareHeader.tsx";
import { navigation, words } from "./words.fixture.ts";

it("leads home and to sales, and holds nothing else to press", () => {
  render(<BareHeader product="Shop" contact={navigation.contact} words={words} />);
  const header = within(screen.getByRole("banner"));
  expect(header.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/contact-sales/",
  ]);
  expect(header.getByRole("link", { name: "Contact sales" }).classList).toContain("raked-button");
  expect([header.queryByRole("button"), header.queryByRole("navigation")]).toEqual([null, null]);
});
