import { ThemeSwitch } from "#sections/chrome/ThemeSwitch.tsx";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Theme switch",
  use: "Day, night, or as the system says. It stands in the header and at the end of the menu; the choice holds for every page and before the first paint.",
  source: "src/sections/chrome/ThemeSwitch.tsx",
  show: ({ interface: words }) => (
    <States>
      <State name="default">
        <span className="flex">
          <ThemeSwitch words={words.theme} name="default" />
        </span>
      </State>
      <State name="hover" force="hover">
        <span className="flex">
          <ThemeSwitch words={words.theme} name="hover" />
        </span>
      </State>
      <State name="focus" force="focus-visible">
        <span className="flex">
          <ThemeSwitch words={words.theme} name="focus" />
        </span>
      </State>
    </States>
  ),
} satisfies Specimen;
