/** The words of a card, in the subset of HTML and CSS that is drawn at build time (Satori). */
import { layout } from "./layout.ts";
import { type SetTitle, titleSizes } from "./title.ts";

interface CardProps {
  title: SetTitle;
  /** Where on the site the page belongs; empty for a page at its top. */
  eyebrow: string;
  product: string;
  /** Color of the words. */
  ink: string;
  /** Spacing of the display face's letters. */
  tracking: string;
}

/** Title at the top, the product's name at the foot beside its mark (Ground.tsx). */
export function Card({ title, eyebrow, product, ink, tracking }: CardProps) {
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
        {title.lines.map((line) => (
          <div
            key={line}
            style={{
              ...display,
              fontSize: title.size,
              lineHeight: titleSizes.line,
              whiteSpace: "nowrap",
            }}
          >
            {line}
          </div>
        ))}
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
