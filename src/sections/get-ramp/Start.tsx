import type { Content } from "#content/collections.ts";
import { SignupForm } from "#sections/chrome/SignupForm.tsx";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

interface StartProps {
  hero: Content<"getRamp">["hero"];
  links: Content<"getRamp">["links"];
  messages: Content<"interface">["signup"];
  /** The sign-up page of the admin application. */
  signup: string;
}

/** The foot of the ramp: the headline, and the one field it takes. */
export function Start({ hero, links, messages, signup }: StartProps) {
  return (
    <section className="pt-10 lg:pt-16">
      <Page className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <h1 className="text-display tracking-display lg:col-span-7">{hero.title}</h1>
        <div className="max-w-form lg:col-span-5 lg:pt-3">
          <p className="mb-6 text-lead">{hero.lead}</p>
          <SignupForm id="signup-ramp" action={signup} words={hero.signup} messages={messages} />
          <OnwardLinks links={links} stacked />
        </div>
      </Page>
    </section>
  );
}
