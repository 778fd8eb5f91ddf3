/** The schema of content/pages/security.yaml: the claims of docs/specification.md, 1.3, for a security questionnaire. */
import { each, inOrder, list, oneOf, slug, text } from "#content/fields.ts";
import { action, claim, eyebrow, links, page, picture, point, section } from "#content/shared.ts";

/** The possible answers to a question of the questionnaire; `ask` if the answer is not published. */
export const answerMarks = ["yes", "no", "some", "ask"] as const;

export const securityPage = page({
  hero: section({
    picture,
    lanes: each(["question", "sql", "rows", "answer"], text(16, "the word on the line")),
    /** The stops of a question, in order. */
    stations: inOrder("stations", ["browser", "application", "database"], {
      name: text(24, "the name of the stop"),
      text: text(200, "what happens there"),
      keeps: text(100, "what is stored there"),
    }),
    keepsLabel: text(32, "the words before what is stored there"),
  }),
  sheet: section({
    marks: each(answerMarks, text(12, "the answer's label")),
    claim,
    groups: list("groups", {
      title: text(24, "the group's name"),
      items: list("questions", {
        question: text(80, "the question"),
        mark: oneOf(answerMarks, "the kind of answer"),
        answer: text(200, "the answer in a sentence or two"),
        link: action.optional(),
        claim: slug(24, "the id of the claim in content/claims.yaml that it makes").optional(),
      }),
    }),
  }),
  site: section({ eyebrow, facts: list("facts", point("the fact", "what it means")), links }),
  report: section({
    link: action,
    points: list("points", point("what to do", "how to do it")),
    links,
  }),
});
