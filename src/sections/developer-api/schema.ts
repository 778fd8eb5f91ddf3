/** The schema of content/pages/developer-api.yaml: snippets, protocols and feeds (docs/specification.md, 2.20). */
import { answerIds } from "./lead-request.ts";
import { inOrder, list, object, text } from "#content/fields.ts";
import { action, copying, headings, links, page, point, section } from "#content/shared.ts";

/** What developers can connect to, in the order of the diagram. */
export const wireIds = ["table", "chart", "tool", "addresses", "feeds", "leads"] as const;
export type WireId = (typeof wireIds)[number];

export const developerApiPage = page({
  hero: section({
    plan: text(60, "the name of the diagram, for screen readers"),
    site: text(30, "the label that all lines start from"),
    wires: inOrder("lines", wireIds, {
      label: text(40, "what the site provides"),
      end: text(40, "what it connects to"),
    }),
  }),
  copy: object(copying),
  embeds: section({
    items: inOrder("embeds", ["table", "chart", "tool"], {
      ...point("what it shows", "what it does, and what it needs"),
      code: text(60, "the label of the code block"),
      policy: text(120, "what the page's content security policy must allow: [origin]"),
      link: action,
    }),
    frame: text(60, "the title of the sample chart"),
    tool: text(60, "the title of the calculator in its frame"),
  }),
  addresses: section({
    items: inOrder(
      "addresses",
      ["tool", "frame", "query", "plan"],
      point("what it opens", "how to write the address"),
    ),
    sql: text(160, "the query of the sample link"),
  }),
  feeds: section({
    heads: headings("address", "form", "holds"),
    items: inOrder("feeds", ["rss", "json", "markdown", "llms", "sitemap"], {
      form: text(40, "its format"),
      holds: text(160, "what it contains"),
    }),
  }),
  leads: section({
    sent: text(60, "the heading of the request"),
    sentHead: text(60, "the label of the request's first lines"),
    body: text(60, "the label of its body"),
    answered: text(60, "the heading of the response"),
    answeredHead: text(60, "the label of the response's first lines"),
    answerBody: text(60, "the label of its body"),
    notes: list("rules", point("the rule", "what it says")),
    caption: text(60, "the caption of the table of responses, for screen readers"),
    heads: object({
      ...headings("status", "means").shape,
      others: text(30, "the word for every other status"),
    }),
    answers: inOrder("answers", answerIds, {
      text: text(260, "what the site does: [first], [longest], [lifetime], [asked]"),
    }),
  }),
  none: section({
    items: list("gaps", text(220, "what is missing, and what to do instead")),
    docs: text(60, "the heading of the links to the documentation"),
    links,
  }),
});
