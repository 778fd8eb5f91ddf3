import type { Content } from "#content/collections.ts";
import { Band, BandHead } from "#sections/shared/Band.tsx";
import { CodeRegion } from "#sections/shared/Code.tsx";

interface EmbedProps {
  embed: Content<"tables">["embed"];
  /** The address of this site, without a trailing slash. */
  origin: string;
  /** The element's name. */
  tag: string;
}

/** The directives that the element needs in a page's own security policy (docs/embed.md). */
const policy = (origin: string) =>
  [
    `script-src ${origin}`,
    "  'wasm-unsafe-eval';",
    `connect-src ${origin}`,
    "  https://shop.example;",
    `worker-src blob: ${origin}`,
  ].join("\n");

/** How to embed the table: two lines of code, their attributes, and the policy they need. */
export function Embed({ embed, origin, tag }: EmbedProps) {
  const lines = [
    `<script type="module" src="${origin}/embed/table.js"></script>`,
    `<${tag} src="https://shop.example/orders.csv"></${tag}>`,
  ].join("\n");
  return (
    <Band id="embed" ground="sunken" className="[--code-ground:var(--color-raised)]">
      <BandHead title={embed.title} lead={embed.lead} />
      <CodeRegion label={embed.code} className="mt-8">
        {lines}
      </CodeRegion>
      <div className="mt-12 grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <h3 className="text-title">{embed.attributes.title}</h3>
          <dl className="mt-4 border-b border-line">
            {embed.attributes.items.map(({ id, text }) => (
              <div
                key={id}
                className="grid gap-x-6 border-t border-line py-3 md:grid-cols-[7rem_1fr]"
              >
                <dt>
                  <code className="font-code text-small/body">{id}</code>
                </dt>
                <dd className="max-w-140 text-ink-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-w-0 lg:col-span-5">
          <h3 className="text-title">{embed.allow.title}</h3>
          <p className="mt-4 text-ink-muted">{embed.allow.text}</p>
          <CodeRegion label={embed.allow.code} className="mt-8">
            {policy(origin)}
          </CodeRegion>
        </div>
      </div>
    </Band>
  );
}
