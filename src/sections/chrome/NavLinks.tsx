import type { Href } from "#content/link.ts";
import { picturePath } from "#illustrations/PictureFile.tsx";
import { cx } from "#ui/cx.ts";
import { External } from "#sections/shared/marks.tsx";

interface NavLink {
  label: string;
  description?: string | undefined;
  href: Href;
  /** The feature whose picture the panel shows for this link (src/script/menu-pictures.ts). */
  picture?: string | undefined;
}

/**
 * On the list, not on each link: the menus come before the page's text in the HTML, so repeated classes would delay it.
 */
const look = cx(
  "leading-[1.35] font-medium [&_a]:grid [&_a]:min-h-11 [&_a]:content-center [&_a]:rounded-medium [&_a]:px-2 [&_a]:py-1",
  "[&_a]:hover:bg-sunken [&_a]:active:text-persimmon",
  "[&_small]:text-small/[1.35] [&_small]:font-normal [&_small]:text-ink-muted",
);

interface NavLinksProps {
  links: readonly NavLink[];
  listLabel?: string | undefined;
  className?: string | undefined;
}

/** The links of a panel's group or of one part of the mobile menu. */
export const NavLinks = ({ links, listLabel, className }: NavLinksProps) => (
  <ul aria-label={listLabel} className={cx(look, className)}>
    {links.map(({ label, description, href, picture }) => (
      <li key={label}>
        <a href={href.href} data-picture={picture && picturePath(picture)}>
          {href.external ? (
            <span>
              {label}
              <External when />
            </span>
          ) : (
            label
          )}
          {description !== undefined && (
            <>
              {/* Keeps the words apart when the text is read without layout. */}{" "}
              <small>{description}</small>
            </>
          )}
        </a>
      </li>
    ))}
  </ul>
);
