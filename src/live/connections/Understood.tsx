import words from "virtual:words/connectionChecker";
import type { Understood as Parts } from "#live/connections/address/kinds.ts";
import { cx } from "#ui/cx.ts";
import { link } from "./looks.ts";
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
    <div className="min-w-0">
      <h3 className="font-text tracking-normal">{words.understood.title}</h3>
      <dl data-parts="">
        {rowsOf(understood, names).map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(7.5rem,3fr)_minmax(0,9fr)] gap-x-4 border-b border-line py-1.5 text-small/body"
          >
            <dt className="text-ink-muted">{name}</dt>
            <dd className={cx("wrap-anywhere", value === "" ? "text-ink-muted" : "font-code")}>
              {value || words.understood.none}
            </dd>
          </div>
        ))}
      </dl>
      {page && (
        <p>
          <a className={link} href={page.href}>
            {page.label(words.toPage)}
          </a>
        </p>
      )}
    </div>
  );
}
