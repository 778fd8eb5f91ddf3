/** Wordings of which a plan says less, or something else, than was asked: these are refused. */
import type { FiguresPlan, Plan } from "../plan.ts";
import { isTime } from "../columns.ts";
import { measures } from "../measures.ts";
import { hasKind, hasTopic, isPlural, meaningsOf, neighbour, type Pieces } from "./pieces.ts";

/** What is said, and the plans that do not say it. */
const rules: readonly (readonly [said: RegExp, plan: RegExp])[] = [
  // “Which offers were never accepted”: no row is so; not rows that are not so.
  [
    /\b(?:never|(?:ha[sd]|have)(?:nt|n't| not))\b/,
    /^(?!.*(?::\["customers|"unpaid")).*"groups":\["/,
  ],
  [/\bwho (?:\w+ )?(?:never|did ?n[o']?t)\b|customers did/, /not_accepted/],
  [/\border.* since\b/, /never_ordered.*"period":\{/],
  [/\bwhose (?:very )?(?:first|last|latest|next)\b(?! (?:charge|payment|attempt))/, /./],
  [/\b(?:ship\w*|sent|sending|mailed|delivered|texts?|messages?) from\b/, /\.(?:state|city)"/],
  [/\bminus\b/, /subscriptions\.status/],
  [/\bcode\b/, /charges"\].*_code"\}/],
  [/./, /:\["refund.*failure_code/],
  [/customers|buyers/, /products[^}]*"not":true/],
  [
    /\bwith(?:out| no)\b/,
    /measures":\["(?!revenue|product|units|gross|margin|mrr|churn|\w+_subs|cancel).*products.*"not":true/,
  ],
  [/\bwh(?:ich|at) \w+ (?:\w+ )?(?:bought|ordered|sold|have|had|got|placed) no\b/, /"not":true/],
  [/\blost to\b/, /"list"/],
  // “Customers arranged by state”: in which order, or how many in each?
  [
    /\b(?:arrang|sort|order)ed by (?:the )?(?:state|city|channel|category)\b/,
    /groups":\["customer"/,
  ],
  // “People over 40”: their age.
  [
    /\b(?:people|customers|shoppers|buyers|subscribers) (?:aged |older |younger )?(?:over|under|above|below|than) \d+(?!\d| ?(?:dollar|buck|usd|order|item|unit|purchase))/,
    /./,
  ],
  // “The share from the top ten customers”: a part of all, not the part of each.
  [/\b(?:from|of|by|to|with|in) (?:our |the |my )*(?:top|best|biggest|largest)\b/, /"share"/],
  [/\b(?:in both|both (?:in )?20)/, /(?:buyers|customers)".*"periods"/],
  [
    /\b(?:mov|switch|upgrad|chang)\w* (?:over )?(?:from|to)\b|\bwent from\b/,
    /:"(?:products|\w+_days)/,
  ],
  // When something was paused no book says.
  [
    /^(?!.*\b(?:start|beg[au]n|opened|new\b)).*(?:paus|on hold|suspend)/,
    /"paused"[^.]*"period":\{/,
  ],
  [
    /\b(?:is|are|was|were) .*\b(?:up|down)(?:$| (?:or|on|vs|versus|from|since|this|last|over)\b)/,
    /^(?!.*(?:growth"|"periods))/,
  ],
  [/\bwithin (?:an? |one |their |the first |\d)/, /"period":null/],
  [
    /\border\w* (?:with|without|had|have|having) (?:an? |the )*(?:shipping|tax|refund|upsell|offer)/,
    /:\["(?:shipping|tax|refunds|offers_shown)"/,
  ],
  [
    /\blikely to\b|\bis left\b|\b(?:for|per) (?:each |every )?(?:dollar|buck)\b|\bleft (?:of|over|in)\b|\bsame (?:day|week|month) (?:they|it|as)\b|\bbest \w+ to\b|\b(?:per|for each) (?:offer|upsell) (?:shown|accepted|taken)|\bhave left$|\balso (?:buy|bought|order|subscri)|\bratio\b.*\bto\b|\b(?:that|which|who) (?:were )?(?:start|beg|open)\w* and (?:end|cancel|churn|stop)|\bwho (?:has |have )?(?:referred|recommended)\b|\b(?:second|third|next) (?:order|purchase)s? (?:was|were|is|are)\b|\b(?:days|weeks|months|hours) (?:without|with no|had no|with zero)\b/,
    /./,
  ],
  [/\bhow many (?:different |distinct )?products\b/, /:\["orders"\]/],
  [/\b(?:sold|sell|bought|ordered)\b/, /"of":"products".*"period":\{/],
  [/\bas an? .*\bof\b/, /^(?=.*"share").*values":\["[^\]]*","/],
  [/\b(?:revenue|sales)\b/, /:\["acceptance_rate"\]/],
  [/\bper (?:order|basket|purchase)\b(?! type| status)/, /^(?!.*(?:average|per_|"over"|list))/],
  [/\b(?:distribution|spread|histogram) /, /"groups":\[\].*"plain"/],
  [/\bsaved\b/, /:\["new_sub/],
  [/\bcumulative|running total/, /"groups":\["/],
  [/\b(?:just|only) (?:one|a single)\b/, /^(?!.*(?:single|"op"|"test"|limit":1))/],
  [/\bretr(?:y|ied|ies)\b/, /:\["(?:charges|fail\w+)"\](?!.*(?:attempt|retry|dunning))/],
  [/\bwin-?back.* rate/, /recovery_rate/],
  [
    /\bcancel\w* (?:for|because|due|over|caused)\b(?!.*cancel)/,
    /^(?!.*(?:cancel_reason|"from")).*(?:"list"|"groups":\[\],"filters":\[\])/,
  ],
  [
    /\b(?:share|percent|percentage|part|proportion) of \w+ (?:that|which|who) .*\band (?:ha[ds]|have|were|was|used?|came|are|is)\b/,
    /"share"/,
  ],
  [/\bhow much of .*refund/, /:\["refunds"\](?!.*share)/],
  [
    /\bwhich\b.* (?:bigger|biggest|larger|largest|most|more|steepest|fastest)\b/,
    /(?:growth"(?!:false)|"groups":\["\w.*growth":).*"order":null/,
  ],
  [/\bhow many (?!dollars|bucks)/, /:\["average_order_value"\]/],
  [/cancel|churn|lost|paus/, /:\["mrr"\]/],
  [
    /^(?!.*\border).*(?<!\b(?:from|among|by|of|to|for) )\b(?:customers|people|buyers|shoppers)\b.* (?:had|with|got|have|who)\b/,
    /:\["(?:failed_charges|refunds|refunded_orders)"\],"groups":\[\]/,
  ],
  [
    /\bwho (?:\w+ )+and \w+ed\b|^of (?:the |all |our )*\w+ who\b|^(?!.*(?:\band\b|,|:|\bv|\+|\bor\b|\bplus\b|&|\bwith\b|\balong)).*$/,
    /measures":\["(?!gross|margin|repeat_rate)\w+","/,
  ],
  [/\b(?:costs? us|we (?:spen[dt]|pay|paid))\b/, /:\["(?:shipping|tax|messages)/],
  [/\band\b/, /:\["(?:buyers|customers|repeat_customers)"\],"groups":\[\].*products[^\]]*","/],
  [/\bfail\w* to\b(?! deliver| arrive| be)/, /delivered/],
  [/./, /recover.*"charges.attempt"/],
  [/\b(?:sav|rescu|salvag|recover)ed\b|\bget paid\b/, /:\["(?:failed_)?charges"/],
  [/\bbut\b/, /"periods"/],
  [/\bwho works?\b/, /./],
  [/\blast (?:refund|thing|product)s?\b/, /"by":"refunded|"products".*"by":"date/],
  [/\b(?:and|with|using) a code\b/, /^(?!.*code).*"list"/],
  [
    /\b(?:share|part|percent|percentage|proportion|portion|fraction) of (?:our |the |all )*(?:customers|buyers|people|shoppers)\b/,
    /^(?!.*:\["(?:cust|buy|repeat|churn)).*"share/,
  ],
  [
    /\bonly (?:ever )?(?:bought|buy|ordered|order)\b|\b(?:with|contain\w*|bought|ordered) only\b/,
    /:"products/,
  ],
  [/\b(?:average|mean|typical) (?:revenue|sales?)\b/, /average_order_value"\],"groups":\["/],
];

/** What buys units, and what units are sold of. */
const buys = /^(?:customer|affiliate)$/;
const sells = /^(?:product|category|customer|affiliate)$/;

function countsItems(pieces: Pieces, at: number, plan: FiguresPlan): boolean {
  const rest = pieces.slice(at + 1).map(({ chunk }) => chunk.text);
  const [, noun = ""] =
    /^(?:or (?:more|fewer|less) )?(items?|units?|products?|things?|pieces?)\b(?! sold)/.exec(
      rest.join(" "),
    ) ?? [];
  if (noun === "") return false;
  const groups = [...plan.groups, plan.shape.kind === "count" ? plan.shape.of : ""];
  const known = noun.startsWith("unit") ? sells : buys;
  const { measure = "units_sold" } = plan.having ?? {};
  // “Active subscriptions with more than three items”: not more than three of them.
  if (!/unit|product/.test(measure)) return true;
  const ofEach = plan.having !== null && !groups.some((id) => known.test(id));
  return (ofEach && measure === "units_sold") || plan.filters.some(({ kind }) => kind === "number");
}

export function isMisread(pieces: Pieces, plan: Plan, opens: boolean): boolean {
  const text = pieces.map(({ chunk }) => chunk.text.toLowerCase()).join(" ");
  const told = JSON.stringify(plan);
  if (rules.some(([said, of]) => said.test(text) && of.test(told))) return true;
  // “The top reason”: of what?
  if (
    opens &&
    /reason/.test(text) &&
    /failure_code/.test(told) &&
    !/fail|declin|charge|card|pay|bounc/.test(text)
  )
    return true;
  if (
    opens &&
    /\bwhy\b/.test(text) &&
    /cancel_reason/.test(told) &&
    !/cancel|churn|lea?v|left|quit|lo[os]|drop|stop|unsub|end/.test(text)
  )
    return true;
  if (opens && /^(?:(?:and|now|do) )*(?:the )?same\b/.test(text)) return true;
  if (plan.kind === "list") return false;
  const { groups, measures: figures, order, shape } = plan;
  const [first = "orders"] = figures;
  // “Products with growing sales”: nothing of each of them.
  if (
    shape.kind === "growth" &&
    pieces.some((one) => {
      const ids = meaningsOf(one, "group").map(({ id }) => id);
      const each = ids.length > 0 && !hasKind(one, "value") && isPlural(one);
      return each && !ids.some((id) => isTime(id) || groups.includes(id));
    })
  )
    return true;
  return pieces.some((piece) => {
    const { at, chunk, note } = piece;
    const next = neighbour(pieces, at, 1);
    // “Which states sold more than last year”.
    if (/\bthan$/i.test(chunk.text)) {
      if (shape.kind === "growth") return true;
      if (shape.kind !== "periods") return Boolean(next?.chunk.period);
      return (
        groups.length === 0 &&
        pieces.some(
          (one) => one.at < at && hasKind(one, "group") && !hasKind(one, "value") && isPlural(one),
        )
      );
    }
    // “The top states by orders, showing revenue”.
    const shows = /^(?:showing|show|with|their)$/i.test(chunk.text) && at > 2 && figures.length < 2;
    if (shows && (order !== null || chunk.text === "showing"))
      if (hasKind(next, "measure", "topic") && !hasKind(next, "group", "value", "fact"))
        return true;
    // “Charges with failure code”: a column.
    if (note.startsWith("grouped by") && /^with$/i.test(pieces[at - 1]?.chunk.text ?? ""))
      return true;
    // “Orders with more than three items”: no amount of money.
    // “Sales by state with more than three items”: of an order, and not of a state, nor an amount of money.
    if (chunk.number !== null && countsItems(pieces, at, plan)) return true;
    // “Orders in Texas or of tea”: both are held against every row.
    if (/^or$/i.test(chunk.text)) {
      const [one, other] = [neighbour(pieces, at, -1), next].map((side) =>
        side?.note.includes(" is ") !== true
          ? []
          : meaningsOf(side, "value").map(({ column }) => column),
      );
      if (one?.length && other?.length && !other.some((column) => one.includes(column)))
        return true;
    }
    // “Revenue from refunded orders”: money, and no count.
    const counts = figures.length === 1 && /^(?:refunded|failed|cancel)/.test(first);
    return counts && measures[first].unit === "count" && hasTopic(piece, "revenue");
  });
}
