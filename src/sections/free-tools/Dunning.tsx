import { leafPlot } from "#live/calculators/tools/leaves.ts";
import { cx } from "#ui/cx.ts";
import { ToolSection } from "./Bench.tsx";
import { exampleOf, type Words } from "./example.ts";
import { Large, Lines, Verdict } from "./Outcome.tsx";
import { ToolFields } from "./ToolFields.tsx";
import { type Place, ToolFoot } from "./ToolFoot.tsx";
import { ToolHead } from "./ToolHead.tsx";
import { ToolPicture } from "./ToolPicture.tsx";

/** In a frame: the fields below the headline, the picture and the outcome at their right. */
const beside = "frame:col-start-1 frame:row-span-2 frame:row-start-2";
const outcome = {
  page: "not-print:max-lg:scripted:contents",
  frame: cx(
    "not-print:max-frame:scripted:contents frame:sticky frame:top-4 frame:col-start-2",
    "frame:row-start-3 frame:self-start",
  ),
} as const;

/** The rake: fields at the left, the raked leaves at the right, the lines below both. */
export function Dunning({ words, place }: { words: Words; place: Place }) {
  const example = exampleOf("dunning", words);
  const shared = { words, example, tool: "dunning" } as const;
  return (
    <ToolSection tool="dunning" place={place}>
      <ToolHead {...shared} place={place} />
      <ToolPicture
        {...shared}
        place={place}
        className={place === "frame" ? "frame:col-start-2 frame:row-start-2" : ""}
        width={leafPlot.width}
        height={leafPlot.height}
      />
      <div
        className={cx("flex flex-col gap-8", place === "page" ? "lg:contents" : "frame:contents")}
      >
        <ToolFields
          words={words}
          tool="dunning"
          place={place}
          title={words.dunning.form}
          className={place === "frame" ? beside : undefined}
        />
        <div className={outcome[place]}>
          <Verdict {...shared} />
          <Large {...shared} />
        </div>
      </div>
      <Lines {...shared} place={place} />
      <ToolFoot words={words} tool="dunning" place={place} />
    </ToolSection>
  );
}
