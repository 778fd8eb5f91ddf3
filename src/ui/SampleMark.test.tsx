// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SampleMark } from "./SampleMark.tsx";

afterEach(cleanup);

it("says that it marks a sample and what that means, to eye, pointer and ear", () => {
  render(<SampleMark label="Sample" hint="Invented for this site" />);
  expect(screen.getByTitle("Invented for this site").textContent).toBe(
    "Sample: Invented for this site",
  );
});
