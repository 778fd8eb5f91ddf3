import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { Boulder } from "#illustrations/Boulder.tsx";
import { Rock } from "#illustrations/parts/Rock.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { SearchForm } from "#sections/search/Search.tsx";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface ErrorViewProps {
  title: string;
  /** "404 Not Found". */
  status: string;
  lead: string;
  /** What is cut into the stone. Without it, a cord around the stone marks a closed path, as in a garden. */
  mark?: string;
  /** Links to other pages. */
  children: ReactNode;
}

/** Below the boulder. */
const pebble = { cx: 430, cy: 540, rx: 84, ry: 50, squareness: 2.2 };

/** What happened, next to a stone in the way. For live parts see src/live/LivePart.tsx. */
const ErrorView = ({ title, status, lead, mark, children }: ErrorViewProps) => (
  <section className="relative isolate min-h-[calc(100dvh-var(--header-height))] overflow-clip">
    <Page className="grid gap-x-10 gap-y-12 py-10 md:grid-cols-7-5 lg:grid-cols-6-5 lg:py-16">
      {/* First, so that the words below it on phones never move. */}
      <div className="relative mx-auto aspect-50/38 w-full max-w-150 self-start max-md:w-2/3 md:col-2 md:row-1 md:mt-24 lg:mt-32">
        <RakedGround
          viewBox={[-1000, -500, 2500, 2300]}
          stones={[{ cx: 262, cy: 196, rx: 256, ry: 172, squareness: 2.4 }, pebble]}
          gap={24}
          className="absolute top-[-131.6%] -left-[200%] -z-1 h-[605%] w-[500%] max-w-none mask-[linear-gradient(black_36%,transparent_40%)] text-line-strong/50 md:mask-[linear-gradient(90deg,transparent_40%,black_48%)] print:hidden"
        />
        <Boulder mark={mark} className="relative size-full" />
        <svg
          aria-hidden="true"
          viewBox="0 0 500 380"
          className="absolute inset-0 size-full overflow-visible max-md:hidden"
        >
          <Rock at={pebble} className="text-moss" />
        </svg>
      </div>
      <div className="max-w-prose md:col-1 md:row-1">
        <p className="mb-4 text-small font-medium text-persimmon tabular-nums">{status}</p>
        <h1 className="text-display tracking-display">{title}</h1>
        <p className="mt-4 text-lead">{lead}</p>
        {children}
      </div>
    </Page>
  </section>
);

/**
 * The page for an unknown path: what happened, a search, and further links. src/live/search/unknown-address.ts puts
 * similar pages above them; until then, nothing shows that could move.
 */
export const NotFound = ({ words }: { words: Content<"notFound"> }) => (
  <ErrorView {...words}>
    <search className="mt-8 block max-w-form">
      <SearchForm
        id="not-found-search"
        className="grid-cols-[1fr_auto] rounded-large border border-line-strong"
      />
    </search>
    <div data-nearest-pages="" className="[[data-scripted]_&:not([data-state])]:invisible">
      <section hidden>
        <h2 className="mt-10 text-lead">{words.nearestTitle}</h2>
        <ul className="mt-2" />
      </section>
      <h2 className="mt-10 text-lead">{words.waysTitle}</h2>
      <PageLinks ways={words.ways} className="mt-2" />
    </div>
  </ErrorView>
);

/** Target of forms while their host is not set (src/lib/site/config.ts). */
export const NotConnected = ({ words }: { words: Content<"notConnected"> }) => (
  <ErrorView {...words}>
    <p className="mt-4 text-ink-muted">{words.owner}</p>
    <PageLinks ways={words.ways} className="mt-8" />
  </ErrorView>
);

/** Links for a page that has nothing to show. */
const PageLinks = ({
  ways,
  className,
}: {
  ways: Content<"notFound">["ways"];
  className?: string;
}) => (
  <ul className={cx(className)}>
    {ways.map(({ label, description, href }) => (
      <li key={label} className="flex flex-wrap items-center gap-x-4">
        <TextLink look="onward" href={href.href}>
          {label}
        </TextLink>
        <span className="text-ink-muted">{description}</span>
      </li>
    ))}
  </ul>
);

/**
 * Shown offline for a page that was not visited before. A script lists the visited pages (src/script/offline-page.ts);
 * without script nothing is cached.
 */
export const Offline = ({ words }: { words: Content<"offline"> }) => (
  <ErrorView {...words}>
    {/* The requested address. */}
    <p className="mt-6">
      <TextLink look="onward" href="">
        {words.again}
      </TextLink>
    </p>
    <section data-seen aria-labelledby="seen">
      <h2 id="seen" className="mt-10 text-lead">
        {words.seenTitle}
      </h2>
      <noscript>
        <p className="mt-2 text-ink-muted">{words.seenUnknown}</p>
      </noscript>
      <p hidden data-none className="mt-2 text-ink-muted">
        {words.seenNone}
      </p>
      <ul className="mt-2">
        <template>
          <li className="flex flex-wrap items-center gap-x-4">
            <a className="text-link text-link-onward pe-0" href="/">
              {words.seenTitle}
            </a>
          </li>
        </template>
      </ul>
    </section>
  </ErrorView>
);
