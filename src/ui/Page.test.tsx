// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Page } from "./Page.tsx";

afterEach(cleanup);

it("passes attributes on and adds class names to the page's width", () => {
  render(
    <Page className="py-16" id="band" role="group">
      Words
    </Page>,
  );
  const page = screen.getByRole("group");
  expect([page.id, page.textContent]).toEqual(["band", "Words"]);
  expect([...page.classList]).toEqual(expect.arrayContaining(["max-w-page", "py-16"]));
});
