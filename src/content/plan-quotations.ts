/**
 * How texts quote content/plans.yaml: `{plan.self-serve.price}` is “$1,500”, `{plan.self-serve.users}` is “10” (the cell
 * of that row), `{plans.count}` is “four” and `{plans.Count}` “Four”, `{agent.price}` is “$50”, `{fees.range}` the least and the most transaction fee, `{figure.…}` a figure
 * by its name. What is not published has no words, so that quoting it stops the build.
 */
import type { Plan } from "#live/calculators/plans/kinds.ts";
import {
  countWords,
  dollars,
  feeWords,
  percentWords,
  smallPrice,
} from "#live/calculators/plans/money.ts";
import { tariffOf } from "#live/calculators/plans/tariff.ts";
import { capitalized, inWords } from "#lib/text/in-words.ts";
import { quotedPlans } from "./plans.ts";
import { readYaml } from "./yaml.ts";

type Entry = readonly [string, string];

/** What a plan says beside its figures. */
interface Said {
  readonly price?: { readonly label: string } | undefined;
  readonly tagline?: string | undefined;
}

function entriesOf(plan: Plan, { price: said, tagline }: Said): readonly Entry[] {
  const { price, fee, messages, agents, cells } = plan;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ["name", plan.name],
    ["price", price ? dollars(price.cents) : undefined],
    ["label", said?.label],
    ["tagline", tagline],
    ["percent", fee ? percentWords(fee.points) : undefined],
    ["fee", fee ? feeWords(fee) : undefined],
    ["sms", messages ? smallPrice(messages.sms) : undefined],
    ["mms", messages ? smallPrice(messages.mms) : undefined],
    ["agents", agents === null ? undefined : String(agents)],
    ...[...cells].map(
      ([id, cell]) => [id, typeof cell === "number" ? countWords(cell) : undefined] as const,
    ),
  ];
  return fields.flatMap(([name, words]) =>
    words === undefined ? [] : [[`plan.${plan.id}.${name}`, words] as const],
  );
}

/** The least and the most that any plan takes: “0.1 to 1%”. */
function rangeOf(all: readonly Plan[]): readonly Entry[] {
  const points = all.flatMap(({ fee }) => (fee === null ? [] : [fee.points]));
  if (points.length === 0) return [];
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const words =
    least === most ? percentWords(most) : `${String(least / 100)} to ${percentWords(most)}`;
  return [["fees.range", words]];
}

/**
 * @param source the text of content/plans.yaml
 * @returns texts by the words that quote them; none while the file has a fault, which its own reading tells
 */
export function planQuotationsOf(source: string): ReadonlyMap<string, string> {
  const read = quotedPlans.safeParse(readYaml(source).value);
  if (!read.success) return new Map();
  const { data } = read;
  const tariff = tariffOf(data);
  return new Map([
    ...tariff.plans.flatMap((plan, i) => entriesOf(plan, data.plans[i] ?? {})),
    ["plans.count", inWords(data.plans.length)],
    ["plans.Count", capitalized(inWords(data.plans.length))],
    ...rangeOf(tariff.plans),
    ["agent.price", dollars(tariff.agent)],
    ...data.figures.map(({ name, text }): Entry => [`figure.${name}`, text]),
  ]);
}
