/** What a tool shows of its figures: the verdict, every line of the calculation, and a picture. */
import allWords from "virtual:words/freeTools";
import type { ReactNode } from "react";
import { CalculatorButtons, CalculatorVerdict } from "#live/calculators/CalculatorParts.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { leafPlot, scalePlot, stemPlot } from "./pictures.ts";
import type { ToolState } from "./Tool.tsx";
import { lengthOf, toolOf } from "./tools.ts";

interface ToolOutcomeProps {
  state: ToolState;
  /** Above the verdict. */
  children: ReactNode;
}

/** A figure never wraps: a long one is written smaller, to fit its column. */
const figure = cx(
  "font-display whitespace-nowrap tabular-nums data-[long=long]:[--longest:17cqi]",
  "data-[long=longer]:[--longest:11.5cqi] data-[long=longest]:[--longest:7.8cqi]",
);

/** A tool's verdict on the figures, and the few that readers look for first. */
export function ToolOutcome({ state, children }: ToolOutcomeProps) {
  const { words, tool, looks, calculator } = state;
  return (
    <div className={looks.outcome}>
      {children}
      <CalculatorVerdict calculator={calculator} className={looks.verdict}>
        <p className="text-small/body text-ink-muted">{allWords.result}</p>
        <p
          className={cx(
            "mt-1 font-display text-title text-balance",
            calculator.isFaulty && "text-persimmon",
          )}
          data-verdict=""
        >
          {calculator.verdict}
        </p>
      </CalculatorVerdict>
      <dl className="tool-figures">
        {words.large.map((id) => {
          const { label, amount = "" } = calculator.view.rows.find((row) => row.id === id) ?? {};
          return (
            <div key={id} className="@container min-w-0">
              <dt>{label}</dt>
              <dd
                className={cx(figure, tool === "dunning" && id === "more" && "text-moss")}
                data-large={id}
                data-long={lengthOf(amount)}
              >
                {amount}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** Every figure with its formula, in words and in numbers: collapsed, since there are many. */
export function ToolLines({ state }: { state: ToolState }) {
  const { place, looks, calculator } = state;
  const Title = place === "page" ? "h3" : "h2";
  return (
    <details className={cx("group min-w-0", looks.lines)}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 border-t border-line-strong underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <Title className="text-title">{allWords.sums}</Title>
        <Icon
          name="down"
          className="size-5 shrink-0 transition-transform duration-move group-open:rotate-180"
        />
      </summary>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-10">
        {calculator.view.rows.map(({ id, label, formula, how, amount }) => (
          <div
            key={id}
            data-row={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 border-t border-line pt-2.5 pb-3 print:break-inside-avoid"
          >
            <dt className="font-medium">{label}</dt>
            <dd className="text-end font-medium whitespace-nowrap tabular-nums">{amount}</dd>
            <dd className="col-span-full text-small/body text-ink-muted tabular-nums">{formula}</dd>
            <dd className="col-span-full text-small/body tabular-nums">{how}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const feet = {
  page: "mt-8 gap-x-16 gap-y-6",
  frame: "mt-4 gap-x-8 gap-y-4 text-small/body",
} as const;

/** What the formula leaves out, where it is explained, and actions for the figures. */
export function ToolFoot({ state }: { state: ToolState }) {
  const { words, place, looks, calculator } = state;
  const { caveat, caveatAlone = caveat, article } = words;
  const away = place === "frame" ? { target: "_blank", rel: "noopener" } : {};
  return (
    <div className={cx("grid grid-cols-1 lg:grid-cols-7-4", feet[place], looks.foot)}>
      <div className="max-w-prose">
        <p>{place === "page" ? caveat : caveatAlone}</p>
        <TextLink look="onward" href={article.href.href} className="mt-3" {...away}>
          {article.label}
        </TextLink>
      </div>
      <CalculatorButtons
        calculator={calculator}
        hasShare={place === "page"}
        className="content-start"
      />
      {place === "frame" && (
        <p className="print:hidden">
          {/* The page opens with the figures. */}
          <a className="text-link" href={`/free-tools/${calculator.hash}`} data-onward="" {...away}>
            {allWords.frame.source}
          </a>
        </p>
      )}
    </div>
  );
}

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
  paid: "fill-[light-dark(var(--color-inverse),var(--color-rim))]",
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
