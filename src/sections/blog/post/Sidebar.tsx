import type { Author } from "#model/articles/entry.ts";
import type { Content } from "#model/kinds.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Byline } from "./Byline.tsx";

interface SidebarProps {
  author: Author;
  words: Content<"post">;
  labels: Content<"interface">;
}

/** At the end of the margin, or of the text on narrow windows: who wrote it, and where to go on. */
export function Sidebar({ author, words, labels }: SidebarProps) {
  const { title, text, action } = words.try;
  return (
    <div className="post-sidebar">
      <section>
        <h2>{words.writtenBy}</h2>
        <Byline author={author} labels={labels} />
        <TextLink look="onward" href="/blog/">
          {words.readMore} <span className="sr-only">{words.readMoreWhat}</span>
        </TextLink>
      </section>
      <section>
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink size="small" href={action.href.href}>
          {action.label}
        </ButtonLink>
      </section>
    </div>
  );
}
