import type { ReactNode } from "react";
import type { Block, BlockType } from "#model/articles/blocks.ts";
import { Blocks } from "#sections/blog/blocks/Blocks.tsx";
import { pictures, samples } from "#sections/blog/post/post.fixture.ts";
import { Prose } from "#ui/Prose.tsx";
import { State } from "../../State.tsx";
import type { KitContent, Specimen } from "../../specimen.ts";

const names: Readonly<Record<BlockType, string>> = {
  paragraph: "paragraph: text, links, code, bold, emphasis, struck",
  heading: "headings",
  list: "lists",
  image: "image",
  database_tools: "tools",
  table: "tables",
  quote: "quote",
  code: "code",
  aside: "aside",
};

const draw = (blocks: readonly Block[], { post, interface: labels }: KitContent): ReactNode => (
  <Prose>
    <Blocks
      blocks={blocks}
      pictures={pictures}
      words={post.tools}
      external={labels.external}
      form="page"
    />
  </Prose>
);

export default {
  title: "Blocks",
  use: "What an article's text is made of, one component a type. The writer's Markdown becomes these and nothing else.",
  source: "src/sections/blog/blocks/Blocks.tsx",
  wide: true,
  show: (content) => (
    <div className="kit-rows">
      {Object.entries(samples).map(([type, blocks]) => (
        <State key={type} name={names[type as BlockType]}>
          {draw(blocks, content)}
        </State>
      ))}
      <State name="image that is not there yet">
        {draw([{ type: "image", src: "images/none.png", alt: "A packed box from above" }], content)}
      </State>
    </div>
  ),
} satisfies Specimen;
