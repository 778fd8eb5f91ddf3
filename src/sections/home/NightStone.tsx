/** Shadows and light that all stones of the night refer to, in a picture of no size. */
export const NightLight = () => (
  <svg aria-hidden="true" data-theme="dark" className="absolute size-0">
    <defs>
      <radialGradient id="night-shadow">
        <stop offset=".3" className="[stop-color:var(--color-shade)]" />
        <stop offset="1" className="[stop-color:var(--color-shade)] [stop-opacity:0]" />
      </radialGradient>
    </defs>
  </svg>
);

const body =
  "M-100 20C-100-25-80-62-50-82-20-100 25-102 50-80 82-55 100-20 98 20 96 55 60 80 0 80-60 80-100 60-100 20z";
/** The sides toward the light and away from it. */
const facet = "M-50-82C-20-100 25-102 50-80 82-55 100-20 98 20 84 30 66 14 52-14 36-46-2-66-50-82z";
const shaded =
  "M-100 20C-100 60-60 80 0 80 30 80 60 72 78 56 30 60-20 50-50 20-68 0-76-30-50-82-80-62-100-25-100 20z";

interface NightStoneProps {
  /** From 0; the stones differ in width and height. */
  place: number;
  /** Close to the sun, so its lit side is warm. */
  warm: boolean;
}

/**
 * A stone under the night's one light, from the upper right. What is lit of it brightens with its task (home.css).
 * Night has the same colors in both themes.
 */
export function NightStone({ place, warm }: NightStoneProps) {
  const [wide, high] = [1 - ((place + 1) % 3) * 0.09, 1 - (place % 3) * 0.08];
  return (
    <svg
      aria-hidden="true"
      data-theme="dark"
      viewBox="-150 -120 300 240"
      className="w-18 overflow-visible lg:w-34"
    >
      <ellipse cx="0" cy="76" rx="148" ry="46" fill="url(#night-shadow)" />
      <ellipse cx="0" cy="78" rx="84" ry="9" className="fill-shade" />
      <g transform={`translate(0 80) scale(${wide} ${high}) translate(0 -80)`}>
        <path d={body} className="fill-night-line" />
        <path d={facet} className="fill-on-night/15" />
        <g className="night-lit">
          <path d={body} className="fill-line-strong" />
          <path d={facet} className={warm ? "fill-persimmon/75" : "fill-on-night/75"} />
        </g>
        <path d={shaded} className="fill-shade" />
      </g>
    </svg>
  );
}
