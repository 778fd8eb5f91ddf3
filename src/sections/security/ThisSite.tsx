import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface ThisSiteProps {
  words: Content<"security">["site"];
  /** Of this page, with its host. */
  address: string;
  exists: PageExists;
}

/** What this very site does and does not do, with the headers that it is held to (ThisSite.test.tsx). */
export function ThisSite({ words, address, exists }: ThisSiteProps) {
  return (
    <section className="site-band bg-night text-on-night">
      <Page>
        <Eyebrow ground="night">{words.eyebrow}</Eyebrow>
        <h2 className="mt-3 text-heading">{words.title}</h2>
        <div className="site-columns">
          <div>
            <p className="text-lead">{words.lead}</p>
            <ul className="site-facts">
              {words.facts.map(({ title, text }) => (
                <li key={title}>
                  <h3 className="text-title">{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
            <ul className="site-links">
              {presentLinks(words.links, exists).map(({ label, href }) => (
                <li key={label}>
                  <TextLink look="onward" href={href.href}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
          <div className="site-headers" role="group" aria-label={words.label}>
            <p>
              <code>{put(words.command, { address })}</code>
            </p>
            <ul>
              {words.headers.map(({ name, value, more }) => (
                <li key={value} data-goes-on={name === "" || undefined}>
                  <code>
                    {name !== "" && <b>{name}: </b>}
                    {value}
                    {more && " …"}
                  </code>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Page>
    </section>
  );
}
