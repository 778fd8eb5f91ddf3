import { expect, it } from "vitest";
import { isShown } from "./Security.tsx";

it("treats an unlisted claim as one that cannot be shown", () => {
  const known = [
    { id: "churn", evidence: true },
    { id: "brands", evidence: false },
  ];
  const shown = ["churn", "brands", "hipaa"].map((id) => isShown(known, id));
  expect(shown).toEqual([true, false, false]);
});
