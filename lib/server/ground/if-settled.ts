import 'server-only'

/**
 * The value of a promise that is already fulfilled, without waiting for a pending one; undefined for a pending or
 * rejected one.
 */
export const ifSettled = <T>(promise: Promise<T> | undefined): Promise<T | undefined> =>
  Promise.race([
    promise?.catch(() => undefined),
    // Callbacks of settled promises run before the next iteration of the event loop.
    new Promise<undefined>((resolve) => {
      setImmediate(resolve, undefined)
    }),
  ])
