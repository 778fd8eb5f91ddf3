import words from "virtual:words/checkoutDemo";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import type { Draft } from "#live/checkout/shop/rules.ts";
import { put } from "#lib/text/put.ts";
import { Icon } from "#ui/Icon.tsx";
import { readsRule, tellsStanding } from "../sentences.ts";
import { useSituation } from "../walk-context.ts";
import { RuleForm } from "./RuleForm.tsx";

const { rules } = words;

interface RuleItemProps {
  draft: Draft;
  /** Its place, from 0. */
  at: number;
  /** It has moved to another place. */
  onMoved: (to: number) => void;
}

/** What can be done with a rule. A button that has nothing to do stays, so that it can keep the focus. */
function Tools({ draft: { id }, at, onMoved }: RuleItemProps) {
  const { walk, act } = useSituation();
  const { drafts, editing } = walk.rules;
  const of = put(rules.of, { n: at + 1 });
  const isOpen = editing === id;
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    if (drafts[at + by] === undefined) return;
    const button = event.currentTarget;
    flushSync(() => act({ type: "rule-move", id, by }));
    // The row was put elsewhere in the page, which takes the focus from what is in it.
    button.focus();
    onMoved(at + by);
  };
  return (
    <div className="ck-tools">
      <button
        type="button"
        data-edit=""
        aria-expanded={isOpen}
        onClick={() => act({ type: "rule-edit", id: isOpen ? null : id })}
      >
        {isOpen ? rules.done : rules.edit} <span className="sr-only">{of}</span>
      </button>
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          aria-label={`${by < 0 ? rules.up : rules.down}, ${of}`}
          aria-disabled={drafts[at + by] === undefined || undefined}
          onClick={move(by)}
        >
          <Icon name="down" className={by < 0 ? "ck-up size-4" : "size-4"} />
        </button>
      ))}
      <button type="button" onClick={() => act({ type: "rule-remove", id })}>
        {rules.remove} <span className="sr-only">{of}</span>
      </button>
    </div>
  );
}

/** A rule: its number, its sentence, what it does now, its switch, and its fields while they are open. */
export function RuleItem(props: RuleItemProps) {
  const { draft, at } = props;
  const { walk, verdict, act } = useSituation();
  const rule = verdict.rules[at] ?? null;
  const n = at + 1;
  return (
    <li className="ck-rule" data-rule={draft.id} data-state={verdict.standings[at]?.state}>
      <div className="ck-rule-row">
        <span className="ck-number" aria-hidden="true">
          {n}
        </span>
        <div className="ck-rule-text">
          <p>{rule ? readsRule(rule) : rules.broken}</p>
          <p className="ck-standing">{tellsStanding(verdict, at)}</p>
        </div>
        <input
          type="checkbox"
          role="switch"
          className="ck-switch"
          aria-label={put(rules.on, { n })}
          checked={draft.on}
          onChange={({ target }) => act({ type: "rule-switch", id: draft.id, on: target.checked })}
        />
      </div>
      <Tools {...props} />
      {walk.rules.editing === draft.id && <RuleForm draft={draft} />}
    </li>
  );
}
