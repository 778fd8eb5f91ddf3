import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface ThisSiteProps {
  words: Content<"security">["site"];
  /** Of this page, with its host. */
  address: string;
}

const codeClasses = "font-code wrap-anywhere";

/** What this very site does and does not do, with the headers that it is held to (ThisSite.test.tsx). */
export function ThisSite({ words, address }: ThisSiteProps) {
  return (
    // In the dark theme the section above is as dark.
    <section className="border-t-4 border-double border-night-line bg-night py-section text-on-night">
      <Page>
        <Eyebrow ground="night">{words.eyebrow}</Eyebrow>
        <h2 className="mt-3 text-heading">{words.title}</h2>
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-start">
          <div>
            <p className="text-lead">{words.lead}</p>
            <ul className="mt-10 grid gap-x-10 gap-y-7 md:grid-cols-2">
              {words.facts.map(({ title, text }) => (
                <li key={title}>
                  <h3 className="text-title">{title}</h3>
                  <p className="mt-1.5">{text}</p>
                </li>
              ))}
            </ul>
            <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
              {existingLinks(words.links).map(({ label, href }) => (
                <li key={label}>
                  <TextLink look="onward" href={href.href}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
          <div
            className="rounded-large border border-night-line p-6 text-small/body lg:sticky lg:top-28"
            role="group"
            aria-label={words.label}
          >
            <p className="border-b border-night-line pb-4">
              <code className={codeClasses}>{put(words.command, { address })}</code>
            </p>
            <ul className="mt-4 grid gap-2">
              {words.headers.map(({ name, value, more }) => (
                // A line without a name goes on with the header before it.
                <li key={value} className={name === "" ? "pl-6" : undefined}>
                  <code className={codeClasses}>
                    {name !== "" && <b className="font-bold text-on-night">{name}: </b>}
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
