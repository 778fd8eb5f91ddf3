import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { wakesFor, wakeScript, type WakeAttributes } from "./wake-script.ts";

interface Visit {
  readonly hash?: string;
  readonly search?: string;
  /** Undefined where the browser keeps nothing for this page: asking throws. */
  readonly kept?: Readonly<Record<string, string>> | undefined;
}

/** Runs the lines as in an element with these attributes; returns the events that they listen for. */
function listens(
  attributes: WakeAttributes,
  { hash = "", search = "", kept = {} }: Visit,
): string[] {
  const dataset = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name.replace("data-", ""), value]),
  );
  const events: string[] = [];
  runInNewContext(wakeScript, {
    document: { currentScript: { dataset } },
    location: { hash, search },
    self: { localStorage: kept, sessionStorage: kept },
    addEventListener: (type: string) => events.push(type),
  });
  return events;
}

it("wakes where something is kept for this demo", () => {
  expect(listens(wakesFor("tables"), { kept: { tables: "[]" } })).toEqual(["load"]);
  expect(listens(wakesFor("tables"), { kept: { queries: "[]" } })).toEqual([]);
  expect(listens(wakesFor("tables"), { hash: "#q=1", search: "?utm_campaign=x" })).toEqual([]);
});

it("wakes where the address asks for it", () => {
  const queries = wakesFor("queries", { when: /^[^#]*#q=/ });
  expect(listens(queries, { hash: "#q=select" })).toEqual(["load"]);
  expect(listens(queries, { search: "?a=b", hash: "#q=select" })).toEqual(["load"]);
  expect(listens(queries, { hash: "#history#q=" })).toEqual([]);
  const any = wakesFor(undefined, { when: /#./ });
  expect(listens(any, { hash: "#c=1" })).toEqual(["load"]);
  expect(listens(any, { kept: { undefined: "x" } })).toEqual([]);
  const checkout = wakesFor("checkout", { when: /^[^#]*[?&]utm_campaign=/ });
  expect(listens(checkout, { search: "?a=b&utm_campaign=x" })).toEqual(["load"]);
  expect(listens(checkout, { hash: "#a?utm_campaign=x" })).toEqual([]);
  expect(listens(checkout, { search: "?my_utm_campaign=x" })).toEqual([]);
  expect(listens(checkout, { search: "?utm_campaigns=x" })).toEqual([]);
});

it("wakes nothing where the browser keeps nothing, unless the address asks", () => {
  const refusing = new Proxy(
    {},
    {
      get: () => {
        throw new Error("refused");
      },
    },
  );
  expect(listens(wakesFor("board"), { kept: refusing })).toEqual([]);
  expect(
    listens(wakesFor("queries", { when: /^[^#]*#q=/ }), { hash: "#q=1", kept: refusing }),
  ).toEqual(["load"]);
});

it("writes down what is asked where there is a field for it, and nowhere else", () => {
  expect(listens(wakesFor("conversation", { asks: "question" }), {})).toEqual(["submit"]);
  expect(listens(wakesFor("conversation"), {})).toEqual([]);
});
