import type { Content } from "#content/collections.ts";
import { Wordmark } from "#illustrations/Wordmark.tsx";
import { Sample } from "#sections/shared/marks.tsx";
import { Marquee, PauseSwitch } from "#ui/Marquee.tsx";
import { Page } from "#ui/Page.tsx";

interface LogosProps {
  customers: Content<"home">["customers"];
  /** The label of the button that pauses the row. */
  pause: string;
}

const sign = (name: string) => (
  <span className="block px-6 whitespace-nowrap">
    <Wordmark name={name} />
  </span>
);

/** The customers of the home page, as a moving row. */
export function Logos({ customers, pause }: LogosProps) {
  return (
    <section aria-labelledby="logos-title" className="border-y border-line bg-sunken py-8">
      <Page className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="logos-title" className="text-title">
            {customers.claim}
          </h2>
          <Sample when={customers.sample} />
        </div>
        <PauseSwitch label={pause} ground="paper" />
      </Page>
      <Marquee items={customers.logos} direction="left" render={sign} />
    </section>
  );
}
