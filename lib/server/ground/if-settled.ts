import 'server-only'

/**
 * The value of a promise that has been fulfilled before, without waiting for one that has not; undefined for one that was
 * rejected, too.
 */
export const ifSettled = <T>(promise: Promise<T> | undefined): Promise<T | undefined> =>
  Promise.race([
    promise?.catch(() => undefined),
    // Promises that are settled answer before the next turn of the loop.
    new Promise<undefined>((resolve) => {
      setImmediate(resolve, undefined)
    }),
  ])
