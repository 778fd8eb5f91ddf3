import type { Content } from "#content/collections.ts";
import { Page } from "#ui/Page.tsx";

/** Each a step further in, up to the third. */
const stair =
  "border-t border-line-strong pt-5 pb-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-baseline lg:gap-x-10 lg:nth-2:ml-(--step) lg:nth-3:ml-[calc(2*var(--step))] lg:nth-[n+4]:ml-[calc(3*var(--step))]";

/** What hurts, as stairs: each comes back a step later, to somebody else's desk. */
export function Pains({ pains }: { pains: Content<"tables">["pains"] }) {
  return (
    <section className="bg-sunken py-section">
      <Page>
        <h2 className="max-w-prose text-heading">{pains.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{pains.lead}</p>
        <ol className="mt-14 grid lg:[--step:clamp(3rem,7vw,6.25rem)]">
          {pains.items.map(({ title, text }) => (
            <li key={title} className={stair}>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 max-w-form text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
