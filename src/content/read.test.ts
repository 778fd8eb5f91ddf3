import { expect, it, vi } from "vitest";
import { words } from "./read.ts";

vi.mock("astro:content", () => ({ getEntry: () => Promise.resolve(undefined) }));

it("reads the file of a page that was made while the development server runs", async () => {
  expect((await words("notFound")).status).toBe("404 Not Found");
});
