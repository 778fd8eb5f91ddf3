import type { Content } from "#content/collections.ts";
import { SignupForm } from "#sections/chrome/SignupForm.tsx";
import { Page } from "#ui/Page.tsx";
import { FeatureTabs } from "./FeatureTabs.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";

interface HeroProps {
  hero: Content<"home">["hero"];
  scenes: Content<"scenes">;
  messages: Content<"interface">["signup"];
  /** The sign-up page of the admin application. */
  signup: string;
}

/** The question, the form, and the product at work. */
export function Hero({ hero, scenes, messages, signup }: HeroProps) {
  return (
    <section className="relative overflow-x-clip pt-10 lg:pt-16">
      <Page>
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <Eyebrow className="mb-5">{hero.eyebrow}</Eyebrow>
            <h1 className="text-display tracking-display">{hero.title}</h1>
          </div>
          <div className="max-w-form lg:col-span-5 lg:pb-2">
            <p className="mb-6 text-lead">{hero.lead}</p>
            <SignupForm id="signup-hero" action={signup} words={hero.signup} messages={messages} />
          </div>
        </div>
        <FeatureTabs label={hero.featuresLabel} features={hero.features} scenes={scenes} />
      </Page>
    </section>
  );
}
