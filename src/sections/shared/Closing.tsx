import type { Content } from "#content/collections.ts";
import { SignupForm } from "#sections/chrome/SignupForm.tsx";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

interface ClosingProps {
  /** Of the page; the field's id goes by it. */
  page: "ai" | "dashboards" | "pricing" | "queries";
  closing: Content<"queries">["closing"];
  messages: Content<"interface">["signup"];
  /** The sign-up page of the admin application. */
  signup: string;
}

/** The way from the sample shop to the visitor's own. */
export function Closing({ page, closing, messages, signup }: ClosingProps) {
  return (
    <section className="border-t border-line py-section">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <h2 className="text-display tracking-display">{closing.title}</h2>
          <p className="mt-5 max-w-prose text-lead">{closing.lead}</p>
        </div>
        <div className="max-w-form lg:col-span-5">
          <SignupForm
            id={`signup-${page}`}
            action={signup}
            words={closing.signup}
            messages={messages}
          />
          <OnwardLinks links={closing.links} />
        </div>
      </Page>
    </section>
  );
}
