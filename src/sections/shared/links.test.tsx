// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { HeroActions, OnwardLink, OnwardLinks } from "./links.tsx";

afterEach(cleanup);

const to = (href: string, external = false) => ({ label: href, href: { href, external } });
const shown = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

it("leaves out links whose pages do not exist", () => {
  render(
    <OnwardLinks
      links={[to("/pricing/"), to("/not-there/"), to("https://docs.example/x/", true)]}
    />,
  );
  expect(shown()).toEqual(["/pricing/", "https://docs.example/x/"]);
});

it("shows nothing for a missing or dead link", () => {
  render(
    <>
      <OnwardLink link={undefined} />
      <OnwardLink link={to("/not-there/")} />
    </>,
  );
  expect(shown()).toEqual([]);
});

it("keeps the button of a hero when the page of its second link does not exist", () => {
  render(<HeroActions action={to("/contact-sales/")} onward={to("/not-there/")} />);
  expect(shown()).toEqual(["/contact-sales/"]);
});
