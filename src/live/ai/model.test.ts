/** The owner's model when it is slow, down or hostile: the grammar can always answer instead. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { patience } from "#tests/support/patience.ts";
import { measures } from "./ezql/measures.ts";
import { createModel, type ModelQuestion } from "./model.ts";

const good = {
  title: "Orders by state",
  sql: "SELECT c.state, count(*) AS orders FROM orders AS o JOIN customers AS c ON c.id = o.customer_id GROUP BY 1;",
  chart: { kind: "bar", x: "state", ys: ["orders"] },
};
let close: () => void = () => undefined;
afterEach(() => close());

async function served(listener: RequestListener, milliseconds = patience) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return createModel(`http://127.0.0.1:${String(port)}/`, milliseconds);
}
const replies = (body: string, status = 200, headers = {}) =>
  served((_, response) => response.writeHead(status, headers).end(body));

it("posts the question with schema and definitions, and takes a title, a query and a chart", async () => {
  let asked: ModelQuestion | undefined;
  const ask = await served((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      asked = JSON.parse(text) as ModelQuestion;
      response.end(JSON.stringify(good));
    });
  });
  const answer = await ask("orders by state");
  expect(answer).toEqual({ ...good, kind: "model", sql: good.sql.slice(0, -1) });
  expect(asked).toMatchObject({ question: "orders by state", today: "2025-03-01" });
  expect(asked?.schema).toHaveLength(9);
  expect(asked?.definitions).toContainEqual({
    name: "Revenue",
    meaning: measures.revenue.meaning,
  });
});

describe("gives the question back to the grammar", () => {
  it("when it is slow", async () => {
    const ask = await served(() => undefined, 100);
    expect(await ask("revenue")).toBeNull();
  });
  it("when it is down", async () => {
    expect(await createModel("http://127.0.0.1:1/", 500)("revenue")).toBeNull();
  });
  it.each([
    ["an error", "no", 500, {}],
    ["a redirect", "", 302, { Location: "/elsewhere" }],
    ["a page", "<!doctype html>", 200, {}],
    ["a large reply", JSON.stringify({ ...good, more: "x".repeat(60_000) }), 200, {}],
    ["null", "null", 200, {}],
    ["no title", JSON.stringify({ ...good, title: " " }), 200, {}],
    ["no chart", JSON.stringify({ title: good.title, sql: good.sql }), 200, {}],
    [
      "a chart of no kind",
      JSON.stringify({ ...good, chart: { kind: "constructor", x: "", ys: [] } }),
      200,
      {},
    ],
  ])("when it answers with %s", async (_, body, status, headers) => {
    expect(await (await replies(body, status, headers))("revenue")).toBeNull();
  });
});
