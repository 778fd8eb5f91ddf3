/** Turns of speech that say by their shape what plainer words say: “how many in a hundred”, “swap revenue for orders”. */

type Turn = readonly [said: RegExp, plain: string];

const weekday = "(?:on |each |every )?(?:an? )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b";
const parcels =
  "(?:deliver(?:y|ies)|parcels?|boxes|packages?|shipments?|orders?|subscriptions?|bags|refills)";

/** Of these nothing else can be meant. */
const always: readonly Turn[] = [
  [
    new RegExp(
      `,? ?(?:${weekday}[,;]? *(?:and |then )?){2,}(?:and so (?:on|forth)|etc\\b\\.?|\\.\\.\\.|…)(?: (?:through|across|over|for|during) the (?:whole |rest of the )?week)?`,
      "i",
    ),
    " by weekday",
  ],
  [
    /\b(the|an|our|your) (average|typical) (order|basket|sale|purchase)(?= (?:has|had|by|per|in|on|worth|at|from|over|across|was|is|each|every)\b|[?.,:]|$)/gi,
    "$1 average order value",
  ],
  [/\b(?:got|get|gets) (?=(?:\w{3,}ed|sent|shown|taken)\b)/gi, "were "],
  [/\b2day\b/gi, "today"],
  [/\b(?:LY|ly)\b/g, "last year"],
  // “Set visa beside mastercard”: what is set beside another is compared with it. Not so “put it next to that”.
  [
    /^((?:(?:ok|okay|and|now|then|please|so|let's|let us|can you|could you|i'd like to|i want to)[ ,]+)*)(?:set|stack|line|hold|pit|weigh|place|lay)(?: up)? (?!(?:it|that|them|this|those)\b)(.+?)(?: up| off)? (?:beside|against|alongside|next to|versus|vs)\b(?! (?:it|that|them|this|those)\b)/i,
    "$1$2 versus",
  ],
  // “Rests on”, “is down to”: where it comes from.
  [
    /\b(?:rest(?:s|ed)?|hangs?|hinges?|rely|relies) on\b|\b(?:stem(?:s|med)?|flow(?:s|ed)) from\b|\btraces? back to\b|\b(?:is|are|was|were) (?:all )?down to\b/gi,
    "comes from",
  ],
  // “Where does MRR sit across categories”: the split is said; it is no place.
  [
    /\bwhere (?:do|does|did|is|are) (.+?) (?:sit|land|fall|stand|lie|come in|come out)s?(?: at)? (?=(?:across|by|per|among|between|over (?:the|our))\b)/i,
    "$1 ",
  ],
  [/\bbeside\b/gi, "versus"],
  [/\bsubscriptions?[- ](?=renewals?\b)/gi, ""],
  [
    /\b((?:customer|people|shopper|buyer|folk)s?) (?:that |who |whom )?we (?:got|won|gained|acquired|picked up|landed|attracted|found) (?=through|via|from|by|on|over)/i,
    "$1 acquired ",
  ],
  [
    /\b(?:that|whom?) we (?:got|won|gained|acquired|picked up|landed|attracted|found) (?=through|via|from|by|on|over)/i,
    "acquired ",
  ],
  // A failure's code is no discount's.
  [
    /\bwith (?:the )?(?:failure |error |decline )?code (?=["“]?(?:insufficient|expired|do.?not|processing|lost|authentication))/i,
    "with ",
  ],
  [
    /\bhow much (?:of (?:our |the )?)?([\w ]+?),? in (?:dollars|money|usd|dollar terms),? (?:did|do|have|has) (.+?) (?:buy|order|purchase|bought|ordered|purchased)\b/i,
    "how much did $2 spend on $1",
  ],
  [
    /\bhow many charges (?:did we|have we|do we|had to be|we had to) (?:(?:need|have|had) to )?retr(?:y|ied)\b/i,
    "how many charges that were retries",
  ],
  [
    /\bwhich ((?:discount |promo |coupon )?codes?) (?:has |have )?costs? us (?:the )?(most|least)\b/i,
    "which $1 had the $2 discounts",
  ],
  [
    /^how (?:did|was|were) (?:the |our |your )?(?:black friday|cyber monday|christmas|thanksgiving|holiday|bfcm)[\w ]*?\? (?:i mean|that is|meaning|specifically)[,:]? /i,
    "",
  ],
  // “The fourth quarter of 2024 than in the third”.
  [
    /\b((?:first|second|third|fourth) (quarter|half) of (20\d\d)\b.*?\b(?:than|versus|vs|and|against|to|with)(?: in)? the (?:first|second|third|fourth))\b(?! (?:quarter|half|month|week|of))/i,
    "$1 $2 of $3",
  ],
  [
    /^(?:now |and |ok,? )?(?:flip|reverse|invert) (?:it|that|this|the list|the order)(?: over| around)?[,:;.]? (?=\w)/i,
    "",
  ],
  [
    /\b(orders|sales|revenue) (?:(?:have|has|been|were|was|are|is|got|did|we) )*(?:credited|attributed) to (?:our |the )?(?:affiliates|partners)\b/i,
    "$1 through affiliates",
  ],
  [/\bfrom (.{3,25}?),? up to and including /i, "from $1 to "],
  [/\b(?:opening|front|early) half (?=of)/i, "first half "],
  [/\b(?:back|latter|closing|final) half (?=of)/i, "second half "],
  [
    /\bhow many (.+?) (?:items?|things?|articles?|lines?) (?:are |is |do we have )(?:there )?in (?:the|our) (?:catalogue|catalog|range|assortment|line-?up)\b/i,
    "how many $1 products do we sell",
  ],
  [/:\s*what(?:'s| is| are|'re) (?:it|that|they|those|one) worth\b/i, ""],
  [
    new RegExp(
      `\\bhow (?:often|frequently|regularly) (?:(?:the|our|their|they|we|it|${parcels}) )*(?:are |get |gets |is )?(?:go(?:es)? out|ships?|shipped|sent(?: out)?|delivered|arrives?|renews?)(?=$|[,.?!;]| [-–(]| (?:in|for|during|over|since|to|by|and)\\b)`,
      "i",
    ),
    "interval",
  ],
];

const steps =
  "per|by|each|every|from|over|across|since|in|during|through|(?:day|week|month|quarter|year) by";

const end = "(\\w+est|best|most|top|worst|least|fewest)";

const turns: readonly Turn[] = [
  [/(?<=\w) [x×] (?=\w)/gi, " and by "],
  [
    /\b(?:out )?of (?:every|each|an?|one) (?:hundred|100) ([\w ]+?),? how many\b/i,
    "what percentage of $1",
  ],
  [
    /\bhow many (?:in|out of|of|per) (?:(?:an?|one|every|each) )?(?:hundred|100)\b(?= (?:are|is|was|were|get|got|gets|end|ended|do|did|have|had|has)\b)/i,
    "what percentage",
  ],
  [
    /\bhow many (?:in|out of|of|per) (?:(?:an?|one|every|each) )?(?:hundred|100)\b/i,
    "what percentage of",
  ],
  [
    new RegExp(
      `\\bhow (?:has |have |had |did |does )?(?:the |our )?(.+?) (?:has |have )?(?:moved?|shift(?:ed|s)?|trend(?:ed|s)?|evolved?|fluctuated?|varied|travell?ed|fared)(?= (?:${steps})\\b|[,.?!]|$)`,
      "i",
    ),
    "$1 over time",
  ],
  [
    /\bthe way (?:the |our )?(.+?) (?:splits?|divides?|breaks?|spreads?) (?:down |up |out )?(?:over|across|by|between|among|into) /i,
    "$1 by ",
  ],
  [/\b(\w+) after \1\b/i, "by $1"],
  [
    /[,;:?.!]\s*(?:show|give|list)(?: me| us)? both(?: rates| figures| numbers| sides)?[.?!]*$/i,
    "",
  ],
  [
    new RegExp(
      `\\b(?:(?:order|sort|rank)ed )?(?:from )?(?:the )?${end} to (?:the )?${end}(?: (\\w+(?: \\w+)?)$)?`,
      "i",
    ),
    "by $3, $1 first",
  ],
  [
    /\bin the (\$?[\d,.]+) ?(?:to|-|–) ?(\$?[\d,.]+) (?:bracket|range|band)\b/i,
    "between $1 and $2",
  ],
  [/\bthe first(?: day)? of (?=jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/gi, "1 "],
  [/\bhalf[- ](?:a )?dozen\b/i, "6"],
];

const opening =
  "^(?:(?:ok|okay|and|now|then|please|actually|so|but|let's|let us|can you|could you|do|give me)[ ,]+)*";

const turned = (question: string, list: readonly Turn[]): string =>
  list.reduce((text, [said, plain]) => text.replace(said, plain), question).trim();

export const rephrased = (question: string): string => turned(question, always);

/** What is left to try of a question that was not understood. */
export const rephrasedMore = (question: string): string => turned(question, turns);

const beside = new RegExp(
  `${opening}(?:put|add|set|stick|place|show) (.+?) (?:next to|versus|alongside|by the side of)(?: it| that| them| this| those)?[.!?]*$`,
  "i",
);

/** “Put revenue next to it”, said after an answer. */
export const addedTo = (question: string): string => question.replace(beside, "$1 too");

const swap = new RegExp(
  `${opening}(?:swap|replace|exchange|trade)(?: out)? (?:the |by )?(.+?) (?:for|with) (?:the |by )?(.+?)[.!?]*$`,
  "i",
);
const flip = new RegExp(
  `${opening}(?:flip|jump|hop)(?: it| that| this)?(?: over)? to (?:the |by )?(.+?)[.!?]*$`,
  "i",
);
const standsFor =
  /^(.+?)(?:,? (?:instead of|rather than|in place of|in lieu of|as opposed to|and not)|, not) (?:the |our |by )?(.+?)[.!?]*$/i;

/** “Swap revenue for refunds”, “the rate, not the count”: what comes, and in whose place. */
export function swapIn(question: string): { readonly fresh: string; readonly old: string } | null {
  const [, flipped] = flip.exec(question) ?? [];
  if (flipped !== undefined) return { fresh: flipped, old: "that" };
  const [, gone, come = ""] = swap.exec(question) ?? [];
  if (gone !== undefined) return { fresh: come, old: gone };
  const [, fresh = "", old = ""] = standsFor.exec(question) ?? [];
  const bare = fresh.replace(new RegExp(opening, "i"), "");
  return bare === "" || old === "" ? null : { fresh: bare, old };
}
