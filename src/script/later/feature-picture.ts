/** The panel that shows one feature's picture: fetches its file and says how that goes. */

/** So long, in milliseconds, a choice has to rest before it is drawn: names that fly by cost no frame. */
const rest = 90;
/** So long the former picture stands while the next is on its way. */
const patience = 250;

export interface Picture {
  /** The file's path. */
  readonly address: string;
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
}

/**
 * @param media the panel, an image to assistive technology; gets `data-state` pending or failed
 * @param use shows the drawing
 * @param drawing the drawing's id inside each file
 * @returns shows a picture; the label changes with the drawing, never before
 */
export function picturePanel(
  media: HTMLElement,
  use: SVGUseElement,
  drawing: string,
): (picture: Picture) => void {
  let wanted = "";
  let resting = 0;

  const draw = ({ address, alt }: Picture) => {
    const isWanted = () => address === wanted;
    const late = setTimeout(() => {
      if (isWanted()) media.dataset["state"] = "pending";
    }, patience);
    fetch(address)
      .then(({ ok }) => {
        if (!ok) throw new Error("no picture");
        if (!isWanted()) return;
        use.setAttribute("href", `${address}#${drawing}`);
        media.ariaLabel = alt;
        delete media.dataset["state"];
      })
      .catch(() => {
        if (!isWanted()) return;
        // The next choice asks again.
        wanted = "";
        media.dataset["state"] = "failed";
        media.ariaLabel = media.querySelector("p")?.textContent.trim() ?? "";
      })
      .finally(() => {
        clearTimeout(late);
      });
  };

  return (picture) => {
    if (picture.address === wanted) return;
    wanted = picture.address;
    clearTimeout(resting);
    resting = window.setTimeout(draw, use.hasAttribute("href") ? rest : 0, picture);
  };
}
