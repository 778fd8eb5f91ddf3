import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";

/** Pot by pot: what it holds, which part takes its place, and what only works since the others are there. */
export function Replaces({ replaces }: { replaces: Content<"why">["replaces"] }) {
  const { title, lead, columns, rows } = replaces;
  return (
    <section className="bg-sunken py-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-heading lg:col-span-6">{title}</h2>
          <p className="lg:col-span-5 lg:col-start-8">{lead}</p>
        </div>
        <table className="why-pots">
          <thead>
            <tr>
              <th scope="col">{columns.pot}</th>
              <th scope="col">{columns.part}</th>
              <th scope="col">{columns.adds}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ pot, part, adds }) => (
              <tr key={pot}>
                <td>{pot}</td>
                <th scope="row">{part}</th>
                <td>{adds}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Page>
    </section>
  );
}
