import { SampleMark } from "#ui/SampleMark.tsx";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Sample mark",
  use: "On everything invented: customers, quotes, figures of cases, legal wording. It goes when the content says that it is no sample, never by hand.",
  source: "src/ui/SampleMark.tsx",
  show: ({ company, interface: labels }) => (
    <States columns="wide">
      <State name="alone">
        <SampleMark label={labels.sample} hint={labels.sampleHint} />
      </State>
      <State name="after what it marks">
        <p>
          {company.address[0]} <SampleMark label={labels.sample} hint={labels.sampleHint} />
        </p>
      </State>
    </States>
  ),
} satisfies Specimen;
