import { cx } from "#ui/cx.ts";

interface MessageProps {
  text: string;
  /** Written by the customer: dark and from the other side. */
  customer?: boolean;
}

/** A text message as a slip of paper. */
export function Message({ text, customer = false }: MessageProps) {
  return (
    <p
      className={cx(
        "rounded-large px-3.5 py-2.5",
        customer
          ? "rounded-br-none bg-inverse text-on-inverse"
          : "rounded-bl-none bg-raised shadow-raised",
      )}
    >
      {text}
    </p>
  );
}
