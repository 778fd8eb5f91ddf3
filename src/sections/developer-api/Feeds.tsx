import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { LineTable } from "./LineTable.tsx";
import { Terminal } from "./Terminal.tsx";

type Words = Content<"developerApi">["feeds"];

interface FeedsProps {
  feeds: Words;
  addresses: Readonly<Record<Words["items"][number]["id"], string>>;
}

/** What programs read, file by file. */
export function Feeds({ feeds, addresses }: FeedsProps) {
  const { heads } = feeds;
  return (
    <section id="feeds" className="border-t border-line py-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-heading lg:col-span-5">
            <Terminal wire="feeds" />
            {feeds.title}
          </h2>
          <p className="max-w-prose lg:col-span-7">{feeds.lead}</p>
        </div>
        <LineTable
          caption={feeds.caption}
          heads={[heads.address, heads.form, heads.holds]}
          rows={feeds.items.map(({ id, form, holds }) => ({
            id,
            cells: [
              <TextLink key={id} href={addresses[id]}>
                <code className="font-code text-small/body">{addresses[id]}</code>
              </TextLink>,
              form,
              holds,
            ],
          }))}
        />
      </Page>
    </section>
  );
}
