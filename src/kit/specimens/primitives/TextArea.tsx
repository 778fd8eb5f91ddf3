import { TextArea } from "#ui/TextArea.tsx";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const label = "What should we know?";

export default {
  title: "TextArea",
  use: "For an answer of more than one line. It grows with what is typed where browsers can do that, and can be pulled larger where they cannot.",
  source: "src/ui/TextArea.tsx",
  show: () => (
    <States columns="wide">
      <State name="empty">
        <TextArea id="area-empty" label={label} />
      </State>
      <State name="filled">
        <TextArea
          id="area-filled"
          label={label}
          defaultValue={"Two stores.\nOne of them sells tea."}
        />
      </State>
      <State name="focus" force="focus-visible">
        <TextArea id="area-focus" label={label} />
      </State>
      <State name="error">
        <TextArea id="area-error" label={label} error="Please write a sentence." />
      </State>
    </States>
  ),
} satisfies Specimen;
