/** Areas that may become a family, what that costs, and whether they can. */
import { obstacleIn, type Area, type Family } from "./area.ts";
import { bytesOf, type Pieces } from "./pieces.ts";
import { mergeUnits, type Unit } from "./units.ts";

export interface Member {
  readonly area: Area;
  /** Of what its opening would be by itself. */
  readonly pieces: Pieces;
  readonly bytes: number;
}

export interface Group {
  readonly members: readonly Member[];
  /** Squares of the bytes that its pages get beyond what they need, so that none gets many. */
  readonly cost: number;
}

export function groupOf(members: readonly Member[]): Group {
  const bytes = bytesOf(new Map(members.flatMap(({ pieces }) => [...pieces])));
  const cost = members.reduce((sum, member) => sum + (bytes - member.bytes) ** 2, 0);
  return { members, cost };
}

/** @returns the group as a family, or the sentence part that says why it cannot share a sheet */
export function familyOf({ members }: Group): Family | string {
  const areas = members.map(({ area }) => area);
  let units: readonly Unit[] = [];
  for (const area of areas) {
    const merged = mergeUnits(units, area.units);
    if (merged === undefined) {
      const paths = areas.map((each) => each.paths[0] ?? "").join(" ");
      return `the sheets of ${paths} have the same rules in different orders`;
    }
    units = merged;
  }
  return obstacleIn({ areas, units }) ?? { areas, units };
}
