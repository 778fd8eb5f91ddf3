import { Quote } from "#ui/Quote.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const words = "We stopped chasing cards by hand in week two, and nobody has missed it.";

export default {
  title: "Quote",
  use: "Somebody's words with who said them. An invented one carries the sample mark until a real one takes its place. The quotation marks come with it.",
  source: "src/ui/Quote.tsx",
  show: ({ interface: labels }) => (
    <div className="kit-rows">
      <State name="with sample mark">
        <Quote
          name="Ilse Brandt"
          role="Head of operations, Fernhollow Coffee"
          mark={<SampleMark label={labels.sample} hint={labels.sampleHint} />}
        >
          {words}
        </Quote>
      </State>
      <State name="real">
        <Quote name="Ilse Brandt" role="Head of operations">
          {words}
        </Quote>
      </State>
    </div>
  ),
} satisfies Specimen;
