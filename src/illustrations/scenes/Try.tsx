import type { Scenes } from "#content/scenes.ts";
import { cx } from "#ui/cx.ts";

interface TryProps {
  words: Scenes["subscribeAndSave"]["paid"];
  /** The amount, formatted. */
  amount: string;
  /** The color of its outcome. */
  tone: string;
  className: string;
}

/** One try of a charge. On a wide stage it is above its day, on a stalk. */
export function Try({ words, amount, tone, className }: TryProps) {
  return (
    <div
      className={cx(
        "flex items-baseline justify-between @scene:row-start-2 @scene:block @scene:self-end @scene:border-l @scene:border-line-strong @scene:pb-3 @scene:pl-3",
        className,
      )}
    >
      <p className="text-micro text-ink-muted">{words.when}</p>
      <p className="font-display text-title whitespace-nowrap">
        {amount} <span className={tone}>{words.what}</span>
      </p>
      <p className="hidden text-micro text-ink-muted @scene:block">{words.note}</p>
    </div>
  );
}
