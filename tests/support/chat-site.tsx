/**
 * A small site with a chat: its button on a page, and its window, with the site's own scripts, server and policies. The
 * built site of these tests has none.
 */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { chatSources } from "#chat/provider.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { ChatRoom } from "#sections/chat/ChatRoom.tsx";
import { ChatLink } from "#sections/header-footer/ChatLink.tsx";
import type { Served } from "#scripts/lib/serve.ts";
import { bundleScript, configuredWith, policyOf } from "./bundle.ts";
import { serveFiles } from "./test-server.ts";

export const chatWords = shipped("chat");

const page = (title: string, main: React.ReactNode, script: string, policy: string) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta httpEquiv="content-security-policy" content={policy} />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/chat.css" />
        <script src="/scripted.js" />
      </head>
      <body>
        {main}
        <script type="module" src={script} />
      </body>
    </html>,
  )}`;

/** Enough of the site's style to place the button. */
const style = readFileSync("src/chat/chat.css", "utf8");

/** A page longer than any window, with links all the way down, and a footer. */
const long = (
  <>
    <main>
      {Array.from({ length: 60 }, (_, i) => (
        <p key={i}>
          <a href={`#${String(i)}`}>A link at the very edge</a>
        </p>
      ))}
    </main>
    <ChatLink words={chatWords} />
    <footer>
      <a href="#end">The last link of all</a>
    </footer>
  </>
);

export async function chatSite(): Promise<Served> {
  const configured = configuredWith({ chat: { appId: "abcd1234", region: "eu" } });
  const [pageScript, chat] = await Promise.all([
    bundleScript("src/script/index.ts", configured),
    bundleScript("tests/fixtures/chat-page.ts", configured),
  ]);
  // As in src/chat/chat.astro.
  const opened = policyOf(configured, chatSources("eu"));
  return serveFiles({
    "index.html": page("A page", long, "/page.js", policyOf(configured)),
    "page.js": `${pageScript};window.begun = true;`,
    // As set early in the head.
    "scripted.js": 'document.documentElement.dataset.scripted = "";',
    "chat.css": `${style} body { margin: 0 } p, footer { text-align: right } a { line-height: 2; white-space: nowrap }`,
    "chat/index.html": page("Chat", <ChatRoom words={chatWords} />, "/chat.js", opened),
    "chat.js": chat,
  });
}
