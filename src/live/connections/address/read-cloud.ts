/** Reads what Snowflake and BigQuery have in place of an address: accounts, projects and datasets. */
import { finding, type Finding } from "./kinds.ts";
import { nothingRead, type Reading } from "./reading.ts";

const hostSuffix = ".snowflakecomputing.com";

/** "myorg-shop" of "https://app.snowflake.com/myorg/shop/…", of "https://myorg-shop.snowflakecomputing.com/…". */
function accountOf(text: string): string | undefined {
  const [, organization, name] =
    /^https?:\/\/app\.snowflake\.com\/([\w-]+)\/([\w-]+)/i.exec(text) ?? [];
  if (organization !== undefined && name !== undefined) return `${organization}-${name}`;
  return /^https?:\/\/([\w.-]+)\.snowflakecomputing\.com/i.exec(text)?.[1];
}

/** What is said of an account by its look. */
export function accountFindings(account: string): Finding[] {
  const plain = account.toLowerCase().replace(hostSuffix, "");
  if (plain.endsWith(hostSuffix)) {
    return [finding("host-odd", "host", { values: { host: account } })];
  }
  // Two letters and digits: an account locator, which is not found without its region.
  if (/^[a-z]{2,3}\d{4,6}$/.test(plain)) {
    return [finding("account-locator", "host", { values: { host: plain } })];
  }
  return [];
}

/** An account alone, or the address of Snowflake’s own pages. */
export function readAccount(text: string): Reading {
  const account = accountOf(text);
  const name = (account ?? text).replace(/\/.*$/, "");
  return {
    ...nothingRead,
    form: "account",
    owner: "snowflake",
    hosts: [{ name, port: "" }],
    findings: account === undefined ? [] : [finding("account-url", "host", { instead: account })],
  };
}

const projectId = /^(?:[a-z0-9.-]+\.[a-z]+:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** What is said of a project and a dataset by their look. */
export function datasetFindings(project: string, dataset: string): Finding[] {
  const found: Finding[] = [];
  if (/^\d+$/.test(project)) found.push(finding("project-number", "host"));
  else if (project !== "" && !projectId.test(project)) found.push(finding("project-odd", "host"));
  if (dataset !== "" && !/^\w{1,1024}$/.test(dataset)) {
    found.push(finding("dataset-odd", "database", { instead: dataset.replaceAll(/[^\w]+/g, "_") }));
  }
  return found;
}

/** "my-project.shop", "my-project:shop", "my-project.shop.orders", an address of the console or of a robot. */
export function readDataset(text: string): Reading {
  const robot = /^[\w-]+@([a-z][a-z0-9-]+)\.iam\.gserviceaccount\.com$/i.exec(text)?.[1];
  const web = /^https?:\/\/console\.cloud\.google\.com\/.*[?&]project=([\w-]+)/i.exec(text)?.[1];
  const parts = (robot ?? web ?? text.replaceAll("`", "").replace(/:/g, ".")).split(/[./]/);
  const [project = "", dataset = "", table] = parts;
  const found: Finding[] = [];
  if (robot !== undefined) found.push(finding("robot-address", "text", { instead: robot }));
  if (web !== undefined) found.push(finding("web-address", "text", { instead: web }));
  if (table !== undefined) {
    found.push(finding("table-given", "database", { instead: `${project}.${dataset}` }));
  }
  return {
    ...nothingRead,
    form: "dataset",
    owner: "google-bigquery",
    hosts: project === "" ? [] : [{ name: project, port: "" }],
    database: dataset,
    findings: found,
  };
}
