import type { Content } from "#content/collections.ts";
import { LinkRow, OnwardLink } from "#sections/shared/links.tsx";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { ButtonLink } from "#ui/Button.tsx";

/** What we do not promise, each with a cut twig, and what is true instead. */
export function NotPromised({ pruned }: { pruned: Content<"partnerships">["pruned"] }) {
  return (
    <Band ground="night" className="grid grid-cols-1 gap-10 lg:grid-cols-4-7 lg:gap-x-[8.333%]">
      <div>
        <BandHead title={pruned.title} lead={pruned.lead} width="full" />
        <OnwardLink link={pruned.link} className="mt-4 focus-visible:outline-on-night" />
      </div>
      <dl>
        {pruned.items.map(({ title, text }) => (
          <div key={title} className="border-t border-night-line py-5">
            <dt className="flex items-center gap-4 font-display text-title">
              <svg
                aria-hidden="true"
                viewBox="0 0 64 40"
                className="w-12 flex-none fill-none stroke-current stroke-[2.5]"
                strokeLinecap="round"
              >
                <path d="M0 20H38M30 20q8-14 20-14M44 32L56 8" />
              </svg>
              {title}
            </dt>
            <dd className="mt-1.5 max-w-156 pl-16">{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

/** Three steps on one shoot that grows from left to right, and the contact address. */
export function Closing({ begin }: { begin: Content<"partnerships">["begin"] }) {
  return (
    <Band>
      <h2 className="text-heading">{begin.title}</h2>
      <ol className="mt-10 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-3 md:gap-x-0">
        {begin.steps.map(({ title, text }) => (
          <li key={title} className="group">
            <svg
              aria-hidden="true"
              viewBox="0 0 60 60"
              className="-mb-0.5 w-14 fill-moss-soft stroke-moss stroke-[1.5] md:w-24 md:origin-bottom md:group-nth-2:scale-115 md:group-nth-3:scale-135"
            >
              <path d="M30 60C6 44 10 14 34 2C54 18 52 46 30 60zM30 60Q34 34 34 14" />
            </svg>
            <h3 className="border-t-4 border-moss pt-4 text-title md:pr-10">{title}</h3>
            <p className="mt-1 text-ink-muted md:pr-10">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-2">
        <ButtonLink href={begin.action.href.href}>{begin.action.label}</ButtonLink>
        <span>{begin.mail}</span>
      </p>
      <LinkRow links={begin.links} className="mt-4" />
    </Band>
  );
}
