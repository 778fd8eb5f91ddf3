import { cx } from "#ui/cx.ts";

/** The parts of the root that grows down the page; each ends in the middle, where the next begins. */
const stretches = {
  first: "M500 0C506 40 494 70 500 100M501 40C530 60 560 62 590 84M498 62C470 78 452 80 430 98",
  // Its side roots reach the bulbs wherever they are.
  right: "M500 0C508 18 516 30 514 50S506 84 500 100M512 66C500 74 488 80 472 90",
  left: "M500 0C480 18 456 30 460 50S492 84 500 100M468 26C420 22 390 34 310 30M459 48C410 58 400 50 360 64M472 72C500 76 510 82 530 90",
} as const;

interface RootPictureProps {
  part: keyof typeof stretches;
  /** A utility class, for a part that does not fill the section's height. */
  height?: string;
}

/** Decoration: hidden from assistive technology, and not shown on narrow windows. */
export function RootPicture({ part, height = "h-full" }: RootPictureProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      className={cx(
        "hidden w-page -translate-x-1/2 fill-none stroke-clay lg:block",
        part === "first" ? "ml-[50%] h-28" : cx("absolute top-0 left-1/2 -z-1", height),
      )}
    >
      <path d={stretches[part]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
