/** What a server uses while it is driven: a look at the system's list of processes, once a second. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { median } from "../statistics.ts";

const run = promisify(execFile);

/** What a server had at one moment, its children included. */
export interface Use {
  /** Bytes. */
  readonly memory: number;
  /** Seconds of processor time since it began. */
  readonly processor: number;
}

/** "1-02:03:04", "03:04" or "3:04.56" in seconds. */
function secondsOf(time: string): number {
  const [days, clock] = time.includes("-") ? time.split("-") : ["0", time];
  const parts = (clock ?? "").split(":").map(Number);
  return Number(days) * 86_400 + parts.reduce((sum, part) => sum * 60 + part, 0);
}

/** @param list process, parent, kilobytes and time, one process a line */
export function usedBy(list: string, pid: number): Use {
  const own = list
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([each, parent]) => [each, parent].includes(String(pid)));
  return {
    memory: own.reduce((sum, [, , kilobytes]) => sum + Number(kilobytes) * 1024, 0),
    processor: own.reduce((sum, [, , , time = ""]) => sum + secondsOf(time), 0),
  };
}

export interface Watch {
  /** Ends it. @returns one look a second */
  readonly end: () => readonly Use[];
}

/** @param pid of the server's first process */
export function watchUse(pid: number): Watch {
  const seen: Use[] = [];
  const look = () => {
    run("ps", ["-A", "-o", "pid=,ppid=,rss=,time="]).then(
      ({ stdout }) => seen.push(usedBy(stdout, pid)),
      () => undefined,
    );
  };
  look();
  const timer = setInterval(look, 1000);
  return {
    end: () => {
      clearInterval(timer);
      return seen;
    },
  };
}

/** What a server may hold more at the end than at the beginning, as a factor. */
export const growth = 1.1;

export interface Memory {
  readonly first: number;
  readonly last: number;
  readonly most: number;
}

/** @returns medians of the first and of the last third, and the most; undefined where there were too few looks */
export function memoryOf(uses: readonly Use[]): Memory | undefined {
  const seen = uses.map(({ memory }) => memory);
  const third = Math.floor(seen.length / 3);
  if (third === 0) return undefined;
  return {
    first: median(seen.slice(0, third)),
    last: median(seen.slice(-third)),
    most: Math.max(...seen),
  };
}
