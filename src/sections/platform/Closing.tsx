import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { SignupForm } from "#sections/chrome/SignupForm.tsx";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

interface ClosingProps {
  leave: Content<"platform">["leave"];
  messages: Content<"interface">["signup"];
  /** The sign-up page of the admin application. */
  signup: string;
}

/** The sheet of words lies in the sand as the only stone. */
const stone = [{ cx: 1000, cy: 230, rx: 560, ry: 190, squareness: 5 }];

/** The first step: one bed. */
export function Closing({ leave, messages, signup }: ClosingProps) {
  return (
    <section className="relative isolate overflow-x-clip py-[clamp(4rem,9vw,8rem)]">
      <RakedGround
        viewBox={[0, 0, 2000, 460]}
        stones={stone}
        gap={20}
        step={50}
        fit="stretch"
        className="absolute inset-0 -z-1 size-full text-line"
      />
      <Page>
        <div className="mx-auto max-w-160 bg-ground lg:rounded-stone lg:px-12 lg:py-8">
          <h2 className="text-heading">{leave.title}</h2>
          <p className="mt-3 mb-6 text-lead">{leave.lead}</p>
          <SignupForm
            id="signup-platform"
            action={signup}
            words={leave.signup}
            messages={messages}
          />
          <OnwardLinks links={leave.links} />
        </div>
      </Page>
    </section>
  );
}
