import type { ReactNode } from "react";
import { CalculatorButtons, CalculatorNotes } from "#live/calculators/CalculatorParts.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import type { ToolId } from "./tools.ts";
import type { Place, ToolState } from "./use-tool.ts";
import { lengthOf } from "./view.ts";

interface ToolOutcomeProps {
  state: ToolState;
  className: string | undefined;
  verdictClassName?: string | undefined;
  /** Above the verdict. */
  children?: ReactNode;
}

/** A figure never wraps: a long one is written smaller, to fit its column. */
const figure = cx(
  "font-display whitespace-nowrap tabular-nums data-[long=long]:[--longest:17cqi]",
  "data-[long=longer]:[--longest:11.5cqi] data-[long=longest]:[--longest:7.8cqi]",
);

/** A tool's verdict on the figures, and the few that readers look for first. */
export function ToolOutcome({ state, className, verdictClassName, children }: ToolOutcomeProps) {
  const { words, tool, calculator } = state;
  const { large, rows } = words[tool];
  return (
    <div className={className}>
      {children}
      <div className={verdictClassName}>
        <p className="text-small/body text-ink-muted">{words.result}</p>
        <p
          className={cx(
            "mt-1 font-display text-title text-balance",
            calculator.isFaulty && "text-persimmon",
          )}
          data-verdict=""
        >
          {calculator.verdict}
        </p>
        <CalculatorNotes calculator={calculator} />
      </div>
      <dl className="tool-figures">
        {large.map((id) => {
          const amount = calculator.view.rows.find((row) => row.id === id)?.amount ?? "";
          return (
            <div key={id} className="@container min-w-0">
              <dt>{rows.find((row) => row.id === id)?.label}</dt>
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

const details: Readonly<Record<ToolId, Readonly<Record<Place, string>>>> = {
  dunning: { page: "lg:col-span-full", frame: "frame:col-span-full" },
  margin: { page: "", frame: "frame:col-span-full" },
  lifetime: {
    page: "col-span-full border-t border-line-strong px-[clamp(1rem,4vw,3rem)] py-8",
    frame: "col-span-full border-t border-line-strong p-4",
  },
};

/** Every figure with its formula, in words and in numbers: collapsed, since there are many. */
export function ToolLines({ state }: { state: ToolState }) {
  const { words, tool, place, calculator } = state;
  const Title = place === "page" ? "h3" : "h2";
  return (
    <details className={cx("group min-w-0", details[tool][place])}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 border-t border-line-strong underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <Title className="text-title">{words.sums}</Title>
        <Icon
          name="down"
          className="size-5 shrink-0 transition-transform duration-move group-open:rotate-180"
        />
      </summary>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-10">
        {words[tool].rows.map(({ id, label, words: formula }) => {
          const row = calculator.view.rows.find((each) => each.id === id);
          return (
            <div
              key={id}
              data-row={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 border-t border-line pt-2.5 pb-3 print:break-inside-avoid"
            >
              <dt className="font-medium">{label}</dt>
              <dd className="text-end font-medium whitespace-nowrap tabular-nums">{row?.amount}</dd>
              <dd className="col-span-full text-small/body text-ink-muted tabular-nums">
                {formula}
              </dd>
              <dd className="col-span-full text-small/body tabular-nums">{row?.how}</dd>
            </div>
          );
        })}
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
  const { words, tool, place, calculator } = state;
  const { caveat, caveatAlone = caveat, article } = words[tool];
  const away = place === "frame" ? { target: "_blank", rel: "noopener" } : {};
  return (
    <div
      className={cx(
        "grid grid-cols-1 lg:grid-cols-7-4",
        feet[place],
        place === "page" && tool === "dunning" && "lg:col-span-full lg:mt-0",
        place === "frame" && tool !== "lifetime" && "frame:col-span-full",
      )}
    >
      <div className="max-w-prose">
        <p>{place === "page" ? caveat : caveatAlone}</p>
        <TextLink look="onward" href={article.href.href} className="mt-3" {...away}>
          {article.label}
        </TextLink>
      </div>
      <CalculatorButtons
        words={words}
        calculator={calculator}
        hasShare={place === "page"}
        className="content-start"
      />
      {place === "frame" && (
        <p className="print:hidden">
          {/* The page opens with the figures. */}
          <a className="text-link" href={`/free-tools/${calculator.hash}`} data-onward="" {...away}>
            {words.frame.source}
          </a>
        </p>
      )}
    </div>
  );
}
