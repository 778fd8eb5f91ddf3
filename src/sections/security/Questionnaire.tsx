import { isShown } from "#lib/claims/shown.ts";
import { type PageExists, presentLinks } from "#lib/routes/present.ts";
import type { Content } from "#model/kinds.ts";
import { pebbleAt } from "#pictures/parts/pebble.ts";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { TextLink } from "#ui/TextLink.tsx";

type Sheet = Content<"security">["sheet"];

interface QuestionnaireProps {
  sheet: Sheet;
  claims: Content<"claims">["claims"];
  /** A link whose page is not there yet is left out. */
  exists: PageExists;
}

type RowProps = Omit<QuestionnaireProps, "sheet"> & {
  item: Sheet["groups"][number]["items"][number];
  sheet: Pick<Sheet, "marks" | "claim">;
};

/** One line of the form: the question, a stone with its word, the remark. */
function Row({ item, sheet, claims, exists }: RowProps) {
  const { question, mark, answer, link, claim } = item;
  return (
    <div className="sheet-row" data-mark={mark}>
      <dt>{question}</dt>
      <dd className="sheet-mark">
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d={pebbleAt((question.length % 3) / 3)} />
        </svg>
        {sheet.marks[mark]}
      </dd>
      <dd>
        {answer}{" "}
        {link !== undefined &&
          presentLinks([link], exists).map(({ label, href }) => (
            <TextLink key={label} href={href.href}>
              {label}
            </TextLink>
          ))}
        {claim !== undefined && !isShown(claims, claim) && <SampleMark {...sheet.claim} />}
      </dd>
    </div>
  );
}

/** A security questionnaire, filled in: what is not published says so, and what cannot be shown yet is marked. */
export function Questionnaire({ sheet, claims, exists }: QuestionnaireProps) {
  return (
    <section className="sheet-band bg-sunken py-section">
      <Page>
        <h2 className="text-heading">{sheet.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{sheet.lead}</p>
        <div className="sheet">
          {sheet.groups.map(({ title, items }) => (
            <section key={title}>
              <h3 className="text-title">{title}</h3>
              <dl>
                {items.map((item) => (
                  <Row key={item.question} {...{ item, sheet, claims, exists }} />
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Page>
    </section>
  );
}
