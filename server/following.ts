/**
 * The site of the build that lies in the folder now: when another one is put in its place, all answers are the new
 * one's, pages, headers and lengths alike. Never a part of each.
 */
import { readFileSync, statSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createApp } from "./app.ts";
import { say } from "./reply.ts";
import { readRules } from "./rules.ts";

export interface FollowedBuild {
  /** The folder of the built site. */
  readonly dist: string;
  /** The file of its rules: a build takes it away before it puts its pages in place, and brings its own after that. */
  readonly rules: string;
}

/** Asked at each request, which it costs a few microseconds: a pause would be a time of mixed answers. */
function versionOf({ rules }: FollowedBuild): string | undefined {
  const found = statSync(rules, { throwIfNoEntry: false });
  return found && [found.ino, found.mtimeMs, found.size].join(" ");
}

const appOf = ({ dist, rules }: FollowedBuild): RequestListener =>
  createApp({ dist, http: readRules(readFileSync(rules, "utf8")) });

/** While there is no build that can be answered from. */
const between: RequestListener = (_, res) => {
  res.setHeader("Retry-After", "2");
  say(res, 503, "A new version of this site is being put in its place. Ask again in a moment.");
};

/**
 * @param tell takes a sentence for the log
 * @returns a listener for `http.createServer`
 * @throws Error when there is no build at first
 */
export function createFollowingApp(
  build: FollowedBuild,
  tell: (sentence: string) => void,
): RequestListener {
  let version = versionOf(build);
  let app = appOf(build);

  function follow(): void {
    const now = versionOf(build);
    if (now === version) return;
    version = now;
    app = between;
    if (now === undefined) {
      tell("The build is being replaced: answering 503 until the new one is there.");
      return;
    }
    try {
      app = appOf(build);
      tell("The build was replaced: answering from the new one.");
    } catch (error) {
      tell(
        `The new build cannot be served, answering 503 until there is another: ${String(error)}`,
      );
    }
  }

  return (req, res) => {
    follow();
    app(req, res);
  };
}
