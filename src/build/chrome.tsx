/** The markup around every page: skip link, header, footer and search. */
import { renderToStaticMarkup } from "react-dom/server";
import { allWords, words } from "#content/read.ts";
import { BareHeader } from "#sections/chrome/BareHeader.tsx";
import { ChatLink } from "#sections/chrome/ChatLink.tsx";
import { Footer } from "#sections/chrome/Footer.tsx";
import { Header } from "#sections/chrome/Header.tsx";
import { MobileMenu } from "#sections/chrome/MobileMenu.tsx";
import { Panel } from "#sections/chrome/Panel.tsx";
import { PanelGround } from "#sections/chrome/PanelGround.tsx";
import { SkipLink } from "#sections/chrome/SkipLink.tsx";
import { SearchDialog } from "#sections/search/SearchDialog.tsx";
import { site } from "#site";

/** Around a page whose header has no menu. */
async function bareBefore(): Promise<string> {
  const { contact } = await words("navigation");
  return renderToStaticMarkup(
    <>
      <SkipLink />
      <BareHeader contact={contact} />
    </>,
  );
}

async function before(): Promise<string> {
  const [navigation, search] = await allWords("navigation", "search");
  return renderToStaticMarkup(
    <>
      <SkipLink />
      <Header navigation={navigation} search={search.open} />
    </>,
  );
}

/** What the header's words open. It follows the page, so that the page's own words arrive first. */
async function menus(): Promise<string> {
  const navigation = await words("navigation");
  return renderToStaticMarkup(
    <>
      {navigation.panels.map((panel) => (
        <Panel key={panel.id} panel={panel} />
      ))}
      <MobileMenu navigation={navigation} />
    </>,
  );
}

async function after(): Promise<string> {
  const [footer, company, search, chat] = await allWords("footer", "company", "search", "chat");
  return renderToStaticMarkup(
    <>
      {site.chat && <ChatLink words={chat} />}
      <PanelGround />
      <Footer footer={footer} company={company} />
      <SearchDialog words={search} />
    </>,
  );
}

export interface Chrome {
  readonly before: string;
  readonly after: string;
}

/** Parts that are the same on every page are rendered once per build, and every time on the development server. */
const drawn = new Map<() => Promise<string>, Promise<string>>();

function once(draw: () => Promise<string>): Promise<string> {
  const markup = (import.meta.env.PROD ? drawn.get(draw) : undefined) ?? draw();
  drawn.set(draw, markup);
  return markup;
}

/**
 * Saves 7 ms per page of a build. (A slot would be rendered for each page, even if unused.)
 *
 * @param menu false if the page's header has no menu
 */
export async function chrome(menu: boolean): Promise<Chrome> {
  const parts = menu ? [before, after, menus] : [bareBefore, after];
  const [head = "", ...rest] = await Promise.all(parts.map(once));
  return { before: head, after: rest.join("") };
}
