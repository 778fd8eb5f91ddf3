import { SkipLink } from "#sections/chrome/SkipLink.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Skip link",
  use: "The first stop of the keyboard on every page: past the header, to what the page is about. Hidden until it has the focus.",
  source: "src/sections/chrome/SkipLink.tsx",
  show: ({ interface: words }) => (
    <div className="kit-skip">
      <State name="focus" force="focus-visible">
        <SkipLink label={words.skip} />
      </State>
    </div>
  ),
} satisfies Specimen;
