/** Every primitive of src/ui with its purpose and states, for /_kit/. A test requires all of them. */
import type { ReactNode } from "react";
import { Accordion } from "#ui/Accordion.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Eyebrow } from "#ui/Eyebrow.tsx";
import { Checkbox, SelectField, TextArea, TextField } from "#ui/Field.tsx";
import { Icon, iconNames } from "#ui/Icon.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { Marquee, PauseSwitch } from "#ui/Marquee.tsx";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { Sql } from "#ui/Sql.tsx";
import { Table } from "#ui/Table.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { TextLink } from "#ui/TextLink.tsx";

/** Its purpose, and when to use something else; then each state by name. */
type Specimen = Readonly<Record<string, ReactNode>> & { readonly use: string };

const sizes = [
  { value: "5", label: "1-5" },
  { value: "10", label: "6-10" },
];
const select = { label: "Company size", options: sizes, placeholder: "Choose a size" };
const phrases = ["Automate RevOps", "Prevent subscriber churn", "Operational efficiency"];
const tag = (phrase: string) => (
  <span className="block rounded-full border border-line-strong px-4 py-2 whitespace-nowrap">
    {phrase}
  </span>
);

export const specimens: Readonly<Record<string, Specimen>> = {
  Accordion: {
    use: "Questions of which a reader wants one or two. At most one item is open. What everyone has to read belongs in sections.",
    "one open, one closed": (
      <Accordion
        name="kit"
        open="migration"
        items={[
          { id: "billing", title: "When is a plan billed?", content: <p>Once a year.</p> },
          {
            id: "migration",
            title: "Do subscribers have to sign up again?",
            content: <p>No. Cards, addresses and billing dates move over.</p>,
          },
        ]}
      />
    ),
  },
  Badge: {
    use: "A word or two that classify what is next to them. It is not pressed; the tone helps and never says it alone.",
    plain: <Badge tone="plain">4 min</Badge>,
    moss: <Badge tone="moss">Paid</Badge>,
    persimmon: <Badge tone="persimmon">New</Badge>,
    clay: <Badge tone="clay">Creator</Badge>,
  },
  Button: {
    use: "The one step that a section wants: primary once in a view, secondary next to it, quiet where it repeats. A button acts here; a ButtonLink leads elsewhere.",
    primary: <Button>Start free trial</Button>,
    secondary: <Button tone="secondary">Start free trial</Button>,
    quiet: <Button tone="quiet">Start free trial</Button>,
    disabled: <Button disabled>Start free trial</Button>,
    "small link": (
      <ButtonLink size="small" href="#Button">
        See plans
      </ButtonLink>
    ),
  },
  Dialog: {
    use: "One short task that the page waits for. Native and modal: focus stays inside, Escape closes.",
    open: (
      <div className="kit-dialog">
        <Dialog id="kit-dialog" title="Let's get your demo started" closeLabel="Close">
          <TextField id="dialog-name" label="First name" />
        </Dialog>
      </div>
    ),
  },
  Eyebrow: {
    use: "Above a headline that does not name its subject. One line; never a sentence.",
    default: <Eyebrow>Revenue OS</Eyebrow>,
    "on night": (
      <div className="bg-night p-4">
        <Eyebrow>How it answers</Eyebrow>
      </div>
    ),
  },
  Field: {
    use: "A label above, the error below, the value in between and always kept. No error before the first submit. The placeholder is an example, never the label.",
    empty: <TextField id="empty" label="First name" placeholder="Maren" />,
    error: <TextField id="error" label="First name" error="First name is required" />,
    disabled: <TextField id="disabled" label="First name" defaultValue="Maren" disabled />,
    select: <SelectField id="select" {...select} />,
    "select, error": <SelectField id="size" {...select} error="Company size is required" />,
    area: <TextArea id="area" label="What should we know?" />,
    checkbox: <Checkbox id="checkbox" label="Send me product news" defaultChecked />,
  },
  Icon: {
    use: "A sign next to words that say the same, 16 units square, in one stroke. Never inside a circle, and never in place of a word.",
    ...Object.fromEntries(
      iconNames.map((icon) => [icon, <Icon key={icon} name={icon} className="size-6" />]),
    ),
  },
  IconButton: {
    use: "A button without visible words, for a sign that needs none.",
    default: <IconButton icon="close" label="Close" iconClass="size-6" />,
  },
  Marquee: {
    use: "A row of short phrases that nobody has to read to the end. It stops under the pointer, under reduced motion and when paused.",
    left: <Marquee items={phrases} direction="left" render={tag} />,
    still: <Marquee items={phrases} direction="still" render={tag} />,
    "its switch": <PauseSwitch label="Pause the moving rows" ground="paper" />,
  },
  Page: {
    use: "The page’s width with its gutters. Every section’s content is in one; grounds and bands may reach further.",
    "its width": <Page className="bg-raised py-5">1200 px and two gutters</Page>,
  },
  SampleMark: {
    use: "On everything invented: customers, quotes, figures, legal wording. It goes when the content says `sample: false`.",
    default: <SampleMark label="Sample" hint="Invented, until there is a real one" />,
  },
  Sql: {
    use: "Wherever a query is printed, in the colors of the query editor.",
    default: (
      <pre>
        <Sql sql={"-- Who is new?\nSELECT name\nFROM affiliates\nWHERE commission_rate > 0.1"} />
      </pre>
    ),
  },
  Table: {
    use: "Facts that are compared along rows and columns. Figures align right. A list of pairs needs no table.",
    "with figures": (
      <Table
        caption="Plans"
        columns={["Plan", "Stores", "Fee"]}
        figures={[1, 2]}
        rows={[
          ["Self-serve", 5, "1%"],
          ["Autopilot", "unlimited", "0.1%"],
        ]}
      />
    ),
    empty: <Table caption="Payouts" columns={["Creator", "Orders"]} figures={[1]} rows={[]} />,
  },
  Tabs: {
    use: "A few views of one thing, one shown at a time. Without script all can be read. What a reader compares belongs side by side.",
    "second selected": (
      <Tabs
        label="Agents"
        selected="echo"
        tabs={[
          { id: "nova", label: "Nova", panel: <p className="pt-4">Sees churn coming.</p> },
          { id: "echo", label: "Echo", panel: <p className="pt-4">Answers texts.</p> },
        ]}
      />
    ),
  },
  TextLink: {
    use: "Inline in a sentence, underlined; onward at the end of a section, with an arrow. The words say where it leads.",
    inline: <TextLink href="#TextLink">See the plans</TextLink>,
    onward: (
      <TextLink look="onward" href="#TextLink">
        See the plans
      </TextLink>
    ),
  },
};
