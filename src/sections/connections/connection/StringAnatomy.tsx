import type { ReactNode } from "react";
import { ConnectionText } from "#sections/connections/ConnectionText.tsx";
import type { Connection } from "#sections/connections/rows.ts";
import { Band, SplitHead } from "#sections/shared/Band.tsx";

/** Every other piece is underlined in another way. A piece breaks only if it is longer than a line. */
const pieceClasses = [
  "inline-block border-b-2 pb-[0.2lh] leading-[1.3] [counter-increment:piece] even:border-dotted",
  "after:mr-1.5 after:ml-0.5 after:align-[55%] after:font-text after:text-[55%] after:content-[counter(piece)]",
].join(" ");

interface StringAnatomyProps {
  anatomy: Connection["anatomy"];
  /** What the string is, for screen readers. */
  label: string;
}

/** A correct connection string in large type. Each part is numbered and explained. */
export function StringAnatomy({ anatomy, label }: StringAnatomyProps) {
  return (
    <Band ground="night">
      <SplitHead title={anatomy.title} lead={anatomy.lead} />
      <p className="mt-12 mb-10 [counter-reset:piece]" role="group" aria-label={label}>
        <code className="font-code text-[clamp(1.0625rem,0.8rem+1.15vw,1.75rem)]/[2.3] wrap-anywhere">
          {anatomy.pieces.map(({ text, label: name }) => (
            <span key={name} className={pieceClasses}>
              <ConnectionText text={text} />
            </span>
          ))}
        </code>
      </p>
      <ol className="gap-x-10 md:columns-2 lg:columns-3">
        {anatomy.pieces.map(({ label: name, text, note }) => (
          <li
            key={name}
            className="relative mb-7 break-inside-avoid pl-8 before:absolute before:left-0 before:font-display before:content-[counter(list-item)]"
          >
            <h3 className="font-text font-medium">{name}</h3>
            <code className="font-code text-small/body wrap-anywhere">
              <ConnectionText text={text} />
            </code>
            <p className="mt-1 text-small">{note}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

interface CheckProps {
  title: string;
  /** The checker. */
  children: ReactNode;
}

/** The checker for the visitor's own connection string. */
export function Check({ title, children }: CheckProps) {
  return (
    <Band id="check" ground="sunken">
      <h2 className="mb-6 text-heading">{title}</h2>
      {children}
    </Band>
  );
}
