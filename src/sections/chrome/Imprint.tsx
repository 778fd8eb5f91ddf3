import type { Content } from "#content/collections.ts";
import { SampleMark } from "#ui/SampleMark.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

interface ImprintProps {
  company: Content<"company">;
  legal: Content<"footer">["legal"];
  words: Content<"interface">;
}

/**
 * Who is behind the site: address, legal links, copyright. Each part has its own place, and the copyright its own line,
 * so that nothing moves while the page is loading.
 */
export function Imprint({ company, legal, words }: ImprintProps) {
  return (
    <div className="grid gap-y-6 border-t border-line-strong pt-6 text-small lg:col-span-12 lg:grid-cols-subgrid">
      <address className="leading-8 not-italic lg:col-span-4 xl:col-span-5">
        {company.address.join(", ")}{" "}
        {company.sample && <SampleMark label={words.sample} hint={words.sampleHint} />}
      </address>
      <div className="flex flex-wrap items-center gap-x-6 self-start lg:col-span-8 xl:col-span-7 xl:ps-4">
        {legal.map(({ label, href }) => (
          <a key={label} href={href.href} className="quiet-link">
            {label}
          </a>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:basis-full">
          <p>
            © {company.copyrightYear} {company.legalName}
          </p>
          <ThemeSwitch words={words.theme} name="theme-footer" />
        </div>
      </div>
    </div>
  );
}
