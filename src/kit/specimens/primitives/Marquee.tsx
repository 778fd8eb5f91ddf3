import { Marquee } from "#ui/Marquee.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const items = [
  "Automate RevOps",
  "Prevent subscriber churn",
  "Operational efficiency",
  "Boost Customer Lifetime Value",
];
const tag = (item: string) => (
  <span className="block rounded-full border border-line-strong px-4 py-2 whitespace-nowrap">
    {item}
  </span>
);

export default {
  title: "Marquee",
  use: "A row of short phrases that nobody has to read to the end. It stands still under the pointer, under reduced motion and when it is paused, which every page with one lets visitors do.",
  source: "src/ui/Marquee.tsx",
  show: () => (
    <div className="kit-rows">
      {(["left", "right", "still"] as const).map((direction) => (
        <State key={direction} name={direction}>
          <Marquee items={items} direction={direction} render={tag} />
        </State>
      ))}
      <State name="left, hover: it stands" force="hover">
        <Marquee items={items} direction="left" render={tag} />
      </State>
    </div>
  ),
} satisfies Specimen;
