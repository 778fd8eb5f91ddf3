import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";

/** When not: the cases side by side in the dark, as plainly as the argument. */
export function Unfit({ unfit }: { unfit: Content<"why">["unfit"] }) {
  return (
    <section className="bg-night py-section text-on-night">
      <Page>
        <h2 className="text-heading">{unfit.title}</h2>
        <p className="mt-4 max-w-form text-lead">{unfit.lead}</p>
        <ul className="why-unfit">
          {unfit.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-title">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
