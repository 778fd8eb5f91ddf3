import { article, blocks, pictures, related } from "#sections/blog/post/post.fixture.ts";
import { Post } from "#sections/blog/post/Post.tsx";
import type { Specimen } from "../../specimen.ts";

const [older, newer] = related;

export default {
  title: "Post",
  use: "A whole article: one axis for title, picture and text, and a margin for what accompanies them. The buttons that copy show when their script is there.",
  source: "src/sections/blog/post/Post.tsx",
  wide: true,
  bare: true,
  show: ({ post, interface: labels }) => (
    <Post
      article={{ ...article, draft: true }}
      blocks={blocks}
      pictures={pictures}
      words={post}
      labels={labels}
      related={related}
      newer={newer ?? null}
      older={older ?? null}
    />
  ),
} satisfies Specimen;
