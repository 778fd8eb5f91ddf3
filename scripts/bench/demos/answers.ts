/** How soon a question in words has its answer, drawn, once the engine is up. */
import { setTimeout } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { readWords } from "../../eval/questions.ts";
import { patience } from "./bytes.ts";

declare global {
  interface Window {
    /** Milliseconds from the Enter key to the frame after the answer stood in the document. */
    benchAnswer?: Promise<number>;
  }
}

export interface TimedAnswer {
  readonly question: string;
  readonly milliseconds: number;
}

/** One of every kind: those that EZQL itself offers. */
export const answeredQuestions = (): readonly string[] => readWords().near;

/** Runs in the page before the key. */
function watchFor(): void {
  window.benchAnswer = new Promise((resolve) => {
    const started = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== "Enter") return;
      removeEventListener("keydown", started, true);
      const before = document.querySelectorAll("[data-conversation] article").length;
      const look = () => {
        const all = document.querySelectorAll("[data-conversation] article");
        const newest = all[all.length - 1];
        if (all.length <= before || newest?.matches("[data-state=running]") !== false) return false;
        // Drawn: what comes after the frame that shows it.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
          channel.port2.postMessage(null);
        });
        return true;
      };
      const watcher = new MutationObserver(() => {
        if (look()) watcher.disconnect();
      });
      watcher.observe(document, { subtree: true, childList: true, attributes: true });
    };
    addEventListener("keydown", started, true);
  });
}

/** @param url of the page with the conversation @returns a time for each question, asked one after another */
export async function timeAnswers(
  browser: Browser,
  url: string,
  questions = answeredQuestions(),
): Promise<TimedAnswer[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(url, { waitUntil: "load" });
    const field = page.locator("[name=question]");
    await field.click();
    await page.locator("[data-awake] article[data-state=result]").waitFor();
    const answers: TimedAnswer[] = [];
    for (const [i, question] of questions.entries()) {
      // The conversation keeps its last thirty turns only.
      if (i > 0 && i % 20 === 0) await page.locator("[data-clear]").click();
      await field.fill(question);
      // What is proposed next is found once an answer is there; nobody asks again within that time.
      await setTimeout(400);
      await page.evaluate(watchFor);
      await field.press("Enter");
      const milliseconds = (await page.evaluate(() => window.benchAnswer)) ?? Infinity;
      answers.push({ question, milliseconds });
    }
    return answers;
  } finally {
    await context.close();
  }
}
