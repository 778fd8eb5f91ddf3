import type { ReactElement } from "react";
import type { Block, ListBlock } from "#content/articles/blocks.ts";
import { WidePicture } from "#sections/blog/WidePicture.tsx";
import {
  type BlockProps,
  type BlockPropsOf,
  InlineText,
  scrolling,
  type Setting,
  underHeadings,
} from "./inline.tsx";
import { FactTable, ToolList } from "./tables.tsx";

interface BlocksProps extends Setting {
  blocks: readonly Block[];
  /** For the editor: the line of each block in the writer's file, put on its element as data-line. */
  lines?: readonly number[];
}

/**
 * An article's text. Stateless, so that pages, feeds and the editor's preview can share it. Its style is
 * src/styles/prose.css, inside `.prose`.
 */
export const Blocks = ({ blocks, lines = [], ...setting }: BlocksProps) =>
  underHeadings(blocks).map(({ block, above }, i) => (
    <BlockView key={i} block={block} setting={setting} above={above} line={lines[i]} />
  ));

/** One block; the compiler requires a case for every type. */
function BlockView({ block, ...rest }: BlockProps<Block>): ReactElement {
  switch (block.type) {
    case "paragraph":
      return <Paragraph block={block} {...rest} />;
    case "heading":
      return <Heading block={block} {...rest} />;
    case "list":
      return <List block={block} {...rest} />;
    case "image":
      return <Picture block={block} {...rest} />;
    case "database_tools":
      return <ToolList block={block} {...rest} />;
    case "table":
      return <FactTable block={block} {...rest} />;
    case "quote":
      return <Quote block={block} {...rest} />;
    case "code":
      return <Code block={block} {...rest} />;
    case "aside":
      return <Aside block={block} {...rest} />;
  }
}

const Paragraph = ({ block, setting, line }: BlockPropsOf<"paragraph">) => (
  <p data-line={line}>
    <InlineText line={block.text} setting={setting} />
  </p>
);

const names = { 2: "h2", 3: "h3", 4: "h4" } as const;

/**
 * A section's heading. Its words link to it. The stylesheet draws the icon next to them, so the accessible name is just
 * the words.
 */
function Heading({ block: { level, id, text }, setting, line }: BlockPropsOf<"heading">) {
  const Name = names[level];
  return (
    <Name id={id} data-line={line}>
      {setting.form === "page" ? <a href={`#${id}`}>{text}</a> : text}
    </Name>
  );
}

export const List = ({ block, setting, line }: BlockPropsOf<"list">) => (
  <Entries list={block} setting={setting} line={line} />
);

interface EntriesProps {
  list: ListBlock;
  setting: Setting;
  line?: number | undefined;
}

function Entries({ list: { ordered, items }, setting, line }: EntriesProps) {
  const Name = ordered ? "ol" : "ul";
  return (
    <Name data-line={line}>
      {items.map((item, i) => (
        <li key={i}>
          {item.title !== null && <strong>{item.title}</strong>}
          {item.title !== null && item.description.length > 0 && " "}
          <InlineText line={item.description} setting={setting} />
          {item.list && <Entries list={item.list} setting={setting} />}
        </li>
      ))}
    </Name>
  );
}

/** A picture within the text. One that does not exist yet, as in the editor, shows its alt text. */
function Picture({ block: { src, alt }, setting, line }: BlockPropsOf<"image">) {
  const picture = setting.pictures.get(src);
  return (
    <figure data-line={line}>
      {picture ? (
        <WidePicture picture={picture} alt={alt} loading="lazy" decoding="async" />
      ) : (
        <figcaption>{alt}</figcaption>
      )}
    </figure>
  );
}

/** A definition, a formula or a quotation. */
const Quote = ({ block, setting, line }: BlockPropsOf<"quote">) => (
  <blockquote data-line={line}>
    {block.paragraphs.map((words, i) => (
      <p key={i}>
        <InlineText line={words} setting={setting} />
      </p>
    ))}
  </blockquote>
);

/** Preformatted text without a language, such as a message to adapt, which wraps instead of scrolling. */
const isWords = (language: string) => language === "" || language === "text";

function Code({ block, setting, above, line }: BlockPropsOf<"code">) {
  const dress = isWords(block.language) ? { className: "words" } : scrolling(above, setting);
  return (
    <pre data-line={line} {...dress}>
      <code>{block.text}</code>
    </pre>
  );
}

/** An aside that readers can skip. */
const Aside = ({ block, setting, line }: BlockPropsOf<"aside">) => (
  <div className="note" role="note" data-line={line}>
    {block.title && (
      <p>
        <strong>{block.title}</strong>
      </p>
    )}
    {block.paragraphs.map((words, i) => (
      <p key={i}>
        <InlineText line={words} setting={setting} />
      </p>
    ))}
  </div>
);
