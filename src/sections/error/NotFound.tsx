import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { ErrorView } from "./ErrorView.tsx";

/** The page for an unknown path: what happened, and ways on. */
export function NotFound({ words }: { words: Content<"notFound"> }) {
  return (
    <Page className="py-10 lg:py-16">
      <div>
        <ErrorView title={words.title} status={words.status} lead={words.lead}>
          <h2 className="mt-10 text-lead">{words.waysTitle}</h2>
          <ul className="mt-2">
            {words.ways.map(({ label, description, href }) => (
              <li key={label} className="flex flex-wrap items-center gap-x-4">
                <TextLink look="onward" href={href.href}>
                  {label}
                </TextLink>
                <span className="text-ink-muted">{description}</span>
              </li>
            ))}
          </ul>
        </ErrorView>
      </div>
    </Page>
  );
}
