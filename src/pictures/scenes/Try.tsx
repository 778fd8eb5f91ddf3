import type { Scenes } from "#model/scenes.ts";
import { cx } from "#ui/cx.ts";

interface TryProps {
  words: Scenes["subscribeAndSave"]["paid"];
  /** The amount, as it is read. */
  amount: string;
  /** The colour of how it ended. */
  tone: string;
  className: string;
}

/** One try of a charge. On a wide stage it stands above its day, on a stalk. */
export function Try({ words, amount, tone, className }: TryProps) {
  return (
    <div
      className={cx(
        "flex items-baseline justify-between @min-[34rem]:row-start-2 @min-[34rem]:block @min-[34rem]:self-end @min-[34rem]:border-l @min-[34rem]:border-line-strong @min-[34rem]:pb-3 @min-[34rem]:pl-3",
        className,
      )}
    >
      <p className="text-micro text-ink-muted">{words.when}</p>
      <p className="font-display text-title">
        {amount} <span className={tone}>{words.what}</span>
      </p>
      <p className="hidden text-micro text-ink-muted @min-[34rem]:block">{words.note}</p>
    </div>
  );
}
