/** The Dockerfile is valid, and its container needs no privileges. Does not run Docker. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { root } from "#tests/support/dist.ts";

const text = readFileSync(join(root, "Dockerfile"), "utf8");
const file = DockerfileParser.parse(text);
const keyword = (name: string) =>
  file.getInstructions().filter((instruction) => instruction.getKeyword() === name);
const argumentsOf = (name: string) =>
  keyword(name).map((found) => found.getArgumentsContent() ?? "");

describe("Dockerfile", () => {
  it("passes Docker's own checks and the linter", () => {
    expect(
      validate(text).map(({ message, range }) => `${String(range.start.line + 1)}: ${message}`),
    ).toEqual([]);
  });

  it("builds in one stage and serves from another, from images of a stated version", () => {
    const images = file.getFROMs();
    expect(images.map((image) => image.getBuildStage())).toEqual(["build", "serve"]);
    for (const image of images) expect(image.getImageTag()).toMatch(/^\d+\.\d+/);
  });

  it("runs unprivileged, on an unprivileged port, and has a health check", () => {
    expect(argumentsOf("USER")).toEqual(["65534:65534"]);
    expect(argumentsOf("EXPOSE").every((port) => Number(port) >= 1024)).toBe(true);
    expect(file.getHEALTHCHECKs()).toHaveLength(1);
    const last = file.getFROMs().at(-1)?.getRange()?.start.line ?? 0;
    for (const name of ["USER", "HEALTHCHECK", "CMD"])
      expect(keyword(name).every((found) => (found.getRange()?.start.line ?? 0) > last)).toBe(true);
  });

  it("excludes files that must not be in it", () => {
    const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n");
    expect(ignored).toEqual(
      expect.arrayContaining([".git", ".env", ".env.*", "node_modules", "dist", "build"]),
    );
  });
});
