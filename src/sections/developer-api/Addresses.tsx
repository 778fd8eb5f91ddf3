import type { Content } from "#content/collections.ts";
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
    <section id="addresses" className="py-section">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-heading">
            <Terminal wire="addresses" />
            {addresses.title}
          </h2>
          <p className="mt-4">{addresses.lead}</p>
        </div>
        <dl className="min-w-0 lg:col-span-8">
          {addresses.items.map(({ id, title, text }) => (
            <div key={id} className="grid gap-1 border-t border-line py-4">
              <dt className="font-medium">{title}</dt>
              <dd>
                <TextLink href={links[id]}>
                  <code className="font-code text-small/body wrap-anywhere">{links[id]}</code>
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
