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

const look =
  "relative grid content-start gap-3 rounded-large border border-line bg-raised p-6 transition-[border-color,translate]";

/** The whole card has the ring. */
const linked = cx(
  "hover:-translate-y-0.5 hover:border-line-strong active:translate-y-0",
  "has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-3 has-[a:focus-visible]:outline-focus [&_a]:focus-visible:outline-none",
);

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
    <article className={cx(look, href !== undefined && linked, className)}>
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
