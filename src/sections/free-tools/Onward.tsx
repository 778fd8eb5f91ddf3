import type { Content } from "#content/collections.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { LinkList } from "#sections/shared/links.tsx";

/** Links to pages where visitors get the figures that a calculator asks for. */
export function Onward({ closing }: { closing: Content<"freeToolsPage">["closing"] }) {
  return (
    <Band ground="field" className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-5-7">
      <div>
        <BandHead title={closing.title} lead={closing.lead} />
      </div>
      <LinkList links={closing.links} />
    </Band>
  );
}
