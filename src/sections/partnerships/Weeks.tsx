import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

interface WeeksProps {
  weeks: Content<"partnerships">["weeks"];
  labels: Pick<Content<"interface">, "sample" | "sampleHint">;
}

const lanes = ["merchant", "partner", "us"] as const;

/** Three stems from week to week; where all three sit together, one binding goes around them. */
export function Weeks({ weeks, labels }: WeeksProps) {
  return (
    <section id="weeks" className="py-section">
      <Page>
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-heading">
          {weeks.title}
          {weeks.sample && <SampleMark label={labels.sample} hint={labels.sampleHint} />}
        </h2>
        <p className="mt-4 max-w-prose text-lead">{weeks.lead}</p>
        <table className="stems">
          <caption className="sr-only">{weeks.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{weeks.when}</th>
              {lanes.map((lane) => (
                <th key={lane} scope="col">
                  {weeks.who[lane]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.rows.map((row, i) => (
              <tr key={i} data-bound={"together" in row ? "" : undefined}>
                <th scope="row">{put(weeks.week, { number: i + 1 })}</th>
                {"together" in row ? (
                  <td colSpan={3} data-who={weeks.together}>
                    <p>{row.together}</p>
                  </td>
                ) : (
                  lanes.map((lane) => (
                    <td key={lane} data-who={weeks.who[lane]}>
                      <p>{row.apart[lane]}</p>
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Page>
    </section>
  );
}
