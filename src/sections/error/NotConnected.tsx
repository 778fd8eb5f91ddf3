import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { ErrorView } from "./ErrorView.tsx";
import { Ways } from "./Ways.tsx";

/** Where forms lead while their host is not set (src/lib/site/define.ts). */
export function NotConnected({ words }: { words: Content<"notConnected"> }) {
  return (
    <Page className="py-10 lg:py-16">
      <div>
        <ErrorView title={words.title} status={words.status} lead={words.lead}>
          <p className="mt-4 text-ink-muted">{words.owner}</p>
          <Ways ways={words.ways} className="mt-8" />
        </ErrorView>
      </div>
    </Page>
  );
}
