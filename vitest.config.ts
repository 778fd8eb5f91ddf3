/**
 * Three kinds of tests: `unit` beside the code, `site` over the built files, `browser` in a real Chromium
 * against the production build. `npm test` runs all; `npm run check` only the first.
 */
import { defineConfig } from "vitest/config";

/** The virtual modules of the build, replaced where a unit test imports what uses them. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{src,server,scripts,content}/**/*.test.{ts,tsx}",
            "tests/unit/**/*.test.{ts,tsx}",
          ],
          environment: "node",
          restoreMocks: true,
        },
      },
      {
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          environment: "node",
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          environment: "node",
          globalSetup: ["./tests/support/serve.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Two cores: more browsers at once only wait for one another.
          maxWorkers: 2,
        },
      },
    ],
  },
});
