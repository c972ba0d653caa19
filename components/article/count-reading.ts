import { apiBase } from '@/lib/client/api-base'

const count = (articleId: number) =>
  // `keepalive`: the call is also sent when the reader leaves at once.
  void fetch(`${apiBase}/article/focus/${articleId}`, { method: 'POST', keepalive: true }).catch(() => {})

/**
 * Counts one reading once the page is visible: a tab in the background or a prerendered page may never be. Fire and
 * forget; errors are ignored.
 * @returns cancels it
 */
export function countReading(articleId: number): () => void {
  if (document.visibilityState === 'visible') {
    count(articleId)
    return () => {}
  }
  const seen = new AbortController()
  document.addEventListener(
    'visibilitychange',
    () => {
      seen.abort()
      count(articleId)
    },
    { signal: seen.signal },
  )
  return () => seen.abort()
}
