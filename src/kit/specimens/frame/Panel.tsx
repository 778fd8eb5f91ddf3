import { Panel } from "#sections/chrome/Panel.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Header panel",
  use: "What opens below a word of the header. The one of the platform has the size that the specification fixes; the others are as high as they need.",
  source: "src/sections/chrome/Panel.tsx",
  wide: true,
  show: ({ navigation, interface: words }) => (
    <div
      className="kit-shown kit-rows -mx-5 overflow-x-auto px-5 pb-10 sm:-mx-8 sm:px-8"
      role="region"
      aria-label="Header panels"
      tabIndex={0}
    >
      {navigation.panels.slice(0, 2).map((panel) => (
        <State key={panel.id} name={`${panel.label}, open`}>
          <Panel panel={panel} externalHint={words.external} />
        </State>
      ))}
    </div>
  ),
} satisfies Specimen;
