import { leafPlot } from "#lib/tools/leaves.ts";
import { Page } from "#ui/Page.tsx";
import { exampleOf, type Words } from "./example.ts";
import { Large, Lines, Verdict } from "./Outcome.tsx";
import { ToolFields } from "./ToolFields.tsx";
import { type Place, ToolFoot } from "./ToolFoot.tsx";
import { ToolHead } from "./ToolHead.tsx";
import { ToolPicture } from "./ToolPicture.tsx";

/** The rake: fields at the left, the raked leaves at the right, the lines below both. */
export function Dunning({ words, place }: { words: Words; place: Place }) {
  const example = exampleOf("dunning", words);
  const shared = { words, example, tool: "dunning" } as const;
  return (
    <section id="tool-dunning" className="tool tool-dunning" data-tool="dunning">
      <Page className="dunning-bench">
        <ToolHead {...shared} place={place} />
        <ToolPicture {...shared} width={leafPlot.width} height={leafPlot.height} />
        <div className="tool-desk">
          <ToolFields words={words} tool="dunning" title={words.dunning.form} />
          <div className="tool-outcome">
            <Verdict {...shared} />
            <Large {...shared} />
          </div>
        </div>
        <Lines {...shared} place={place} />
        <ToolFoot words={words} tool="dunning" place={place} />
      </Page>
    </section>
  );
}
