import words from "virtual:words/connectionChecker";
import type { Understood as Parts } from "#lib/connections/kinds.ts";
import { nameOf, pageOf } from "./sentences.ts";

interface UnderstoodProps {
  understood: Parts;
  names: readonly string[];
  /** Whose string it is was not known before. */
  isGuess: boolean;
}

/** The parts that there are, in the order of the string; of the password only that there is one. */
function rowsOf(parts: Parts, names: readonly string[]): readonly (readonly [string, string])[] {
  const { understood: label } = words;
  const isFile = parts.form === "file";
  const port = parts.isUsualPort && parts.port !== "" ? `${parts.port} ${label.usual}` : parts.port;
  return [
    [label.owner, nameOf(parts.owner, names)],
    [label.form, words.forms[parts.form]],
    ...(isFile
      ? ([[label.file, parts.database]] as const)
      : ([
          [label.user, parts.user],
          [label.password, parts.hasPassword ? label.given : ""],
          [label.host, parts.host],
          [label.port, port],
          [label.database, parts.database],
          [label.tls, words.tls[parts.tls]],
        ] as const)),
  ];
}

/** What the checker made of the string, so that a visitor sees whether it was read as it was meant. */
export function Understood({ understood, names, isGuess }: UnderstoodProps) {
  const page = isGuess ? pageOf(understood.owner, names) : null;
  return (
    <div className="check-parts">
      <h3>{words.understood.title}</h3>
      <dl>
        {rowsOf(understood, names).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-none={value === "" ? "" : undefined}>{value || words.understood.none}</dd>
          </div>
        ))}
      </dl>
      {page && (
        <p className="check-to">
          <a href={page.href}>{page.label(words.toPage)}</a>
        </p>
      )}
    </div>
  );
}
