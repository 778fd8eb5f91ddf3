/**
 * Puts areas together into families that share one opening sheet: each inline style has its hash in the policy, and
 * few may be. Nobody says which: those are joined that have most in common. Why, and what it costs:
 * docs/decisions/0033-few-policies.md.
 */
import type { Area, Family } from "./area.ts";
import { familyOf, groupOf, type Group, type Member } from "./groups.ts";
import { bytesOf, piecesOf } from "./pieces.ts";

/** Home is what most see first, articles are read on phones; and the blog and the frames have policies of their own. */
const isAlone = ({ area: { paths } }: Member) =>
  paths.every((path) => path === "/" || /^\/(?:blog|embed)\//.test(path));

interface Pair {
  readonly a: Group;
  readonly b: Group;
  readonly both: Group;
  readonly growth: number;
}

function pairOf(a: Group, b: Group): Pair {
  const both = groupOf([...a.members, ...b.members]);
  return { a, b, both, growth: both.cost - a.cost - b.cost };
}

const least = (pairs: readonly Pair[]): Pair | undefined =>
  pairs.reduce<Pair | undefined>(
    (found, pair) => (found && found.growth <= pair.growth ? found : pair),
    undefined,
  );

/**
 * Joins again and again those two that grow least.
 *
 * @throws Error that says what stands in the way when there cannot be so few
 */
function joinTo(count: number, singles: readonly Group[]): Group[] {
  let all = [...singles];
  let pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => pairOf(a, b)));
  let reason = "";
  while (all.length > count) {
    const best = least(pairs);
    if (best === undefined) {
      throw new Error(
        `src/styles/areas: the pages need ${String(all.length)} inline styles, and the policy has room for ${String(count)}, because ${reason}. Give what is different different class names.`,
      );
    }
    const family = familyOf(best.both);
    if (typeof family === "string") {
      reason = family;
      pairs = pairs.filter((pair) => pair !== best);
      continue;
    }
    all = all.filter((each) => each !== best.a && each !== best.b);
    pairs = pairs.filter(({ a, b }) => all.includes(a) && all.includes(b));
    pairs.push(...all.map((each) => pairOf(each, best.both)));
    all.push(best.both);
  }
  return all;
}

/** @returns the two groups after the best move of a member of the one into another; undefined where none gains */
function bestMove(all: readonly Group[], from: Group): Group[] | undefined {
  const moves = from.members.flatMap((member) => {
    const left = groupOf(from.members.filter((each) => each !== member));
    return all
      .filter((to) => to !== from)
      .map((to) => ({ to, left, joined: groupOf([...to.members, member]) }))
      .map((move) => ({
        ...move,
        gain: from.cost + move.to.cost - move.left.cost - move.joined.cost,
      }));
  });
  const found = moves
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .find(({ left, joined }) =>
      [left, joined].every((group) => typeof familyOf(group) !== "string"),
    );
  return (
    found && [...all.filter((each) => each !== from && each !== found.to), found.left, found.joined]
  );
}

/** Moves areas from one group to another while that makes the whole less. */
function settle(groups: readonly Group[]): Group[] {
  let all = [...groups];
  for (let moved = true; moved;) {
    moved = false;
    for (const from of all.filter(({ members }) => members.length > 1)) {
      const better = all.includes(from) ? bestMove(all, from) : undefined;
      if (better === undefined) continue;
      all = better;
      moved = true;
    }
  }
  return all;
}

/**
 * @param areas all areas of the site, each with what its opening would be by itself
 * @param most how many families there may be
 * @returns at most so many families, each area in one
 * @throws Error that names the pages and the rule that stand in the way when there cannot be so few
 */
export function familiesOf(
  areas: readonly { readonly area: Area; readonly opening: string }[],
  most: number,
): Family[] {
  const members = areas.map(({ area, opening }) => {
    const pieces = piecesOf(opening);
    return { area, pieces, bytes: bytesOf(pieces) };
  });
  const single = (member: Member) => groupOf([member]);
  const alone = members.filter(isAlone).map(single);
  const others = members.filter((member) => !isAlone(member)).map(single);
  const joined = joinTo(Math.max(1, most - alone.length), others);
  return [...alone, ...settle(joined)].map((group) => {
    const family = familyOf(group);
    if (typeof family === "string") throw new Error(`src/styles/areas: ${family}`);
    return family;
  });
}
