import { useState } from "react";
import { Badge } from "#ui/Badge.tsx";
import type { ListedArticle, Overview } from "../protocol.ts";
import { words } from "../words.ts";
import { editAddress } from "./Overview.tsx";

interface ArticleListProps {
  articles: readonly ListedArticle[];
  topics: Overview["topics"];
}

/** The articles, newest first, narrowed by the words that are typed. */
export function ArticleList({ articles, topics }: ArticleListProps) {
  const [typed, setTyped] = useState("");
  const nameOf = (id: string) => topics.find((topic) => topic.id === id)?.name ?? id;
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = articles.filter((article) => {
    const draft = article.draft ? words.draftMark : "";
    const text = [article.title, article.date, draft, ...article.topics.map(nameOf)].join(" ");
    return wanted.every((word) => text.toLowerCase().includes(word));
  });
  return (
    <>
      <div className="edit-filter">
        <label htmlFor="filter">{words.filter}</label>
        <input
          id="filter"
          type="search"
          className="field"
          value={typed}
          placeholder={words.filterHint}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
        <p role="status">{words.found(shown.length, articles.length)}</p>
      </div>
      {shown.length === 0 ? (
        <p>{words.noneFound}</p>
      ) : (
        <table className="edit-articles">
          <thead>
            <tr>
              <th scope="col">{words.title}</th>
              <th scope="col">{words.date}</th>
              <th scope="col">{words.topics}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((article) => (
              <tr key={article.path}>
                <th scope="row">
                  <a href={editAddress(article.path)}>{article.title}</a>{" "}
                  {article.draft && <Badge tone="persimmon">{words.draftMark}</Badge>}
                </th>
                <td>{article.date}</td>
                <td>{article.topics.map(nameOf).join(", ")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
