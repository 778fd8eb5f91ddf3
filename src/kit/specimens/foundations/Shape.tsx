import { State, States } from "../../State.tsx";
import { tokenValue } from "../../tokens.ts";
import type { Specimen } from "../../specimen.ts";

const radii = [
  { name: "small", look: "rounded-small", what: "marks, focus" },
  { name: "medium", look: "rounded-medium", what: "rows, code" },
  { name: "large", look: "rounded-large", what: "cards" },
  { name: "stone", look: "rounded-stone", what: "stages, fields, sheets" },
  { name: "full", look: "rounded-full", what: "buttons" },
] as const;
const shadows = [
  { name: "raised", look: "shadow-raised", what: "lies on the page" },
  { name: "panel", look: "shadow-panel", what: "floats over it" },
] as const;

export default {
  title: "Shape",
  use: "The larger the thing, the rounder, up to the stone. A hairline parts things of one level; a shadow is only for what floats above the page.",
  source: "src/styles/tokens.css",
  show: () => (
    <>
      <States>
        {radii.map(({ name, look, what }) => (
          <State key={name} name={`${name}, ${tokenValue(`radius-${name}`)}: ${what}`}>
            <div className={`h-20 border border-line-strong bg-raised ${look}`} />
          </State>
        ))}
        {shadows.map(({ name, look, what }) => (
          <State key={name} name={`shadow ${name}: ${what}`}>
            <div className={`h-20 rounded-large bg-raised ${look}`} />
          </State>
        ))}
        <State name="line">
          <div className="border-t border-line" />
        </State>
        <State name="line-strong">
          <div className="border-t border-line-strong" />
        </State>
      </States>
    </>
  ),
} satisfies Specimen;
