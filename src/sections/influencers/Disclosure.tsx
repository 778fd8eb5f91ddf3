import type { Content } from "#content/collections.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

interface DisclosureProps {
  disclosure: Content<"influencers">["disclosure"];
}

/** The advice to say that one is paid: what is clear in large letters, what is not in small ones, as it would be. */
export function Disclosure({ disclosure }: DisclosureProps) {
  const { rows, say, weak } = disclosure;
  return (
    <section className="bg-night py-section text-on-night">
      <Page>
        <h2 className="text-heading">{disclosure.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{disclosure.lead}</p>
        <ul className="mt-12">
          {rows.map((row) => (
            <li
              key={row.where}
              className="grid grid-cols-1 gap-x-10 gap-y-1 border-t border-night-line py-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,7fr)_minmax(0,3fr)] lg:items-baseline"
            >
              <h3 className="font-text text-small/body tracking-normal">{row.where}</h3>
              <p className="font-display text-heading leading-[1.15] tracking-tight text-balance">
                <span className="sr-only">{say}: </span>
                {row.say}
              </p>
              <p className="text-small/body">
                <span className="font-medium">{weak}: </span>
                {row.weak}
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-8 max-w-prose text-small">{disclosure.note}</p>
        <OnwardLink link={disclosure.link} />
      </Page>
    </section>
  );
}
