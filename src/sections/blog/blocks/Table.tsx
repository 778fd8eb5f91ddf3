import type { Inline } from "#content/articles/blocks.ts";
import { type BlockPropsOf, scrolling, type Setting } from "./setting.ts";
import { Words } from "./Words.tsx";

/** Facts in rows and columns, named by the heading above. Scrolls sideways in a narrow window. */
export function Table({ block, setting, above, line }: BlockPropsOf<"table">) {
  const { head, rows, figures } = block;
  return (
    <div data-line={line} {...scrolling(above, setting)}>
      <table aria-labelledby={setting.form === "page" ? above?.id : undefined}>
        <thead>
          <tr>
            {head.map((words, column) => (
              <Head key={column} words={words} figure={figures[column]} setting={setting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((words, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className={figures[column] ? "figure" : undefined}>
                    <Words line={words} setting={setting} />
                  </th>
                ) : (
                  <td key={column} className={figures[column] ? "figure" : undefined}>
                    <Words line={words} setting={setting} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  words: readonly Inline[];
  figure: boolean | undefined;
  setting: Setting;
}

/** A column's heading; the corner above the rows' headings often has none. */
function Head({ words, figure, setting }: HeadProps) {
  if (words.length === 0) return <td />;
  return (
    <th scope="col" className={figure ? "figure" : undefined}>
      <Words line={words} setting={setting} />
    </th>
  );
}
