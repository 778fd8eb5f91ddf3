// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { NavLink } from "./NavLink.tsx";

afterEach(cleanup);

const hint = "(leaves this site)";

it.each([
  ["a page of the site", "/blog/", false, undefined, "Blog"],
  ["a page with a description", "/blog/", false, "Articles", "Blog Articles"],
  ["another site", "https://docs.shop.example", true, undefined, `Blog ${hint}`],
  ["another site, described", "https://docs.shop.example", true, "Read", `Blog ${hint} Read`],
])("to %s (%s)", (_, href, external, description, read) => {
  render(
    <NavLink
      label="Blog"
      description={description}
      href={{ href, external }}
      externalHint={hint}
    />,
  );
  const link = screen.getByRole("link");
  expect([link.getAttribute("href"), link.textContent]).toEqual([href, read]);
  expect(link.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(external ? 1 : 0);
});
