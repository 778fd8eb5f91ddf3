import allWords from "virtual:words/freeTools";
import type { ReactNode } from "react";
import { CalculatorButtons, CalculatorVerdict } from "#live/calculators/CalculatorParts.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import type { ToolState } from "./Tool.tsx";
import { lengthOf } from "./tools.ts";

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
