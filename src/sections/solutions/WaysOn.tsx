import type { Content } from "#content/collections.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";

interface WaysOnProps {
  links: Content<"forEnterprise">["cloud"]["links"];
  /** The space above it. */
  className?: string;
}

/** Where a section leads, on whatever ground it stands; links whose pages are not there yet are left out. */
export function WaysOn({ links, className = "mt-6" }: WaysOnProps) {
  return (
    <ul className={cx("flex flex-wrap gap-x-8 gap-y-1", className)}>
      {existingLinks(links).map(({ label, href }) => (
        <li key={label}>
          <TextLink look="onward" href={href.href}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
