import type { Content } from "#content/collections.ts";
import { SignupForm } from "#sections/chrome/SignupForm.tsx";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

interface ClosingProps {
  closing: Content<"dataCatalog">["closing"];
  messages: Content<"interface">["signup"];
  /** The sign-up page of the admin application. */
  signup: string;
}

/** The page of the dictionary that is still empty: the visitor's own. */
export function Closing({ closing, messages, signup }: ClosingProps) {
  return (
    <section className="pb-section">
      <Page>
        {/* Ruled like a page that is still empty. */}
        <div className="bg-[repeating-linear-gradient(transparent_0_2.4375rem,var(--color-line)_2.4375rem_2.5rem)] py-12">
          <h2 className="w-fit bg-ground pr-6 text-heading">{closing.title}</h2>
          <p className="mt-5 w-fit max-w-prose bg-ground pr-6 text-lead">{closing.lead}</p>
          <div className="mt-10 max-w-form bg-ground py-4 pr-6">
            <SignupForm
              id="signup-catalog"
              action={signup}
              words={closing.signup}
              messages={messages}
            />
            <OnwardLinks links={closing.links} />
          </div>
        </div>
      </Page>
    </section>
  );
}
