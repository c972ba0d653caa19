const key = 'mall_reloaded_at'
/** A second failure within this time is a real one, not a page that is older than the files on the server. */
const oncePer = 60_000

const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /Loading (?:CSS )?chunk|dynamically imported module|importing a module script failed/i.test(
      error.message,
    ))

/**
 * Reloads the page once when a part of it could not be loaded (spec 1 §8): after a new release the old page asks for
 * files that are gone.
 *
 * @returns true when the page is being reloaded
 */
export function reloadForChunk(error: unknown): boolean {
  if (!isChunkError(error)) return false
  try {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < oncePer) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without storage it could reload for ever.
    return false
  }
  window.location.reload()
  return true
}
