import type { Content } from "#model/kinds.ts";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";
import { type Fact, type FactGroup, factsOf } from "./facts.ts";

type Plans = Content<"plans">;

/** Yes and no are marks for the eye, and words for screen readers. */
function FactCell({ fact }: { fact: Fact }) {
  if (fact.look === "yes" || fact.look === "no")
    return (
      <span className={`fact-${fact.look}`}>
        {fact.look === "yes" && <Icon name="check" />}
        <span className="sr-only">{fact.text}</span>
      </span>
    );
  return (
    <>
      <span className={fact.look === "ask" ? "fact-ask" : undefined}>{fact.text}</span>
      {fact.note !== undefined && <small>{fact.note}</small>}
    </>
  );
}

function Group({ group }: { group: FactGroup }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className="compare-group">
          {group.title}
        </th>
      </tr>
      {group.rows.map(({ id, label, facts }) => (
        <tr key={id}>
          <th scope="row">{label}</th>
          {facts.map((fact, i) => (
            <td key={i}>
              <FactCell fact={fact} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** On phones, the one plan whose column the table shows: a choice that needs no script. */
function Choose({ plans, label }: { plans: Plans["plans"]; label: string }) {
  const chosen = plans.find(({ price }) => price?.every === "year") ?? plans[0];
  return (
    <fieldset className="compare-choose">
      <legend className="sr-only">{label}</legend>
      {plans.map(({ id, name }) => (
        <label key={id}>
          <input
            type="radio"
            name="compared"
            value={id}
            defaultChecked={id === chosen?.id}
            className="sr-only"
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CompareProps {
  compare: Content<"pricing">["compare"];
  plans: Plans;
}

/** All plans side by side in a wide window, one by one in a narrow one: the same table. */
export function Compare({ compare, plans }: CompareProps) {
  return (
    <section id="compare" className="py-section">
      <Page>
        <h2 className="text-heading">{compare.title}</h2>
        <p className="mt-4 max-w-prose text-lead">{compare.lead}</p>
        <div className="compare">
          <Choose plans={plans.plans} label={compare.choose} />
          <table className="compare-table">
            <caption className="sr-only">{compare.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{compare.fact}</th>
                {plans.plans.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {factsOf(plans, compare).map((group) => (
              <Group key={group.title} group={group} />
            ))}
          </table>
        </div>
        <p className="mt-6 max-w-prose text-small text-ink-muted">{compare.note}</p>
      </Page>
    </section>
  );
}
