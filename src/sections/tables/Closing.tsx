import type { Content } from "#content/collections.ts";
import { SignupForm } from "#sections/chrome/SignupForm.tsx";
import { SandAround } from "#sections/shared/Sand.tsx";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

/** The last word: the trial in raked sand, and two ways on. */
export function Closing({ closing }: { closing: Content<"tables">["closing"] }) {
  return (
    <section className="overflow-x-clip plain-band">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <h2 className="text-heading">{closing.title}</h2>
          <p className="mt-4 max-w-form text-lead">{closing.lead}</p>
          <OnwardLinks links={closing.links} />
        </div>
        <div className="relative isolate [--sand:3.5rem] lg:col-span-5 lg:col-start-8">
          {/* Clear of the words on the left. */}
          <SandAround sides="right" gap={70} className="max-lg:hidden" />
          <div className="rounded-stone border border-line bg-raised p-6 shadow-raised sm:p-8">
            <SignupForm id="signup-tables" words={closing.signup} />
          </div>
        </div>
      </Page>
    </section>
  );
}
