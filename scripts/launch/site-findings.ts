/** What of the configuration (site.config.ts and its environment) still points to nobody. */
import { hostNames, hosts, type HostName } from "#lib/site/hosts.ts";
import type { Site } from "#lib/site/define.ts";
import { isPlaceholder } from "#lib/site/placeholder.ts";
import type { Finding } from "./finding.ts";

export const siteFile = "site.config.ts";

/** The line of a field in the configuration, which is TypeScript; 1 where it stands elsewhere. */
const lineIn = (source: string, field: string): number =>
  source.split("\n").findIndex((line) => line.trimStart().startsWith(`${field}:`)) + 1 || 1;

const hostnameOf = (name: HostName, value: string): string =>
  hosts[name].kind === "email" ? value.replace(/^.*@/, "") : new URL(value).hostname;

/**
 * @param source the text of site.config.ts
 * @param site what it comes to, with the environment
 */
export function siteFindings(source: string, site: Site): readonly Finding[] {
  const at = (field: string, sentence: string): Finding => ({
    file: siteFile,
    line: lineIn(source, field),
    sentence,
  });
  const addresses = hostNames
    .filter((name) => isPlaceholder(hostnameOf(name, site.hosts[name])))
    .map((name) =>
      at(
        "hosts",
        `${hosts[name].env} is ${site.hosts[name]}, which leads to nobody; set it, or hosts.${name} here, to your own.`,
      ),
    );
  const { leads } = site;
  if (leads.adapter === "log")
    return [
      ...addresses,
      at(
        "leads",
        "SITE_LEADS is “log”, so nobody receives what visitors send; set it to your receiver (docs/leads.md).",
      ),
    ];
  return isPlaceholder(new URL(leads.url).hostname)
    ? [
        ...addresses,
        at(
          "leads",
          `SITE_LEADS is ${leads.url}, which no visitor reaches; set it to your receiver.`,
        ),
      ]
    : addresses;
}
