/** The schema of content/pages/security.yaml: the claims of docs/specification.md, 1.3, for a security questionnaire. */
import { claimIds } from "#content/claims.ts";
import { inOrder, list, object, oneOf, text } from "#content/fields.ts";
import { action, claimMark, heading, links, meta, opening } from "#content/shared-fields.ts";

/** The stops of a question, in order. */
export const stationIds = ["browser", "application", "database"] as const;

/** The possible answers to a question of the questionnaire; `ask` if the answer is not published. */
export const answerMarks = ["yes", "no", "some", "ask"] as const;

const word = text(16, "the word on the line");
const markWord = text(12, "the answer's label");

const question = object({
  question: text(80, "the question"),
  mark: oneOf(answerMarks, "the kind of answer"),
  answer: text(200, "the answer in a sentence or two"),
  link: action.optional(),
  claim: oneOf(claimIds, "the claim in content/claims.yaml that the answer makes").optional(),
});

export const securityPage = object({
  meta,
  hero: object({
    ...opening,
    picture: text(320, "what the picture shows, for screen readers", 20),
    lanes: object({ question: word, sql: word, rows: word, answer: word }),
    stations: inOrder("stations", stationIds, {
      name: text(24, "the name of the stop"),
      text: text(200, "what happens there"),
      keeps: text(100, "what is stored there"),
    }),
    keepsLabel: text(32, "the words before what is stored there"),
  }),
  sheet: object({
    ...heading,
    marks: object({ yes: markWord, no: markWord, some: markWord, ask: markWord }),
    claim: claimMark,
    groups: list("groups", {
      title: text(24, "the group's name"),
      items: list("questions", question),
    }),
  }),
  site: object({
    eyebrow: text(40, "the line above the headline"),
    ...heading,
    facts: list("facts", { title: text(60, "the fact"), text: text(240, "what it means") }),
    links,
  }),
  report: object({
    ...heading,
    link: action,
    points: list("points", { title: text(32, "what to do"), text: text(200, "how to do it") }),
    links,
  }),
});
