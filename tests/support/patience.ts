/**
 * How long a test waits for what should be there soon, in milliseconds: a busy machine takes many times as long as an
 * idle one, and only a test that fails waits to the end. What must be quick says so by itself.
 */
export const patience = 60_000;
