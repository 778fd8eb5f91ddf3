import type { ReactNode } from "react";
import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";

interface DemoCardProps {
  card: Content<"viewDemos">["card"];
  /** A station whose page is not there yet is left out. */
  exists: PageExists;
  /** The film with its heading and its words. */
  children: ReactNode;
}

/** The lit sheet: the film, and the parts of the product to try, as stations on one furrow. */
export function DemoCard({ card, exists, children }: DemoCardProps) {
  return (
    <div className="demo-card">
      {children}
      <p className="text-ink-muted">{card.lead}</p>
      <ol className="demo-stations">
        {presentLinks(card.stations, exists).map(({ label, text, href }) => (
          <li key={label}>
            <a href={href.href} className="text-link">
              {label}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
