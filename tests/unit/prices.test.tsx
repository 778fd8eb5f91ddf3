/** A price is changed in one place, and home, the pricing page, its calculator and its questions follow. */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { tariffOf } from "#lib/plans/tariff.ts";
import { parseContent } from "#model/explain.ts";
import { type Content, contentFiles, type Kind, kinds } from "#model/kinds.ts";
import type { z } from "astro/zod";
import { Hero as CheckoutHero } from "#sections/checkoutos/Hero.tsx";
import { Pricing } from "#sections/home/Pricing.tsx";
import { Calculator } from "#sections/pricing/Calculator.tsx";
import { Cards } from "#sections/pricing/Cards.tsx";
import { Compare } from "#sections/pricing/Compare.tsx";
import { CrossingPicture } from "#sections/pricing/CrossingPicture.tsx";
import { Questions } from "#sections/pricing/Questions.tsx";
import { root } from "#tests/support/dist.ts";

const folder = mkdtempSync(join(tmpdir(), "prices-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the marketer writes in content/plans.yaml, and nowhere else. */
const changes = [
  ["amount: 999", "amount: 1111"],
  ["amount: 1500", "amount: 1725"],
  ["amount: 6000", "amount: 6321"],
  ["percent: 1,", "percent: 1.25,"],
  ["percent: 0.1,", "percent: 0.15,"],
  ["sms: 0.007, mms: 0.024", "sms: 0.0085, mms: 0.031"],
  ["agents: 5", "agents: 9"],
  ["agent: 50", "agent: 55"],
  ['self-serve: "10"', 'self-serve: "12"'],
  ['text: "$6,500"', 'text: "$6,789"'],
  ["text: 70%", "text: 65%"],
] as const;

const source = (kind: Kind) => readFileSync(join(root, contentFiles[kind]), "utf8");

beforeAll(() => {
  mkdirSync(join(folder, "content"));
  let plans = source("plans");
  for (const [before, after] of changes) {
    expect(plans).toContain(before);
    plans = plans.replace(before, after);
  }
  writeFileSync(join(folder, contentFiles.plans), plans);
  writeFileSync(join(folder, contentFiles.constants), source("constants"));
});

/** The content of one kind where the project's folder is another one, for its quotations. */
function read<K extends Kind>(kind: K): Content<K> {
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(folder);
  const own =
    kind === "plans" ? readFileSync(join(folder, contentFiles.plans), "utf8") : source(kind);
  try {
    return parseContent(contentFiles[kind], own, kinds[kind] as unknown as z.ZodType<Content<K>>);
  } finally {
    cwd.mockRestore();
  }
}

const html = (part: React.ReactNode) => renderToStaticMarkup(<>{part}</>).replaceAll("&amp;", "&");

describe("a change in content/plans.yaml", () => {
  it("is on home", () => {
    const home = html(<Pricing pricing={read("home").pricing} exists={() => true} />);
    expect(home).toContain("About $1,725");
    expect(home).toContain("From $6,789");
    expect(home).not.toMatch(/\$1,500|\$6,500/);
  });

  it("is in the free tools, as the example of a platform fee", () => {
    const { fields } = read("freeTools").margin;
    expect(fields.find(({ id }) => id === "platform")).toMatchObject({
      start: "1.25%",
      hint: "Example: our Self-serve plan, 1.25%",
    });
  });

  it("is on the page of CheckoutOS", () => {
    const { hero, price, plan } = read("checkoutos");
    const page = html(
      <CheckoutHero hero={hero} price={price}>
        {plan.points.join()}
      </CheckoutHero>,
    );
    expect(page).toContain("$1,111");
    expect(page).toContain("one-time setup fee, free forever");
  });

  it("is on the pricing page: cards, picture, table, questions", () => {
    const [page, plans] = [read("pricing"), read("plans")];
    const cards = html(<Cards cards={page.cards} plans={plans.plans} />);
    for (const figure of [
      "$1,111",
      "$1,725",
      "$6,321",
      "1.25%",
      "up to 0.15%",
      "$0.0085",
      "$0.031",
    ])
      expect(cards).toContain(figure);
    expect(cards).toContain("12 users");
    const picture = html(<CrossingPicture words={page.crossing} tariff={tariffOf(plans)} />);
    // (6321 − 1725) / (1.25% − 0.15%), rounded up to the cent.
    expect(picture).toContain("$417,818.19");
    const table = html(<Compare compare={page.compare} plans={plans} />);
    for (const figure of ["$1,725", "1.25%", "$0.0085", "up to 12", "$55 a month"])
      expect(table).toContain(figure);
    const questions = html(<Questions questions={page.questions} figures={plans.figures} />);
    for (const figure of ["$1,725", "$6,321", "0.15 to 1.25%", "$55 a month", "includes 9", "65%"])
      expect(questions).toContain(figure);
  });

  it("is in every line of the calculator", () => {
    const page = html(<Calculator words={read("planCalculator")} plans={read("plans")} />);
    for (const figure of [
      "1.25% of $240,000",
      "$3,000",
      "up to 0.15% of $240,000",
      "60,000 × $0.0085",
      "$55 a month",
    ])
      expect(page).toContain(figure);
    expect(page).not.toMatch(/\$1,500|\$6,000|\$50\b/);
  });
});

it("no other file of the content has a price written out", () => {
  const price =
    /\$(?:1,?500|6,?000|6,?500|999|0\.0(?:07|24|04|15))\b|\b0\.1\s?%|\b70%|one-time setup fee/;
  const files = globSync("content/**/*.yaml", { cwd: root }).filter(
    (file) => file.replaceAll("\\", "/") !== contentFiles.plans,
  );
  expect(files.length).toBeGreaterThan(30);
  const written = files.filter((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .some((line) => !line.startsWith("#") && price.test(line)),
  );
  expect(written).toEqual([]);
});
