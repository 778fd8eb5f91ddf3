import { Icon, type IconName } from "#ui/Icon.tsx";
import { State, States } from "../../State.tsx";
import type { Specimen } from "../../specimen.ts";

/** Every icon with what it stands for; the type holds the list complete. */
const meanings = {
  arrow: "leads on",
  out: "leaves the site",
  down: "opens below",
  menu: "the menu",
  close: "closes",
  search: "looks for words",
  check: "yes, done",
  plus: "one more",
  link: "came by a link",
  rule: "by a rule",
  sun: "day",
  moon: "night",
  system: "as the system",
  pause: "pause",
  play: "play",
  alert: "a fault",
  talk: "the button of the chat",
} satisfies Record<IconName, string>;

const isIcon = (name: string): name is IconName => name in meanings;

export default {
  title: "Icon",
  use: "A sign beside words that say the same, 16 units square, in one stroke. It never stands in a circle, and never for a word that is missing.",
  source: "src/ui/Icon.tsx",
  show: () => (
    <States>
      {Object.entries(meanings).map(([name, meaning]) => (
        <State key={name} name={`${name}: ${meaning}`}>
          <span className="flex items-end gap-4">
            {isIcon(name) && <Icon name={name} className="size-8" />}
            {isIcon(name) && <Icon name={name} />}
          </span>
        </State>
      ))}
    </States>
  ),
} satisfies Specimen;
