import { hitLooks } from "#live/search/hit.ts";
import type { Article } from "#content/articles/entry.ts";

/** An article in a plain list; search results look the same (src/live/search/hit.ts). */
export function ArticleLine({ article, kind }: { article: Article; kind: string }) {
  return (
    <li>
      <a href={article.href} className={hitLooks.link}>
        <span className={hitLooks.title}>{article.title}</span>{" "}
        <span className={hitLooks.text}>{article.description}</span>{" "}
        <span className={hitLooks.kind}>
          {kind} · {article.date}
        </span>
      </a>
    </li>
  );
}
