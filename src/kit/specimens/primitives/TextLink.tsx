import { TextLink } from "#ui/TextLink.tsx";
import { pressable } from "../../force-states.ts";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Text link",
  use: "Inline in a sentence, underlined; onward at the end of a section, with an arrow. The words say where it leads. The step that counts most is a button.",
  source: "src/ui/TextLink.tsx",
  show: () => (
    <>
      {(["inline", "onward"] as const).map((look) => (
        <States key={look}>
          {pressable.map((state) => (
            <State key={state.name} {...state} name={`${look}, ${state.name}`}>
              <TextLink look={look} href="#primitives-TextLink">
                See the plans
              </TextLink>
            </State>
          ))}
        </States>
      ))}
    </>
  ),
} satisfies Specimen;
