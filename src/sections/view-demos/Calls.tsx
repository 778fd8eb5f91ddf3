import type { PageExists } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Page } from "#ui/Page.tsx";

interface CallsProps {
  calls: Content<"viewDemos">["calls"];
  exists: PageExists;
}

interface CallProps {
  call: CallsProps["calls"]["sales"];
  look: "sales" | "trial";
  exists: PageExists;
}

function Call({ call, look, exists }: CallProps) {
  const { href, external } = call.href;
  return (
    <li className="room-call" data-look={look}>
      <h3 className="text-heading">{call.title}</h3>
      <p className="text-lead">{call.text}</p>
      {(external || exists(href)) && (
        <ButtonLink href={href} tone={look === "sales" ? "secondary" : "primary"}>
          {call.label}
        </ButtonLink>
      )}
    </li>
  );
}

/** Two sheets at the door of the dark room, of unlike size: a person, or one's own hands. */
export function Calls({ calls, exists }: CallsProps) {
  return (
    <section className="room-calls">
      <Page>
        <h2 className="sr-only">{calls.title}</h2>
        <ul>
          <Call call={calls.sales} look="sales" exists={exists} />
          <Call call={calls.trial} look="trial" exists={exists} />
        </ul>
      </Page>
    </section>
  );
}
