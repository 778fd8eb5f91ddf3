import { twinAddress } from "#model/articles/markdown.ts";
import type { Content } from "#model/kinds.ts";

interface PostActionsProps {
  /** The article's path, "/blog/{id}/". */
  href: string;
  words: Content<"post">;
}

/**
 * Ways to take the article along. The buttons wait, unseen, for the script that copies
 * (src/enhance/later/copy.ts): a press before it would be lost.
 */
export function PostActions({ href, words }: PostActionsProps) {
  const markdown = twinAddress(href);
  return (
    <div className="post-actions" data-copied={words.copied} data-failed={words.copyFailed}>
      <a className="text-link" href={markdown}>
        {words.markdown}
      </a>
      <button
        type="button"
        className="text-link unscripted:hidden"
        data-copy={markdown}
        data-waiting
      >
        {words.copyMarkdown}
      </button>
      <button type="button" className="text-link unscripted:hidden" data-copy="" data-waiting>
        {words.copyLink}
      </button>
      <p role="status" />
    </div>
  );
}
