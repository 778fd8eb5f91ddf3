/**
 * Keeps a failure to render inside the part that failed: shows `fallback` in its place, so that the
 * rest of the island and of the page keeps working. Errors thrown in event handlers and in
 * asynchronous code are not React's to catch; set them as state and throw while rendering.
 */
import { Component, type ErrorInfo, type ReactNode } from "react";

export interface LiveBoundaryProps {
  children: ReactNode;
  /** Receives the error and, once React has told it, the stack of components (null before). */
  fallback: (error: Error, componentStack: string | null) => ReactNode;
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

  override render(): ReactNode {
    const { error, componentStack } = this.state;
    return error ? this.props.fallback(error, componentStack) : this.props.children;
  }
}
