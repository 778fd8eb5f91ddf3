// @vitest-environment jsdom
import { expect, it } from "vitest";
import { claimLabel, releaseLabel } from "./Embedded.tsx";

it("numbers the second table with the same name, and reuses free names", () => {
  const labels = [claimLabel("orders"), claimLabel("orders"), claimLabel("goods")];
  expect(labels).toEqual(["orders", "orders (2)", "goods"]);
  releaseLabel("orders");
  expect(claimLabel("orders")).toBe("orders");
  expect(claimLabel("orders")).toBe("orders (3)");
});
