import type { Article } from "#model/articles/entry.ts";

/** An article in a plain list; what is found by searching looks the same (src/enhance/search/hit.ts). */
export function ArticleLine({ article, kind }: { article: Article; kind: string }) {
  return (
    <li>
      <a href={article.href} className="search-hit">
        <span className="search-hit-title">{article.title}</span>{" "}
        <span className="search-hit-text">{article.description}</span>{" "}
        <span className="search-hit-kind">
          {kind} · {article.date}
        </span>
      </a>
    </li>
  );
}
