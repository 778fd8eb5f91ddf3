/** The schema of content/pages/solutions/for-enterprise.yaml (docs/specification.md, 2.13, which fixes its headings). */
import { flag, inOrder, list, object, oneOf, text } from "#content/fields.ts";
import { link } from "#content/link.ts";
import { meta } from "#content/meta.ts";
import { sql } from "#content/sql.ts";

/** Where a deployment stands. */
export const groundIds = ["cloud", "own"] as const;

const title = text(70, "the section's headline");
const part = text(40, "the part's name");
const lead = text(300, "the paragraph below the headline");
const action = object({ label: text(60, "the link's words"), href: link("where it leads") });
const links = list(action, "links");
const alt = text(320, "what the picture shows, for those who cannot see it", 20);
const said = text(200, "what it is");

export const forEnterprisePage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    action,
    onward: action,
    picture: alt,
    caption: text(240, "what the picture stands for"),
  }),
  models: object({
    title,
    lead,
    asked: text(60, "a question with a word of two meanings"),
    note: text(160, "where both answers come from"),
    meanings: list(
      object({
        who: text(60, "whose meaning it is"),
        means: text(100, "the meaning"),
        sql: sql(300, "its query: one figure"),
      }),
      "meanings",
    ),
    points: list(text(180, "what holds of such a model"), "points"),
    links,
  }),
  cloud: object({
    title,
    lead,
    picture: alt,
    ways: inOrder(
      object({
        id: oneOf(groundIds, "where it stands"),
        title: part,
        text: said,
        facts: list(
          object({ what: text(32, "what is looked after"), who: text(60, "where, or by whom") }),
          "facts",
        ),
      }),
      groundIds,
      "ways",
    ),
    links,
  }),
  security: object({
    title,
    lead,
    encryption: object({
      title: part,
      text: said,
      before: text(80, "what is encrypted"),
      after: text(80, "what comes of it"),
      columns: list(text(40, "a table's column"), "columns"),
    }),
    logs: object({
      title: part,
      text: said,
      sample: flag("are the lines invented? They stay marked as samples until this is false"),
      caption: text(40, "what the lines are"),
      lines: list(
        object({
          when: text(8, "the time, in quotes"),
          who: text(16, "who did it"),
          what: text(80, "what was done"),
        }),
        "lines",
      ),
    }),
    access: object({
      title: part,
      text: said,
      roles: list(
        object({ name: text(24, "the role"), text: text(160, "what it may do") }),
        "roles",
      ),
    }),
    links,
  }),
  decisions: object({
    title,
    lead,
    steps: list(object({ title: text(24, "the step"), text: text(100, "what is done") }), "steps"),
    action,
    links,
  }),
});
