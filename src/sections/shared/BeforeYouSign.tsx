import { Band } from "#sections/shared/Band.tsx";
import words from "virtual:words/pricing";
import { accordionTitle } from "#ui/Accordion.tsx";
import { Icon } from "#ui/Icon.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface BeforeYouSignProps {
  /** Each page has its own. */
  title: string;
  /** Whether the answers show at first: on the pages where a buyer decides. Elsewhere one press shows each. */
  open?: boolean;
}

/** Support, uptime, export and leaving. */
export const BeforeYouSign = ({ title: heading, open = false }: BeforeYouSignProps) => (
  <Band id="before-you-sign" section="border-t border-line py-band">
    <h2 className="text-title">{heading}</h2>
    <div className="mt-5 grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
      {words.before.items.map(({ title, text, link }) => (
        <details key={title} open={open} className="group border-t-2 border-moss">
          <summary className={accordionTitle}>
            {title}
            <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
          </summary>
          <p className="max-w-prose text-small/body text-ink-muted">{text}</p>
          {link && (
            <p className="mt-1 pb-6 text-small/body">
              <TextLink href={link.href.href}>{link.label}</TextLink>
            </p>
          )}
        </details>
      ))}
    </div>
  </Band>
);
