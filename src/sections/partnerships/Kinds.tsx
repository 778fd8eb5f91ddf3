import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { Cut } from "./Cut.tsx";

interface KindsProps {
  kinds: Content<"partnerships">["kinds"];
  exists: PageExists;
}

/** Three kinds of partner, each with the cut by which it joins; every row stands a step further in. */
export function Kinds({ kinds, exists }: KindsProps) {
  return (
    <section className="bg-sunken py-section">
      <Page>
        <h2 className="text-heading">{kinds.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{kinds.lead}</p>
        <ul className="grafts">
          {kinds.items.map(({ id, name, line, cut, give, get, holds, link }) => (
            <li key={id}>
              <Cut kind={id} label={cut} />
              <div className="grafts-words">
                <h3 className="text-title">{name}</h3>
                <p className="mt-1">{line}</p>
                <dl>
                  <div>
                    <dt>{kinds.give}</dt>
                    <dd>{give}</dd>
                  </div>
                  <div>
                    <dt>{kinds.get}</dt>
                    <dd>{get}</dd>
                  </div>
                  <div>
                    <dt>{kinds.holds}</dt>
                    <dd>{holds}</dd>
                  </div>
                </dl>
                {presentLinks(link === undefined ? [] : [link], exists).map(({ label, href }) => (
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
