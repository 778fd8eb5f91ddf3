/**
 * What every island of the site is wrapped in: a part that fails to render gives way to the error view, with
 * what went wrong and a way to try again, and everything around it works on (docs/specification.md, 8.2).
 */
import type { ReactNode } from "react";
import type { Content } from "#model/kinds.ts";
import { Button } from "#ui/Button.tsx";
import { type Failure, LiveBoundary } from "./LiveBoundary.tsx";

interface LiveErrorViewProps {
  words: Content<"errorView">;
  failure: Failure;
}

/** The view alone. Announced at once, since it comes in answer to what the visitor did. */
export function LiveErrorView({ words, failure }: LiveErrorViewProps) {
  const { error, componentStack, retry } = failure;
  return (
    <div role="alert" className="rounded-stone bg-sunken p-6 sm:p-10">
      <p className="mb-4 text-small font-medium text-persimmon">{error.message}</p>
      <h2 className="text-heading">{words.title}</h2>
      <p className="mt-4 max-w-prose text-lead">{words.lead}</p>
      <details className="mt-6 text-small">
        <summary className="min-h-11 content-center">{words.details}</summary>
        <pre className="mt-2 overflow-x-auto font-code whitespace-pre-wrap">
          {error.stack}
          {componentStack}
        </pre>
      </details>
      <Button className="mt-6" onClick={retry}>
        {words.retry}
      </Button>
    </div>
  );
}

interface LivePartProps {
  words: Content<"errorView">;
  children: ReactNode;
}

export function LivePart({ words, children }: LivePartProps) {
  return (
    <LiveBoundary fallback={(failure) => <LiveErrorView words={words} failure={failure} />}>
      {children}
    </LiveBoundary>
  );
}
