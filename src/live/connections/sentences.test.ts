import { describe, expect, it } from "vitest";
import { checkConnection } from "./check.ts";
import { rows } from "./rows.fixture.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { announcement, sentencesOf, verdictOf } from "./Report.tsx";

const words = shipped("connectionChecker");

describe("the sentences", () => {
  it.each(rows.map(([kind, page, text]) => ({ kind, page, text })))(
    "without a gap: $kind, $text",
    ({ page, text }) => {
      for (const finding of checkConnection(text, page).findings) {
        const said = sentencesOf(finding, {});
        expect(`${said.title} ${said.text}`).not.toMatch(/\[[a-z]+\]|undefined|“”/);
      }
    },
  );
});

it("name the other database if a port belongs to one", () => {
  const [finding] = checkConnection("postgres://me@db.tea.shop:3306/shop", "postgres").findings;
  expect(finding && sentencesOf(finding, { mysql: "MYSQL" }).text).toContain(
    "MYSQL uses that port",
  );
});

it("give the verdict of the most serious finding, and announce how many there are", () => {
  const bad = checkConnection("postgres://me:x@localhost/shop", "postgres");
  expect(verdictOf(bad)).toBe("error");
  expect(announcement(bad)).toBe("This will not connect as it is. 3 findings");
  const good = checkConnection("tea-shop-123.shop", "google-bigquery");
  expect(announcement(good)).toBe(words.verdicts.good);
});
