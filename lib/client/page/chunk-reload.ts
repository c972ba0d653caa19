const key = 'mall_reloaded_at'
/** Milliseconds. A second failure within this time is not caused by a new release: no further reload. */
const minReloadInterval = 60_000

const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Loading (?:CSS )?chunk|dynamically imported module|importing a module script failed/i.test(
      error.message,
    ))

/**
 * Reloads the page once when a chunk could not be loaded (spec 1 §8): after a release an open page requests chunks that
 * no longer exist.
 *
 * @returns true when the page is being reloaded
 */
export function reloadForChunk(error: unknown): boolean {
  if (!isChunkError(error)) return false
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < minReloadInterval) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without storage the page could reload endlessly.
    return false
  }
  window.location.reload()
  return true
}
