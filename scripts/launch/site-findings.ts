/** What of the configuration (site.config.ts and its environment) still points to nobody. */
import { hostNames, hosts, type HostName } from "#lib/site/hosts.ts";
import type { Site } from "#lib/site/define.ts";
import { isPlaceholder } from "#lib/site/placeholder.ts";
import type { Finding } from "./finding.ts";
import { isNear } from "./security-findings.ts";

export const siteFile = "site.config.ts";

/** The line of a field in the configuration, which is TypeScript; 1 where it stands elsewhere. */
const lineIn = (source: string, field: string): number =>
  source.split("\n").findIndex((line) => line.trimStart().startsWith(`${field}:`)) + 1 || 1;

const hostnameOf = (name: HostName, value: string): string =>
  hosts[name].kind === "email" ? value.replace(/^.*@/, "") : new URL(value).hostname;

function leadFindings({ leads }: Site): readonly string[] {
  if (leads.adapter === "log")
    return [
      "SITE_LEADS is “log”, so nobody receives what visitors send; set it to your receiver (docs/leads.md).",
    ];
  return isPlaceholder(new URL(leads.url).hostname)
    ? [`SITE_LEADS is ${leads.url}, which no visitor reaches; set it to your receiver.`]
    : [];
}

function expiryFindings({ securityExpires }: Site, now: Date): readonly string[] {
  return securityExpires !== undefined && isNear(securityExpires, now)
    ? [
        `SITE_SECURITY_EXPIRES is ${securityExpires}, less than 30 days ahead; set a later day within a year, or none.`,
      ]
    : [];
}

/**
 * @param source the text of site.config.ts
 * @param site what it comes to, with the environment
 * @param now the present moment
 */
export function siteFindings(source: string, site: Site, now: Date): readonly Finding[] {
  const said = (field: string) => (sentence: string) => ({
    file: siteFile,
    line: lineIn(source, field),
    sentence,
  });
  const addresses = hostNames
    .filter((name) => isPlaceholder(hostnameOf(name, site.hosts[name])))
    .map(
      (name) =>
        `${hosts[name].env} is ${site.hosts[name]}, which leads to nobody; set it, or hosts.${name} here, to your own.`,
    )
    .map(said("hosts"));
  return [
    ...addresses,
    ...leadFindings(site).map(said("leads")),
    ...expiryFindings(site, now).map(said("securityExpires")),
  ];
}
