/** Which data: the database, and what Snowflake, BigQuery and MongoDB want next to it. */
import { isPlaceholder } from "./check-login.ts";
import { finding, type Finding } from "./kinds.ts";
import { accountFindings, datasetFindings } from "./read-cloud.ts";
import { type Reading, valueOf } from "./reading.ts";
import type { ConnectionSlug } from "./slugs.ts";

/** The project, wherever it is written. */
export const projectOf = ({ scheme, form, hosts, parameters }: Reading): string =>
  valueOf(parameters, "projectId", "project", "catalog") ??
  (form === "dataset" || scheme === "bigquery" ? (hosts[0]?.name ?? "") : "");

function ownFindings(reading: Reading, slug: ConnectionSlug | null): Finding[] {
  const { parameters, hosts, database, scheme, user } = reading;
  if (slug === "google-bigquery") {
    const project = projectOf(reading);
    return [
      ...(project === "" ? [finding("host-missing", "host")] : []),
      ...datasetFindings(project, database),
    ];
  }
  if (slug === "snowflake") {
    const hasWarehouse = valueOf(parameters, "warehouse") !== undefined;
    return [
      ...accountFindings(hosts[0]?.name ?? ""),
      ...(hasWarehouse ? [] : [finding("warehouse-missing", "parameters")]),
    ];
  }
  if (slug !== "mongodb" || scheme !== "mongodb" || user === "") return [];
  const isSaid = valueOf(parameters, "authSource", "authMechanism") !== undefined;
  return isSaid || /^(?:admin)?$/.test(database)
    ? []
    : [finding("auth-source", "parameters", { values: { database } })];
}

/** @param slug whose string it is, as far as that is known */
export function checkData(reading: Reading, slug: ConnectionSlug | null): Finding[] {
  const own = ownFindings(reading, slug);
  if (slug === "sqlite") return own;
  if (reading.database === "") return [...own, finding("database-missing", "database")];
  // Of a project or an account, the look of the name is told already.
  return isPlaceholder(reading.database) ? [...own, finding("placeholder", "database")] : own;
}
