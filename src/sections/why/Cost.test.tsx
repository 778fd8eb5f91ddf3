import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { Cost } from "./Why.tsx";

const content = shipped("plans");
const { plans, figures } = content;
const { cost } = shipped("why");

/** The prices from the file, formatted independently of the page. */
const prices = plans.map(({ price }) =>
  price
    ? price.amount.toLocaleString("en-US", {
        style: "currency",
        currency: "USD",
        minimumFractionDigits: Number.isInteger(price.amount) ? 0 : 2,
      })
    : "Ask us",
);
const unproven = figures.map((figure) => ({ ...figure, evidence: false }));

it("quotes the plans, and marks claims without evidence", () => {
  const html = renderToStaticMarkup(<Cost cost={cost} plans={{ ...content, figures: unproven }} />);
  for (const price of prices) expect(html).toContain(price);
  const [once] = plans;
  expect(html).toContain(`${once?.price?.label ?? ""}, ${once?.tagline ?? ""}`);
  expect(html).toContain(cost.claim.label);
});

it("drops the mark once there is evidence", () => {
  const shown = figures.map((figure) => ({ ...figure, evidence: true }));
  const html = renderToStaticMarkup(<Cost cost={cost} plans={{ ...content, figures: shown }} />);
  expect(html).not.toContain(cost.claim.label);
});
