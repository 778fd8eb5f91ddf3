import { twinAddress } from "#content/articles/markdown.ts";
import type { Content } from "#content/collections.ts";
import { cx } from "#ui/cx.ts";

interface PostActionsProps {
  /** The article's path, "/blog/{id}/". */
  href: string;
  words: Content<"post">;
}

const row =
  "mt-4 flex flex-wrap gap-x-6 text-small/body lg:col-1 lg:row-5 lg:m-0 lg:grid lg:justify-items-start lg:self-end print:hidden";

const action = "text-link min-h-8 cursor-pointer content-center";

/**
 * Ways to take the article along. The buttons wait, unseen, for the script that copies
 * (src/script/later/copy.ts): a press before it would be lost.
 */
export function PostActions({ href, words }: PostActionsProps) {
  const markdown = twinAddress(href);
  return (
    <div
      data-part="actions"
      className={row}
      data-copied={words.copied}
      data-failed={words.copyFailed}
    >
      <a className={action} href={markdown}>
        {words.markdown}
      </a>
      <button
        type="button"
        className={cx(action, "unscripted:hidden data-waiting:invisible")}
        data-copy={markdown}
        data-waiting
      >
        {words.copyMarkdown}
      </button>
      <button
        type="button"
        className={cx(action, "unscripted:hidden data-waiting:invisible")}
        data-copy=""
        data-waiting
      >
        {words.copyLink}
      </button>
      <p role="status" className="content-center font-medium text-moss lg:-order-1" />
    </div>
  );
}
