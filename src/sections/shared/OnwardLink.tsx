import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Href } from "#content/link.ts";
import { TextLink } from "#ui/TextLink.tsx";

interface OnwardLinkProps {
  link: { label: string; href: Href };
  exists: PageExists;
  className?: string;
}

/** A link that leads on; nothing while its page is not there, as in the navigation. */
export function OnwardLink({ link, exists, className = "" }: OnwardLinkProps) {
  return presentLinks([link], exists).map(({ label, href }) => (
    <TextLink key={label} look="onward" href={href.href} className={className}>
      {label}
    </TextLink>
  ));
}
