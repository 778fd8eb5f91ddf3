import { PauseSwitch } from "#ui/PauseSwitch.tsx";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Pause switch",
  use: "Halts the marquees of its section, before which it stands (WCAG 2.2.2). Under reduced motion it is not there: nothing moves.",
  source: "src/ui/PauseSwitch.tsx",
  show: ({ home }) => (
    <States>
      <State name="on paper">
        <PauseSwitch label={home.workforce.pause} ground="paper" />
      </State>
    </States>
  ),
} satisfies Specimen;
