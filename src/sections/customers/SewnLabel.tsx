import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { SampleMark } from "#ui/SampleMark.tsx";
import type { Customer } from "./stories.ts";

interface SewnLabelProps {
  customer: Customer;
  /** Words of the sample mark. Left out where the page says once for all customers that they are samples. */
  labels?: Pick<Content<"interface">, "sample" | "sampleHint">;
  /** Padding is left to the caller. */
  className: string;
  nameClassName?: string;
}

/** Cloth with stitches a step inside the edge. */
export const sewnCloth =
  "inline-grid max-w-full justify-items-center gap-1.5 rounded-small border border-line bg-raised text-center outline-2 -outline-offset-7 outline-clay outline-dashed";

/** A customer's name on a label as it is sewn into what they make; invented ones are marked on it. */
export function SewnLabel({ customer, labels, className, nameClassName }: SewnLabelProps) {
  return (
    <span className={cx("w-fit", sewnCloth, className)}>
      <b
        className={cx(
          "font-display leading-[1.15] font-medium tracking-tight",
          nameClassName ?? "text-title",
        )}
      >
        {customer.name}
      </b>
      {customer.sample && labels !== undefined && (
        <SampleMark label={labels.sample} hint={labels.sampleHint} />
      )}
    </span>
  );
}
