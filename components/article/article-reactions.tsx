'use client'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useNearViewport } from '@/components/ui/use-near-viewport'
import { apiBase } from '@/lib/client/call/api-base'
import { ReactionsBar } from './reactions-bar'

const LiveReactions = lazyPart(() => import('./live-reactions'), 'LiveReactions')

/** Counts the reading once the page is shown; likes and numbers load when the end of the text is near the viewport. */
export function ArticleReactions({ articleId }: { articleId: number }) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [pressed, setPressed] = useState(false)
  useNearViewport(box, '400px', () => setNear(true), !isNear)

  useEffect(() => countReading(articleId), [articleId])

  const bar = <ReactionsBar busy={pressed} onPraise={() => setPressed(true)} />
  return (
    <div ref={box} className="mt-10 max-md:mt-8">
      {isNear || pressed ? (
        <Suspense fallback={bar}>
          <LiveReactions key={articleId} articleId={articleId} pressed={pressed} />
        </Suspense>
      ) : (
        bar
      )}
    </div>
  )
}

const count = (articleId: number) =>
  // `keepalive`: the call is also sent when the reader leaves at once.
  void fetch(`${apiBase}/article/focus/${articleId}`, { method: 'POST', keepalive: true }).catch(() => {})

/**
 * Counts one reading once the page is visible: a tab in the background or a prerendered page may never be. Fire and
 * forget; errors are ignored.
 * @returns cancels it
 */
function countReading(articleId: number): () => void {
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
