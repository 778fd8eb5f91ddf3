import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";

interface CalculatorButtonsProps {
  words: { readonly reset: string; readonly copy: string; readonly private: string };
  calculator: {
    readonly said: string;
    readonly heard: string;
    readonly reset: () => void;
    readonly share: () => Promise<void>;
  };
  /** Not in a frame, where the address is not visible. */
  hasShare?: boolean;
  className?: string;
}

/** Back to the example, and a link to the figures. */
export function CalculatorButtons(props: CalculatorButtonsProps) {
  const { words, calculator, hasShare = true, className } = props;
  const button = {
    tone: "secondary",
    size: "small",
    className: "max-w-full whitespace-normal",
  } as const;
  return (
    <div className={cx("flex flex-wrap gap-3 print:hidden unscripted:hidden", className)}>
      <Button {...button} onClick={calculator.reset}>
        {words.reset}
      </Button>
      {hasShare && (
        <Button {...button} onClick={() => void calculator.share()}>
          {words.copy}
        </Button>
      )}
      <p role="status" className="basis-full text-small/body font-medium empty:hidden" data-said="">
        {calculator.said}
      </p>
      <p className="basis-full text-small/body text-ink-muted">{words.private}</p>
      <p role="status" className="sr-only" data-heard="">
        {calculator.heard}
      </p>
    </div>
  );
}
