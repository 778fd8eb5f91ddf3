// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Stats } from "./Stat.tsx";

afterEach(cleanup);

it("gives each figure its condition as term", () => {
  render(
    <Stats
      items={[
        { value: "22%", label: "more revenue in a year" },
        { value: "8 of 10", label: "failed payments recovered" },
      ]}
    />,
  );
  const pairs = screen.getAllByRole("term").map((term) => {
    expect(term.parentElement?.parentElement?.localName).toBe("dl");
    return [term.textContent, term.nextElementSibling?.textContent];
  });
  expect(pairs).toEqual([
    ["more revenue in a year", "22%"],
    ["failed payments recovered", "8 of 10"],
  ]);
  expect(screen.getAllByRole("definition")).toHaveLength(2);
});
