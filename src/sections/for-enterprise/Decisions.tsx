import type { Content } from "#content/collections.ts";
import { LoneRock } from "#illustrations/parts/Rock.tsx";
import { LinkRow } from "#sections/shared/links.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";

/** Each stone is larger than the last, as if closer; from the fourth on they look alike. */
const stoneClasses = [
  "w-14 text-line-strong",
  "w-18 text-line-strong",
  "w-24 text-line-strong",
  "w-32 text-rust",
];
const stone = { cx: 50, cy: 34, rx: 50, ry: 31, squareness: 2.2 };

/** Make Better Decisions: steps from a question to an action. */
export function Decisions({ decisions }: { decisions: Content<"forEnterprise">["decisions"] }) {
  return (
    <Band>
      <h2 className="text-display tracking-display">{decisions.title}</h2>
      <p className="mt-5 max-w-prose text-lead">{decisions.lead}</p>
      <ol className="mt-[clamp(2.5rem,6vw,5rem)] grid gap-10 md:grid-cols-4 md:items-start">
        {decisions.steps.map(({ title, text }, i) => (
          <li key={title} className="md:nth-2:mt-10 md:nth-3:mt-20 md:nth-[n+4]:mt-30">
            <svg
              aria-hidden="true"
              viewBox="0 0 100 66"
              className={cx("mb-4 overflow-visible", stoneClasses[Math.min(i, 3)])}
            >
              <LoneRock at={stone} />
            </svg>
            <h3 className="text-title">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-14 flex flex-wrap items-baseline gap-x-8 gap-y-4">
        <ButtonLink href={decisions.action.href.href}>{decisions.action.label}</ButtonLink>
        <LinkRow links={decisions.links} className="mt-6 gap-y-1" />
      </div>
    </Band>
  );
}
