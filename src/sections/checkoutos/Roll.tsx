import { showCents } from "#lib/checkout/amounts.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { sampleOrder } from "./order.ts";
import { ReceiptPart } from "./ReceiptPart.tsx";

interface RollProps {
  roll: Content<"checkoutos">["roll"];
  words: Content<"checkoutDemo">;
}

/** The walk as one receipt that runs down the page; beside each piece, the part of the product that printed it. */
export function Roll({ roll, words }: RollProps) {
  const order = sampleOrder();
  const values = {
    off: showCents(order.sums.discount),
    total: showCents(order.sums.total),
    added: showCents(order.added.cents),
  };
  return (
    <section className="bg-sunken py-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-heading lg:col-span-7">{roll.title}</h2>
          <p className="max-w-form text-lead lg:col-span-5">{roll.lead}</p>
        </div>
        <div className="roll">
          <p className="roll-end">
            <b>{words.frame.shop}</b>
            {roll.head}
          </p>
          <ol>
            {roll.parts.map(({ id, title, text }) => (
              <li key={id}>
                <ReceiptPart part={id} order={order} words={words} />
                <div className="roll-said">
                  <h3 className="text-title">{title}</h3>
                  <p className="mt-2 text-ink-muted">{put(text, values)}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="roll-end" data-last="">
            {roll.foot}
          </p>
        </div>
      </Page>
    </section>
  );
}
