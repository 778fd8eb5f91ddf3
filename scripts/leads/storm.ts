/**
 * The proof that no lead is lost and none arrives twice: many submits through the site's outbox, over a faulty line, to
 * the reference receiver, which is killed now and then. Then the storm ends, everybody comes back, and the leads in
 * the receiver's file are counted.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Lead } from "#live/forms/leads/lead.ts";
import { seeded } from "#lib/random/seeded.ts";
import { type Fault, faultyLine } from "./faults.ts";
import { shareOut } from "./random-leads.ts";
import { receiverProcess } from "./receiver-process.ts";
import { type Tab, type Visitor, visitor, type World } from "./visitor.ts";

export interface Report {
  readonly seed: string;
  readonly submits: number;
  /** That reached the line; attempts without one are counted apart. */
  readonly requests: number;
  readonly offline: number;
  readonly faults: ReadonlyMap<Fault, number>;
  /** How often the receiver was killed. */
  readonly kills: number;
  /** Leads in the receiver's file. */
  readonly stored: number;
  readonly missing: number;
  /** Rows of an id beyond its first. */
  readonly twice: number;
  /** Entries that are still in an outbox. */
  readonly left: number;
  /** Milliseconds: the longest that a redirect had to wait. */
  readonly longestWait: number;
}

/** Milliseconds after which a browser of the storm gives an answer up; in earnest it is 15 seconds. */
const patience = 60;
const minute = 60_000;
const hour = 60 * minute;
/** Browsers at the same time. */
const atOnce = 24;

/** Submits a form; some close the tab meanwhile, which no redirect waits for. @returns milliseconds until it let the page go */
async function submit(tab: Tab, lead: Lead, random: () => number): Promise<number> {
  const since = performance.now();
  const delivered = tab.deliver(lead);
  await tab.kept;
  if (random() < 0.3) {
    await pause(random() * patience);
    tab.close();
    return 0;
  }
  await delivered;
  tab.close();
  return performance.now() - since;
}

/** Comes back, in one tab or two; some are closed in the middle. */
async function comeBack(who: Visitor, random: () => number): Promise<void> {
  const tabs = random() < 0.3 ? [who.open(), who.open()] : [who.open()];
  const closing = random() < 0.25 ? pause(random() * patience) : undefined;
  await Promise.race([
    Promise.all(tabs.map((tab) => tab.flush())),
    closing ?? new Promise(() => undefined),
  ]);
  for (const tab of tabs) tab.close();
}

interface Life {
  readonly who: Visitor;
  readonly longest: number;
}

/** One visitor: a submit or several, visits between them and after them. */
async function live(leads: readonly Lead[], world: World): Promise<Life> {
  const { random } = world;
  const who = visitor(world);
  let longest = 0;
  for (const lead of leads) {
    longest = Math.max(longest, await submit(who.open(), lead, random));
    for (let visits = random() * 3; visits > 0; visits -= 1) {
      who.wait(random() * 2 * hour);
      await comeBack(who, random);
    }
  }
  return { who, longest };
}

/** The storm is over: every browser with something left comes back until nothing is. */
async function returnUntilEmpty({ who }: Life): Promise<void> {
  for (let visits = 0; visits < 20 && who.entries.size > 0; visits += 1) {
    who.wait(hour);
    await who.open().flush();
  }
}

async function inTurns<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const queue = [...all];
  const worker = async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * @param seed decides leads, faults and visits; what the machine's own timing decides, differs from run to run
 * @param count submits
 */
export async function storm(seed: string, count: number): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "leads-"));
  try {
    await using receiver = receiverProcess(join(folder, "leads.sqlite"));
    await receiver.start();
    await using line = await faultyLine(seed, patience * 1.5, receiver.port);
    const random = seeded(seed);
    const shares = shareOut(count, random);
    let offline = 0;
    let share = 0.1;
    let limit = patience;
    let kills = 0;
    let done = 0;
    let restarted = Promise.resolve();
    const lives: Life[] = [];
    await inTurns(shares, async (leads) => {
      const world: World = {
        url: line.url,
        random: seeded(`${seed} ${String(leads[0]?.id)}`),
        patience: () => limit,
        offline: () => share,
        locks: random() < 0.7,
        missed: () => (offline += 1),
      };
      lives.push(await live(leads, world));
      done += leads.length;
      // Four times in the middle of everything, one after the other.
      if (done <= ((kills + 1) * count) / 5 || kills === 4) return;
      kills += 1;
      restarted = restarted.then(receiver.kill).then(receiver.start);
      await restarted;
    });
    line.calm();
    share = 0;
    // Nobody gives up any more, however busy the machine is.
    limit = 10 * 1000;
    await inTurns(lives, returnUntilEmpty);
    const ids = receiver.ids();
    const found = new Set(ids);
    return {
      seed,
      submits: count,
      requests: [...line.counts.values()].reduce((sum, each) => sum + each, 0),
      offline,
      faults: line.counts,
      kills,
      stored: found.size,
      missing: shares.flat().filter(({ id }) => !found.has(id)).length,
      twice: ids.length - found.size,
      left: lives.reduce((sum, { who }) => sum + who.entries.size, 0),
      longestWait: Math.max(...lives.map(({ longest }) => longest)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
