/** `npm start`'s server, as it is started by hand, on a free port. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort, ready } from "../../lib/host-process.ts";
import { type Output, root } from "../../lib/paths.ts";

export interface OwnServer {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** @throws Error with what it said when it does not start */
export async function startOwnServer({ dist }: Output, isOther: boolean): Promise<OwnServer> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [join(root, "scripts/start.ts"), "--no-build", ...(isOther ? ["--out", dist] : [])],
    {
      env: { ...process.env, PORT: String(port), HOST: "127.0.0.1" },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  return { port, pid: child.pid ?? 0, stop: await ready(child, port) };
}
