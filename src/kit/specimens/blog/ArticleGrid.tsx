import { articleAt, someArticles } from "#sections/blog/index/articles.fixture.ts";
import { ArticleGrid } from "#sections/blog/index/ArticleGrid.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const states = [
  { name: "eight: the feeds have a row of their own", articles: someArticles(8) },
  { name: "one: the feeds stand beside it", articles: someArticles(1) },
  {
    name: "an announced article, and a draft: the feeds take two columns",
    articles: [articleAt(0), articleAt(1, { stub: true }), articleAt(2, { draft: true })],
  },
];

export default {
  title: "Index: cards",
  use: "A list of articles, the newest over two columns. The whole card can be pressed; an announced article has no link. The bed of sand fills what the last row leaves free, so no number of cards leaves a torn edge.",
  source: "src/sections/blog/index/ArticleGrid.tsx",
  wide: true,
  show: ({ blog }) => (
    <div className="kit-rows">
      {states.map(({ name, articles }) => (
        <State key={name} name={name}>
          <ArticleGrid articles={articles} words={blog} pictures={new Map()} />
        </State>
      ))}
    </div>
  ),
} satisfies Specimen;
