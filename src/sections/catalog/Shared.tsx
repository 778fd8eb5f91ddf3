import type { Content } from "#model/kinds.ts";
import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { PlaceSign } from "./PlaceSign.tsx";

interface SharedProps {
  shared: Content<"dataCatalog">["shared"];
  /** The term that is corrected. */
  term: { readonly name: string; readonly meaning: string };
  /** A link whose page is not there yet is left out. */
  exists: PageExists;
}

/** One definition, corrected in ink, and under it the three places where the correction arrives. */
export function Shared({ shared, term, exists }: SharedProps) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12">
          <h2 className="text-heading lg:col-span-5">{shared.title}</h2>
          <p className="max-w-prose text-lead lg:col-span-6 lg:col-start-7">{shared.lead}</p>
        </div>
        <dl className="corrected">
          <dt>{term.name}</dt>
          <dd>
            <span>{shared.before}</span> <s>{shared.old}</s>
          </dd>
          <dd>
            <span>{shared.now}</span> <ins>{term.meaning}</ins>
          </dd>
        </dl>
        <ol className="arrivals">
          {shared.places.map(({ id, name, text, sign, link }) => (
            <li key={id}>
              <PlaceSign id={id} words={sign} />
              <h3 className="text-title">{name}</h3>
              <p className="mt-2">{text}</p>
              {presentLinks(link === undefined ? [] : [link], exists).map(({ label, href }) => (
                <TextLink key={label} look="onward" href={href.href}>
                  {label}
                </TextLink>
              ))}
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
