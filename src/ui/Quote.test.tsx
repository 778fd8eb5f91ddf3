// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Quote } from "./Quote.tsx";
import { SampleMark } from "./SampleMark.tsx";

afterEach(cleanup);

it("is a figure: the words, and who said them", () => {
  render(
    <Quote name="Ruth Amari" role="Operations">
      It comes back every month.
    </Quote>,
  );
  const figure = screen.getByRole("figure");
  expect(within(figure).getByRole("blockquote").textContent).toBe("It comes back every month.");
  expect(figure.querySelector("figcaption")?.textContent).toBe("Ruth AmariOperations");
});

it("carries the sample mark beside the name", () => {
  render(
    <Quote name="Ruth Amari" role="Operations" mark={<SampleMark label="Sample" hint="Invented" />}>
      It comes back every month.
    </Quote>,
  );
  const caption = screen.getByRole("figure").querySelector("figcaption");
  expect(caption?.textContent).toBe("Ruth AmariOperationsSample: Invented");
});
