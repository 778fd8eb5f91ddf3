import type { Content } from "#content/collections.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { PlaceSign } from "./PlaceSign.tsx";

interface SharedProps {
  shared: Content<"dataCatalog">["shared"];
  /** The term that is corrected. */
  term: { readonly name: string; readonly meaning: string };
}

const versionClasses = "mt-3 grid max-w-208 gap-x-6 md:grid-cols-[8rem_minmax(0,1fr)]";
const labelClasses = "font-text text-small/[2.2]";

/** One definition, corrected in ink, and under it the three places where the correction arrives. */
export function Shared({ shared, term }: SharedProps) {
  return (
    // Persimmon that is seen on a ground that is night in both themes.
    <section className="bg-night py-section text-on-night [--mark:color-mix(in_oklab,var(--color-persimmon)_55%,var(--color-on-night))]">
      <Page>
        <div className="grid gap-x-10 gap-y-4 lg:grid-cols-12">
          <h2 className="text-heading lg:col-span-5">{shared.title}</h2>
          <p className="max-w-prose text-lead lg:col-span-6 lg:col-start-7">{shared.lead}</p>
        </div>
        <dl className="mt-12 font-display text-title/[1.35]">
          <dt className="text-heading/[1.35] font-medium">{term.name}</dt>
          <dd className={versionClasses}>
            <span className={labelClasses}>{shared.before}</span>{" "}
            <s className="decoration-(--mark) decoration-2">{shared.old}</s>
          </dd>
          <dd className={versionClasses}>
            <span className={labelClasses}>{shared.now}</span>{" "}
            <ins className="no-underline">{term.meaning}</ins>
          </dd>
        </dl>
        {/* Three lines leave the definition, one for each place. */}
        <ol className="mt-12 grid gap-10 lg:grid-cols-[5fr_6fr_5fr]">
          {shared.places.map(({ id, name, text, sign, link }) => (
            <li key={id} className="border-l-3 border-double border-night-line pl-6">
              <PlaceSign id={id} words={sign} />
              <h3 className="text-title">{name}</h3>
              <p className="mt-2">{text}</p>
              {existingLinks(link === undefined ? [] : [link]).map(({ label, href }) => (
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
