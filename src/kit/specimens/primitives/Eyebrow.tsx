import { Eyebrow } from "#ui/Eyebrow.tsx";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Eyebrow",
  use: "Above a headline that does not name its subject by itself. One line; never a sentence.",
  source: "src/ui/Eyebrow.tsx",
  show: () => (
    <States>
      <State name="by day">
        <Eyebrow>Revenue OS</Eyebrow>
      </State>
      <State name="at night">
        <div className="bg-night p-4">
          <Eyebrow ground="night">How it answers</Eyebrow>
        </div>
      </State>
    </States>
  ),
} satisfies Specimen;
