import type { Content } from "#model/kinds.ts";
import type { LegalDocument } from "#model/legal/document.ts";
import { scrolling } from "#sections/blog/blocks/setting.ts";
import { plainSetting } from "./setting.ts";

interface FiguresProps {
  constants: Content<"constants">["constants"];
  quotedIn: LegalDocument["quotedIn"];
  words: Content<"legal">["figures"];
}

/** Every constant that the text quotes, with the clauses that do. */
export function Figures({ constants, quotedIn, words }: FiguresProps) {
  const rows = constants.flatMap(({ name, ...constant }) => {
    const clauses = quotedIn.get(name);
    return clauses === undefined ? [] : [{ name, clauses, ...constant }];
  });
  return (
    <section className="legal-figures">
      <h2 id="figures">{words.title}</h2>
      <p>{words.lead}</p>
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
                <th scope="row">{what}</th>
                <td>{text}</td>
                <td>
                  {clauses.map(({ id }, i) => (
                    <span key={id}>
                      {i > 0 && ", "}
                      <a href={`#${id}`}>{id}</a>
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
