/** The stretches of the one root that goes down the page; each ends where the next begins, in the middle. */
const stretches = {
  first: "M500 0C506 40 494 70 500 100M501 40C530 60 560 62 590 84M498 62C470 78 452 80 430 98",
  // Its side roots reach the bulbs, wherever these come to lie (roots.css).
  right: "M500 0C508 18 516 30 514 50S506 84 500 100M512 66C500 74 488 80 472 90",
  left: "M500 0C480 18 456 30 460 50S492 84 500 100M468 26C420 22 390 34 310 30M459 48C410 58 400 50 360 64M472 72C500 76 510 82 530 90",
} as const;

/** Decoration: hidden from assistive technology, and on narrow windows from all. */
export function Root({ part }: { part: keyof typeof stretches }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      className="root"
      data-part={part}
    >
      <path d={stretches[part]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
