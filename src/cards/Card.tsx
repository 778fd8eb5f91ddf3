/** The words of a card, in Satori's subset of HTML and CSS. */
import { layout } from "./layout.ts";
import type { CardWords } from "./page.ts";

interface CardProps extends CardWords {
  /** Of the title, in pixels. */
  size: number;
  /** Color of the words. */
  ink: string;
  /** Spacing of the display face's letters. */
  tracking: string;
}

/** Title at the top, the product's name at the foot next to its mark (Ground.tsx). */
export function Card({ title, size, eyebrow, product, ink, tracking }: CardProps) {
  const { width, height, edge, column, mark } = layout;
  const display = { fontFamily: "display", letterSpacing: tracking };
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width,
        height,
        padding: edge,
        boxSizing: "border-box",
        color: ink,
      }}
    >
      <div style={{ display: "flex", flexDirection: "column", width: column.width }}>
        {eyebrow !== "" && (
          <div style={{ fontFamily: "text", fontSize: layout.eyebrow, marginBottom: 20 }}>
            {eyebrow}
          </div>
        )}
        <div style={{ ...display, fontSize: size, lineHeight: layout.line, textWrap: "balance" }}>
          {title}
        </div>
      </div>
      <div
        style={{
          ...display,
          fontSize: layout.name,
          lineHeight: 1,
          height: mark.height,
          alignItems: "center",
          marginLeft: mark.width + mark.gap,
          display: "flex",
        }}
      >
        {product}
      </div>
    </div>
  );
}
