import { scalePlot } from "#lib/tools/scales.ts";
import { Page } from "#ui/Page.tsx";
import { exampleOf, type Words } from "./example.ts";
import { Large, Lines, Verdict } from "./Outcome.tsx";
import { ToolFields } from "./ToolFields.tsx";
import { type Place, ToolFoot } from "./ToolFoot.tsx";
import { ToolHead } from "./ToolHead.tsx";
import { ToolPicture } from "./ToolPicture.tsx";

const { width, height, x, y } = scalePlot;
/** The post stands still, whichever way the beam leans. */
const post = `M${x} ${y - 16}V${height - 14}M${x - 70} ${height - 14}h140M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`;

/** The scales: what comes in is asked below the left pan, what goes out below the right one. */
export function Margin({ words, place }: { words: Words; place: Place }) {
  const example = exampleOf("margin", words);
  const shared = { words, example, tool: "margin" } as const;
  const { form, form2 = "", form3 = "" } = words.margin;
  return (
    <section id="tool-margin" className="tool tool-margin" data-tool="margin">
      <Page className="margin-bench">
        <ToolHead {...shared} place={place} />
        <ToolPicture {...shared} width={width} height={height}>
          <defs>
            <pattern
              id="airmail"
              width="9"
              height="9"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(-45)"
            >
              <rect className="airmail-paper" width="9" height="9" stroke="none" />
              <rect className="airmail-stripe" width="4" height="9" stroke="none" />
            </pattern>
          </defs>
          <path className="scale-post" d={post} />
        </ToolPicture>
        <div className="tool-desk">
          <div className="margin-forms">
            <ToolFields words={words} tool="margin" title={form} to={3} />
            <ToolFields words={words} tool="margin" title={form2} from={3} to={8} />
            <ToolFields words={words} tool="margin" title={form3} from={8} />
          </div>
          <div className="tool-outcome margin-outcome">
            <Verdict {...shared} />
            <Large {...shared} />
          </div>
        </div>
        <Lines {...shared} place={place} />
        <ToolFoot words={words} tool="margin" place={place} />
      </Page>
    </section>
  );
}
