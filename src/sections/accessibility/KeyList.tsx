import { Fragment } from "react";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";

type Words = Content<"accessibility">["keys"];

/** Keys side by side, with a word between those of which either will do. */
function Keys({ keys, or }: { keys: readonly string[]; or: string }) {
  return keys.map((key, i) => (
    <Fragment key={key}>
      {i > 0 && <> {or} </>}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}

/** Which keys lead where, place by place. */
export function KeyList({ words }: { words: Words }) {
  return (
    <section id="keys" className="py-section">
      <Page className="keys-grid">
        <div>
          <h2 className="text-heading">{words.title}</h2>
          <p className="mt-4 text-lead">{words.lead}</p>
        </div>
        <div className="keys">
          {words.items.map(({ place, moves }) => (
            <section key={place}>
              <h3 className="text-title">{place}</h3>
              <dl>
                {moves.map(({ keys, does }) => (
                  <div key={does}>
                    <dt>
                      <Keys keys={keys} or={words.or} />
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Page>
    </section>
  );
}
