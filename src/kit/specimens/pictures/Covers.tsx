import { Cover } from "#pictures/cover/Cover.tsx";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const subjects = [
  "what-is-dtc",
  "dunning-that-keeps-the-customer",
  "pause-instead-of-cancel",
  "creator-payouts",
  "sms-consent",
  "checkout-offers",
  "first-100-subscribers",
  "cohort-reading",
  "failed-payments",
  "annual-plans",
  "gift-subscriptions",
  "nova",
];

export default {
  title: "Covers",
  use: "The picture of an article or a feature that has no other: stones, rake and accent come from its name. Beside one another no two look alike. Not where a scene of the product can be shown.",
  source: "src/pictures/cover/Cover.tsx",
  wide: true,
  show: () => (
    <States columns="wide">
      {subjects.map((subject) => (
        <State key={subject} name={subject}>
          <Cover subject={subject} className="w-full rounded-large" />
        </State>
      ))}
    </States>
  ),
} satisfies Specimen;
