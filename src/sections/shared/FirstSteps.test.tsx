// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FirstSteps } from "./FirstSteps.tsx";

const step = (label: string, href: string, external = false) => ({
  label,
  href: { href, external },
});
const action = step("Begin", "https://app.example/signup", true);
const show = (exists: boolean) =>
  render(<FirstSteps action={action} onward={step("Read", "/about/")} exists={() => exists} />);
const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

it("leads to the step to take, and on", () => {
  show(true);
  expect(links()).toEqual(["https://app.example/signup", "/about/"]);
});

it("leaves out the way on while its page is not there", () => {
  show(false);
  expect(links()).toEqual(["https://app.example/signup"]);
});
