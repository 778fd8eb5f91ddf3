import { cx } from "#ui/cx.ts";
import { type WireId, wireIds } from "./schema.ts";

/** The number of an entry point next to its section. Screen readers get it from the list in the hero. */
export function SectionNumber({
  wire,
  className = "text-micro",
}: {
  wire: WireId;
  /** Place and size. */
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "mr-3 inline-grid size-7 place-content-center rounded-[46%_54%_52%_48%/58%_50%_50%_42%] border-2 bg-ground",
        "align-middle font-text leading-none font-bold tracking-normal",
        wire === "leads" ? "border-persimmon" : "border-ink",
        className,
      )}
    >
      {wireIds.indexOf(wire) + 1}
    </span>
  );
}
