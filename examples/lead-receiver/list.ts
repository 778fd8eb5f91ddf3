/** `node list.ts [number]`: the latest leads, one per line; `--json` prints them completely. */
import { parseArgs } from "node:util";
import type { Lead } from "./lead.ts";
import { openStore } from "./store.ts";

/** Control characters could overwrite the terminal. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, " ");

const { values, positionals } = parseArgs({
  options: { json: { type: "boolean" } },
  allowPositionals: true,
});
const store = openStore(process.env["DATABASE"] || "leads.sqlite");
for (const { received, form, marks, lead } of store.list(Number(positionals[0] ?? 20) || 20)) {
  if (values.json) {
    process.stdout.write(`${lead}\n`);
    continue;
  }
  const { FirstName = "", LastName = "", Email = "" } = (JSON.parse(lead) as Lead).values;
  const who = plain(`${String(FirstName)} ${String(LastName)} <${String(Email)}>`);
  process.stdout.write(`${received}  ${form}  ${who}${marks === "" ? "" : `  [${marks}]`}\n`);
}
if (!values.json) process.stdout.write(`${String(store.count())} in all\n`);
store.close();
