/** The one call by which the mall says that something it shows has changed. */

type Pages = { invalidate(tags: readonly string[]): Promise<void> }
const slot = globalThis as { __mallPages?: Pages }

/**
 * Drops all cached pages and values that carry one of the tags; the next request of each is fresh.
 * Works anywhere in the server process, inside and outside Next's request scope. Tags are ASCII without commas.
 */
export async function invalidate(tags: readonly string[]): Promise<void> {
  await slot.__mallPages?.invalidate(tags)
}
