// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Button } from "./Button.tsx";

it("does not submit a form unless told to", () => {
  const type = () => screen.getByRole<HTMLButtonElement>("button", { name: "Start" }).type;
  render(<Button>Start</Button>);
  expect(type()).toBe("button");
  cleanup();
  render(<Button type="submit">Start</Button>);
  expect(type()).toBe("submit");
});
