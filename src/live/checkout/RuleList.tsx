/** The rules of the checkout, from the top, each with its current effect. */
import words from "virtual:words/checkoutDemo";
import { type ComponentProps, type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { interpolate } from "#lib/text/interpolate.ts";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import "./checkout.css";
import { RuleForm } from "./RuleForm.tsx";
import { type Draft, firstRules } from "./rules.ts";
import { ruleText, ruleStatusText } from "./sentences.ts";
import { addRule, changeRule, editRule, moveRule, removeRule, restoreFirstRules } from "./state.ts";
import { LinkButton, reason } from "./Panel.tsx";
import { useCheckout } from "./use-checkout.ts";

const { rules } = words;

interface RuleItemProps {
  draft: Draft;
  /** Its index, from 0. */
  at: number;
  /** It has just moved. */
  onMoved: (to: number) => void;
}

const tool =
  "grid min-h-9 min-w-9 cursor-pointer place-items-center rounded-full px-2.5 text-small hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-40";

const Tool = (props: ComponentProps<"button">) => (
  <button type="button" className={tool} {...props} />
);

/** Edit, move, remove. A button with nothing to do stays, so that it keeps the focus. */
function Tools({ draft: { id }, at, onMoved }: RuleItemProps) {
  const { state, act } = useCheckout();
  const { drafts, editing } = state.rules;
  const of = interpolate(rules.of, { n: at + 1 });
  const isOpen = editing === id;
  const move = (by: number) => (event: MouseEvent<HTMLButtonElement>) => {
    if (drafts[at + by] === undefined) return;
    const button = event.currentTarget;
    flushSync(() => act(moveRule(at, at + by)));
    // React moved the row in the page, which removes the focus from its buttons.
    button.focus();
    onMoved(at + by);
  };
  return (
    <div className="mt-1 ml-7.5 flex flex-wrap gap-1">
      <Tool data-edit="" aria-expanded={isOpen} onClick={() => act(editRule(isOpen ? null : id))}>
        {isOpen ? rules.done : rules.edit} <span className="sr-only">{of}</span>
      </Tool>
      {[-1, 1].map((by) => (
        <Tool
          key={by}
          aria-label={`${by < 0 ? rules.up : rules.down}, ${of}`}
          aria-disabled={drafts[at + by] === undefined || undefined}
          onClick={move(by)}
        >
          <Icon name="down" className={cx("size-4", by < 0 && "rotate-180")} />
        </Tool>
      ))}
      <Tool onClick={() => act(removeRule(id))}>
        {rules.remove} <span className="sr-only">{of}</span>
      </Tool>
    </div>
  );
}

/** A rule: its number, its sentence, its current effect, its switch, and its fields while they are open. */
function RuleItem(props: RuleItemProps) {
  const { draft, at } = props;
  const { state, verdict, act } = useCheckout();
  const rule = verdict.rules[at] ?? null;
  const n = at + 1;
  return (
    <li
      className="group border-b border-line-strong pt-3.5 pb-2.5"
      data-rule={draft.id}
      data-state={verdict.standings[at]?.state}
    >
      <div className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-start gap-3">
        <span
          className="grid h-7 place-content-center rounded-full bg-sunken text-small font-bold group-data-[state=acts]:bg-moss group-data-[state=acts]:text-raised group-data-[state=broken]:bg-persimmon-soft"
          aria-hidden="true"
        >
          {n}
        </span>
        <div className="leading-[1.4] wrap-anywhere">
          <p className="group-data-[state=off]:text-ink-muted group-data-[state=off]:line-through">
            {rule ? ruleText(rule) : rules.broken}
          </p>
          <p
            className={cx(
              reason,
              "group-data-[state=acts]:font-medium group-data-[state=acts]:text-moss group-data-[state=broken]:font-medium group-data-[state=broken]:text-persimmon",
            )}
          >
            {ruleStatusText(verdict, at)}
          </p>
        </div>
        <input
          type="checkbox"
          role="switch"
          className="checkout-switch unscripted:hidden"
          aria-label={interpolate(rules.on, { n })}
          checked={draft.on}
          onChange={({ target }) => act(changeRule(draft.id, { on: target.checked }))}
        />
      </div>
      <Tools {...props} />
      {state.rules.editing === draft.id && <RuleForm draft={draft} />}
    </li>
  );
}

/** Below the list: what to do with changed rules, or without any. */
function Ends() {
  const { state, act } = useCheckout();
  const { drafts } = state.rules;
  return (
    <>
      {drafts.length === 0 && <p className="mb-4">{rules.empty}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" tone="secondary" onClick={() => act(addRule)}>
          {rules.add}
        </Button>
        {drafts !== firstRules && (
          <LinkButton onClick={() => act(restoreFirstRules)}>{rules.first}</LinkButton>
        )}
      </div>
    </>
  );
}

export function RuleList() {
  const { state } = useCheckout();
  const [moved, setMoved] = useState("");
  return (
    <section
      data-rules=""
      aria-labelledby="ck-rules"
      className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
    >
      <h2 id="ck-rules" className="text-title outline-offset-4" data-rules-heading="" tabIndex={-1}>
        {rules.title}
      </h2>
      <p className="mt-2 text-small text-ink-muted">{rules.lead}</p>
      <ol className="mt-4 mb-5 border-t border-line-strong">
        {state.rules.drafts.map((draft, at) => (
          <RuleItem
            key={draft.id}
            draft={draft}
            at={at}
            onMoved={(to) => setMoved(interpolate(rules.moved, { n: to + 1 }))}
          />
        ))}
      </ol>
      <Ends />
      <p role="status" className="sr-only">
        {moved}
      </p>
    </section>
  );
}
