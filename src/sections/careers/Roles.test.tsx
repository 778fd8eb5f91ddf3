// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { Roles } from "./Roles.tsx";

const { roles, apply } = shipped("careers");
const [role] = roles.list;
if (role === undefined) throw new Error("this test needs a role to begin with");

const show = (change: Partial<typeof roles>) =>
  render(<Roles roles={{ ...roles, ...change }} email={apply.email} />);

const subjectOf = (link: HTMLElement) =>
  new URL(link.getAttribute("href") ?? "").searchParams.get("subject");

it("says that nothing is open, offers an email link, and marks nothing", () => {
  show({ list: [] });
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe(roles.empty.title);
  expect(subjectOf(screen.getByRole("link"))).toBe(roles.empty.subject);
  expect(screen.queryByText("Sample")).toBeNull();
  expect(screen.queryByText(roles.lead)).toBeNull();
});

it("opens only the first role, and names each in its email link", () => {
  show({ list: [role, { ...role, id: "second", title: "Beekeeper & friend" }] });
  const beds = [...document.querySelectorAll("details")];
  expect(beds.map(({ open }) => open)).toEqual([true, false]);
  expect(new Set(beds.map((bed) => bed.getAttribute("name"))).size).toBe(1);
  const [, link] = [...document.querySelectorAll<HTMLElement>('[href^="mailto:"]')];
  expect(link && subjectOf(link)).toBe("Beekeeper & friend: I would like to talk");
});
