import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * A part in a state that only a visitor or the page script brings about, so that it has no property for it.
 *
 * @param part as it is rendered
 * @param edit what the page does to its markup
 */
export function edited(part: ReactNode, edit: (html: string) => string) {
  return <div dangerouslySetInnerHTML={{ __html: edit(renderToStaticMarkup(part)) }} />;
}

/** A form with one alert and one e-mail field, as the page script leaves it after a refusal (src/enhance/signup.ts). */
export const refused = (form: ReactNode, message: string) =>
  edited(form, (html) =>
    html
      .replace('role="alert">', `$&${message}`)
      .replace(/<input [^>]*type="email"/, '$& aria-invalid="true"'),
  );
