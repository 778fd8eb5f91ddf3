import { RakedGround } from "#pictures/RakedGround.tsx";
import { TextLink } from "#ui/TextLink.tsx";
import type { PanelContent } from "./Panel.tsx";

interface PanelAsideProps {
  aside: PanelContent["aside"];
  /** Said where the link leads to another site. */
  externalHint: string;
}

const stones = [{ cx: 420, cy: 46, rx: 64, ry: 34, squareness: 2.3 }];

/** The strip at a panel's foot: one more thing worth knowing, and where it leads. */
export function PanelAside({ aside: { title, text, link }, externalHint }: PanelAsideProps) {
  return (
    <div className="panel-aside">
      <RakedGround
        viewBox={[0, 0, 700, 92]}
        stones={stones}
        gap={11}
        step={20}
        className="aside-ground"
      />
      <div className="relative">
        <p className="font-display text-lead font-medium">{title}</p>
        <p className="text-small text-ink-muted">{text}</p>
      </div>
      <TextLink look="onward" href={link.href.href} className="relative shrink-0 text-small">
        {link.label}
        {link.href.external && <span className="sr-only"> {externalHint}</span>}
      </TextLink>
    </div>
  );
}
