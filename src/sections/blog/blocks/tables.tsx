import post from "virtual:words/post";
import type { Inline, ToolEntry } from "#content/articles/blocks.ts";
import { SeedMark } from "#illustrations/parts/SeedMark.tsx";
import { External } from "#sections/shared/parts.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import {
  type BlockPropsOf,
  type HeadingAbove,
  InlineText,
  scrolling,
  type Setting,
} from "./inline.tsx";

/** Facts in rows and columns, named by the heading above. Scrolls sideways in a narrow window. */
export function FactTable({ block, setting, above, line }: BlockPropsOf<"table">) {
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
                    <InlineText line={words} setting={setting} />
                  </th>
                ) : (
                  <td key={column} className={figures[column] ? "figure" : undefined}>
                    <InlineText line={words} setting={setting} />
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

const words = post.tools;

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
      <InlineText line={words} setting={setting} />
    </th>
  );
}

/** Numbered tools or shops, each with what it does and its drawbacks. */
export const ToolList = ({ block, setting, above, line }: BlockPropsOf<"database_tools">) => (
  <ol className="tools" data-line={line}>
    {block.tools.map((tool) => (
      <Tool key={tool.name} tool={tool} setting={setting} above={above} />
    ))}
  </ol>
);

/** One level below the heading above the list. */
const names = { 1: "h2", 2: "h3", 3: "h4", 4: "h5" } as const;

interface ToolProps {
  tool: ToolEntry;
  setting: Setting;
  above: HeadingAbove | null;
}

function Tool({ tool, setting, above }: ToolProps) {
  const { name, img, des, key_features: features, des2, des3 } = tool;
  const Name = names[above?.level ?? 1];
  return (
    <li>
      {setting.form === "page" && (
        <span className="tool-sign" aria-hidden="true">
          <SeedMark name={img === "seed" ? name : img} tone="moss" />
        </span>
      )}
      <Name>{name}</Name>
      <Website tool={tool} setting={setting} />
      {des !== null && <p>{des}</p>}
      <dl>
        {features.length > 0 && (
          <div>
            <dt>{words.features}</dt>
            <dd>
              <ul>
                {features.map(({ key, description }) => (
                  <li key={key}>
                    <strong>{key}.</strong> {description}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {(des2 ?? des3) !== null && (
          <div>
            <dt>{words.considerations}</dt>
            {des2 !== null && <dd>{des2}</dd>}
            {des3 !== null && <dd>{des3}</dd>}
          </div>
        )}
      </dl>
    </li>
  );
}

/** The tool's address. Names below ".example" are reserved (RFC 2606), so a tool with one is invented. */
function Website({ tool: { website }, setting: { form } }: Omit<ToolProps, "above">) {
  const { hostname } = new URL(website);
  return (
    <p className="tool-address">
      {words.website}:{" "}
      <a href={website} rel="external nofollow">
        {hostname}
        <External when={form === "page"} />
      </a>{" "}
      {hostname.endsWith(".example") &&
        (form === "page" ? (
          <SampleMark label={words.example} hint={words.exampleHint} />
        ) : (
          <em>{words.exampleHint}</em>
        ))}
    </p>
  );
}
