/**
 * Keeps a failure to render inside the part that failed: shows `fallback` in its place, so that the
 * rest of the island and of the page keeps working. Errors thrown in event handlers and in
 * asynchronous code are not React's to catch; set them as state and throw while rendering.
 */
import { Component, type ErrorInfo, type ReactNode } from "react";

export interface Failure {
  readonly error: Error;
  /** The components it came through; null until React has told them. */
  readonly componentStack: string | null;
  /** Renders the part anew, from its first state. */
  readonly retry: () => void;
}

export interface LiveBoundaryProps {
  children: ReactNode;
  fallback: (failure: Failure) => ReactNode;
}

interface LiveBoundaryState {
  error: Error | null;
  componentStack: string | null;
}

/** Anything can be thrown; the fallback gets an Error. */
const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

export class LiveBoundary extends Component<LiveBoundaryProps, LiveBoundaryState> {
  override state: LiveBoundaryState = { error: null, componentStack: null };

  static getDerivedStateFromError(thrown: unknown): Partial<LiveBoundaryState> {
    return { error: asError(thrown) };
  }

  override componentDidCatch(_thrown: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ componentStack: componentStack ?? null });
  }

  readonly #retry = (): void => {
    this.setState({ error: null, componentStack: null });
  };

  override render(): ReactNode {
    const { error, componentStack } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback({ error, componentStack, retry: this.#retry });
  }
}
