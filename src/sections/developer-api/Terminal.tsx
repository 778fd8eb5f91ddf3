import type { WireId } from "./schema.ts";
import { wireIds } from "./schema.ts";
import { cx } from "#ui/cx.ts";

/** The number of a wire beside what hangs on it, as it stands in the plan; the plan's list says it to those who listen. */
export function Terminal({
  wire,
  className = "text-micro",
}: {
  wire: WireId;
  /** Its place and the size of its number. */
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
