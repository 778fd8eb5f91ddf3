import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";

interface WaysOnProps {
  links: Content<"forEnterprise">["cloud"]["links"];
  exists: PageExists;
  /** The space above it. */
  className?: string;
}

/** Where a section leads, on whatever ground it stands; links whose pages are not there yet are left out. */
export function WaysOn({ links, exists, className = "mt-6" }: WaysOnProps) {
  return (
    <ul className={cx("flex flex-wrap gap-x-8 gap-y-1", className)}>
      {presentLinks(links, exists).map(({ label, href }) => (
        <li key={label}>
          <TextLink look="onward" href={href.href}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
