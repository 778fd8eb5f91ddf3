import { cx } from "#ui/cx.ts";
import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { Page } from "#ui/Page.tsx";
import { FooterLinks } from "./FooterLinks.tsx";
import { Imprint } from "./Imprint.tsx";
import { SignupForm } from "./SignupForm.tsx";

interface FooterProps {
  footer: Content<"footer">;
  company: Content<"company">;
}

const stones = [
  { cx: 1010, cy: 150, rx: 92, ry: 58, squareness: 2.3 },
  { cx: 260, cy: 250, rx: 46, ry: 30, squareness: 2.2 },
];

/** Fixed once the page script has measured it (src/script/footer.ts), since its height may change until then. */
const reveal = cx(
  "relative border-t border-line bg-sunken print:static",
  "md:motion-safe:data-fits:sticky md:motion-safe:data-fits:bottom-0 in-data-keyboard:focus-within:relative!",
);

/** Stays fixed behind the page and is revealed at its end. Rules: docs/specification.md, "Layout". */
export function Footer({ footer, company }: FooterProps) {
  return (
    <footer className={reveal}>
      <RakedGround
        viewBox={[0, 0, 1440, 420]}
        stones={stones}
        gap={14}
        step={48}
        className="absolute inset-x-0 top-0 h-104 w-full mask-[linear-gradient(black_1.5rem,transparent_5rem)] text-line"
      />
      <Page className="relative grid gap-12 py-16 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-4 xl:col-span-5">
          <h2 className="text-heading">{footer.title}</h2>
          <p className="mt-3 mb-6 max-w-form text-lead">{footer.lead}</p>
          <div className="max-w-form print:hidden">
            <SignupForm id="signup-footer" words={footer.signup} parameters={footer.parameters} />
          </div>
        </div>
        <FooterLinks columns={footer.columns} />
        <Imprint company={company} legal={footer.legal} />
      </Page>
    </footer>
  );
}
