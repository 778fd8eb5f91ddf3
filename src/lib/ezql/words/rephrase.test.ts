import { expect, it } from "vitest";
import { addedTo, rephrased, rephrasedMore, swapIn } from "./rephrase.ts";

it("says in plain words what is said by examples", () => {
  expect(rephrased("average order on a Monday, on a Tuesday, and so on through the week")).toBe(
    "average order by weekday",
  );
  expect(rephrased("mrr split by how often the parcels go out")).toBe("mrr split by interval");
  expect(rephrased("orders by state")).toBe("orders by state");
});

it("knows other ways to ask for a rate, a split and a course", () => {
  expect(rephrasedMore("out of every hundred charges, how many fail")).toBe(
    "what percentage of charges fail",
  );
  expect(rephrasedMore("revenue x channel")).toBe("revenue and by channel");
  expect(rephrasedMore("how has the failure rate moved per month")).toBe(
    "failure rate over time per month",
  );
});

it("tells what comes from what goes", () => {
  expect(swapIn("swap revenue for refunds")).toEqual({ fresh: "refunds", old: "revenue" });
  expect(swapIn("now the rate, not the count")).toEqual({ fresh: "the rate", old: "count" });
  expect(swapIn("and by state?")).toBeNull();
  expect(addedTo("put revenue next to it")).toBe("revenue too");
});
