import type { Content } from "#content/collections.ts";
import { SignupForm } from "#sections/chrome/SignupForm.tsx";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

interface ClosingProps {
  closing: Content<"connections">["closing"];
  messages: Content<"interface">["signup"];
  /** The sign-up page of the admin application. */
  signup: string;
}

/** From the string to the first question. */
export function ConnectionsClosing({ closing, messages, signup }: ClosingProps) {
  return (
    <section className="border-t border-line py-section">
      <Page className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
        <h2 className="text-heading lg:col-span-5">{closing.title}</h2>
        <div className="lg:col-span-6 lg:col-start-7">
          <p className="mb-6 text-lead">{closing.lead}</p>
          <SignupForm
            id="signup-connections"
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
