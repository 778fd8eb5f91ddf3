import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, it, vi } from "vitest";
import { findProgram } from "./host-programs.ts";

it("finds a program in the search path, and passes over what cannot be run", () => {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "programs-")));
  const files = folders.map((folder) => join(folder, "nginx"));
  for (const file of files) writeFileSync(file, "");
  chmodSync(files[1] ?? "", 0o755);
  expect(findProgram("nginx", folders.join(delimiter))).toBe(files[1]);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

it("says in one sentence which package to install", async () => {
  vi.resetModules();
  vi.doMock("node:fs", () => ({
    accessSync: () => {
      throw new Error("ENOENT");
    },
    constants: {},
  }));
  const { findProgram: find } = await import("./host-programs.ts");
  expect(() => find("nginx", "/nowhere")).toThrow(
    "nginx is not installed, and is needed here; on Debian and Ubuntu: apt-get install nginx-light",
  );
  vi.doUnmock("node:fs");
  vi.resetModules();
});
