import type { Content } from "#content/collections.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

interface PrunedProps {
  pruned: Content<"partnerships">["pruned"];
}

/** What is not promised, as cut twigs: the name is struck off on a slant, the truth stands beside it. */
export function Pruned({ pruned }: PrunedProps) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page className="grid grid-cols-1 gap-10 lg:grid-cols-4-7 lg:gap-x-[8.333%]">
        <div>
          <h2 className="text-heading">{pruned.title}</h2>
          <p className="mt-4 text-lead">{pruned.lead}</p>
          <OnwardLink link={pruned.link} className="mt-4 focus-visible:outline-on-night" />
        </div>
        <dl>
          {pruned.items.map(({ cut, text }) => (
            <div key={cut} className="border-t border-night-line py-5">
              <dt className="flex items-center gap-4 font-display text-title">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 64 40"
                  className="w-12 flex-none fill-none stroke-current stroke-[2.5]"
                  strokeLinecap="round"
                >
                  <path d="M0 20H38M30 20q8-14 20-14M44 32L56 8" />
                </svg>
                {cut}
              </dt>
              <dd className="mt-1.5 pl-16">{text}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
