/** The composer of each motif. */
import type { MotifName } from "#content/articles/cover.ts";
import { beacon, orbit, ripples, spiral } from "./circles.ts";
import { beds, measure, rows } from "./counted.ts";
import { back, branch, rhythm, stream } from "./flows.ts";
import { divide, horizon, terraces } from "./grounds.ts";
import { find, nest, team } from "./groups.ts";
import { growth, ladder, planting } from "./growing.ts";
import type { Compose } from "./scene.ts";
import { chain, paw, seasons, twins } from "./signs.ts";
import { crossing, direct, gate, path } from "./ways.ts";

export const composers: Readonly<Record<MotifName, Compose>> = {
  ...{ path, crossing, gate, direct },
  ...{ stream, branch, rhythm, return: back },
  ...{ orbit, spiral, ripples, beacon },
  ...{ chain, seasons, paw, twins },
  ...{ team, nest, find },
  ...{ divide, horizon, terraces },
  ...{ ladder, planting, growth },
  ...{ measure, rows, beds },
};
