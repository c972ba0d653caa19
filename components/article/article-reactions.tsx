'use client'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNearViewport } from '@/components/ui/use-near-viewport'
import { countReading } from './count-reading'
import { ReactionsBar } from './reactions-bar'

const LiveReactions = lazy(async () => ({ default: (await import('./live-reactions')).LiveReactions }))

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
