import { Fragment } from "react";
import company from "virtual:words/company";
import footer from "virtual:words/footer";
import words from "virtual:words/interface";
import { cx } from "#ui/cx.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { Page } from "#ui/Page.tsx";
import { External } from "#sections/shared/parts.tsx";
import { Mark } from "./Mark.tsx";
import { SignupForm } from "./SignupForm.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

interface FooterProps {
  /** After a page that ends with its own call to action: the form alone, without sand and headline. */
  compact: boolean;
}

const stones = [
  { cx: 1010, cy: 150, rx: 92, ry: 58, squareness: 2.3 },
  { cx: 260, cy: 250, rx: 46, ry: 30, squareness: 2.2 },
];

/** Fixed once the page script has measured it (src/script/footer.ts), since its height may change until then. */
const reveal = cx(
  "relative bg-sunken print:static",
  "md:motion-safe:data-fits:sticky md:motion-safe:data-fits:bottom-0 in-data-keyboard:focus-within:relative!",
);

/** Stays fixed behind the page and is revealed at its end. Rules: docs/specification.md, "Layout". */
export const Footer = ({ compact }: FooterProps) => (
  <footer className={reveal}>
    {!compact && (
      <RakedGround
        viewBox={[0, 0, 1440, 420]}
        stones={stones}
        gap={14}
        className="absolute inset-x-0 top-0 h-104 w-full mask-[linear-gradient(black_0.5rem,transparent_2.5rem)] text-line"
      />
    )}
    <Page className="relative grid gap-12 py-16 lg:grid-cols-12 lg:py-20">
      <div className="lg:col-span-4 xl:col-span-5">
        {compact ? (
          <Mark className="mb-6 h-16" />
        ) : (
          <>
            <h2 className="text-heading">{footer.title}</h2>
            <p className="mt-3 mb-6 max-w-form text-lead text-balance">{footer.lead}</p>
          </>
        )}
        <div className="max-w-form print:hidden">
          <SignupForm id="signup-footer" words={footer.signup} parameters={footer.parameters} />
        </div>
      </div>
      <FooterLinks />
      {/* Each part has its own place, and the copyright its own line, so that nothing moves while the page is loading. */}
      <div className="grid gap-y-6 border-t border-line-strong pt-6 text-small lg:col-span-12 lg:grid-cols-subgrid">
        <address className="leading-6 not-italic lg:col-span-4 lg:leading-8 xl:col-span-5">
          {/* Breaks between the lines of the address first. */}
          {company.address.map((line, i) => (
            <Fragment key={line}>
              {i > 0 && ", "}
              <span className="inline-block">{line}</span>
            </Fragment>
          ))}
        </address>
        <div className="flex flex-wrap items-center gap-x-6 self-start lg:col-span-8 xl:col-span-7 xl:ps-4">
          {footer.legal.map(({ label, href }) => (
            <a key={label} href={href.href} className="quiet-link">
              {label}
            </a>
          ))}
          <div className="flex basis-full flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p>
              © {company.copyrightYear} {company.legalName}
            </p>
            <ThemeSwitch name="theme-footer" />
          </div>
        </div>
      </div>
    </Page>
  </footer>
);

/** The site as lists of links. */
const FooterLinks = () => (
  <nav
    aria-label={words.footerNavigation}
    className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-10 md:grid-cols-[repeat(4,auto)] md:justify-between lg:col-span-8 xl:col-span-7 xl:ps-4"
  >
    {footer.columns.map((column) => (
      <section key={column.title}>
        <h3 className="mb-2 font-text text-small font-medium text-ink-muted">{column.title}</h3>
        <ul>
          {column.links.map(({ label, href }) => (
            <li key={label}>
              <a href={href.href} className="quiet-link md:whitespace-nowrap lg:text-small">
                {label}
                <External when={href.external} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);
