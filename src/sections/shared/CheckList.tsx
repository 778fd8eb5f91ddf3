import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";

interface CheckListProps {
  items: readonly string[];
  /** The color of the check marks. */
  mark?: string;
  className?: string;
}

/** Points that hold, each with a check mark. */
export const CheckList = ({ items, mark, className }: CheckListProps) => (
  <ul className={cx("grid content-start gap-2", className)}>
    {items.map((item) => (
      <li key={item} className="flex gap-3">
        <Icon name="check" className={cx("mt-[0.25lh] size-4 shrink-0", mark)} />
        {item}
      </li>
    ))}
  </ul>
);
