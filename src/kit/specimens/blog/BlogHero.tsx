import { listPage } from "#lib/article-lists/lists.ts";
import { listHeading } from "#lib/article-lists/meta.ts";
import { someArticles } from "#sections/blog/index/articles.fixture.ts";
import { ArticleGrid } from "#sections/blog/index/ArticleGrid.tsx";
import { BlogHero } from "#sections/blog/index/BlogHero.tsx";
import { TopicLinks } from "#sections/blog/index/TopicLinks.tsx";
import { State } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

const articles = someArticles(40);
const states = [
  { name: "all articles", list: listPage(articles, null, 1) },
  { name: "a topic", list: listPage(articles, "payments", 1) },
  { name: "a later page", list: listPage(articles, null, 2) },
];

export default {
  title: "Index: hero and topics",
  use: "Above every list of articles. The stones are links to lists by topic; the dark one is the list one reads. A topic without articles has no stone.",
  source: "src/sections/blog/index/BlogHero.tsx",
  wide: true,
  show: ({ blog, interface: labels }) => (
    <div className="kit-rows">
      {states.map(({ name, list }) => (
        <State key={name} name={name}>
          <BlogHero {...listHeading(list, blog)} words={blog} external={labels.external} />
          <TopicLinks
            topics={list.topics}
            current={list.topic}
            words={{ ...blog, topicsLabel: `${blog.topicsLabel}, ${name}` }}
          />
        </State>
      ))}
      <State name="with cards below">
        <ArticleGrid articles={articles.slice(0, 2)} words={blog} pictures={new Map()} />
      </State>
    </div>
  ),
} satisfies Specimen;
