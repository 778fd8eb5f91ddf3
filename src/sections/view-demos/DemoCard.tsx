import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";

interface DemoCardProps {
  card: Content<"viewDemos">["card"];
  /** The film with its heading and its words. */
  children: ReactNode;
}

/**
 * While the dialog covers the card, the player's controls, about a hundred elements, are off. On a phone the dialog
 * leaves a strip of the card visible, so all of it is hidden.
 */
const sheet = cx(
  "grid gap-5 rounded-stone bg-raised p-6 text-ink md:p-9",
  "max-md:peer-has-[dialog:modal]/words:invisible",
  "peer-has-[dialog:modal]/words:[&_video::-webkit-media-controls-enclosure]:hidden",
  "peer-has-[dialog:modal]/words:[&_video::-webkit-media-controls-overlay-enclosure]:hidden",
);

/** A stone on the line of the list. */
const station = cx(
  "relative pl-6 before:absolute before:top-2 before:-left-1.75 before:h-2.5 before:w-3.25",
  "before:rounded-[55%_45%_50%_50%/60%_55%_45%_40%] before:bg-rust",
);

/** A bright sheet: the film, and the parts of the product to try, as stations on one furrow. */
export function DemoCard({ card, children }: DemoCardProps) {
  return (
    <div className={sheet}>
      {children}
      <p className="text-ink-muted">{card.lead}</p>
      <ol className="grid gap-4.5 border-l border-line-strong">
        {card.stations.map(({ label, text, href }) => (
          <li key={label} className={station}>
            <a href={href.href} className="text-link font-medium">
              {label}
            </a>
            <p className="text-small/body text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
