import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { Bed } from "./Bed.tsx";
import { mailTo } from "#sections/shared/mail.ts";

interface RoleProps {
  role: Content<"careers">["roles"]["list"][number];
  words: Content<"careers">["roles"];
  email: Content<"careers">["apply"]["email"];
  open: boolean;
}

const summary =
  "group/summary grid cursor-pointer list-none grid-cols-[3.5rem_minmax(0,1fr)_1.5rem] items-center gap-x-4 gap-y-0.5 py-5 lg:grid-cols-[6rem_minmax(0,7fr)_minmax(0,4fr)_1.5rem] lg:gap-x-8 [&::-webkit-details-marker]:hidden";
const heading = "font-display text-title tracking-tight";
/** A week of the first month. */
const numbered =
  "relative border-t border-line py-3 pl-12 [counter-increment:week] before:absolute before:left-0 before:font-display before:text-title before:text-clay before:content-[counter(week)]";

/** A role as a bed of the garden: its name and place; opened, its first month, what it asks and how we choose. */
export function Role({ role, words, email, open }: RoleProps) {
  return (
    <details
      name="role"
      id={`role-${role.id}`}
      open={open}
      className="group border-t border-line last:border-b"
    >
      <summary className={summary}>
        <Bed pattern={role.pattern} />
        <h3 className="text-heading decoration-1 underline-offset-6 group-hover/summary:underline lg:self-end">
          {role.title}
        </h3>
        <span className="col-2 text-lead/body lg:self-start">{role.line}</span>
        <span className="col-2 text-small/body lg:col-3 lg:row-[1/span_2]">
          {role.where}
          <span className="block text-ink-muted">{role.hours}</span>
        </span>
        <Icon
          name="down"
          className="col-[-2] row-1 w-5 transition-[rotate] duration-move group-open:rotate-180 lg:row-[1/span_2]"
        />
      </summary>
      <div className="grid grid-cols-1 gap-8 pt-2 pb-10 lg:ml-32 lg:grid-cols-7-4 lg:pr-14">
        <div>
          <h4 className={heading}>{words.month}</h4>
          <ol className="mt-3 [counter-reset:week]">
            {role.month.map((week) => (
              <li key={week} className={numbered}>
                {week}
              </li>
            ))}
          </ol>
        </div>
        <div className="grid content-start justify-items-start gap-2">
          <h4 className={heading}>{words.ask}</h4>
          <ul className="list-disc pl-4.5">
            {role.ask.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <h4 className={cx("mt-4", heading)}>{words.choose}</h4>
          <p>{role.choose}</p>
          <p>
            <b>{words.pay}</b> {role.pay}
          </p>
          <ButtonLink
            tone="secondary"
            className="mt-3 max-w-full whitespace-normal"
            href={mailTo(email, put(words.subject, { role: role.title }))}
            aria-label={`${words.apply}: ${role.title}`}
          >
            {words.apply}
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}
