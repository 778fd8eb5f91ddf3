import type { Content } from "#content/collections.ts";
import { Sample } from "#sections/shared/marks.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

interface ImprintProps {
  company: Content<"company">;
  legal: Content<"footer">["legal"];
}

/**
 * Who is behind the site: address, legal links, copyright. Each part has its own place, and the copyright its own line,
 * so that nothing moves while the page is loading.
 */
export function Imprint({ company, legal }: ImprintProps) {
  return (
    <div className="grid gap-y-6 border-t border-line-strong pt-6 text-small lg:col-span-12 lg:grid-cols-subgrid">
      <address className="leading-8 not-italic lg:col-span-4 xl:col-span-5">
        {company.address.join(", ")} <Sample when={company.sample} />
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
          <ThemeSwitch name="theme-footer" />
        </div>
      </div>
    </div>
  );
}
