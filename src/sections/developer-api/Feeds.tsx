import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
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
    <section id="feeds" data-wire="feeds" className="border-t border-line py-section">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-heading lg:col-span-5">
            <Terminal wire="feeds" />
            {feeds.title}
          </h2>
          <p className="max-w-prose lg:col-span-7">{feeds.lead}</p>
        </div>
        <table className="feeds">
          <caption className="sr-only">{feeds.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heads.address}</th>
              <th scope="col">{heads.form}</th>
              <th scope="col">{heads.holds}</th>
            </tr>
          </thead>
          <tbody>
            {feeds.items.map(({ id, form, holds }) => (
              <tr key={id}>
                <th scope="row">
                  <TextLink href={addresses[id]}>
                    <code>{addresses[id]}</code>
                  </TextLink>
                </th>
                <td>{form}</td>
                <td>{holds}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Page>
    </section>
  );
}
