/** A price changed in one place changes home, the pricing page, its calculator and its questions. */
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parseDocument } from "yaml";
import { tariffOf } from "#live/calculators/plans/tariff.ts";
import { parseContent } from "#content/parse.ts";
import { type Content, contentFiles, type Kind, kinds } from "#content/collections.ts";
import { pricesOf, writtenPrices } from "#content/written-prices.ts";
import type { z } from "astro/zod";
import { Hero as CheckoutHero } from "#sections/checkoutos/Hero.tsx";
import { Pricing } from "#sections/home/Pricing.tsx";
import { BillSlip } from "#live/calculators/plans/BillSlip.tsx";
import { type FieldId, inputsOf } from "#live/calculators/plans/fields.ts";
import { viewOf } from "#live/calculators/plans/view.ts";
import { Cards } from "#sections/pricing/Cards.tsx";
import { Compare } from "#sections/pricing/Compare.tsx";
import { CrossingPicture } from "#sections/pricing/CrossingPicture.tsx";
import { Questions } from "#sections/pricing/Questions.tsx";
import { root } from "#tests/support/dist.ts";

const folder = mkdtempSync(join(tmpdir(), "prices-"));
afterAll(() => rmSync(folder, { recursive: true }));

const source = (kind: Kind) => readFileSync(join(root, contentFiles[kind]), "utf8");

/** A marketer's changes, only in content/plans.yaml, whatever its current values. */
const price = { amount: 1725, every: "year", label: "a year and fees" };
const fee = { percent: 1.25, upTo: false };
const changes: readonly (readonly [plan: string, path: readonly string[], value: unknown])[] = [
  ["checkoutos", ["price"], { amount: 1111, every: "once", label: "a fee for setting up" }],
  ["checkoutos", ["tagline"], "then nothing"],
  ["self-serve", ["price"], price],
  ["self-serve", ["fee"], fee],
  ["self-serve", ["messages"], { sms: 0.0085, mms: 0.031 }],
  ["self-serve", ["cells", "users"], "12"],
  ["autopilot", ["price"], { amount: 6321, every: "year", label: "a year and fees" }],
  ["autopilot", ["fee"], { percent: 0.15, upTo: true }],
  ["autopilot", ["agents"], 9],
];
const figureTexts: Readonly<Record<string, string>> = {
  managed_home: "$6,789",
  software_saving: "65%",
};

/** The file with those changes. Any other plan with a price costs as much as Self-serve, so that sums stay known. */
function changed(): string {
  const plans = parseDocument(source("plans"));
  const { plans: all, figures } = plans.toJS() as {
    plans: { id: string; price?: object; fee?: object }[];
    figures: { name: string }[];
  };
  const set = (i: number, path: readonly string[], value: unknown) =>
    plans.setIn(["plans", i, ...path], plans.createNode(value));
  for (const [i, plan] of all.entries()) {
    const own = changes.filter(([id]) => id === plan.id);
    for (const [, path, value] of own) set(i, path, value);
    if (own.length > 0) continue;
    if (plan.price) set(i, ["price"], price);
    if (plan.fee) set(i, ["fee"], fee);
  }
  plans.set("agent", 55);
  for (const [name, text] of Object.entries(figureTexts))
    plans.setIn(["figures", figures.findIndex((each) => each.name === name), "text"], text);
  return plans.toString();
}

beforeAll(() => {
  mkdirSync(join(folder, "content"));
  // Home links to the pages made from these.
  for (const part of ["content/connections", "src/pages"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, contentFiles.plans), changed());
  writeFileSync(join(folder, contentFiles.constants), source("constants"));
});

/** The content of one kind, with another project folder for its quotations. */
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
    const home = html(<Pricing pricing={read("home").pricing} plans={read("plans").plans} />);
    expect(home).toContain("About $1,725");
    expect(home).toContain("From $6,789");
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
    expect(page).toContain("a fee for setting up, then nothing");
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
    const words = read("planCalculator");
    const start = (id: string) => words.fields.find((field) => field.id === id)?.start ?? 0;
    const count = (id: string) => start(id).toLocaleString("en-US");
    const starts = Object.fromEntries(words.fields.map((field) => [field.id, field.start]));
    const inputs = inputsOf(starts as Record<FieldId, number>);
    const { bills } = viewOf(inputs, tariffOf(read("plans")), words);
    const page = html(
      <>
        {bills.map((bill) => (
          <BillSlip key={bill.plan} bill={bill} words={words} />
        ))}
        {words.formula.text}
      </>,
    );
    for (const figure of [
      `1.25% of $${count("subscriptions")}`,
      `up to 0.15% of $${count("subscriptions")}`,
      `${count("sms")} × $0.0085`,
      `${count("mms")} × $0.031`,
      "$55 a month",
    ])
      expect(page).toContain(figure);
  });
});

const today = parseContent(contentFiles.plans, source("plans"), kinds.plans);

it("no other content file has a price written out", () => {
  const files = globSync("content/**/*.yaml", { cwd: root }).filter(
    (file) => file.replaceAll("\\", "/") !== contentFiles.plans,
  );
  expect(files.length).toBeGreaterThan(30);
  const figures = pricesOf(today);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  expect(files.flatMap((file) => writtenPrices(file, read(file), figures))).toEqual([]);
});

it.each([
  ["$1725", "price: About $1,725"],
  ["$12000", "from $12,000 on"],
  ["a fee for setting up", "price: a fee for setting up"],
])("would notice %s in “%s”", (figure, line) => {
  expect(writtenPrices("content/x.yaml", `a: b\n${line}`, [figure])).toEqual([
    expect.stringContaining(`content/x.yaml:2: writes out “${figure}”`),
  ]);
});

it.each([
  ["$1725", "$17,250 and $1,725.50"],
  ["0.15%", "10.15%"],
])("ignores %s in “%s”", (figure, line) => {
  expect(writtenPrices("content/x.yaml", line, [figure])).toEqual([]);
});
