import type { Content } from "#model/kinds.ts";
import { OutwardMark } from "#ui/OutwardMark.tsx";
import { Page } from "#ui/Page.tsx";

interface ChannelsProps {
  channels: Content<"contactSales">["channels"];
  /** Said after links that lead to another site. */
  externalHint: string;
}

/** A signpost: what one does in large letters, where it leads at the end of the arm. */
export function Channels({ channels, externalHint }: ChannelsProps) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12 lg:items-end">
          <h2 className="text-heading lg:col-span-7">{channels.title}</h2>
          <p className="max-w-form text-lead lg:col-span-5">{channels.lead}</p>
        </div>
        <ul className="signpost">
          {channels.items.map(({ verb, text, label, href }) => (
            <li key={verb}>
              <h3 className="signpost-verb">{verb}</h3>
              <p>{text}</p>
              <a href={href.href} className="signpost-way">
                {label}
                {href.external && <OutwardMark hint={externalHint} />}
              </a>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
