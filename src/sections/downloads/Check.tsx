import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { CopyLine } from "#sections/shared/Code.tsx";
import { Faq } from "#sections/shared/Faq.tsx";
import { LinkRow } from "#sections/shared/parts.tsx";
import { Band, Lines } from "#sections/shared/Band.tsx";
import type { ArchivedApp } from "./app.ts";

/** How to verify an archive: the command and its expected output. */
export const Check = ({
  check,
  apps,
  labels,
}: Pick<Content<"downloads">, "check" | "labels"> & { apps: readonly ArchivedApp[] }) => (
  <Band
    ground="clay"
    className="grid grid-cols-1 gap-12 [--code-ground:var(--color-raised)] lg:grid-cols-5-7 lg:gap-20"
  >
    <div>
      <h2 className="text-heading">{check.title}</h2>
      <p className="mt-5">{check.lead}</p>
      <Lines
        items={check.steps}
        as="ol"
        className="mt-8 grid gap-4 [counter-reset:step]"
        itemClassName="grid grid-cols-[2.5rem_minmax(0,1fr)] [counter-increment:step] before:font-display before:text-title before:leading-none before:content-[counter(step)]"
      />
    </div>
    <div className="grid grid-cols-1 content-start gap-12">
      {apps.map(({ id, where, command, answer, copy, file, archive: { sum } }) => (
        <div key={id}>
          <CopyLine
            id={`command-${id}`}
            label={where}
            words={{ copy, copied: labels.copied, failed: labels.failed }}
            code={interpolate(command, { file })}
            wrap
          />
          <p className="mt-4 text-small/body">{labels.answers}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">
            <code className="text-small/body">
              {interpolate(answer, { file, sum, SUM: sum.toUpperCase() })}
            </code>
          </p>
        </div>
      ))}
    </div>
  </Band>
);

/** Four questions, one answered at a time (docs/specification.md, 4.6), and further links. */
export const Questions = ({ questions }: { questions: Content<"downloads">["questions"] }) => (
  <Faq name="downloads-question" {...questions}>
    <LinkRow stacked links={questions.links} className="mt-4" />
  </Faq>
);
