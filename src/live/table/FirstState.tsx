import type { Row, TableColumn } from "#live/engine/tables/kinds.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { isFigures, showCell, showCount } from "./cells.ts";
import { SearchField, Tool, UploadTool } from "./parts/Tools.tsx";
import { openAtFirst } from "./presets.ts";
import { widthOf } from "./widths.ts";

interface FirstStateProps {
  words: Content<"tableDemo">;
  /** Those that show at first, in their order. */
  columns: readonly TableColumn[];
  /** The first rows, each with the values of `columns`. */
  rows: readonly Row[];
  /** How many the table has. */
  total: number;
}

function Rows({ words, columns, rows }: FirstStateProps) {
  return (
    <table className="tbl-rows">
      <caption>{put(words.frame.caption, { table: openAtFirst[0] })}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              data-width={widthOf(column)}
              data-look={isFigures(column) ? "figure" : undefined}
            >
              {column.name}
              {/* Over the name, which stays when it is not shown: without script there is nothing to press. */}
              <button
                type="button"
                aria-label={`${words.sortPanel.add} ${column.name}`}
                data-key={`head:${column.name}`}
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            {columns.map((column, at) => {
              const { text, look } = showCell(row[at] ?? null, column, words.cells);
              return (
                <td key={column.name} data-look={look === "text" ? undefined : look}>
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The table as it stands before anybody touches it: drawn at build time, read without script, and in the very place
 * and look that the live one takes (app/App.tsx). What is pressed in it carries `data-key` (early.ts).
 */
export function FirstState(props: FirstStateProps) {
  const { frame } = props.words;
  return (
    <div className="tbl">
      <div className="tbl-top">
        <div className="tbl-tabs" role="tablist" aria-label={frame.tabs}>
          {openAtFirst.map((table, i) => (
            <button
              key={table}
              type="button"
              role="tab"
              aria-selected={i === 0}
              data-key={`tab:${table}`}
              className="tbl-tab"
            >
              {table}
            </button>
          ))}
        </div>
        <UploadTool label={frame.upload} />
      </div>
      <div className="tbl-bar">
        <SearchField words={frame} />
        <Tool name="sort" label={frame.sort} />
        <Tool name="filter" label={frame.filter} />
        <Tool name="columns" label={frame.columns} />
        <Tool name="export" label={frame.export} />
      </div>
      <div className="tbl-view" role="region" aria-label={frame.label} tabIndex={0}>
        <Rows {...props} />
      </div>
      <p className="tbl-foot">
        <span>{put(frame.rows, { all: showCount(props.total) })}</span>
        <span>{frame.local}</span>
        <span>{frame.noScript}</span>
      </p>
    </div>
  );
}
