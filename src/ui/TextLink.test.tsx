// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TextLink } from "./TextLink.tsx";

afterEach(cleanup);

it.each([
  ["inline", 0],
  ["onward", 1],
] as const)("reads as its words alone where it is %s, with %i arrow", (look, arrows) => {
  render(
    <TextLink look={look} href="/blog/" rel="next">
      All articles
    </TextLink>,
  );
  const link = screen.getByRole("link", { name: "All articles" });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual(["/blog/", "next"]);
  expect(link.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(arrows);
});
