/** Fields that many pages share. */
import { checked, distinct, each, link, list, object, type Shape, slug, text } from "./fields.ts";

/** A page's title and description for search engines and the browser's tab. */
export const meta = object({
  title: text(60, "the title for search results and the browser's tab"),
  description: text(160, "one or two sentences for search results", 50),
});

export const lead = text(320, "the paragraph below the headline");

/** The headline of a page or a section, and the paragraph below it. */
export const title = text(70, "the headline");
export const heading = { title, lead };
export const eyebrow = text(60, "the line above the headline");

/** A page, by its sections. */
export const page = <T extends Shape>(sections: T) => object({ meta, ...sections });

/** A section, with what it has below its headline. */
export const section = <T extends Shape>(fields: T) => object({ ...heading, ...fields });

export const picture = text(320, "what the picture shows, for screen readers", 20);

/** A heading with a text: an entry of a list, or a box. */
export const point = (what: string, says: string) => ({
  title: text(70, what),
  text: text(420, says),
});

export const action = object({
  label: text(70, "the link's text"),
  href: link("where it leads"),
});
export const links = list("links", action);

/** An address of another site. */
export const address = (what: string) =>
  checked(text(200, `${what}, beginning with https://`), (url) =>
    /^https:\/\/[^\s/]+\.[^\s/]+/.test(url) ? undefined : "is not whole; begin it with https://",
  );

/** Links that say what is behind them. */
export const ways = list("links", {
  label: text(50, "the link's text"),
  text: text(160, "what is there"),
  href: link("where it leads"),
});

/** Questions with their answers. @param also what else an answer may have */
export const faq = <T extends Shape>(also: T) => ({
  title,
  items: distinct("questions", {
    id: slug(24, "the question's name in addresses, its anchor"),
    question: text(90, "the question"),
    answer: text(420, "the answer"),
    ...also,
  }),
});

/** The label on a claim of ours. */
export const claim = object({
  label: text(24, "the label on a claim of ours"),
  hint: text(80, "what the label means"),
});

/** A button that copies, and what it says afterward. */
export const copying = {
  copy: text(40, "the button's words"),
  copied: text(40, "the words shown after copying"),
  failed: text(120, "the words shown when copying failed"),
};

/** The headings of a table's columns, or of parts that look alike. */
export const headings = <K extends string>(...names: readonly K[]) =>
  each(names, (name) => text(40, `the heading for “${name}”`));

/** A table of figures before and after. */
export const beforeAndAfter = {
  columns: headings("what", "before", "after"),
  rows: list("rows, the most important one first", {
    what: text(60, "what is counted"),
    before: text(24, "the figure before"),
    after: text(24, "the figure after"),
  }),
};

/** The words of a sign-up form. */
export const signup = object({
  label: text(60, "the field's label"),
  placeholder: text(60, "the placeholder in the empty field"),
  button: text(32, "the button's label"),
  note: text(160, "the small print below"),
});

/** The trial's button, its small print and further links. */
export const trial = { action, note: text(160, "the small print below the button"), links };

/** The last section of a page. The footer below it has the sign-up field. */
export const closing = section(trial);
