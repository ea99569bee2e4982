/** Catches what goes wrong while drawing, loading a page, or later; says what happened and what to do. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ErrorBoundary } from 'preact-iso';
import { Outdated, Torn } from './bad.tsx';

/** After a deploy the old page asks for files that are gone. */
const isOutdated = (error: Error): boolean =>
  /dynamically imported module|module script failed|Unable to preload/i.test(error.message);

/** No fault: what was measured has changed while it was being drawn, and the browser will say so in the next frame instead. */
const isLate = ({ message }: ErrorEvent): boolean => message.startsWith('ResizeObserver loop');

export function Guard({ children }: { children: ComponentChildren }) {
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    const fail = (event: ErrorEvent): void => {
      if (!isLate(event)) setError(event.error ?? new Error(event.message));
    };
    const reject = (event: PromiseRejectionEvent): void =>
      setError(event.reason instanceof Error ? event.reason : new Error(String(event.reason)));
    addEventListener('error', fail);
    addEventListener('unhandledrejection', reject);
    return () => {
      removeEventListener('error', fail);
      removeEventListener('unhandledrejection', reject);
    };
  }, []);
  if (error) return isOutdated(error) ? <Outdated /> : <Torn error={error} />;
  const tear = (torn: Error): void => {
    // Of what goes wrong while drawing the browser itself says nothing.
    console.error(torn);
    setError(torn);
  };
  return <ErrorBoundary onError={tear}>{children}</ErrorBoundary>;
}
