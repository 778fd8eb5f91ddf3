import { motifNames, motifs } from "#model/articles/cover.ts";
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
  use: "The picture of an article or a feature that has no other: a motif that its writer chose, or stones that come from its name, as accent and ground do. Beside one another no two look alike. Not where a scene of the product can be shown.",
  source: "src/pictures/cover/Cover.tsx",
  wide: true,
  show: () => (
    <States columns="wide">
      {motifNames.map((name) => (
        <State key={name} name={name}>
          <Cover
            subject={name}
            motif={{ name, count: motifs[name].counts?.[1] ?? 0 }}
            className="w-full rounded-large"
          />
        </State>
      ))}
      {subjects.map((subject) => (
        <State key={subject} name={subject}>
          <Cover subject={subject} className="w-full rounded-large" />
        </State>
      ))}
    </States>
  ),
} satisfies Specimen;
