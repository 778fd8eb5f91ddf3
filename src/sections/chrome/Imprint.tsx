import type { Content } from "#model/kinds.ts";
import { SampleMark } from "#ui/SampleMark.tsx";

interface ImprintProps {
  company: Content<"company">;
  legal: Content<"footer">["legal"];
  words: Content<"interface">;
}

/** Who is behind the site: address, legal links, copyright. */
export function Imprint({ company, legal, words }: ImprintProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 border-t border-line-strong pt-6 text-small lg:col-span-12">
      <address className="not-italic">
        {company.address.join(", ")}{" "}
        {company.sample && <SampleMark label={words.sample} hint={words.sampleHint} />}
      </address>
      <div className="flex flex-wrap items-center gap-x-6">
        {legal.map(({ label, href }) => (
          <a key={label} href={href.href} className="quiet-link">
            {label}
          </a>
        ))}
        <p>
          © {company.copyrightYear} {company.legalName}
        </p>
      </div>
    </div>
  );
}
