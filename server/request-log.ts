/** One line for each answer, on request: what an operator counts, and nothing that names a visitor. */
import type { RequestListener } from "node:http";

/**
 * @param write takes a line such as `2026-11-23T22:40:00.000Z GET /about/ 200 12ms`
 * @returns the listener, which logs each answer when it ends. Queries are left out: they may name a person
 */
export const logRequests =
  (listener: RequestListener, write: (line: string) => void): RequestListener =>
  (req, res) => {
    const { method = "", url = "" } = req;
    const start = performance.now();
    res.once("close", () => {
      const status = res.writableFinished
        ? String(res.statusCode)
        : `${String(res.statusCode)} cut`;
      const took = `${String(Math.round(performance.now() - start))}ms`;
      const [path = ""] = url.split("?");
      write(
        [new Date().toISOString(), method, JSON.stringify(path).slice(1, -1), status, took].join(
          " ",
        ),
      );
    });
    listener(req, res);
  };
