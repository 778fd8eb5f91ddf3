import { lengthOf } from "#lib/tools/view.ts";
import type { ToolId } from "#lib/tools/kinds.ts";
import { Icon } from "#ui/Icon.tsx";
import type { Example, Words } from "./example.ts";
import type { Place } from "./ToolFoot.tsx";

interface OutcomeProps {
  words: Words;
  tool: ToolId;
  example: Example;
}

/** What a tool says of the figures as a whole. The marks are for src/enhance/tools/, which writes what changes. */
export function Verdict({ words, example: { view } }: Omit<OutcomeProps, "tool">) {
  return (
    <div className="tool-result">
      <p className="tool-eyebrow">{words.result}</p>
      <p className="tool-verdict" data-verdict="">
        {view.verdict}
      </p>
      <p className="tool-open" data-open="">
        {view.open}
      </p>
      <p className="tool-unread" data-unread="" />
    </div>
  );
}

/** The few figures that are looked for first. */
export function Large({ words, tool, example: { view } }: OutcomeProps) {
  const { large, rows } = words[tool];
  const labels: readonly { readonly id: string; readonly label: string }[] = rows;
  const shown: readonly string[] = large;
  return (
    <dl className="tool-large">
      {shown.map((id) => {
        const amount = view.rows.find((row) => row.id === id)?.amount ?? "";
        return (
          <div key={id}>
            <dt>{labels.find((row) => row.id === id)?.label}</dt>
            <dd data-large={id} data-long={lengthOf(amount)}>
              {amount}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Every figure with its formula, in words and in numbers: folded, since there are many. */
export function Lines({ words, tool, example: { view }, place }: OutcomeProps & { place: Place }) {
  const Title = place === "page" ? "h3" : "h2";
  return (
    <details className="tool-lines group">
      <summary>
        <Title className="text-title">{words.sums}</Title>
        <Icon
          name="down"
          className="size-5 shrink-0 transition-transform duration-move group-open:rotate-180"
        />
      </summary>
      <dl>
        {words[tool].rows.map(({ id, label, words: formula }) => {
          const row = view.rows.find((each) => each.id === id);
          return (
            <div key={id} data-row={id}>
              <dt>{label}</dt>
              <dd data-amount="">{row?.amount}</dd>
              <dd className="tool-formula">{formula}</dd>
              <dd className="tool-how" data-how="">
                {row?.how}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
