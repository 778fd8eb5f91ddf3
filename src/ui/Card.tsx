import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface CardProps {
  /** What the heading leads to; the whole card can then be pressed. */
  href?: string;
  title: string;
  children: ReactNode;
  /** Above the title: a picture or a mark. */
  media?: ReactNode;
  headingLevel?: "h2" | "h3";
  className?: string;
}

/** One thing among its like. The link is the heading's; its hit area covers the card. */
export function Card({
  href,
  title,
  children,
  media,
  headingLevel: Heading = "h3",
  className,
}: CardProps) {
  return (
    <article className={cx("card", href !== undefined && "card-linked", className)}>
      {media}
      <Heading className="text-title">
        {href === undefined ? (
          title
        ) : (
          <a href={href} className="after:absolute after:inset-0 after:rounded-large">
            {title}
          </a>
        )}
      </Heading>
      <div className="text-ink-muted">{children}</div>
    </article>
  );
}
