import words from "virtual:words/checkoutDemo";
import { showCents } from "#live/checkout/shop/amounts.ts";
import { offered } from "#live/checkout/shop/walk.ts";
import { put } from "#lib/text/put.ts";
import { Button } from "#ui/Button.tsx";
import { tellsPlace } from "../sentences.ts";
import { useSituation } from "../walk-context.ts";
import { Panel } from "./Panel.tsx";

const { thanks } = words;

/** What was paid, what came after, and both together. */
function Receipt() {
  const { walk, sums } = useSituation();
  const { answer } = walk;
  if (answer === null) return null;
  if (answer === "declined") return <p>{thanks.declined}</p>;
  const rows = [
    [thanks.paid, sums.total],
    [put(thanks.added, { name: answer.name }), answer.cents],
    [thanks.sum, sums.total + answer.cents],
  ] as const;
  return (
    <dl className="ck-receipt">
      {rows.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{showCents(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The last step, with an offer for the next order. */
export function Thanks() {
  const { walk, verdict, act } = useSituation();
  const next = verdict.offers.thanks;
  const made = offered(walk, next.what);
  const isKept = walk.kept !== null && walk.kept === next.what;
  return (
    <Panel title={thanks.title}>
      <p>{put(thanks.lead, { email: walk.email.trim() })}</p>
      <Receipt />
      {walk.signedIn && <p>{put(thanks.points, { points: walk.points })}</p>}
      {made && (
        <div className="ck-slip">
          <p className="text-small font-medium text-persimmon">{thanks.offer}</p>
          <p>
            <b>{made.name}</b> <s>{showCents(made.full)}</s> {showCents(made.cents)}
          </p>
          <p className="ck-did">{tellsPlace(next, verdict)}</p>
          {isKept ? (
            <p role="status">{thanks.kept}</p>
          ) : (
            <Button size="small" tone="secondary" onClick={() => act({ type: "keep" })}>
              {thanks.keep}
            </Button>
          )}
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button size="small" onClick={() => act({ type: "again" })}>
          {thanks.again}
        </Button>
      </div>
    </Panel>
  );
}
