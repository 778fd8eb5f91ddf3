import type { PageExists } from "#lib/routes/present.ts";
import type { Href } from "#content/link.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { OnwardLink } from "./OnwardLink.tsx";

interface Step {
  label: string;
  href: Href;
}

interface FirstStepsProps {
  /** What a visitor is asked to do. */
  action: Step;
  /** For those who would rather read on; its page may not be there yet. */
  onward: Step;
  exists: PageExists;
}

/** What a headline leads to: one button, and a quieter way beside it. */
export function FirstSteps({ action, onward, exists }: FirstStepsProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
      <ButtonLink href={action.href.href}>{action.label}</ButtonLink>
      <OnwardLink link={onward} exists={exists} />
    </div>
  );
}
