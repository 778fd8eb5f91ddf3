/** Gives rows that move the speed of the specification (9): half a pixel a frame at 60 frames a second. */

/** In CSS pixels a second. */
const speed = 30;

export function marquees(): void {
  for (const track of document.querySelectorAll<HTMLElement>(".marquee-track")) {
    const width = track.firstElementChild?.getBoundingClientRect().width ?? 0;
    for (const animation of width > 0 ? track.getAnimations() : []) {
      animation.effect?.updateTiming({ duration: (width / speed) * 1000 });
    }
  }
}
