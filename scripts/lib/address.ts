/** Reads and validates PORT and HOST. */
import { once } from "node:events";
import type { Server } from "node:http";
import { Refusal } from "./cli.ts";

const defaultPort = 4321;

/**
 * @param value unset or empty means the default, 0 any free port
 * @throws Refusal in one sentence
 */
export function readPort(value: string | undefined): number {
  if (value === undefined || value === "") return defaultPort;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Refusal(
    `PORT is "${value}"; expected a whole number from 0 to 65535, such as PORT=4322.`,
  );
}

/** Why listening failed. @param code the system's */
function reasonOf(code: string, port: number, host = ""): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program; take another one: PORT=${port + 1} npm start`;
  if (code === "EACCES")
    return `Port ${port} is reserved for the system; take a higher one: PORT=${defaultPort} npm start`;
  return `HOST is "${host}"; expected an address of this machine, such as localhost or 0.0.0.0.`;
}

/**
 * @param host all addresses when undefined
 * @returns the port in use
 * @throws Refusal when it cannot be taken
 */
export async function listen(
  server: Server,
  port: number,
  host: string | undefined,
): Promise<number> {
  try {
    await once(server.listen({ port, host }), "listening");
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    throw new Refusal(reasonOf(code, port, host), { cause });
  }
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

/** The address a person can open: one that means "everywhere" is reached at localhost. */
export function addressOf(port: number, host: string | undefined): string {
  const everywhere = host === undefined || ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host);
  const name = everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
