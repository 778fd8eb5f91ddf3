/** `node main.ts`: answers EZQL's questions until it is stopped. Settings: README.md. */
import { createServer } from "node:http";
import { type Complete, createEndpoint } from "./endpoint.ts";

const {
  PORT = "8788",
  HOST = "127.0.0.1",
  ORIGINS = "",
  MODEL_URL,
  MODEL,
  MODEL_KEY,
} = process.env;

/** An endpoint in the form of OpenAI's chat completions, which most providers and local servers offer. */
const complete: Complete = async (system, question) => {
  const response = await fetch(MODEL_URL ?? "", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(MODEL_KEY === undefined ? {} : { Authorization: `Bearer ${MODEL_KEY}` }),
    },
    body: JSON.stringify({
      model: MODEL,
      temperature: 0,
      messages: [
        { role: "system", content: system },
        { role: "user", content: question },
      ],
    }),
    // The site waits for five seconds.
    signal: AbortSignal.timeout(4_500),
  });
  if (!response.ok) throw new Error(`The model answered ${String(response.status)}.`);
  const { choices } = (await response.json()) as {
    choices: readonly { message: { content: string } }[];
  };
  return choices[0]?.message.content ?? "";
};

const origins = ORIGINS.split(/\s+/).filter(Boolean);
if (MODEL_URL === undefined || MODEL === undefined || origins.length === 0) {
  process.stderr.write("Set MODEL_URL, MODEL and ORIGINS (README.md).\n");
  process.exit(1);
}
createServer({ requestTimeout: 10_000 }, createEndpoint(complete, origins)).listen(
  Number(PORT),
  HOST,
  () => process.stdout.write(`Questions are answered at http://${HOST}:${PORT}/\n`),
);
