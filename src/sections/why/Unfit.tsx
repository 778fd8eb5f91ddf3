import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

/** When not: the cases side by side in the dark, as plainly as the argument. */
export function Unfit({ unfit }: { unfit: Content<"why">["unfit"] }) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page>
        <h2 className="text-heading">{unfit.title}</h2>
        <p className="mt-4 max-w-form text-lead">{unfit.lead}</p>
        <ul className="mt-12 gap-x-10 md:columns-2 lg:columns-3">
          {unfit.items.map(({ title, text }) => (
            <li key={title} className="break-inside-avoid border-t border-night-line pt-6 pb-8">
              <h3 className="text-title">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
