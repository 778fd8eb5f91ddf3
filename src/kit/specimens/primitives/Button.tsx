import { Button, ButtonLink } from "#ui/Button.tsx";
import { pressable } from "../../force-states.ts";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const tones = ["primary", "secondary", "quiet"] as const;
export default {
  title: "Button",
  use: "The one step that a section wants. Primary once in a view, secondary beside it, quiet where it repeats. A button acts here; what leads elsewhere is a ButtonLink.",
  source: "src/ui/Button.tsx",
  show: () => (
    <>
      {tones.map((tone) => (
        <States key={tone}>
          {pressable.map((state) => (
            <State key={state.name} {...state} name={`${tone}, ${state.name}`}>
              <Button tone={tone}>Start trial</Button>
            </State>
          ))}
          <State name={`${tone}, disabled`}>
            <Button tone={tone} disabled>
              Start trial
            </Button>
          </State>
          <State name={`${tone}, small link`}>
            <ButtonLink tone={tone} size="small" href="#primitives-Button">
              See plans
            </ButtonLink>
          </State>
        </States>
      ))}
    </>
  ),
} satisfies Specimen;
