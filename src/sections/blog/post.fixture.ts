/** One made-up article with every kind of block, for tests. */
import type { Block, Inline } from "#content/articles/blocks.ts";
import type { ArticlePicture } from "#content/articles/entry.ts";
import { articleOf } from "./articles.fixture.ts";

const words = (text: string): Inline => ({ type: "text", text });
const line = (text: string): readonly Inline[] => [words(text)];
const bold = (text: string): Inline => ({ type: "bold", children: [words(text)] });

export const article = articleOf("nine-days", "Nine days to win back a refused card");

export const related = [
  articleOf("skipped-box", "What a skipped box costs, and what it saves"),
  articleOf("six-questions", "Six questions to ask somebody who cancels"),
];

export const pictures: ReadonlyMap<string, ArticlePicture> = new Map([
  ["images/lines.svg", { src: "/lines.svg", srcSet: "", width: 1200, height: 500 }],
]);

/** Every type of block at least once, by type. */
export const samples = {
  paragraph: [
    {
      type: "paragraph",
      text: [
        words("A card that is refused is not a customer who left. See "),
        { type: "link", href: "/blog/", external: false, children: [words("the other notes")] },
        words(", "),
        {
          type: "link",
          href: "https://bank.example/codes",
          external: true,
          children: [words("the bank’s codes")],
        },
        words(" and the field "),
        { type: "code", text: "retry_after" },
        words(". It is "),
        bold("not final"),
        words(", "),
        { type: "emphasis", children: [words("never")] },
        words(" on the "),
        { type: "struck", children: [words("first")] },
        words(" second day."),
      ],
    },
  ],
  heading: [
    { type: "heading", level: 2, id: "the-calendar", text: "The calendar" },
    { type: "heading", level: 3, id: "day-three", text: "Day three" },
    { type: "heading", level: 4, id: "by-text", text: "By text message" },
  ],
  list: [
    {
      type: "list",
      ordered: false,
      items: [
        { title: null, description: line("Charges refused: 80"), list: null },
        {
          title: null,
          description: line("Customers who repair it themselves: 20"),
          list: {
            type: "list",
            ordered: false,
            items: [{ title: null, description: line("most within a day"), list: null }],
          },
        },
      ],
    },
    {
      type: "list",
      ordered: true,
      items: [
        { title: "Day 3.", description: line("Try again, in the morning."), list: null },
        { title: "Day 7.", description: line("Write, and name the order."), list: null },
      ],
    },
  ],
  image: [
    { type: "image", src: "images/lines.svg", alt: "Four lines that rise and fall together" },
  ],
  database_tools: [
    {
      type: "database_tools",
      tools: [
        {
          name: "Burrow and Hay",
          img: "seed",
          website: "https://burrowandhay.example/",
          des: "A refill box for house rabbits, every four weeks.",
          key_features: [{ key: "Size by animals", description: "Hay follows their number." }],
          des2: "Hay is bulky, so postage can cost more than the goods.",
          des3: "It works best over short distances.",
        },
        {
          name: "Ledge Cat",
          img: "seed",
          website: "https://ledgecat.com/",
          des: null,
          key_features: [],
          des2: null,
          des3: "Two months is long enough to be forgotten.",
        },
      ],
    },
  ],
  table: [
    {
      type: "table",
      head: [line("Cost per box"), line("Amount")],
      rows: [
        [line("Contents"), line("$13.00")],
        [line("Parcel"), line("−$7.00")],
        [[bold("Left")], [bold("$6.00")]],
      ],
      figures: [false, true],
    },
  ],
  quote: [
    {
      type: "quote",
      paragraphs: [line("Recovery rate = charges paid within 30 days / all that failed at first")],
    },
  ],
  code: [
    {
      type: "code",
      language: "sql",
      text: "select count(*)\nfrom charges\nwhere status = 'failed';",
    },
  ],
  aside: [
    {
      type: "aside",
      title: "If your list is small",
      paragraphs: [line("Count by quarter. Ten charges a month say nothing by themselves.")],
    },
  ],
} as const satisfies { readonly [T in Block["type"]]: readonly Extract<Block, { type: T }>[] };

/** A text with enough sections for contents. */
export const blocks: readonly Block[] = [
  ...samples.paragraph,
  ...samples.heading,
  ...samples.list,
  { type: "heading", level: 2, id: "what-it-costs", text: "What it costs" },
  ...samples.table,
  ...samples.quote,
  { type: "heading", level: 2, id: "count-it", text: "Count it" },
  ...samples.code,
  ...samples.aside,
];
