import type { Content } from "#content/collections.ts";
import type { LegalDocument } from "#content/legal/document.ts";
import { scrolling } from "#sections/blog/blocks/inline.tsx";
import { legalHeading, plainSetting } from "./text.tsx";

interface FiguresProps {
  constants: Content<"constants">["constants"];
  quotedIn: LegalDocument["quotedIn"];
  words: Content<"legal">["figures"];
}

/** Every constant that the text quotes, with the clauses that quote it. */
export function Figures({ constants, quotedIn, words }: FiguresProps) {
  const rows = constants.flatMap(({ name, ...constant }) => {
    const clauses = quotedIn.get(name);
    return clauses === undefined ? [] : [{ name, clauses, ...constant }];
  });
  return (
    <section data-part="figures" className="mb-16 rounded-large bg-raised px-5 py-6 md:p-8">
      <h2 id="figures" className={legalHeading}>
        {words.title}
      </h2>
      <p className="mt-2 mb-4 text-small/body text-ink-muted">{words.lead}</p>
      <div {...scrolling({ id: "figures", level: 2 }, plainSetting)}>
        <table aria-labelledby="figures">
          <thead>
            <tr>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.value}</th>
              <th scope="col">{words.clauses}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, what, text, clauses }) => (
              <tr key={name}>
                <th scope="row" className="wrap-anywhere">
                  {what}
                </th>
                <td className="md:whitespace-nowrap">{text}</td>
                <td>
                  {clauses.map(({ id }, i) => (
                    <span key={id}>
                      {i > 0 && ", "}
                      <a href={`#${id}`} className="inline-block min-h-6 min-w-6">
                        {id}
                      </a>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
