import { vi } from "vitest";

/**
 * How long a test waits for what should be there soon, in milliseconds: a busy machine takes many times as long as an
 * idle one, and only failing tests wait to the end. Tests of speed set their own limits.
 */
export const patience = 60_000;

/** Waits until `check` throws no more. Vitest would give up after a second, which a busy machine takes. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: patience });
