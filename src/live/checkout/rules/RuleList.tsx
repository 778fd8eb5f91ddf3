import words from "virtual:words/checkoutDemo";
import { useState } from "react";
import { mostRules } from "#live/checkout/shop/rule-list.ts";
import { put } from "#lib/text/put.ts";
import { Button } from "#ui/Button.tsx";
import { useSituation } from "../walk-context.ts";
import { RuleItem } from "./RuleItem.tsx";

const { rules } = words;

/** What was taken out last, with the way back; and that there are no rules, or as many as fit. */
function Ends() {
  const { walk, act } = useSituation();
  const { drafts, removed } = walk.rules;
  const last = removed[0];
  const isFull = drafts.length >= mostRules;
  return (
    <>
      {last && !isFull && (
        <p className="ck-undo">
          {put(rules.removed, { n: last.at + 1 })}{" "}
          <button
            type="button"
            className="text-link ck-link text-small"
            data-undo=""
            onClick={() => act({ type: "rule-undo" })}
          >
            {rules.undo}
          </button>
        </p>
      )}
      {drafts.length === 0 && (
        <p>
          {rules.empty}{" "}
          <button
            type="button"
            className="text-link ck-link text-small"
            onClick={() => act({ type: "rule-first" })}
          >
            {rules.first}
          </button>
        </p>
      )}
      {isFull ? (
        <p role="status">{put(rules.full, { most: mostRules })}</p>
      ) : (
        <Button
          size="small"
          tone="secondary"
          className="ck-add"
          onClick={() => act({ type: "rule-add" })}
        >
          {rules.add}
        </Button>
      )}
    </>
  );
}

/** The rules of the checkout, from the top, each with what it does at this moment. */
export function RuleList() {
  const { walk } = useSituation();
  const [moved, setMoved] = useState("");
  return (
    <section className="ck-rules" aria-labelledby="ck-rules">
      <h2 id="ck-rules" className="text-title" data-rules-heading="" tabIndex={-1}>
        {rules.title}
      </h2>
      <p className="mt-2 text-small text-ink-muted">{rules.lead}</p>
      <ol>
        {walk.rules.drafts.map((draft, at) => (
          <RuleItem
            key={draft.id}
            draft={draft}
            at={at}
            onMoved={(to) => setMoved(put(rules.moved, { n: to + 1 }))}
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
