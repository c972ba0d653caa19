import { apiBase } from '@/lib/client/api-base'

const count = (articleId: number) =>
  // Survives the page: who leaves at once has opened the article all the same.
  void fetch(`${apiBase}/article/focus/${articleId}`, { method: 'POST', keepalive: true }).catch(() => {})

/**
 * Counts one reading as soon as the page is in front of somebody: a tab that was opened in the background or a page
 * that the browser prepared may never be. Nobody waits for it and a failure concerns nobody.
 * @returns gives it up
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
