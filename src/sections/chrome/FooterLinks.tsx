import words from "virtual:words/interface";
import type { Content } from "#content/collections.ts";
import { External } from "#sections/shared/marks.tsx";

/** The site as lists of links. */
export function FooterLinks({ columns }: Pick<Content<"footer">, "columns">) {
  return (
    <nav
      aria-label={words.footerNavigation}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-10 md:grid-cols-[repeat(4,auto)] md:justify-between lg:col-span-8 xl:col-span-7 xl:ps-4"
    >
      {columns.map((column) => (
        <section key={column.title}>
          <h3 className="mb-2 font-text text-small font-medium text-ink-muted">{column.title}</h3>
          <ul>
            {column.links.map(({ label, href }) => (
              <li key={label}>
                <a href={href.href} className="quiet-link md:whitespace-nowrap lg:text-small">
                  {label}
                  <External when={href.external} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
