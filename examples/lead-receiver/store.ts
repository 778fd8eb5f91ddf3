/** The leads, in one SQLite file. Each id is stored once, also with concurrent requests. */
import { DatabaseSync } from "node:sqlite";
import type { Lead } from "./lead.ts";

/** In milliseconds: within this time the same form with the same values, without script, is one lead. */
const sameSubmit = 60 * 60 * 1000;

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS leads (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    lead TEXT NOT NULL,
    marks TEXT NOT NULL,
    received TEXT NOT NULL,
    fingerprint TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS leads_by_fingerprint ON leads (fingerprint, received)
    WHERE fingerprint IS NOT NULL;
`;

function open(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file);
    database.exec(schema);
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `DATABASE is "${file}": ${reason}; name a SQLite file, or a new one in a folder that can be written to.`,
      { cause: error },
    );
  }
}

/**
 * @param file its path; ":memory:" keeps nothing
 * @throws Error with one sentence when it cannot be opened
 */
export function openStore(file: string) {
  const database = open(file);
  const insert = database.prepare(
    `INSERT INTO leads (id, form, lead, marks, received, fingerprint) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO NOTHING`,
  );
  const same = database.prepare(
    "SELECT id FROM leads WHERE fingerprint = ? AND received > ? ORDER BY received LIMIT 1",
  );
  const latest = database.prepare(
    "SELECT id, form, lead, marks, received FROM leads ORDER BY received DESC, rowid DESC LIMIT ?",
  );
  const counting = database.prepare("SELECT count(*) AS number FROM leads");
  return {
    /**
     * When it returns, the lead is on the disk.
     *
     * @param fingerprint of a lead without an id: the same one within an hour is the same lead
     * @returns its id, and whether it was not stored before
     * @throws if the file cannot be written
     */
    add(lead: Lead, now: Date, fingerprint?: string) {
      if (fingerprint !== undefined) {
        const since = new Date(now.getTime() - sameSubmit).toISOString();
        const known = same.get(fingerprint, since);
        if (known !== undefined) return { id: String(known["id"]), isNew: false };
      }
      const { changes } = insert.run(
        lead.id,
        lead.form,
        JSON.stringify(lead),
        lead.marks.join(" "),
        now.toISOString(),
        fingerprint ?? null,
      );
      return { id: lead.id, isNew: Number(changes) === 1 };
    },
    /** @returns the latest first */
    list: (limit: number) =>
      latest.all(limit) as unknown as Record<
        "id" | "form" | "lead" | "marks" | "received",
        string
      >[],
    count: () => Number(counting.get()?.["number"]),
    close: () => database.close(),
  };
}

export type LeadStore = ReturnType<typeof openStore>;
