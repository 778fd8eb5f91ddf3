import { OutwardMark } from "#ui/OutwardMark.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Outward mark",
  use: "Behind the words of a link that leads to another site: a sign for the eye, words for the ear. Links within the site have none.",
  source: "src/ui/OutwardMark.tsx",
  show: ({ interface: words }) => (
    <States columns="wide">
      <State name="in a link">
        <TextLink href="#primitives-OutwardMark" className="inline-flex items-center gap-1.5">
          Documentation
          <OutwardMark hint={words.external} />
        </TextLink>
      </State>
    </States>
  ),
} satisfies Specimen;
