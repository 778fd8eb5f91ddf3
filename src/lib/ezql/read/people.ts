/** People who are named only to say of whom a figure is: “by shoppers in Oregon”, “from customers who came via search”. */
import { again } from "./idle.ts";
import {
  type Piece,
  type Pieces,
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  isPlural,
  meaningsOf,
  neighbour,
  take,
} from "./pieces.ts";

const isPeople = (piece: Piece): boolean =>
  !piece.taken &&
  hasTopic(piece, "customer", "buyer") &&
  !hasKind(piece, "measure", "fact", "value") &&
  (isPlural(piece) ||
    /^(?:people|folk|everyone|everybody|anyone|anybody)\b/i.test(piece.chunk.text));

/** What a person has: a place, a channel, a habit. */
const isTrait = (piece: Piece | undefined): boolean =>
  meaningsOf(piece, "value").some(({ column }) => column.startsWith("customers.")) ||
  meaningsOf(piece, "fact").some(({ id }) => /_buyer$|_subscription$|^(?:not_)?opted_in$/.test(id));

const came = /^(?:join|sign|regist|acquir|c[oa]me|found|won)/i;

/** The words between the people and what they have; null where something else is said of them. */
function clause(pieces: Pieces, people: Piece): readonly Piece[] | null {
  const between: Piece[] = [];
  for (const piece of pieces.slice(people.at + 1)) {
    if (isTrait(piece) && !(hasTopic(piece, "signup") && came.test(piece.chunk.text))) {
      const verbs = between.filter((one) => hasTopic(one, "signup"));
      // “Who joined through search in 2023”: when they did, or when they bought?
      const timed = neighbour(pieces, piece.at, 1)?.chunk.period !== null;
      return verbs.length > 0 && neighbour(pieces, piece.at, 1) !== undefined && timed
        ? null
        : between;
    }
    const joins =
      isFiller(piece) ||
      /^c[oa]me in$/i.test(piece.chunk.text) ||
      hasRole(piece, "who", "those", "which", "not", "where") ||
      (hasTopic(piece, "signup") && came.test(piece.chunk.text)) ||
      (hasKind(piece, "group") &&
        meaningsOf(piece, "group").every(({ id }) =>
          /^(?:state|city|channel|affiliate_channel)$/.test(id),
        ));
    if (!joins) return null;
    between.push(piece);
  }
  return null;
}

/** The word that leads to them, past what they have: “by Texas customers”. */
function leadOf(pieces: Pieces, people: Piece): Piece | undefined {
  let at = people.at - 1;
  while (
    at >= 0 &&
    (isTrait(pieces[at]) ||
      /^(?:the|our|all|those|channel|state|and|or|,)$/i.test(pieces[at]?.chunk.text ?? ""))
  )
    at -= 1;
  return pieces[at];
}

/** “Customers from search excluded”, “customers without a subscription only”. */
function closed(pieces: Pieces, people: Piece): boolean {
  const trait = pieces.slice(people.at + 1).find((piece) => isTrait(piece));
  if (trait === undefined || trait.at - people.at > 3) return false;
  const next = pieces[trait.at + 1];
  return (
    hasRole(next, "only") ||
    (hasRole(next, "not") && /ed$|out$|aside$/i.test(next?.chunk.text ?? ""))
  );
}

/** “Orders by customers in Texas” are of them, and not a line for each. */
export function takePeople(pieces: Pieces): void {
  for (const people of pieces) {
    if (!isPeople(people)) continue;
    const lead = leadOf(pieces, people);
    const subject = pieces.some(
      (other) =>
        other.at < people.at &&
        !isFiller(other) &&
        hasKind(other, "measure", "topic", "value") &&
        !hasTopic(other, "customer", "buyer", "signup") &&
        !isTrait(other),
    );
    // “Only email customers, orders by weekday”: of whom, before what.
    const stop = pieces.find((other) => other.at > people.at && hasRole(other, "comma"));
    const fronted =
      stop !== undefined &&
      pieces.every((other) => other.at >= (lead?.at ?? 0) || isFiller(other)) &&
      pieces.some(
        (other) =>
          other.at > stop.at &&
          hasKind(other, "measure", "topic") &&
          !hasTopic(other, "customer", "buyer", "signup"),
      );
    // “New customers by quarter, for customers with a subscription”: the same ones.
    const same =
      /^(?:for|among|only|just)$/i.test(lead?.chunk.text ?? "") &&
      pieces.some(
        (other) => other.at < people.at - 1 && hasTopic(other, "customer", "buyer", "signup"),
      );
    if (
      !(subject || same || fronted) ||
      !(
        closed(pieces, people) ||
        /(?:^| )(?:by|from|to|for|among|amongst|of|with|on|via|only|just)$/i.test(
          lead?.chunk.text ?? "",
        )
      )
    )
      continue;
    const before = isTrait(neighbour(pieces, people.at, -1));
    const between = before && clause(pieces, people) === null ? [] : clause(pieces, people);
    if (between === null || lead === undefined) continue;
    if (hasRole(lead, "by") && !/^by$/i.test(lead.chunk.text)) continue;
    take(people, again);
    if (hasRole(lead, "by")) take(lead);
    for (const piece of between) if (hasTopic(piece, "signup")) take(piece, again);
  }
}
