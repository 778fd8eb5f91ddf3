import words from "virtual:words/checkoutDemo";
import { showCents } from "#live/checkout/shop/amounts.ts";
import { tellsDiscount } from "../sentences.ts";
import { useSituation } from "../walk-context.ts";

function Row({ name, cents, text }: { name: string; cents: number; text?: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text ?? showCents(cents)}</dd>
    </div>
  );
}

/** What it comes to, and which rule takes something off. After the payment, what was paid. */
export function Sums() {
  const { walk, verdict, sums } = useSituation();
  const { sums: names } = words;
  const { discount, when } = walk.paid ?? {
    discount: verdict.discount,
    when: verdict.rules[verdict.discount.by ?? -1]?.when ?? null,
  };
  const isFree = sums.shipping === 0 && sums.subtotal > 0;
  return (
    <section className="ck-sums text-small" aria-labelledby="ck-sums">
      <h3 id="ck-sums" className="text-lead">
        {walk.paid ? words.thanks.paid : names.title}
      </h3>
      <dl>
        <Row name={names.subtotal} cents={sums.subtotal} />
        <Row name={names.discount} cents={-sums.discount} />
        {sums.reward > 0 && <Row name={names.reward} cents={-sums.reward} />}
        <Row name={names.shipping} cents={sums.shipping} text={isFree ? names.free : undefined} />
        <Row name={names.total} cents={sums.total} />
      </dl>
      <p className="ck-did" data-acts={discount.what ? "" : undefined}>
        {tellsDiscount(discount, when, sums.discount)}
      </p>
    </section>
  );
}
