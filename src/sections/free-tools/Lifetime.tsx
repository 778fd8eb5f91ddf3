import { stemPlot } from "#live/calculators/tools/stems.ts";
import { cx } from "#ui/cx.ts";
import { ToolSection } from "./Bench.tsx";
import { exampleOf, type Words } from "./example.ts";
import { Large, Lines, Verdict } from "./Outcome.tsx";
import { ToolFields } from "./ToolFields.tsx";
import { type Place, ToolFoot } from "./ToolFoot.tsx";
import { ToolHead } from "./ToolHead.tsx";
import { ToolPicture } from "./ToolPicture.tsx";

const { width, height, ground } = stemPlot;
const furrows = [0, 1, 2, 3].map((i) => `M0 ${ground + i * 8}H${width}`).join("");

const book = cx(
  "grid grid-cols-1 rounded-small border border-line-strong bg-raised shadow-raised",
  "[--tool-ground:var(--color-raised)] lg:grid-cols-2",
);
const desk = {
  page: "flex flex-col print:gap-8 lg:contents",
  frame: "flex flex-col frame:col-span-full frame:grid frame:grid-cols-2 lg:gap-8",
} as const;
const leaf = { page: "min-w-0 px-[clamp(1rem,4vw,3rem)] py-8", frame: "min-w-0 p-4" } as const;

/** On a narrow window the second leaf opens into the column: what is on it keeps the margin of the page. */
const outcome = {
  page: "not-print:max-lg:scripted:contents lg:border-l-3 lg:border-double lg:border-line-strong",
  frame:
    "not-print:max-frame:scripted:contents frame:border-l-3 frame:border-double frame:border-line-strong",
} as const;
const verdict = {
  page: cx(
    "mt-6 not-print:max-lg:scripted:mt-0 not-print:max-lg:scripted:px-[clamp(1rem,4vw,3rem)]",
    "not-print:max-lg:scripted:pb-8",
  ),
  frame: cx(
    "mt-4 not-print:max-lg:scripted:mt-0 not-print:max-frame:scripted:px-[clamp(1rem,4vw,3rem)]",
    "not-print:max-frame:scripted:pb-8",
  ),
} as const;

/** The almanac: an open book with the entry on one page and what follows from it on the other. */
export function Lifetime({ words, place }: { words: Words; place: Place }) {
  const example = exampleOf("lifetime", words);
  const shared = { words, example, tool: "lifetime" } as const;
  return (
    <ToolSection tool="lifetime" place={place}>
      <ToolHead {...shared} place={place} />
      <div className={cx(book, place === "page" ? "mt-10" : "mt-4")}>
        <div className={desk[place]}>
          <div className={leaf[place]}>
            <ToolFields words={words} tool="lifetime" place={place} title={words.lifetime.form} />
          </div>
          <div className={cx(leaf[place], outcome[place])}>
            <ToolPicture
              {...shared}
              place={place}
              className={
                place === "page" ? "not-print:max-lg:scripted:px-[clamp(1rem,4vw,3rem)]" : ""
              }
              width={width}
              height={height}
            >
              <path className="stroke-line" d={furrows} />
            </ToolPicture>
            <Verdict {...shared} className={verdict[place]} />
            <Large {...shared} />
          </div>
        </div>
        <Lines {...shared} place={place} />
      </div>
      <ToolFoot words={words} tool="lifetime" place={place} />
    </ToolSection>
  );
}
