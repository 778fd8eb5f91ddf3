// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { pageExists } from "#content/existing-pages.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { Hero } from "./Hero.tsx";
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

it("links each part of the hero's picture, and the tables below, to an existing page", () => {
  const { parts, tables } = page.hero;
  render(<Hero hero={page.hero} />);
  const paths = [...parts, tables].map(({ label, text }) => {
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: `${label} ${text}` });
    return new URL(link.href).pathname;
  });
  expect(new Set(paths).size).toBe(5);
  expect(paths.filter((path) => !pageExists(path))).toEqual([]);
});
