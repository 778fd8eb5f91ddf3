/** The schema of content/pages/developer-api.yaml: snippets, protocols and feeds (docs/specification.md, 2.20). */
import { answerIds } from "./exchange.ts";
import { inOrder, list, object, text } from "#content/fields.ts";
import { action, heading, lead, links, meta } from "#content/shared-fields.ts";

/** The site's entry points, in the order of the plan. */
export const wireIds = ["table", "chart", "tool", "addresses", "feeds", "leads"] as const;
export type WireId = (typeof wireIds)[number];
export const embedIds = ["table", "chart", "tool"] as const;
export const addressIds = ["tool", "frame", "query", "plan"] as const;
export const feedIds = ["rss", "json", "markdown", "llms", "sitemap"] as const;

export const developerApiPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    plan: text(60, "what the plan of the wires is, for those who hear it"),
    site: text(30, "what stands at the one end of all wires"),
    wires: inOrder("wires", wireIds, {
      label: text(40, "what it is"),
      end: text(40, "what it is wired to"),
    }),
  }),
  copy: object({
    copy: text(30, "the button's words"),
    copied: text(30, "what is said when it is copied"),
    failed: text(90, "what is said when it could not be copied"),
  }),
  embeds: object({
    ...heading,
    items: inOrder("embeds", embedIds, {
      title: text(60, "what it shows"),
      text: text(420, "what it does, and what it needs"),
      code: text(60, "what the code is called"),
      policy: text(120, "what a page’s own policy has to name: [origin]"),
      link: action,
    }),
    frame: text(60, "the title of the sample chart"),
    tool: text(60, "the title of the calculator in its frame"),
  }),
  addresses: object({
    ...heading,
    items: inOrder("addresses", addressIds, {
      title: text(60, "what it opens"),
      text: text(220, "how it is read"),
    }),
    sql: text(160, "the query of the sample link"),
  }),
  feeds: object({
    ...heading,
    caption: text(60, "what the table is, for those who hear it"),
    heads: object({
      address: text(30, "the heading of the addresses"),
      form: text(30, "the heading of the formats"),
      holds: text(30, "the heading of what they hold"),
    }),
    items: inOrder("feeds", feedIds, {
      form: text(40, "its format"),
      holds: text(160, "what it holds"),
    }),
  }),
  leads: object({
    ...heading,
    sent: text(60, "the heading of the request"),
    sentHead: text(60, "what the lines of the request are called"),
    body: text(60, "what its body is called"),
    answered: text(60, "the heading of the answer"),
    answeredHead: text(60, "what the lines of the answer are called"),
    answerBody: text(60, "what its body is called"),
    notes: list("rules", { title: text(40, "the rule"), text: text(300, "what it says") }),
    caption: text(60, "what the table of answers is, for those who hear it"),
    heads: object({
      status: text(30, "the heading of the statuses"),
      means: text(40, "the heading of what they mean"),
      others: text(30, "all statuses that have no line of their own"),
    }),
    answers: inOrder("answers", answerIds, {
      text: text(260, "what the site does: [first], [longest], [lifetime], [asked]"),
    }),
  }),
  none: object({
    ...heading,
    items: list("gaps", text(220, "what there is none of, and what to do")),
    docs: text(60, "the heading of the links to the documentation"),
    links,
  }),
});
