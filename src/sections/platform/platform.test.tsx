// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { parseContent } from "#content/explain.ts";
import { contentFiles, kinds } from "#content/collections.ts";
import { DayLine } from "./DayLine.tsx";
import { Week } from "./Week.tsx";

const { platform: file } = contentFiles;
const source = readFileSync(file, "utf8");
const page = parseContent(file, source, kinds.platform);
const [monday, tuesday] = page.week.days;
if (monday === undefined || tuesday === undefined) throw new Error("the week has no days");

it("refuses a day that has not eight hours", () => {
  expect(() =>
    parseContent(file, source.replace("hours: 5.5", "hours: 6"), kinds.platform),
  ).toThrow('field "week.days #2 kept.hours" has 8.5 hours; make them 8.');
});

it("adds up what each day and the week give back", () => {
  render(<Week week={{ ...page.week, days: [monday, tuesday] }} />);
  expect(screen.getByText("5.5 of 16 hours back")).toBeTruthy();
  expect(screen.getByText("3 h back")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Tuesday: 2.5 of 8 hours are given back." })).toBeTruthy();
});

it("marks the week while it is invented, and names what has no page yet without a link", () => {
  const { rerender } = render(<Week week={page.week} />);
  expect(screen.getByText(page.week.mark.label)).toBeTruthy();
  expect(screen.queryAllByRole("link")).toEqual([]);
  expect(screen.getByText(/Chasing failed cards/).parentElement?.textContent).toContain(
    "Subscribe & Save",
  );
  rerender(<Week week={{ ...page.week, sample: false }} />);
  expect(screen.queryByText(page.week.mark.label)).toBeNull();
  expect(screen.getByRole("link", { name: "CheckoutOS" }).getAttribute("href")).toBe(
    "/checkoutos/",
  );
});

it("lays a stone for each chore and draws the same tangle at every build", () => {
  const draw = () =>
    render(<DayLine back={[2, 1]} seed="Monday" label="Monday" />).container.innerHTML;
  expect(draw().match(/<ellipse/g)).toHaveLength(2);
  expect(draw()).toBe(draw());
});
