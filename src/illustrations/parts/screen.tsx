/** Parts of drawn screens: sheets, buttons, chips, lines of a bill, messages, goods. Drawn, never pressed. */
import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/Icon.tsx";
import { cx } from "#ui/cx.ts";
import { signTone, softTone } from "./tone.ts";

/** A sheet of paper that lies on the ground. */
export const Panel = ({ className, children }: { className: string; children: ReactNode }) => (
  <div
    className={cx(
      "rounded-large bg-figure-raised shadow-raised [--color-line:var(--color-figure-line)]",
      className,
    )}
  >
    {children}
  </div>
);

const buttonLooks = {
  strong: "border-transparent bg-inverse text-on-inverse",
  light: "border-transparent bg-raised text-ink",
  quiet: "border-line-strong",
} as const;

interface PressProps {
  look: keyof typeof buttonLooks;
  children: ReactNode;
}

/** The picture of a button. It is drawn, never pressed. */
export const Press = ({ look, children }: PressProps) => (
  <span
    className={`block rounded-medium border px-4 py-2 text-center font-medium whitespace-nowrap ${buttonLooks[look]}`}
  >
    {children}
  </span>
);

interface ChipProps {
  tone: keyof typeof softTone;
  icon: IconName;
  children: ReactNode;
}

/** A short fact on a soft ground: a state, a rule, a source. */
export const Chip = ({ tone, icon, children }: ChipProps) => (
  <span
    className={`inline-flex items-baseline gap-1 rounded-full px-2 py-0.5 text-micro whitespace-nowrap ${softTone[tone]}`}
  >
    <Icon name={icon} className={`size-3.5 shrink-0 self-center ${signTone[tone]}`} />
    {children}
  </span>
);

interface LineProps {
  /** The item, at the start of the line. */
  label: ReactNode;
  className?: string;
  /** The amount, at the end of the line. */
  children: ReactNode;
}

/** A line of a bill: a name and its amount on one baseline. */
export const Line = ({ label, className, children }: LineProps) => (
  <div className={cx("flex items-baseline justify-between gap-3", className)}>
    <span>{label}</span>
    <span className="whitespace-nowrap">{children}</span>
  </div>
);

interface MessageProps {
  text: string;
  /** Written by the customer: dark and from the other side. */
  customer?: boolean;
}

/** A text message as a slip of paper. */
export const Message = ({ text, customer = false }: MessageProps) => (
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

/** Drawings of goods, as strokes in a box of 32 units. */
const drawings = {
  bag: "M9 10h14l2 17H7zM9 10l1.5-5h11L23 10M12 16h8v6h-8z",
  filters: "M4 9h24l-7 16H11zM10 9l4 16M22 9l-4 16M16 9v16",
  jar: "M10 5h12v4H10zM10 9c-2 1.5-3 3-3 5v10c0 1.5 1 3 3 3h12c2 0 3-1.5 3-3V14c0-2-1-3.5-3-5M7 15h18v7H7z",
  bars: "M4 15h24v13H4zM6.5 15V7l1.2 1L9 7l1.3 1 1.2-1v8M13.5 15V5l1.2 1L16 5l1.3 1 1.2-1v10M20.5 15V7l1.2 1L23 7l1.3 1 1.2-1v8M10 19h12v5H10z",
} as const;

export type Good = keyof typeof drawings;

export const Goods = ({ good, className }: { good: Good; className: string }) => (
  <svg viewBox="0 0 32 32" className={className}>
    <path
      d={drawings[good]}
      strokeLinejoin="round"
      strokeWidth="1.5"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

interface DrawnWindowProps {
  picture: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** The picture of a window with a title bar. */
export const DrawnWindow = ({ picture, title, aside, children }: DrawnWindowProps) => (
  <div role="img" aria-label={picture} className="w-full">
    <div aria-hidden="true" className="text-small/snug tabular-nums">
      <Panel className="overflow-hidden text-ink shadow-panel">
        <p className="flex items-center justify-between border-b border-line bg-figure-sunken px-5 py-3">
          <b className="font-medium">{title}</b>
          {aside}
        </p>
        {children}
      </Panel>
    </div>
  </div>
);
