import type { ReactElement } from "react";
import type { Block } from "#content/articles/blocks.ts";
import { Aside } from "./Aside.tsx";
import { Code } from "./Code.tsx";
import { Heading } from "./Heading.tsx";
import { List } from "./List.tsx";
import { Paragraph } from "./Paragraph.tsx";
import { Picture } from "./Picture.tsx";
import { Quote } from "./Quote.tsx";
import { type BlockProps, type Setting, underHeadings } from "./setting.ts";
import { Table } from "./Table.tsx";
import { Tools } from "./Tools.tsx";

interface BlocksProps extends Setting {
  blocks: readonly Block[];
  /** For the editor: the line of each block in the writer's file, put on its element as data-line. */
  lines?: readonly number[];
}

/**
 * An article's text. Stateless, so that pages, feeds and the editor's preview are made of the same; its style
 * is src/styles/prose.css and applies inside `.prose`.
 */
export function Blocks({ blocks, lines = [], ...setting }: BlocksProps) {
  return underHeadings(blocks).map(({ block, above }, i) => (
    <BlockView key={i} block={block} setting={setting} above={above} line={lines[i]} />
  ));
}

/** One block; the compiler asks for a case for every type. */
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
      return <Tools block={block} {...rest} />;
    case "table":
      return <Table block={block} {...rest} />;
    case "quote":
      return <Quote block={block} {...rest} />;
    case "code":
      return <Code block={block} {...rest} />;
    case "aside":
      return <Aside block={block} {...rest} />;
  }
}
