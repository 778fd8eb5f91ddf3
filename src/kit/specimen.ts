/** What stands on the kit page: one module for each specimen, below specimens/<chapter>/. */
import type { ReactNode } from "react";
import type { Content } from "#model/kinds.ts";

export const themes = [
  { id: "light", label: "Day" },
  { id: "dark", label: "Night" },
] as const;
export type Theme = (typeof themes)[number]["id"];

/** The words of the site that specimens borrow, by kind. */
export type KitContent = {
  readonly [
    K in
      | "home"
      | "navigation"
      | "footer"
      | "company"
      | "interface"
      | "notFound"
      | "errorView"
      | "scenes"
      | "blog"
      | "post"
      | "search"
  ]: Content<K>;
};

export interface Specimen {
  readonly title: string;
  /** What it is for, and when to take something else. */
  readonly use: string;
  /** The file that makes it. */
  readonly source: string;
  /** Needs the page's width, so night stands below day. */
  readonly wide?: true;
  /** Reaches to the stage's edges. */
  readonly bare?: true;
  /** Drawn once for each theme; its ids need to be unique only within one drawing (faces.ts). */
  readonly show: (content: KitContent, theme: Theme) => ReactNode;
}

/** The chapters in reading order; each is a folder below specimens/. */
export const chapters = [
  {
    id: "foundations",
    title: "Foundations",
    lead: "Tokens, as they stand in src/styles/tokens.css. Everything else is made from them.",
  },
  {
    id: "primitives",
    title: "Primitives",
    lead: "The parts of src/ui, in every state. They know nothing of the product.",
  },
  {
    id: "frame",
    title: "Frame",
    lead: "Header, footer, sign-up and what stands in place of a page that is not there.",
  },
  {
    id: "pictures",
    title: "Pictures",
    lead: "Raked sand, drawn by code from a seed, and the product at work.",
  },
  {
    id: "blog",
    title: "Blog",
    lead: "Lists of articles, and what an article is made of.",
  },
] as const;
