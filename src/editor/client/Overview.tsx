import { useState } from "react";
import { Button, ButtonLink } from "#ui/Button.tsx";
import type { Overview as All } from "../protocol.ts";
import { fileNames } from "../file-names.ts";
import { words } from "../words.ts";
import { ArticleList } from "./ArticleList.tsx";
import { NewArticle } from "./NewArticle.tsx";
import { nameOf } from "./place.ts";

export const editAddress = (path: string) =>
  `/_edit/?${new URLSearchParams({ file: path }).toString()}`;

/** All that can be edited. */
export function Overview({ overview }: { overview: All }) {
  const [making, setMaking] = useState(false);
  return (
    <main className="edit-overview">
      <header>
        <div>
          <h1>{words.editor}</h1>
          <p>{words.intro}</p>
        </div>
        <ButtonLink href="/" size="small" tone="secondary">
          {words.site}
        </ButtonLink>
      </header>
      <section aria-labelledby="articles">
        <div className="edit-heading">
          <h2 id="articles">{words.articles}</h2>
          <Button
            size="small"
            onClick={() => {
              setMaking(true);
            }}
          >
            {words.newArticle}
          </Button>
        </div>
        <ArticleList articles={overview.articles} topics={overview.topics} />
      </section>
      <section aria-labelledby="files">
        <h2 id="files">{words.files}</h2>
        <ul className="edit-files">
          {overview.files.map(({ kind, path }) => (
            <li key={path}>
              <a href={editAddress(path)}>
                <strong>{fileNames[kind]?.name ?? nameOf(kind)}</strong>
                <span>{fileNames[kind]?.about ?? path}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {making && (
        <NewArticle
          onClose={() => {
            setMaking(false);
          }}
        />
      )}
    </main>
  );
}
