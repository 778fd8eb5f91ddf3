import { expect, it } from "vitest";
import { refusalReason } from "./integration.ts";

const host = "localhost:4321";
const own = { host, origin: `http://${host}`, "content-length": "100" };
const json = { ...own, "content-type": "application/json" };
/** The headers of a page under another name of this machine. */
const site = (name: string) => ({ ...json, host: name, origin: `http://${name}` });

it.each([
  ["a request of its own page", "POST", json],
  [
    "the sixth version of the address",
    "POST",
    { ...json, host: "[::1]:1", origin: "http://[::1]:1" },
  ],
])("accepts %s", (_, method, headers) => {
  expect(refusalReason({ method, headers })).toBeUndefined();
});

it.each([
  ["an address that is typed", "GET", { host }],
  ["a read of its own page that needs no preflight", "GET", own],
  ["another site's page", "POST", { ...json, origin: "https://shop.example" }],
  ["a page without an origin", "POST", { ...json, origin: "null" }],
  ["a page that hides its origin", "POST", { ...json, origin: undefined }],
  ["a form of another page", "POST", { ...own, "content-type": "text/plain" }],
  ["a name that leads to this machine", "POST", site("localhost.shop.example:4321")],
  ["another method", "DELETE", json],
  ["too much", "POST", { ...json, "content-length": "99000000" }],
  ["an unknown length", "POST", { ...json, "content-length": undefined }],
])("refuses %s", (_, method, headers) => {
  expect(refusalReason({ method, headers })).toMatch(/\.$/);
});
