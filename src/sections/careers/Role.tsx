import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Bed } from "./Bed.tsx";
import { mailTo } from "#sections/shared/mail.ts";

interface RoleProps {
  role: Content<"careers">["roles"]["list"][number];
  words: Content<"careers">["roles"];
  email: Content<"careers">["apply"]["email"];
  open: boolean;
}

/** A role as a bed of the garden: its name and place; opened, its first month, what it asks and how we choose. */
export function Role({ role, words, email, open }: RoleProps) {
  return (
    <details name="role" id={`role-${role.id}`} open={open} className="role">
      <summary>
        <Bed pattern={role.pattern} />
        <h3 className="role-title">{role.title}</h3>
        <span className="role-line">{role.line}</span>
        <span className="role-where">
          {role.where}
          <span>{role.hours}</span>
        </span>
        <Icon name="down" className="role-sign" />
      </summary>
      <div className="role-body">
        <div className="role-month">
          <h4 className="text-title">{words.month}</h4>
          <ol>
            {role.month.map((week) => (
              <li key={week}>{week}</li>
            ))}
          </ol>
        </div>
        <div className="role-terms">
          <h4 className="text-title">{words.ask}</h4>
          <ul>
            {role.ask.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <h4 className="text-title">{words.choose}</h4>
          <p>{role.choose}</p>
          <p>
            <b>{words.pay}</b> {role.pay}
          </p>
          <ButtonLink
            tone="secondary"
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
