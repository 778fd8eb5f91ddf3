/** Lighthouse with its mobile preset, in the browser that is being measured with. */
import { createServer } from "node:net";
import lighthouse from "lighthouse";
import { median } from "./statistics.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** A port that nothing listens on at this moment, for the browser to be started with. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === "object" && address !== null) resolve(address.port);
        else reject(new Error("no port was free"));
      });
    });
  });
}

/** 0 to 100 each. */
export type Scores = Record<(typeof categories)[number], number>;

/** Timings are Lighthouse's own simulation, which is steadier than five visits: three runs are enough. */
const performanceRuns = 3;

async function run(url: string, port: number, only: readonly (keyof Scores)[]) {
  const result = await lighthouse(url, { port, logLevel: "silent", onlyCategories: [...only] });
  return (category: keyof Scores): number => {
    const score = result?.lhr.categories[category]?.score;
    if (typeof score !== "number")
      throw new Error(`Lighthouse gave ${url} no score for ${category}`);
    return Math.round(score * 100);
  };
}

/** @param port where the browser's debugging protocol answers. Throws when a category gets no score. */
export async function lighthouseScores(url: string, port: number): Promise<Scores> {
  const first = await run(url, port, categories);
  const performance = [first("performance")];
  while (performance.length < performanceRuns) {
    performance.push((await run(url, port, ["performance"]))("performance"));
  }
  return {
    performance: median(performance),
    accessibility: first("accessibility"),
    "best-practices": first("best-practices"),
    seo: first("seo"),
  };
}
