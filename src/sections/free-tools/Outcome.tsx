import { lengthOf } from "#live/calculators/tools/view.ts";
import type { ToolId } from "#live/calculators/tools/kinds.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import type { Example, Words } from "./example.ts";
import type { Place } from "./ToolFoot.tsx";

interface OutcomeProps {
  words: Words;
  tool: ToolId;
  example: Example;
}

type VerdictProps = Omit<OutcomeProps, "tool"> & { className?: string | undefined };

/** What a tool says of the figures as a whole. The marks are for src/script/tools/, which writes what changes. */
export function Verdict({ words, example: { view }, className }: VerdictProps) {
  return (
    <div className={className}>
      <p className="text-small/body text-ink-muted">{words.result}</p>
      <p
        className="mt-1 font-display text-title text-balance in-data-faulty:text-persimmon"
        data-verdict=""
      >
        {view.verdict}
      </p>
      <p className="mt-2 max-w-prose empty:hidden" data-open="">
        {view.open}
      </p>
      <p className="mt-2 max-w-prose font-medium text-persimmon empty:hidden" data-unread="" />
    </div>
  );
}

/** A figure stays in one piece: what has many signs is written smaller, for the column that it has. */
const figure = cx(
  "font-display whitespace-nowrap tabular-nums data-[long=long]:[--longest:17cqi]",
  "data-[long=longer]:[--longest:11.5cqi] data-[long=longest]:[--longest:7.8cqi]",
);

/** The few figures that are looked for first. */
export function Large({ words, tool, example: { view } }: OutcomeProps) {
  const { large, rows } = words[tool];
  const labels: readonly { readonly id: string; readonly label: string }[] = rows;
  const shown: readonly string[] = large;
  return (
    <dl className="tool-figures">
      {shown.map((id) => {
        const amount = view.rows.find((row) => row.id === id)?.amount ?? "";
        return (
          <div key={id} className="@container min-w-0">
            <dt>{labels.find((row) => row.id === id)?.label}</dt>
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

/** Every figure with its formula, in words and in numbers: folded, since there are many. */
export function Lines({ words, tool, example: { view }, place }: OutcomeProps & { place: Place }) {
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
          const row = view.rows.find((each) => each.id === id);
          return (
            <div
              key={id}
              data-row={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 border-t border-line pt-2.5 pb-3 print:break-inside-avoid"
            >
              <dt className="font-medium">{label}</dt>
              <dd data-amount="" className="text-end font-medium whitespace-nowrap tabular-nums">
                {row?.amount}
              </dd>
              <dd className="col-span-full text-small/body text-ink-muted tabular-nums">
                {formula}
              </dd>
              <dd className="col-span-full text-small/body tabular-nums" data-how="">
                {row?.how}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
