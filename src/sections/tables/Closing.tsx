import type { Content } from "#model/kinds.ts";
import { RakedGround } from "#pictures/RakedGround.tsx";
import { SignupForm } from "#sections/chrome/SignupForm.tsx";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface ClosingProps {
  closing: Content<"tables">["closing"];
  messages: Content<"interface">["signup"];
  /** The sign-up page of the admin application. */
  signup: string;
  /** Whether the page behind a path exists; a link without one is plain words. */
  exists: (path: string) => boolean;
}

const stones = [{ cx: 930, cy: 210, rx: 250, ry: 150, squareness: 3 }];

/** The last word: the trial, and two ways on. */
export function Closing({ closing, messages, signup, exists }: ClosingProps) {
  return (
    <section className="later-band relative isolate overflow-hidden py-(--section-space)">
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
          <ul className="mt-4 flex flex-wrap gap-x-8">
            {closing.links.map(({ label, href }) => (
              <li key={label} className="bg-ground">
                {href.external || exists(href.href) ? (
                  <TextLink look="onward" href={href.href}>
                    {label}
                  </TextLink>
                ) : (
                  <span className="inline-flex min-h-11 items-center text-ink-muted">{label}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-stone border border-line bg-raised p-6 sm:p-8 lg:col-span-5 lg:col-start-8">
          <SignupForm
            id="signup-tables"
            action={signup}
            words={closing.signup}
            messages={messages}
          />
        </div>
      </Page>
    </section>
  );
}
