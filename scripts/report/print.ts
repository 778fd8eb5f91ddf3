/** The report as lines for a terminal. */
import { columns } from "../bench/report.ts";
import type { ArticleReport, Report } from "./articles.ts";

/** Long ids would push the figures off the screen. */
const widest = 48;

const nameOf = ({ id }: ArticleReport): string =>
  id.length <= widest ? id : `${id.slice(0, widest - 1)}…`;

const heads = [
  "",
  "words",
  "grade",
  "longest",
  "in",
  "articles",
  "pages",
  "elsewhere",
  "figures",
  "",
];

const rowOf = (article: ArticleReport): string[] => {
  const { articles, pages, elsewhere } = article.linksOut;
  return [
    nameOf(article),
    String(article.words),
    article.grade.toFixed(1),
    String(article.longest.words),
    ...[article.linksIn, articles.length, pages.length, elsewhere.length].map(String),
    String(article.bareFigures.length),
    article.standing === "published" ? "" : article.standing,
  ];
};

/** @returns the table, what its columns mean, and below it every fault */
export function printReport({ articles, shared, faults }: Report): string {
  const others = articles.filter(({ standing }) => standing === "draft" || standing === "stub");
  const judged = articles.length - others.length;
  return [
    `\n${columns([heads, ...articles.map(rowOf)])}`,
    "\n  longest: words of the longest paragraph. in: articles that lead here. articles, pages, elsewhere: where it\n",
    "  leads. figures: neither reckoned, assumed nor attributed (scripts/report/figures.ts).\n",
    `\n  ${String(judged)} published, ${String(shared.length)} sentences shared`,
    others.length === 0
      ? ".\n"
      : `; not judged: ${others.map(({ id, standing }) => `${id} (${standing})`).join(", ")}.\n`,
    ...(faults.length === 0
      ? ["\nNothing is wrong.\n"]
      : ["\n", ...faults.map((fault) => `${fault}\n`)]),
  ].join("");
}
