import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { TextLink } from "#ui/TextLink.tsx";

interface WaysOnProps {
  links: Content<"forEnterprise">["cloud"]["links"];
  exists: PageExists;
}

/** Where a section leads, on whatever ground it stands; links whose pages are not there yet are left out. */
export function WaysOn({ links, exists }: WaysOnProps) {
  return (
    <ul className="ways-on-list">
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
