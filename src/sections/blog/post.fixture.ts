/** One made-up article with every kind of block, for tests. */
import { blocksOf } from "#content/articles/body.fixture.ts";
import type { ArticlePicture } from "#content/articles/entry.ts";
import { articleOf } from "./articles.fixture.ts";

export const article = articleOf("nine-days", "Nine days to win back a refused card");

export const related = [
  articleOf("skipped-box", "What a skipped box costs, and what it saves"),
  articleOf("six-questions", "Six questions to ask somebody who cancels"),
];

export const pictures: ReadonlyMap<string, ArticlePicture> = new Map([
  ["images/lines.svg", { src: "/lines.svg", srcSet: "", width: 1200, height: 500 }],
]);

export const paragraph = blocksOf(
  "A refused card is no lost customer. See [the other notes](/blog/), [the bank’s codes](https://bank.example/codes) and the field `retry_after`. It is **not final**, _never_ on the ~~first~~ second day.",
);

export const tools = blocksOf(`\`\`\`database_tools
- name: Burrow and Hay
  img: seed
  website: https://burrowandhay.example/
  des: A refill box for house rabbits, every four weeks.
  key_features:
    - { key: Size by animals, description: Hay follows their number. }
  des2: Hay is bulky, so postage can cost more than the goods.
  des3: It works best over short distances.
- name: Ledge Cat
  img: seed
  website: https://ledgecat.com/
  key_features: []
  des3: Two months is long enough to be forgotten.
\`\`\``);

/** A text with enough sections for contents. */
export const blocks = [
  ...paragraph,
  ...blocksOf(`## The calendar

### Day three

#### By text message

- Charges refused: 80
- Customers who repair it themselves: 20
  - most within a day

1. **Day 3.** Try again, in the morning.
2. **Day 7.** Write, and name the order.

## What it costs

| Cost per box | Amount    |
| ------------ | --------- |
| Contents     | $13.00    |
| **Left**     | **$6.00** |

> Recovery rate = charges paid within 30 days / all that failed at first

## Count it

\`\`\`sql
select count(*)
from charges
where status = 'failed';
\`\`\`

:::note[If your list is small]
Count by quarter. Ten charges a month say nothing by themselves.
:::`),
];

/** Every kind of block. */
export const everything = [
  ...blocks,
  ...blocksOf("![Four lines that rise and fall together](images/lines.svg)"),
  ...tools,
];
