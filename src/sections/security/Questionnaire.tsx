import { isShown } from "./claims.ts";
import type { Content } from "#content/collections.ts";
import { pebbleAt } from "#illustrations/parts/pebble.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { SampleMark } from "#ui/SampleMark.tsx";
import { TextLink } from "#ui/TextLink.tsx";

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
function Row({ item, sheet, claims }: RowProps) {
  const { question, mark, answer, link, claim } = item;
  return (
    <div className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 md:grid-cols-[minmax(0,5fr)_6.5rem_minmax(0,7fr)]">
      <dt className="font-medium">{question}</dt>
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
      <dd className="max-w-140 text-ink-muted">
        {answer} {link && <TextLink href={link.href.href}>{link.label}</TextLink>}{" "}
        {claim !== undefined && !isShown(claims, claim) && <SampleMark {...sheet.claim} />}
      </dd>
    </div>
  );
}

/** A completed security questionnaire. Answers without evidence are marked. */
export function Questionnaire({ sheet, claims }: QuestionnaireProps) {
  return (
    <Band ground="field">
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
}
