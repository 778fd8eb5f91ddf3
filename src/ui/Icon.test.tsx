// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Icon } from "./Icon.tsx";

afterEach(cleanup);

it("is a picture that assistive technology passes over", () => {
  const { container } = render(<Icon name="close" />);
  const picture = container.querySelector("svg");
  expect(picture?.getAttribute("aria-hidden")).toBe("true");
  expect(picture?.querySelector("path")?.getAttribute("d")).toMatch(/^m4 4/);
});

it("has the size it is given in place of its own", () => {
  const { container } = render(
    <>
      <Icon name="menu" />
      <Icon name="menu" className="size-3" />
    </>,
  );
  const classes = [...container.querySelectorAll("svg")].map((icon) => icon.getAttribute("class"));
  expect(classes).toEqual(["size-4", "size-3"]);
});
