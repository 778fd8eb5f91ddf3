// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { monthOf, quotesOf } from "./month.ts";
import { ExampleMonth } from "./ExampleMonth.tsx";

const { month: words } = shipped("influencers");

/** The section for a creator with this sample flag, at this fee. */
function show(fee: number | null, sample = true) {
  const creator = { ...words.creator, sample };
  const month = monthOf(creator);
  const quotes = quotesOf(creator, month);
  render(<ExampleMonth words={{ ...words, creator }} month={month} quotes={quotes} fee={fee} />);
}

const amounts = (side: string) =>
  within(screen.getByRole("heading", { name: side }).parentElement ?? document.body)
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);

it("adds the fee only on the brand’s side", () => {
  show(250);
  expect(amounts(words.sides.yours.title)).toEqual(["$541.44", "none", "$541.44"]);
  // 2.5% of $541.44 is $13.536.
  expect(amounts(words.sides.brand.title)).toEqual(["$541.44", "$13.54", "$554.98"]);
});

it("does not guess an unpublished fee", () => {
  show(null);
  expect(amounts(words.sides.brand.title)).toEqual(["$541.44", "ask us", "ask us"]);
});
