import { cx } from "#ui/cx.ts";
import { leafPlot, scalePlot, stemPlot } from "./pictures.ts";
import type { ToolState } from "./Tool.tsx";
import { toolOf } from "./tools.ts";

const plots = { dunning: leafPlot, margin: scalePlot, lifetime: stemPlot } as const;

const { x, y, height } = scalePlot;
/** The post does not move when the beam leans. */
const post = `M${x} ${y - 16}V${height - 14}M${x - 70} ${height - 14}h140M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`;
const furrows = [0, 1, 2, 3].map((i) => `M0 ${stemPlot.ground + i * 8}H${stemPlot.width}`).join("");

/** The static part of each picture. */
const backdrops = {
  dunning: null,
  margin: (
    <>
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
    </>
  ),
  lifetime: <path className="stroke-line" d={furrows} />,
} as const;

/** The style of each path, and of its mark in the legend. */
const paths: Readonly<Record<string, string>> = {
  furrows: "stroke-line",
  own: "fill-clay stroke-clay stroke-[1.25]",
  more: "fill-moss stroke-moss stroke-[1.25]",
  gone: "fill-transparent stroke-line-strong stroke-[1.25]",
  rake: "stroke-5",
  beam: "fill-raised",
  paid: "fill-inverse",
  goods: "fill-line-strong",
  handling: "fill-line",
  postage: "fill-[url(#airmail)]",
  fees: "fill-rust",
  left: "fill-moss-soft stroke-moss [stroke-dasharray:5_6]",
  before: "stroke-clay",
  after: "stroke-moss",
  stone: "fill-rust stroke-none",
};

/** The picture of a tool: paths that follow its figures, and the meaning of each. */
export function ToolPicture({ state }: { state: ToolState }) {
  const { words, tool, looks, calculator } = state;
  return (
    <figure className={cx("min-w-0 print:break-inside-avoid", looks.picture)}>
      <svg
        viewBox={`0 0 ${plots[tool].width} ${plots[tool].height}`}
        role="img"
        aria-label={words.picture}
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="w-full overflow-visible stroke-ink"
      >
        {backdrops[tool]}
        {Object.entries(calculator.view.paths).map(([part, d]) => (
          <path key={part} data-path={part} className={paths[part]} d={d} />
        ))}
      </svg>
      <figcaption>
        <ul
          className={cx(
            "mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-small/body",
            tool === "margin" && "justify-center",
          )}
        >
          {toolOf(tool).parts.map((part) => (
            <li key={part}>
              <svg
                viewBox="0 0 20 20"
                aria-hidden="true"
                className="mr-1.75 inline-block size-3.5 overflow-visible fill-none stroke-ink stroke-2 align-middle"
              >
                <rect width="20" height="20" rx="4" className={paths[part]} />
              </svg>
              {words.legend[part]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
