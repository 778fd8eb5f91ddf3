import { stemPlot } from "#lib/tools/stems.ts";
import { Page } from "#ui/Page.tsx";
import { exampleOf, type Words } from "./example.ts";
import { Large, Lines, Verdict } from "./Outcome.tsx";
import { ToolFields } from "./ToolFields.tsx";
import { type Place, ToolFoot } from "./ToolFoot.tsx";
import { ToolHead } from "./ToolHead.tsx";
import { ToolPicture } from "./ToolPicture.tsx";

const { width, height, ground } = stemPlot;
const furrows = [0, 1, 2, 3].map((i) => `M0 ${ground + i * 8}H${width}`).join("");

/** The almanac: an open book with the entry on one page and what follows from it on the other. */
export function Lifetime({ words, place }: { words: Words; place: Place }) {
  const example = exampleOf("lifetime", words);
  const shared = { words, example, tool: "lifetime" } as const;
  return (
    <section id="tool-lifetime" className="tool tool-lifetime" data-tool="lifetime">
      <Page>
        <ToolHead {...shared} place={place} />
        <div className="almanac">
          <div className="tool-desk">
            <div className="almanac-page">
              <ToolFields words={words} tool="lifetime" title={words.lifetime.form} />
            </div>
            <div className="almanac-page tool-outcome">
              <ToolPicture {...shared} width={width} height={height}>
                <path className="stem-furrows" d={furrows} />
              </ToolPicture>
              <Verdict {...shared} />
              <Large {...shared} />
            </div>
          </div>
          <Lines {...shared} place={place} />
        </div>
        <ToolFoot words={words} tool="lifetime" place={place} />
      </Page>
    </section>
  );
}
