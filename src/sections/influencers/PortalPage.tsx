import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { count } from "#pictures/parts/money.ts";
import { SeedMark } from "#pictures/parts/SeedMark.tsx";
import { dollarsAndCents, type Month } from "./month.ts";

interface PortalPageProps {
  words: Content<"influencers">["portal"]["words"];
  creator: Content<"influencers">["month"]["creator"];
  month: Month;
  /** What it shows, for those who cannot see it. */
  alt: string;
}

/** Orders of a week as dots on a stem: full where they stayed, empty where they came back. */
function Stem({ counted, returned }: { counted: number; returned: number }) {
  const dots = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => {
      const at = from + i;
      return `M${String(at % 2 === 0 ? 9 : 23)} ${String(196 - Math.floor(at / 2) * 10)}h0`;
    }).join("");
  return (
    <svg viewBox="0 0 32 204" className="portal-stem">
      <path d="M16 204V8" />
      <path d={dots(0, counted)} strokeLinecap="round" className="portal-full" />
      <path d={dots(counted, counted + returned)} strokeLinecap="round" className="portal-empty" />
    </svg>
  );
}

/** The creator's own page in the influencer portal, with the example's figures. One picture. */
export function PortalPage({ words, creator, month: { weeks, total }, alt }: PortalPageProps) {
  const { code, link, name, rate } = creator;
  return (
    <div role="img" aria-label={alt} className="portal-page">
      <div aria-hidden="true">
        <p className="portal-name">
          <SeedMark name={name} tone="clay" />
          {name}
        </p>
        <div className="portal-link" data-note="1">
          <p>
            <small>{words.link}</small> {link}
          </p>
        </div>
        <p className="portal-code" data-note="2">
          <small>{words.code}</small> <b>{code}</b>
        </p>
        <div className="portal-brought" data-note="3">
          <p>
            <small>{words.clicks}</small> {count(total.clicks)}
          </p>
          <p>
            <small>{words.orders}</small> {count(total.counted)}
          </p>
          <p>
            <small>{words.sales}</small> {dollarsAndCents(total.sales)}
          </p>
          <div className="portal-weeks">
            <small>{words.weeks}</small>
            {weeks.map((week, i) => (
              <Stem key={i} {...week} />
            ))}
          </div>
        </div>
        <p className="portal-due" data-note="4">
          <small>{words.due}</small>
          <b>{dollarsAndCents(total.commission)}</b>
          <small>{put(words.rate, { rate: `${String(rate)}%` })}</small>
        </p>
      </div>
    </div>
  );
}
