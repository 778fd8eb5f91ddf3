import type { PageExists } from "#lib/routes/present.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { OnwardLinks } from "#sections/chrome/OnwardLinks.tsx";
import { Page } from "#ui/Page.tsx";
import type { ShopTable } from "./answer.ts";
import { Root } from "./Root.tsx";

interface DatabaseRootsProps {
  database: Content<"forStartups">["database"];
  tables: readonly ShopTable[];
  exists: PageExists;
}

/** Easy Database Management: words at the left, the shop's tables as bulbs on one root at the right. */
export function DatabaseRoots({ database, tables, exists }: DatabaseRootsProps) {
  const most = Math.max(...tables.map(({ rows }) => rows));
  return (
    <section className="rooted">
      <Root part="right" />
      <Page className="rooted-columns">
        <div>
          <h2 className="text-heading">{database.title}</h2>
          <p className="mt-4 text-lead">{database.lead}</p>
          <dl className="rooted-points">
            {database.points.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <OnwardLinks links={database.links} exists={exists} />
        </div>
        <div role="img" aria-label={database.picture} className="bulbs">
          <ul aria-hidden="true">
            {tables.map(({ name, rows }) => (
              <li key={name}>
                <svg viewBox="0 0 100 100">
                  <circle
                    cx="50"
                    cy="50"
                    r={Math.round(Math.max(6, Math.sqrt(rows / most) * 46))}
                  />
                </svg>
                <b>{name}</b>
                <span>{put(database.rows, { n: rows.toLocaleString("en-US") })}</span>
              </li>
            ))}
          </ul>
        </div>
      </Page>
    </section>
  );
}
