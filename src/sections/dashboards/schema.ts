/** The schema of content/pages/dashboards.yaml: what stands around the board (docs/specification.md, 2.8). */
import { inOrder, list, object, oneOf, text } from "#content/fields.ts";
import { link } from "#content/link.ts";
import { meta } from "#content/meta.ts";
import { signup } from "#content/signup.ts";
import { sql } from "#content/sql.ts";

const eyebrow = text(40, "the feature's name, above the headline");
const title = text(70, "the section's headline");
const lead = text(260, "the paragraph below the headline");
const action = object({ label: text(40, "the link's words"), href: link("where it leads") });

/** The three parts that the specification names. */
export const buildingSteps = ["setup", "customize", "highlight"] as const;

export const dashboardsPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    action,
    onward: action,
    horizon: object({
      title: text(60, "what the line along the ground shows"),
      sql: sql(400, "the query of the line: a week and a number"),
    }),
  }),
  selfServe: object({
    eyebrow,
    title,
    lead,
    answered: text(120, "where the answers come from"),
    questions: list(
      object({
        who: text(24, "who asks"),
        ask: text(80, "what they ask"),
        sql: sql(600, "the query that answers it"),
        x: text(40, "its column of names"),
        y: text(40, "its column of figures"),
      }),
      "questions",
    ),
  }),
  building: object({
    title,
    lead,
    sql: sql(600, "the query of all three: month, revenue, best_revenue"),
    steps: inOrder(
      object({
        id: oneOf(buildingSteps, "the step"),
        title: text(24, "the step's name"),
        text: text(240, "what one does in it"),
        caption: text(80, "what is drawn beside it"),
      }),
      buildingSteps,
      "steps",
    ),
  }),
  insights: object({
    eyebrow,
    title,
    lead,
    asked: text(80, "a question as somebody asks it"),
    steps: list(text(160, "what happens then"), "steps"),
    links: list(action, "links"),
  }),
  embed: object({
    eyebrow,
    title,
    lead,
    code: text(60, "what the code is, for screen readers"),
    caption: text(60, "what the drawn page shows"),
    page: text(40, "the drawn page's address"),
    heading: text(40, "the drawn page's heading"),
    notes: list(text(160, "what holds of an embedded chart"), "notes"),
    link: action,
  }),
  closing: object({ title, lead, signup, links: list(action, "links") }),
});
