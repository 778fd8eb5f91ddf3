import { Stats } from "#ui/Stat.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const items = [
  { value: "18.64%", label: "higher average order value, 30 days after launch" },
  { value: "1 in 6", label: "orders took an offer after checkout" },
  { value: "$0.007", label: "for a text, carrier fees on top" },
];

export default {
  title: "Stat",
  use: "A figure with the condition under which it holds. Two to four in a row; a figure without a condition stays in its sentence.",
  source: "src/ui/Stat.tsx",
  wide: true,
  show: () => (
    <State name="a row of three">
      <Stats items={items} />
    </State>
  ),
} satisfies Specimen;
