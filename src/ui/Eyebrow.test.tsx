// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Eyebrow } from "./Eyebrow.tsx";

it("is no heading, and takes the ink that its ground asks for", () => {
  render(
    <>
      <Eyebrow className="mb-4">Revenue OS</Eyebrow>
      <Eyebrow ground="night">How it answers</Eyebrow>
    </>,
  );
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByText("Revenue OS").className).toMatch(/text-persimmon.*mb-4/);
  expect(screen.getByText("How it answers").className).toContain("text-on-night");
});
