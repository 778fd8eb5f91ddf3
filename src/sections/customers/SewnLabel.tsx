import type { Content } from "#model/kinds.ts";
import { cx } from "#ui/cx.ts";
import { SampleMark } from "#ui/SampleMark.tsx";
import type { Customer } from "./stories.ts";

interface SewnLabelProps {
  customer: Customer;
  labels: Pick<Content<"interface">, "sample" | "sampleHint">;
  className?: string;
}

/** A customer's name on a label as it is sewn into what they make; invented ones are marked on it. */
export function SewnLabel({ customer, labels, className }: SewnLabelProps) {
  return (
    <span className={cx("sewn-label", className)}>
      <b>{customer.name}</b>
      {customer.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
    </span>
  );
}
