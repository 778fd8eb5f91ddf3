import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";
import { TextLink } from "#ui/TextLink.tsx";

interface OnwardLinksProps {
  links: Content<"queries">["closing"]["links"];
  /** A link whose page is not there yet is left out. */
  exists: PageExists;
  /** One below another: in a narrow column, where a line of them would leave one over. */
  stacked?: boolean;
}

/** Where a page that ends leads to, in one line as far as there is room. */
export function OnwardLinks({ links, exists, stacked = false }: OnwardLinksProps) {
  return (
    <ul className={cx("mt-4 flex", stacked ? "flex-col items-start" : "flex-wrap gap-x-8")}>
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
