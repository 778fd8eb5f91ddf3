import { Prose } from "#ui/Prose.tsx";
import type { Specimen } from "../../specimen.ts";

export default {
  title: "Prose",
  use: "Long text: articles and legal pages. It styles plain elements, so its content needs no classes. Not for the bands of a page.",
  source: "src/ui/Prose.tsx",
  show: () => (
    <Prose>
      <p>
        A failed charge is not a cancellation. Most cards fail for <strong>want of funds</strong>,
        and most of those clear within a week; see <a href="#primitives-Prose">the retry table</a>.
      </p>
      <h2>Try again on the right day</h2>
      <p>Three rules cover most stores:</p>
      <ul>
        <li>Wait for the day after payday.</li>
        <li>Send one text before the second try.</li>
      </ul>
      <h3>What to write</h3>
      <ol>
        <li>Say what failed, and for which order.</li>
        <li>Give one link that fixes it.</li>
      </ol>
      <blockquote>The text went out at nine. By noon a third had paid.</blockquote>
      <p>
        Set <code>retry_after</code> in days:
      </p>
      <pre>
        <code>retry_after: [3, 5, 9]</code>
      </pre>
      <hr />
      <p>Nothing else has to change.</p>
    </Prose>
  ),
} satisfies Specimen;
