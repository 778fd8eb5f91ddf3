import type { Content } from "#content/collections.ts";
import { SignupForm } from "#sections/chrome/SignupForm.tsx";
import { OnwardLinks } from "#sections/shared/links.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";

interface PlanProps {
  plan: Content<"checkoutos">["plan"];
  price: Content<"checkoutos">["price"];
  messages: Content<"interface">["signup"];
  /** The sign-up page of the admin application. */
  signup: string;
}

/** What it costs, as large as it is short, and the way to begin. */
export function Plan({ plan, price, messages, signup }: PlanProps) {
  return (
    <section className="border-t border-line py-section">
      <Page className="grid gap-x-10 gap-y-10 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-6">
          <h2 className="text-heading">{plan.title}</h2>
          <p className="mt-4 max-w-form text-lead">{plan.lead}</p>
          <p className="mt-10">
            <b className="block font-display text-[calc(1.6*var(--text-display))] leading-none font-medium tracking-display">
              {price.amount}
            </b>
            <span className="mt-2 block text-lead/body">
              {price.label}, <em className="font-medium text-moss not-italic">{price.tagline}</em>
            </span>
          </p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <ul className="grid gap-2">
            {plan.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon name="check" className="mt-1.5 size-4 shrink-0 text-moss" />
                {point}
              </li>
            ))}
          </ul>
          <div className="mt-8">
            <SignupForm
              id="signup-checkoutos"
              action={signup}
              words={plan.signup}
              messages={messages}
            />
          </div>
          <OnwardLinks links={plan.links} />
        </div>
      </Page>
    </section>
  );
}
