// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import type { HeroFeature } from "#illustrations/ids.ts";
import { sum } from "#illustrations/parts/money.ts";
import { HeroScene } from "./index.tsx";

const words = shipped("scenes");
const { features } = shipped("home").hero;

const html = (feature: HeroFeature, alt = "A picture") =>
  renderToStaticMarkup(<HeroScene feature={feature} alt={alt} words={words} />);

function draw(feature: HeroFeature, alt?: string) {
  const stage = document.createElement("div");
  stage.innerHTML = html(feature, alt);
  return stage;
}

/** Every amount that a scene shows, in dollars and in reading order. */
const amounts = (feature: HeroFeature) =>
  [...(draw(feature).textContent ?? "").matchAll(/(−?)\$([\d,]+(?:\.\d\d)?)/g)].map(
    ([, minus, figure = ""]) => Number(figure.replaceAll(",", "")) * (minus === "−" ? -1 : 1),
  );

describe.each(features)("the scene of $id", ({ id, picture }) => {
  it("shows the amounts in its alternative text", () => {
    const spoken = [...picture.matchAll(/([\d,]+)[ -]dollars?\b/g)].map(([, figure = ""]) =>
      Number(figure.replaceAll(",", "")),
    );
    for (const amount of spoken) expect(amounts(id)).toContain(amount);
  });
});

describe("the figures", () => {
  it("add up to the payout: each commission is the rate on the sales", () => {
    const shown = amounts("influencer-marketing");
    const commissions = words.influencerMarketing.creators.map(
      ({ sales }) => (sum(sales) * words.influencerMarketing.rate) / 100,
    );
    for (const commission of commissions) expect(shown).toContain(commission);
    expect(shown.at(-1)).toBe(sum(commissions));
  });

  it("add up at checkout, before the offer and with it", () => {
    const [first, second, discount, shipping, due, price, after, ...rest] = amounts("checkout-os");
    expect(rest).toEqual([]);
    expect(sum([first ?? 0, second ?? 0, discount ?? 0, shipping ?? 0])).toBe(due);
    expect(sum([due ?? 0, price ?? 0])).toBe(after);
  });

  it("keep one total of the changed order and strike out the other", () => {
    const { skipped, added } = words.smsMarketing.order;
    const stage = draw("sms-marketing");
    const struck = [...stage.querySelectorAll("s")].map(({ textContent }) => textContent);
    expect(struck).toEqual([skipped.name, "$34.00", "$34.00"]);
    expect(amounts("sms-marketing")).toEqual([
      skipped.price,
      added.price,
      skipped.price,
      added.price,
    ]);
  });
});
