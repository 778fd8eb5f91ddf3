import { isNumeric, showCell } from "#live/engine/tables/show.ts";
import type { Column, Row } from "#live/engine/tables/kinds.ts";

export interface FirstAnswer {
  readonly columns: readonly Column[];
  /** The first ones. */
  readonly first: readonly Row[];
  /** How many there are in all. */
  readonly rows: number;
}

/** The first rows of the answer, as a plain table that looks like the grid which follows it. */
export function FirstResult({ columns, first, label }: FirstAnswer & { label: string }) {
  return (
    // What scrolls can be reached by the keyboard.
    <div className="qd-result" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, kind }) => (
              <th key={name} className={isNumeric(kind) ? "num" : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map((row, i) => (
            <tr key={i}>
              {columns.map(({ name, kind }, at) => (
                <td key={name} className={isNumeric(kind) ? "num" : undefined}>
                  {showCell(row[at] ?? null, kind)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
