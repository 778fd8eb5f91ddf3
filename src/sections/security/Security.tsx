import type { Content } from "#content/collections.ts";
import { pebbleAt } from "#illustrations/parts/pebble.ts";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { SampleMark } from "#ui/SampleMark.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import { reportId } from "#lib/site/security-txt.ts";
import { ActionLink, LinkRow } from "#sections/shared/parts.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Page } from "#ui/Page.tsx";

type Sheet = Content<"security">["sheet"];

interface QuestionnaireProps {
  sheet: Sheet;
  claims: Content<"claims">["claims"];
}

type RowProps = Omit<QuestionnaireProps, "sheet"> & {
  item: Sheet["groups"][number]["items"][number];
  sheet: Pick<Sheet, "marks" | "claim">;
};

/** The stone of each answer. */
const stoneClasses: Record<RowProps["item"]["mark"], string> = {
  yes: "fill-moss stroke-moss",
  no: "fill-ink stroke-ink",
  some: "fill-moss-soft stroke-moss",
  ask: "fill-transparent stroke-line-strong [stroke-dasharray:3_3]",
};

/** One line of the form: the question, a stone with the answer, the remark. */
const Row = ({ item: { question, mark, answer, link, claim }, sheet, claims }: RowProps) => (
  <div className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 md:grid-cols-[minmax(0,5fr)_6.5rem_minmax(0,7fr)]">
    <dt className="font-medium text-pretty">{question}</dt>
    <dd className="flex items-center gap-2 self-start text-small/body">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={cx("size-4 flex-none overflow-visible stroke-2", stoneClasses[mark])}
      >
        <path d={pebbleAt((question.length % 3) / 3)} />
      </svg>
      {sheet.marks[mark]}
    </dd>
    <dd className="max-w-140 text-pretty text-ink-muted">
      {answer} {link && <TextLink href={link.href.href}>{link.label}</TextLink>}{" "}
      {claim !== undefined && !isShown(claims, claim) && <SampleMark {...sheet.claim} />}
    </dd>
  </div>
);

/** A completed security questionnaire. Answers without evidence are marked. */
export const Questionnaire = ({ sheet, claims }: QuestionnaireProps) => (
  <Band ground="accent">
    <BandHead title={sheet.title} lead={sheet.lead} />
    <div className="mt-12 grid gap-12 rounded-stone bg-raised p-[clamp(1.25rem,4vw,3.5rem)] text-ink shadow-panel forced-colors:border">
      {sheet.groups.map(({ title, items }) => (
        <section key={title} className="grid gap-x-10 gap-y-3 lg:grid-cols-[9rem_minmax(0,1fr)]">
          <h3 className="text-title lg:pt-3">{title}</h3>
          <dl>
            {items.map((item) => (
              <Row key={item.question} {...{ item, sheet, claims }} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  </Band>
);

/** What this site does and does not do with a visitor's data. */
export const ThisSite = ({ words }: { words: Content<"security">["site"] }) => (
  <Band ground="clay">
    <Eyebrow>{words.eyebrow}</Eyebrow>
    <h2 className="mt-3 text-heading">{words.title}</h2>
    <p className="mt-8 max-w-prose text-lead">{words.lead}</p>
    <Points
      items={words.facts}
      className="mt-10 grid gap-x-10 gap-y-7 md:grid-cols-3"
      textClassName="mt-1.5"
    />
    <LinkRow links={words.links} className="mt-8 gap-y-2" />
  </Band>
);

/** A fence across the page with one slat loose. */
function Fence() {
  const slats = Array.from({ length: 48 }, (_, i) => i).filter((i) => i !== 29);
  const d = slats.map((i) => `M${i * 25 + 6} ${24 + ((i * 7) % 5)}l6-12 6 12V124h-12z`).join("");
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 120"
      preserveAspectRatio="none"
      className="mt-band block h-[clamp(4rem,8vw,7rem)] w-full"
    >
      <path className="stroke-clay stroke-5" d="M0 54H1200M0 94H1200" />
      <path
        className="fill-[color-mix(in_oklab,var(--color-clay)_75%,var(--color-soil))]"
        d={`${d}M720 54l2-14 11 9 24 75h-13z`}
      />
    </svg>
  );
}

/** How to report a vulnerability. */
export const Report = ({ report }: { report: Content<"security">["report"] }) => (
  // Flow-root, so that the fence's margin stays within the section.
  <section id={reportId} className="flow-root overflow-x-clip plain-band pt-0">
    <Fence />
    <Page className="grid gap-x-20 gap-y-12 pt-hero lg:grid-cols-7-5">
      <div>
        <BandHead title={report.title} lead={report.lead} width="form" />
        <p className="mt-6">
          <ActionLink link={report.link} />
        </p>
        <LinkRow links={report.links} className="mt-4" />
      </div>
      <Points
        items={report.points}
        as="dl"
        className="grid content-start gap-6"
        titleClassName="font-display text-title font-medium"
        textClassName="mt-1 text-ink-muted"
      />
    </Page>
  </section>
);

/** Whether a claim of content/claims.yaml has evidence. Pure. */

interface Claim {
  readonly id: string;
  readonly evidence: boolean;
}

/**
 * @param claims all known claims
 * @param id of the claim a page makes
 * @returns also false for an unlisted claim, which no one has checked
 */
export const isShown = (claims: readonly Claim[], id: string): boolean =>
  claims.some((each) => each.id === id && each.evidence);
