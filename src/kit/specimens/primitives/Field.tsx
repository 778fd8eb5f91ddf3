import { Checkbox, SelectField, TextField } from "#ui/Field.tsx";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const sizes = [
  { value: "5", label: "1-5" },
  { value: "10", label: "6-10" },
];
const select = { label: "Company size", options: sizes, placeholder: "Choose a size" };

export default {
  title: "Field",
  use: "A label above, the error below, the value in between and kept whatever happens. No error stands before the first submit. The placeholder is an example, never the label.",
  source: "src/ui/Field.tsx",
  show: () => (
    <>
      <States columns="wide">
        <State name="empty">
          <TextField id="empty" label="First name" placeholder="Maren" />
        </State>
        <State name="filled">
          <TextField id="filled" label="First name" defaultValue="Maren" />
        </State>
        <State name="hover" force="hover">
          <TextField id="hover" label="First name" />
        </State>
        <State name="focus" force="focus-visible">
          <TextField id="focus" label="First name" />
        </State>
        <State name="error">
          <TextField id="error" label="First name" error="First name is required" />
        </State>
        <State name="disabled">
          <TextField id="disabled" label="First name" defaultValue="Maren" disabled />
        </State>
        <State name="select, empty">
          <SelectField id="select" {...select} />
        </State>
        <State name="select, chosen">
          <SelectField id="select-chosen" {...select} defaultValue="10" />
        </State>
        <State name="select, error">
          <SelectField id="size-refused" {...select} error="Company size is required" />
        </State>
        <State name="checkbox, unchecked">
          <Checkbox id="unchecked" label="Send me product news" />
        </State>
        <State name="checkbox, checked">
          <Checkbox id="checked" label="Send me product news" defaultChecked />
        </State>
        <State name="checkbox, focus" force="focus-visible">
          <Checkbox id="checkbox-focus" label="Send me product news" />
        </State>
      </States>
    </>
  ),
} satisfies Specimen;
