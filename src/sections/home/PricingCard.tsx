import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";

interface PricingCardProps {
  card: NonNullable<Content<"plans">["plans"][number]["home"]>;
  weight: "light" | "heavy";
  /** Whether the page that the button leads to exists. */
  linked: boolean;
}

/** One plan: for whom, how much, what is in it. The heavy one is set like a dark stone. */
export function PricingCard({ card, weight, linked }: PricingCardProps) {
  const heavy = weight === "heavy";
  return (
    <article
      className={cx(
        "grid content-start gap-6 rounded-stone border p-6 sm:p-10 print:break-inside-avoid",
        heavy
          ? "border-transparent print:border-line-strong bg-inverse text-on-inverse lg:py-16"
          : "border-line bg-raised print:border-line-strong",
      )}
    >
      <h3 className="font-text text-small">{card.badge}</h3>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-heading">{card.price}</span>
        <span>{card.period}</span>
      </p>
      <p className="max-w-form text-lead">{card.description}</p>
      <ul className="grid gap-2">
        {card.points.map((point) => (
          <li key={point} className="flex items-center gap-3">
            <Icon name="check" className="size-4 shrink-0" />
            {point}
          </li>
        ))}
      </ul>
      {card.tools && (
        <p className="text-small text-ink-muted">
          {card.tools.label}: {card.tools.names.join(", ")}
        </p>
      )}
      {linked && (
        <ButtonLink tone="secondary" href={card.action.href.href} className="justify-self-start">
          {card.action.label}
        </ButtonLink>
      )}
    </article>
  );
}
