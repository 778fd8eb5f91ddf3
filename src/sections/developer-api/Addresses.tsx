import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Terminal } from "./Terminal.tsx";

type Words = Content<"developerApi">["addresses"];

interface AddressesProps {
  addresses: Words;
  /** Of each, a working example: a path of this site. */
  links: Readonly<Record<Words["items"][number]["id"], string>>;
}

/** Addresses that carry something, each to be pressed. */
export function Addresses({ addresses, links }: AddressesProps) {
  return (
    <section id="addresses" data-wire="addresses" className="py-section">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-heading">
            <Terminal wire="addresses" />
            {addresses.title}
          </h2>
          <p className="mt-4">{addresses.lead}</p>
        </div>
        <dl className="carriers lg:col-span-8">
          {addresses.items.map(({ id, title, text }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>
                <TextLink href={links[id]}>
                  <code>{links[id]}</code>
                </TextLink>
              </dd>
              <dd className="text-small text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
