// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { shipped } from "#content/shipped.fixture.ts";

import { WeekSchedule } from "./WeekSchedule.tsx";

const page = shipped("platform");
const [monday, tuesday] = page.week.days;
if (monday === undefined || tuesday === undefined) throw new Error("the week has no days");

it("adds up the hours given back per day and week", () => {
  render(<WeekSchedule week={{ ...page.week, days: [monday, tuesday] }} />);
  expect(screen.getByText("5.5 of 16 hours back")).toBeTruthy();
  expect(screen.getByText("3 hours back")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Tuesday: 2.5 of 8 hours freed up." })).toBeTruthy();
});
