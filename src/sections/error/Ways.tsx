import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";

interface WaysProps {
  ways: Content<"notFound">["ways"];
  className?: string;
}

/** Where to go on from a page that has nothing to show. */
export function Ways({ ways, className }: WaysProps) {
  return (
    <ul className={cx(className)}>
      {ways.map(({ label, description, href }) => (
        <li key={label} className="flex flex-wrap items-center gap-x-4">
          <TextLink look="onward" href={href.href}>
            {label}
          </TextLink>
          <span className="text-ink-muted">{description}</span>
        </li>
      ))}
    </ul>
  );
}
