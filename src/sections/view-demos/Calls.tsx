import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";

interface CallsProps {
  calls: Content<"viewDemos">["calls"];
}

function Call({ call, look }: { call: CallsProps["calls"]["sales"]; look: "sales" | "trial" }) {
  return (
    <li
      className={cx(
        "grid justify-items-start gap-4 rounded-stone border p-7 md:p-10",
        look === "sales" ? "border-line bg-ground lg:py-14" : "border-transparent bg-moss-soft",
      )}
    >
      <h3 className="text-heading">{call.title}</h3>
      <p className="text-lead">{call.text}</p>
      <ButtonLink
        href={call.href.href}
        tone={look === "sales" ? "secondary" : "primary"}
        className="max-w-full py-2 whitespace-normal"
      >
        {call.label}
      </ButtonLink>
    </li>
  );
}

/** Two sheets of different sizes below the dark part: contact sales, or start a trial. */
export function Calls({ calls }: CallsProps) {
  return (
    <section className="relative mt-[clamp(-9rem,-9vw,-5rem)] pb-section">
      <Page>
        <h2 className="sr-only">{calls.title}</h2>
        <ul className="grid grid-cols-1 gap-6 lg:grid-cols-7-5 lg:items-end">
          <Call call={calls.sales} look="sales" />
          <Call call={calls.trial} look="trial" />
        </ul>
      </Page>
    </section>
  );
}
