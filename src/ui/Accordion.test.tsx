// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Accordion } from "./Accordion.tsx";

afterEach(cleanup);

const items = ["billing", "refunds", "trial"].map((id) => ({
  id,
  title: `About ${id}`,
  content: <p>All of {id}</p>,
}));

const groups = () => screen.getAllByRole<HTMLDetailsElement>("group");

it("makes its items exclusive by one name, and leaves them closed", () => {
  render(<Accordion name="faq" items={items} />);
  expect(groups().map((group) => group.getAttribute("name"))).toEqual(["faq", "faq", "faq"]);
  expect(groups().map(({ open }) => open)).toEqual([false, false, false]);
});

it("opens the given item", () => {
  render(<Accordion name="faq" items={items} open="refunds" />);
  expect(groups().map(({ open }) => open)).toEqual([false, true, false]);
});
