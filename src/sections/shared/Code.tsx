import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Sql } from "#ui/Sql.tsx";

interface CodeRegionProps {
  /** The code's name, for screen readers. */
  label: string;
  /** The id of the code, for the button that copies it. */
  id?: string;
  code: string;
  /** Whether it is SQL, which has syntax colors. */
  sql?: boolean;
  /** Whether a line breaks between words where it is too long, instead of scrolling. */
  wrap?: boolean;
  /** Its margin, and its place in a grid. */
  className?: string;
}

/** On the section's ground; sunken by default. */
const codeClasses =
  "scroll-shadow min-w-0 overflow-x-auto rounded-medium border border-line bg-(--code-ground,var(--color-sunken)) px-5 py-4 font-code text-small/body text-ink [tab-size:2]";

/** A block of code. What is too wide scrolls, also by keyboard. */
export const CodeRegion = ({
  label,
  id,
  code,
  sql = false,
  wrap = false,
  className,
}: CodeRegionProps) => (
  <pre
    role="region"
    aria-label={label}
    tabIndex={0}
    className={cx(codeClasses, wrap && "whitespace-pre-wrap", className)}
  >
    <code id={id}>{wrap ? <HangingLines code={code} sql={sql} /> : code}</code>
  </pre>
);

/** Code whose lines break; what continues a line is indented. */
export const HangingLines = ({ code, sql }: Pick<CodeRegionProps, "code" | "sql">) =>
  code.split(/(?<=\n)/).map((line, i) => (
    <span key={i} className="block pl-[4ch] -indent-[4ch]">
      {sql ? <Sql sql={line} /> : line}
    </span>
  ));

interface CopyLineProps {
  /** The id of the code, unique on the page. */
  id: string;
  /** The code's name. */
  label: string;
  words: { copy: string; copied: string; failed: string };
  code: string;
  /** Whether its lines break. */
  wrap?: boolean;
  className?: string;
}

/** Code to copy. It can be read and selected without script; the button shows once it works. */
export const CopyLine = ({ id, label, words, code, wrap = false, className }: CopyLineProps) => (
  <figure className={cx("min-w-0", className)}>
    <figcaption
      data-copied={words.copied}
      data-failed={words.failed}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small/body font-medium"
    >
      <span className="grow basis-40">{label}</span>
      <Button
        tone="secondary"
        size="small"
        data-copy={`#${id}`}
        data-waiting=""
        className="order-2 data-waiting:invisible"
      >
        {words.copy}
      </Button>
      {/* The message is before the button, which keeps its place at the end. It takes no room while empty. */}
      <span role="status" className="order-1 empty:-ml-4" />
    </figcaption>{" "}
    <CodeRegion label={label} id={id} code={code} wrap={wrap} className="mt-2" />
  </figure>
);
