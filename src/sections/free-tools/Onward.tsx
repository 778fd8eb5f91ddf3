import type { Content } from "#content/collections.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { TextLink } from "#ui/TextLink.tsx";

/** Links to pages where visitors get the figures that a calculator asks for. */
export function Onward({ closing }: { closing: Content<"freeToolsPage">["closing"] }) {
  return (
    <Band ground="field" className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-5-7">
      <div>
        <BandHead title={closing.title} lead={closing.lead} />
      </div>
      <ul className="grid gap-6">
        {closing.links.map(({ label, text, href }) => (
          <li key={label} className="lg:nth-2:ml-16 lg:nth-3:ml-32">
            <TextLink look="onward" href={href.href}>
              {label}
            </TextLink>
            <p className="max-w-form">{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
