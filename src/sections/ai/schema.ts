/**
 * The schema of content/pages/ai.yaml: the words around the demo (docs/specification.md, 2.5). The demo's own words:
 * src/live/ai/schema.ts.
 */
import { list, object, text } from "#content/fields.ts";
import { action, closing, eyebrow, page, picture, point, section } from "#content/shared.ts";
import { sql } from "#content/sql.ts";

const window = text(40, "the title of the drawn window");
const side = object({
  title: text(32, "which of the two it is about: the demo or the product"),
  points: list("points", text(180, "one or two sentences")),
});

export const aiPage = page({
  hero: section({ action }),
  chat: section({
    eyebrow,
    question: text(60, "the words above the question that is split into pieces"),
    parts: list("pieces", {
      words: text(24, "a piece of the question"),
      meaning: text(60, "how EZQL understands it"),
      sql: text(40, "the SQL for it"),
    }),
  }),
  followUps: section({
    eyebrow,
    picture,
    window,
    thread: list(
      "questions, each building on the one before",
      point("a question", "what it changes"),
    ),
  }),
  demo: section({
    eyebrow,
    here: side,
    figures: list("figures", point("the figure", "what it counts"), 0),
    product: side,
  }),
  models: section({
    eyebrow,
    picture,
    rings: list(
      "rings, from the outermost to the middle",
      point("the ring's name", "what is in it"),
    ),
  }),
  generate: section({
    eyebrow,
    question: text(80, "the question in words"),
    picture,
    sql: sql(700, "the query that the chart shows"),
    text: text(240, "what you can do with the query, and how the chart type is chosen"),
    onward: action,
  }),
  editor: section({
    eyebrow,
    words: text(80, "the question, as an SQL comment"),
    sql: sql(400, "the SQL that EZQL writes below it"),
    picture,
    window,
    points: list("points", point("the point in a word", "what it does")),
    onward: action,
  }),
  trends: section({
    eyebrow,
    badge: text(16, "the label on a feature that is not available yet"),
    picture,
    metric: text(60, "the name of the drawn metric"),
    sql: sql(400, "the query for the drawn metric: each month and its figure"),
    turn: text(30, "said at the highest month, before its name"),
  }),
  closing,
});
