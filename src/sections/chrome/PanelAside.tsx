import { TextLink } from "#ui/TextLink.tsx";
import type { PanelContent } from "./Panel.tsx";

interface PanelAsideProps {
  aside: PanelContent["aside"];
  /** Announced if the link leads to another site. */
  externalHint: string;
}

/** The strip at a panel's foot: one more note, with its link. */
export function PanelAside({ aside: { title, text, link }, externalHint }: PanelAsideProps) {
  return (
    <div className="relative flex flex-[1_0_auto] items-end justify-between gap-6 overflow-hidden rounded-large bg-sunken px-5 py-3">
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full mask-[linear-gradient(90deg,transparent_35%,black_75%)] text-line"
        fill="none"
        stroke="currentColor"
      >
        <use href="#panel-ground" />
      </svg>
      <div className="relative">
        <p className="font-display text-lead font-medium">{title}</p>
        <p className="text-small text-ink-muted">{text}</p>
      </div>
      <TextLink look="onward" href={link.href.href} className="relative shrink-0 text-small">
        {link.label}
        {link.href.external && <span className="sr-only"> {externalHint}</span>}
      </TextLink>
    </div>
  );
}
