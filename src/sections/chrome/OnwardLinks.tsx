import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { TextLink } from "#ui/TextLink.tsx";

interface OnwardLinksProps {
  links: Content<"queries">["closing"]["links"];
  /** A link whose page is not there yet is left out. */
  exists: PageExists;
}

/** Where a page that ends leads to, in one line as far as there is room. */
export function OnwardLinks({ links, exists }: OnwardLinksProps) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-8">
      {presentLinks(links, exists).map(({ label, href }) => (
        <li key={label} className="bg-ground">
          <TextLink look="onward" href={href.href}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
