import { describe, expect, it } from "vitest";
import { readAudit } from "./report.ts";

const shipped = [
  { name: "react", version: "19.3.1" },
  { name: "scheduler", version: "0.29.0" },
];
const answer = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities });
const advisory = { title: "It leaks", url: "https://github.com/advisories/GHSA-1" };

describe("readAudit", () => {
  it("tells of what is shipped, and counts what stays at home", () => {
    const output = answer({
      react: { severity: "high", via: [advisory, "scheduler"], nodes: ["node_modules/react"] },
      vite: { severity: "low", via: [advisory], nodes: ["node_modules/vite"] },
    });
    expect(readAudit(output, shipped)).toEqual({
      kind: "answered",
      shipped: ["react 19.3.1, high: It leaks (https://github.com/advisories/GHSA-1)"],
      others: 1,
    });
  });

  it("names the package through which another is hit", () => {
    const output = answer({
      react: { severity: "low", via: ["scheduler"], nodes: ["node_modules/react"] },
    });
    expect(readAudit(output, shipped)).toMatchObject({
      shipped: ["react 19.3.1, low: by scheduler"],
    });
  });

  it("knows another copy of the same name, deep in a tool", () => {
    const nodes = ["node_modules/lighthouse/node_modules/react"];
    const output = answer({ react: { severity: "high", via: [advisory], nodes } });
    expect(readAudit(output, shipped)).toEqual({ kind: "answered", shipped: [], others: 1 });
  });

  it("is content with an empty list", () => {
    expect(readAudit(answer({}), shipped)).toEqual({ kind: "answered", shipped: [], others: 0 });
  });

  it.each([
    ['{"message":"405 Method Not Allowed","statusCode":405}', "405 Method Not Allowed"],
    ['{"error":{}}', "npm gave no list"],
    ["", "npm said nothing"],
    ["spawn npm ENOENT", "spawn npm ENOENT"],
  ])("never takes %s for a good answer", (output, reason) => {
    expect(readAudit(output, shipped)).toEqual({ kind: "unanswered", reason });
  });
});
