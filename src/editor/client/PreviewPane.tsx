import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "#ui/Icon.tsx";
import { words } from "../words.ts";

/** The widths of screens, in pixels. */
const widths = { phone: 390, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof widths;

interface PreviewPaneProps {
  /** The width at first. */
  first: Width;
  hint: string;
  /** The page that is shown, and what the link to it is called. */
  page: string;
  name: ReactNode;
  /** The frame itself. */
  children: ReactNode;
}

/** A page beside its form, as a screen of a chosen width shows it, made to fit. */
export function PreviewPane({ first, hint, page, name, children }: PreviewPaneProps) {
  const [width, setWidth] = useState<Width>(first);
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const pane = stage.current;
    if (pane === null) return undefined;
    const fit = () => {
      const scale = Math.min(1, pane.clientWidth / widths[width]);
      const frame = pane.querySelector("iframe");
      if (frame === null) return;
      frame.style.width = `${String(widths[width])}px`;
      frame.style.height = `${String(pane.clientHeight / scale)}px`;
      frame.style.scale = String(scale);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(pane);
    fit();
    return () => {
      observer.disconnect();
    };
  }, [width]);

  return (
    <section className="edit-preview" aria-label={words.preview}>
      <div className="edit-preview-bar">
        <fieldset className="edit-widths">
          <legend className="sr-only">{words.preview}</legend>
          {(Object.keys(widths) as Width[]).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="width"
                className="sr-only"
                checked={name === width}
                onChange={() => {
                  setWidth(name);
                }}
              />
              <span>{words[name]}</span>
            </label>
          ))}
        </fieldset>
        <p>{hint}</p>
        <a
          href={page}
          target="_blank"
          rel="noreferrer"
          aria-label={words.openPage}
          title={words.openPage}
        >
          {name}
          <Icon name="out" />
        </a>
      </div>
      <div ref={stage} className="edit-stage" data-width={width}>
        {children}
      </div>
    </section>
  );
}
