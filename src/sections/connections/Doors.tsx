import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

/** What has to be true whichever database it is, one door behind the other. */
export function Doors({ doors }: { doors: Content<"connections">["doors"] }) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-heading">{doors.title}</h2>
          <p className="mt-4 text-lead">{doors.lead}</p>
        </div>
        <ol className="lg:col-span-8">
          {doors.items.map(({ title, text }) => (
            // One behind the other.
            <li
              key={title}
              className="grid grid-cols-[3rem_minmax(0,1fr)] border-t border-night-line py-6 before:row-span-2 before:font-display before:text-title before:content-[counter(list-item)] xl:nth-2:ml-10 xl:nth-3:ml-20 xl:nth-4:ml-30"
            >
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 max-w-prose">{text}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
