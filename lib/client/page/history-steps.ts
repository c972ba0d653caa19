/**
 * Steps through the history, as sheet-history.ts handles them once a sheet was opened. A property of the window,
 * because the listener is added by instrumentation-client.ts, before any bundle of a page is there.
 */
declare global {
  interface Window {
    mallStep?: (event: PopStateEvent) => void
  }
}

/**
 * Passes every step on. Called before the router listens: browsers run the listeners of `window` in the order in which
 * they were added, also those that capture, and the router must not learn of steps between a page and its sheets.
 */
export const listenToSteps = (): void => addEventListener('popstate', (event) => window.mallStep?.(event))
