import type { Content } from "#content/collections.ts";
import { Marquee, PauseSwitch } from "#ui/Marquee.tsx";
import { Page } from "#ui/Page.tsx";

const directions = ["left", "right", "still"] as const;

const tag = (phrase: string) => (
  <span className="block rounded-full border border-night-line px-5 py-2.5 whitespace-nowrap">
    {phrase}
  </span>
);

/** The night shift: one large figure, and three rows of what is done meanwhile. */
export function Workforce({ workforce }: { workforce: Content<"home">["workforce"] }) {
  return (
    <section className="overflow-x-clip bg-night py-section text-on-night">
      <Page className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
        <p
          aria-hidden="true"
          className="font-display text-[min(clamp(7rem,2rem+17vw,15rem),36vw)]/[0.8] font-medium tracking-display whitespace-nowrap lining-nums lg:col-span-6"
        >
          {workforce.figure}
        </p>
        <div className="lg:col-span-6 lg:pb-4">
          <h2 className="text-heading">
            <span className="sr-only">{workforce.figure}. </span>
            {workforce.title}
          </h2>
          <p className="mt-4 max-w-prose text-lead">{workforce.lead}</p>
        </div>
      </Page>
      <div className="mt-12 grid gap-3 lg:mt-16">
        {workforce.rows.map((phrases, i) => (
          <Marquee
            key={phrases.join()}
            items={phrases}
            direction={directions[i] ?? "still"}
            render={tag}
          />
        ))}
        <Page className="order-first flex justify-end">
          <PauseSwitch label={workforce.pause} ground="night" />
        </Page>
      </div>
    </section>
  );
}
