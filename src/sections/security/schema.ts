/** The schema of content/pages/security.yaml: the claims of docs/specification.md, 1.3, for a security questionnaire. */
import { claimIds } from "#content/claims.ts";
import { inOrder, list, object, oneOf, text } from "#content/fields.ts";
import { action, heading, lead, links, meta } from "#content/shared-fields.ts";

/** The stops of a question, in order. */
export const stationIds = ["browser", "application", "database"] as const;

/** How a question of the form is answered; `ask` if the answer is not published. */
export const answerMarks = ["yes", "no", "some", "ask"] as const;

const word = text(16, "the word on the line");
const markWord = text(12, "the mark's word");

const question = object({
  question: text(80, "the question"),
  mark: oneOf(answerMarks, "how it is answered"),
  answer: text(200, "the answer in a sentence or two"),
  link: action.optional(),
  claim: oneOf(claimIds, "the claim of content/claims.yaml that it makes").optional(),
});

export const securityPage = object({
  meta,
  hero: object({
    title: text(60, "the headline"),
    lead,
    picture: text(320, "what the picture shows, for those who cannot see it", 20),
    lanes: object({ question: word, sql: word, rows: word, answer: word }),
    stations: inOrder("stations", stationIds, {
      name: text(24, "what it is called"),
      text: text(200, "what happens there"),
      keeps: text(100, "what stays there"),
    }),
    keepsLabel: text(32, "what stands before that which stays there"),
  }),
  sheet: object({
    ...heading,
    marks: object({ yes: markWord, no: markWord, some: markWord, ask: markWord }),
    claim: object({
      label: text(24, "the mark on a claim of ours"),
      hint: text(80, "what the mark means"),
    }),
    groups: list("groups", {
      title: text(24, "the group's name"),
      items: list("questions", question),
    }),
  }),
  site: object({
    eyebrow: text(40, "what the section is about"),
    ...heading,
    facts: list("facts", { title: text(60, "the fact"), text: text(240, "what it means") }),
    links,
  }),
  report: object({
    ...heading,
    link: action,
    points: list("points", { title: text(32, "what to do"), text: text(200, "how") }),
    links,
  }),
});
