/**
 * The error boundary around every island. When the part fails to render, the error view replaces it,
 * with a button that renders the part again. Errors in event handlers and in asynchronous code never
 * reach a boundary: keep them as state and throw while rendering.
 */
import words from "virtual:words/errorView";
import { Component, type ComponentType, type ErrorInfo, type ReactNode } from "react";
import { Button } from "#ui/Button.tsx";
import { replayWhenReady } from "./intent/replay.ts";

// Input from before the part was live takes effect now. On the server there is none.
if (typeof document !== "undefined") replayWhenReady();

interface BoundaryState {
  readonly error: Error | null;
  /** Null until React reports it. */
  readonly componentStack: string | null;
}

class ErrorBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null, componentStack: null };

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    // Code can throw anything; the view gets an Error.
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(_thrown: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ componentStack: componentStack ?? null });
  }

  override render(): ReactNode {
    const { error, componentStack } = this.state;
    if (error === null) return this.props.children;
    // It responds to the visitor's action, so it is announced at once.
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
        <Button
          className="mt-6"
          onClick={() => this.setState({ error: null, componentStack: null })}
        >
          {words.retry}
        </Button>
      </div>
    );
  }
}

/** @returns the part as a page mounts it: inside the error boundary */
export const livePart = <P extends object>(Part: ComponentType<P>) =>
  function LivePart(props: P) {
    return (
      <ErrorBoundary>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
