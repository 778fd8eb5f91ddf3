import { expect, it } from "vitest";
import { whyRefused } from "./guard.ts";

const host = "localhost:4321";
const own = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" };
const json = { ...own, "content-type": "application/json" };

it.each([
  ["a question of its own page", "GET", { host, "sec-fetch-site": "same-origin" }],
  ["a tool without a browser's headers", "GET", { host: "127.0.0.1" }],
  ["an answer of its own page", "POST", json],
  [
    "the sixth version of the address",
    "POST",
    { ...json, host: "[::1]:1", origin: "http://[::1]:1" },
  ],
])("accepts %s", (_, method, headers) => {
  expect(whyRefused({ method, headers })).toBeUndefined();
});

it.each([
  ["another site's page that reads", "GET", { host, "sec-fetch-site": "cross-site" }],
  ["another port's page that reads", "GET", { host, "sec-fetch-site": "same-site" }],
  ["an address that is typed", "GET", { host, "sec-fetch-site": "none" }],
  ["another site's page that writes", "POST", { ...json, origin: "https://shop.example" }],
  ["another port's page that writes", "POST", { ...json, origin: "http://localhost:9999" }],
  ["a page without an origin", "POST", { ...json, origin: "null" }],
  ["a writer that hides its origin", "POST", { host, "content-type": "application/json" }],
  ["a form of another page", "POST", { ...own, "content-type": "text/plain" }],
  ["JSON that is called something else", "POST", { ...own, "content-type": "text/json" }],
  ["a name that leads to this machine", "GET", { host: "localhost.shop.example:4321" }],
  ["a name that only begins so", "GET", { host: "127.0.0.1.shop.example" }],
  ["no name", "GET", {}],
  ["another method", "DELETE", json],
  ["too much", "POST", { ...json, "content-length": "99000000" }],
])("refuses %s", (_, method, headers) => {
  expect(whyRefused({ method, headers })).toMatch(/\.$/);
});
