import type { Content } from "#content/collections.ts";
import { existingLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Cut } from "./Cut.tsx";

interface KindsProps {
  kinds: Content<"partnerships">["kinds"];
}

/** Each row is a step further to the right than the one above it. */
const row =
  "grid grid-cols-1 items-start gap-4 md:grid-cols-[9rem_minmax(0,1fr)] md:gap-10 lg:grid-cols-[11rem_minmax(0,43rem)] lg:nth-2:ml-[12.5%] lg:nth-3:ml-[25%]";

function Term({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 border-t border-line py-3 md:grid-cols-[7.5rem_minmax(0,1fr)]">
      <dt className="text-small leading-[1.9] font-medium text-ink-muted">{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** Three kinds of partner, each with the cut by which it joins; every row stands a step further in. */
export function Kinds({ kinds }: KindsProps) {
  return (
    <section className="bg-sunken py-section">
      <Page>
        <h2 className="text-heading">{kinds.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{kinds.lead}</p>
        <ul className="mt-12 grid gap-14">
          {kinds.items.map(({ id, name, line, cut, give, get, holds, link }) => (
            <li key={id} className={row}>
              <Cut kind={id} label={cut} />
              <div>
                <h3 className="text-title">{name}</h3>
                <p className="mt-1">{line}</p>
                <dl className="mt-5">
                  <Term name={kinds.give} text={give} />
                  <Term name={kinds.get} text={get} />
                  <Term name={kinds.holds} text={holds} />
                </dl>
                {existingLinks(link === undefined ? [] : [link]).map(({ label, href }) => (
                  <TextLink key={label} look="onward" href={href.href}>
                    {label}
                  </TextLink>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
