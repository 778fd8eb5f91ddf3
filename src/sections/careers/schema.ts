/** The schema of content/pages/careers.yaml (docs/specification.md, 2.20 and 13: open roles are sample content). */
import { distinct, flag, link, list, object, oneOf, slug, text } from "#content/fields.ts";
import { action, headings, links, page, point, section, title } from "#content/shared.ts";

const role = object({
  id: slug(24, "a short name for the role's address"),
  /** The traditional patterns of raked sand; each role's drawing has one. */
  pattern: oneOf(["straight", "waves", "rings", "checks"], "the pattern of its drawing"),
  title: text(48, "the role"),
  line: text(90, "the role in one line"),
  where: text(60, "the place"),
  hours: text(60, "the hours"),
  month: list("weeks", text(140, "what the new hire does in one week of the first month")),
  ask: list("requirements", text(100, "a requirement")),
  choose: text(200, "how we choose among applicants for this role"),
  pay: text(90, "the pay, or that applicants should ask"),
});

export const careersPage = page({
  hero: section({
    action: text(40, "the button to the open roles"),
    onward: text(40, "the link to the hiring steps"),
  }),
  rules: section({
    check: text(16, "the words before the link, for screen readers"),
    items: list("rules", { ...point("the rule", "how readers can see it"), link: action }),
  }),
  roles: section({
    sample: flag("are the roles invented? They stay marked as samples until this is false"),
    ...headings("month", "ask", "choose", "pay").shape,
    apply: text(40, "the link that opens an email to us"),
    subject: text(80, "the email's subject; [role] is the role"),
    empty: object({
      ...point("the heading while no role is open", "what readers can do anyway"),
      apply: text(40, "the link that opens an email to us"),
      subject: text(80, "the email's subject"),
    }),
    list: distinct("roles, or [] while none is open", role, 0),
  }),
  path: section({
    sample: flag("are the steps invented? They stay marked as samples until this is false"),
    steps: list("steps", { ...point("the step", "what happens"), time: text(32, "its length") }),
  }),
  fair: object({
    title,
    items: list("paragraphs", point("the heading", "the paragraph")),
    link: action,
  }),
  apply: section({
    answers: list("questions", text(90, "a question to answer in the email")),
    send: text(40, "the link that opens an email to us"),
    subject: text(80, "the email's subject"),
    email: link("the address to write to"),
    links,
  }),
});
