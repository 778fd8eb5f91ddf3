/** Settings from the environment, checked at the start. */

const words = (value: string | undefined) => (value ?? "").split(/\s+/).filter(Boolean);
const isWeb = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/**
 * @param env PORT (8787), HOST (127.0.0.1), DATABASE (leads.sqlite), ORIGINS and ONWARD, both lists separated by spaces
 * @throws Error with one sentence for each wrong setting
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = [];
  const port = Number(env["PORT"] || 8787);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`PORT is "${String(env["PORT"])}"; expected a whole number from 0 to 65535.`);
  }
  const origins = words(env["ORIGINS"]);
  if (origins.length === 0)
    problems.push("ORIGINS is empty; expected the website's, such as https://www.shop.example.");
  for (const origin of origins) {
    if (!isWeb(origin) || new URL(origin).origin !== origin) {
      problems.push(`ORIGINS has "${origin}"; expected one such as https://www.shop.example.`);
    }
  }
  const onward = words(env["ONWARD"]);
  for (const address of onward.filter((each) => !isWeb(each))) {
    problems.push(`ONWARD has "${address}"; expected an address that begins with https://.`);
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return {
    /** 0 means any free port. */
    port,
    host: env["HOST"] || "127.0.0.1",
    /** The SQLite file, created if it is missing. */
    database: env["DATABASE"] || "leads.sqlite",
    /** The website's: only its pages may send leads. */
    origins,
    /** Allowed redirect targets of a form without script. The first replaces any other. */
    onward: onward.map((address) => new URL(address).href),
  };
}

export type Settings = ReturnType<typeof readSettings>;
