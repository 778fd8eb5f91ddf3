/** Reads and validates PORT and HOST. */
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";
import { Refusal } from "./cli.ts";

const defaultPort = 4321;

/**
 * @param value of PORT; unset or empty means the default, 0 any free port
 * @throws Refusal that names the variable, its value and what is expected
 */
export function readPort(value: string | undefined): number {
  if (value === undefined || value === "") return defaultPort;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Refusal(
    `PORT is "${value}"; expected a whole number from 0 to 65535, such as PORT=4322.`,
  );
}

/** @param code of the error from listening */
function explain(code: string, port: number, host: string | undefined): string {
  const other = port < 65_535 ? port + 1 : defaultPort;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${String(port)} is in use by another program; take another one: PORT=${String(other)} npm start`;
    case "EACCES":
      return `Port ${String(port)} is reserved for the system; take a higher one: PORT=${String(defaultPort)} npm start`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST is "${host ?? ""}"; expected an address of this machine, such as localhost or 0.0.0.0.`;
    default:
      return `The server cannot listen on port ${String(port)} (${code}).`;
  }
}

/**
 * @param host all addresses of the machine when undefined
 * @returns the port in use
 * @throws Refusal in one sentence when it cannot be taken
 */
export async function listen(
  server: Server,
  port: number,
  host: string | undefined,
): Promise<number> {
  await new Promise<undefined>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new Refusal(explain(error.code ?? error.message, port, host), { cause: error }));
    });
    server.listen({ port, host }, () => resolve(undefined));
  });
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

/** The address a person can open: one that means "everywhere" is reached at localhost. */
export function addressOf(port: number, host: string | undefined): string {
  const everywhere = host === undefined || ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host);
  const name = everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${String(port)}`;
}
