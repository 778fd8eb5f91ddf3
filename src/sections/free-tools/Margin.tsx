import { scalePlot } from "#live/calculators/tools/scales.ts";
import { cx } from "#ui/cx.ts";
import { ToolSection } from "./Bench.tsx";
import { exampleOf, type Words } from "./example.ts";
import { Large, Lines, Verdict } from "./Outcome.tsx";
import { ToolFields } from "./ToolFields.tsx";
import { type Place, ToolFoot } from "./ToolFoot.tsx";
import { ToolHead } from "./ToolHead.tsx";
import { ToolPicture } from "./ToolPicture.tsx";

const { width, height, x, y } = scalePlot;
/** The post stands still, whichever way the beam leans. */
const post = `M${x} ${y - 16}V${height - 14}M${x - 70} ${height - 14}h140M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`;

const desk = {
  page: "flex flex-col gap-8 not-print:mt-6 not-print:mb-8 lg:contents",
  frame: "flex flex-col gap-8 not-print:mt-6 not-print:mb-8 frame:contents",
} as const;

const forms = {
  page: "mt-10 grid grid-cols-1 gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)_minmax(0,3fr)]",
  frame:
    "mt-10 grid grid-cols-1 gap-y-7 frame:col-start-1 frame:row-span-2 frame:row-start-2 frame:mt-0 frame:gap-y-4",
} as const;

/** The verdict and the figures between two lines; on a narrow window the figures stay above the fields. */
const slip = "mt-8 mb-12 grid grid-cols-1 gap-x-12 gap-y-6 border-y border-line-strong py-6";
const outcome = {
  page: "not-print:max-lg:scripted:contents lg:grid-cols-5-7 lg:items-center",
  frame: cx(
    "not-print:max-frame:scripted:contents frame:sticky frame:top-4 frame:col-start-2 frame:m-0",
    "frame:row-start-3 frame:block frame:self-start frame:border-0 frame:py-0",
  ),
} as const;

/** The scales: what comes in is asked below the left pan, what goes out below the right one. */
export function Margin({ words, place }: { words: Words; place: Place }) {
  const example = exampleOf("margin", words);
  const shared = { words, example, tool: "margin" } as const;
  const { form, form2 = "", form3 = "" } = words.margin;
  return (
    <ToolSection
      tool="margin"
      place={place}
      className="bg-sunken [--tool-ground:var(--color-sunken)]"
    >
      <ToolHead {...shared} place={place} />
      <ToolPicture
        {...shared}
        place={place}
        className={cx(
          "mx-auto max-w-208",
          place === "page" ? "mt-8" : "frame:col-start-2 frame:row-start-2",
        )}
        width={width}
        height={height}
      >
        <defs>
          <pattern
            id="airmail"
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-45)"
          >
            <rect className="fill-raised" width="9" height="9" stroke="none" />
            <rect className="fill-clay" width="4" height="9" stroke="none" />
          </pattern>
        </defs>
        <path className="fill-raised stroke-5" d={post} />
      </ToolPicture>
      <div className={desk[place]}>
        <div className={forms[place]}>
          <ToolFields words={words} tool="margin" place={place} title={form} to={3} />
          <ToolFields words={words} tool="margin" place={place} title={form2} from={3} to={8} />
          <ToolFields words={words} tool="margin" place={place} title={form3} from={8} />
        </div>
        <div className={cx(slip, outcome[place])}>
          <Verdict {...shared} />
          <Large {...shared} />
        </div>
      </div>
      <Lines {...shared} place={place} />
      <ToolFoot words={words} tool="margin" place={place} />
    </ToolSection>
  );
}
