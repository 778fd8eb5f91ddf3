import type { Content } from "#content/collections.ts";
import { ErrorView } from "#sections/error/ErrorView.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

/**
 * Stands in for a page that was not seen while there is no connection. What was seen is listed by script
 * (src/script/offline/); without script nothing is ever kept.
 */
export function Offline({ words }: { words: Content<"offline"> }) {
  return (
    <Page className="py-10 lg:py-16">
      <ErrorView title={words.title} status={words.status} lead={words.lead}>
        {/* The address that was asked for, whichever it was. */}
        <p className="mt-6">
          <TextLink look="onward" href="">
            {words.again}
          </TextLink>
        </p>
        <section data-seen aria-labelledby="seen">
          <h2 id="seen" className="mt-10 text-lead">
            {words.seenTitle}
          </h2>
          <noscript>
            <p className="mt-2 text-ink-muted">{words.seenUnknown}</p>
          </noscript>
          <p hidden data-none className="mt-2 text-ink-muted">
            {words.seenNone}
          </p>
          <ul className="mt-2">
            <template>
              <li className="flex flex-wrap items-center gap-x-4">
                <a className="text-link text-link-onward" href="/">
                  {words.seenTitle}
                </a>
              </li>
            </template>
          </ul>
        </section>
      </ErrorView>
    </Page>
  );
}
