// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { securityHeaders } from "../../../server/headers.ts";
import { isShown } from "./claims.ts";
import { ThisSite } from "./ThisSite.tsx";

const page = shipped("security");

it("shows only headers that the server sends, part by part", () => {
  render(<ThisSite words={page.site} address="https://shop.example/security/" />);
  const sent = new Map(
    Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
  );
  let name = "";
  for (const header of page.site.headers) {
    name = header.name || name;
    expect([name, sent.get(name)]).toEqual([name, expect.stringContaining(header.value)]);
  }
  expect(screen.getByText("curl -sI https://shop.example/security/")).toBeTruthy();
});

it("treats an unlisted claim as one that cannot be shown", () => {
  const known = [
    { id: "churn", evidence: true },
    { id: "brands", evidence: false },
  ];
  const shown = ["churn", "brands", "hipaa"].map((id) => isShown(known, id));
  expect(shown).toEqual([true, false, false]);
});
