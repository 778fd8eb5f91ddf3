import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * A form as the page script leaves it after a refusal (src/enhance/signup.ts): the alert filled, the field
 * marked. The form itself is rendered without, because only the script knows of a refusal.
 *
 * @param form with one alert and one e-mail field
 * @param message what the alert says
 */
export function refused(form: ReactNode, message: string) {
  const html = renderToStaticMarkup(form)
    .replace(/(role="alert">)/, `$1${message}`)
    .replace(/(<input [^>]*type="email")/, '$1 aria-invalid="true"');
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
