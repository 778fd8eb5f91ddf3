import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { Signup } from "#sections/shared/Closing.tsx";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

interface ClosingProps {
  closing: Content<"tables">["closing"];
}

const stones = [{ cx: 930, cy: 210, rx: 250, ry: 150, squareness: 3 }];

/** The last word: the trial, and two ways on. */
export function Closing({ closing }: ClosingProps) {
  return (
    <section className="relative isolate overflow-hidden py-section">
      <RakedGround
        viewBox={[-200, 0, 1600, 420]}
        stones={stones}
        gap={20}
        step={50}
        fit="stretch"
        className="absolute inset-0 -z-10 hidden size-full text-line lg:block"
      />
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h2 className="inline bg-ground box-decoration-clone text-heading">{closing.title}</h2>
          <p className="mt-4 max-w-form bg-ground text-lead">{closing.lead}</p>
          <OnwardLinks links={closing.links} />
        </div>
        <div className="rounded-stone border border-line bg-raised p-6 sm:p-8 lg:col-span-5 lg:col-start-8">
          <Signup page="tables" words={closing.signup} />
        </div>
      </Page>
    </section>
  );
}
