import words from "virtual:words/interface";
import { cx } from "#ui/cx.ts";
import { Icon, type IconName } from "#ui/Icon.tsx";

const choices = [
  { value: "light", icon: "sun" },
  { value: "system", icon: "system" },
  { value: "dark", icon: "moon" },
] as const satisfies readonly { value: string; icon: IconName }[];

const look = cx(
  "relative grid size-7.5 cursor-pointer place-items-center rounded-full text-ink-muted not-has-checked:hover:text-ink",
  "has-checked:bg-inverse has-checked:text-on-inverse forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]",
  "has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
);

/**
 * Light, dark, or system theme. Native radios; the page script applies and stores the choice.
 *
 * @param name unique on the page, because radios belong together by name
 */
export const ThemeSwitch = ({ name }: { name: string }) => (
  <fieldset className="flex rounded-full border border-line p-0.5 unscripted:hidden">
    <legend className="sr-only">{words.theme.label}</legend>
    {choices.map(({ value, icon }) => (
      <label key={value} className={look} title={words.theme[value]}>
        <input
          type="radio"
          name={name}
          value={value}
          data-theme-choice=""
          defaultChecked={value === "system"}
          className="sr-only"
        />
        <span className="sr-only">{words.theme[value]}</span>
        <Icon name={icon} />
      </label>
    ))}
  </fieldset>
);
