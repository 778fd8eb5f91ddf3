import { freshFields } from "#lib/checkout/rule-list.ts";
import {
  type Rule,
  readDraft,
  type ThenKind,
  thenKinds,
  type WhenKind,
  whenKinds,
} from "#lib/checkout/rules.ts";
import { readsThen, readsWhen } from "#live/checkout/sentences.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";

/** A rule of these kinds as the editor makes it; it can always be read. */
function example(when: WhenKind, then: ThenKind): Rule {
  const { rule } = readDraft({ id: 0, on: true, when, then, fields: freshFields });
  if (rule === null) throw new Error(`no example of ${when}, ${then}`);
  return rule;
}

const whens = whenKinds.map((kind) => readsWhen(example(kind, "block").when));
const deeds = thenKinds.map((kind) => readsThen(example("always", kind).then));

/** Furrows from every line on the left into one stone, and out of it to every line on the right. */
function Furrows({ from, to, label }: { from: number; to: number; label: string }) {
  const level = (i: number, of: number) => ((i + 0.5) * 400) / of;
  const left = Array.from(
    { length: from },
    (_, i) => `M0 ${String(level(i, from))}C60 ${String(level(i, from))} 50 200 100 200`,
  );
  const right = Array.from(
    { length: to },
    (_, i) => `M100 200C150 200 140 ${String(level(i, to))} 200 ${String(level(i, to))}`,
  );
  return (
    <div className="meeting-furrows" aria-hidden="true">
      <svg viewBox="0 0 200 400" preserveAspectRatio="none">
        <path vectorEffect="non-scaling-stroke" d={[...left, ...right].join("")} />
      </svg>
      <span>{label}</span>
    </div>
  );
}

/** What rules look at and what they do, met in one stone; below, how they are read. */
export function Rules({ rules }: { rules: Content<"checkoutos">["rules"] }) {
  return (
    <section className="py-section">
      <Page>
        <h2 className="text-heading">{rules.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{rules.lead}</p>
        <div className="meeting">
          <h3 className="text-title">{rules.when}</h3>
          <ul>
            {whens.map((when) => (
              <li key={when}>{when}</li>
            ))}
          </ul>
          <Furrows from={whens.length} to={deeds.length} label={rules.rule} />
          <h3 className="text-title">{rules.does}</h3>
          <ul>
            {deeds.map((deed) => (
              <li key={deed}>{deed}</li>
            ))}
          </ul>
        </div>
        <ol className="laws">
          {rules.laws.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-title">{title}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
