import type { Author } from "#content/articles/entry.ts";
import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Byline } from "./Byline.tsx";
import { cx } from "#ui/cx.ts";

interface SidebarProps {
  author: Author;
  words: Content<"post">;
  labels: Content<"interface">;
  /** There are no contents above it in the margin. */
  alone: boolean;
}

/** At the end of the margin, or of the text on narrow windows: who wrote it, and where to go on. */
export function Sidebar({ author, words, labels, alone }: SidebarProps) {
  const { title, text, action } = words.try;
  return (
    <div
      data-part="sidebar"
      className={cx(
        "mt-12 grid gap-8 border-t border-line pt-8 print:hidden [@media(40rem<=width<64rem)]:grid-cols-2",
        "lg:col-1 lg:bg-ground",
        alone
          ? "lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:row-1 lg:mt-0 lg:self-start"
          : "lg:relative lg:row-2 lg:mt-16 lg:self-end",
      )}
    >
      <section>
        <h2 className="mb-3 font-text text-small/body tracking-normal text-ink-muted">
          {words.writtenBy}
        </h2>
        <Byline author={author} labels={labels} className="mb-2" />
        <TextLink look="onward" href="/blog/">
          {words.readMore} <span className="sr-only">{words.readMoreWhat}</span>
        </TextLink>
      </section>
      <section>
        <h2 className="mb-1.5 text-lead/tight">{title}</h2>
        <p className="mb-4 text-small/body text-ink-muted">{text}</p>
        <ButtonLink size="small" href={action.href.href}>
          {action.label}
        </ButtonLink>
      </section>
    </div>
  );
}
