'use client'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { countReading } from './count-reading'
import { ReactionsBar } from './reactions-bar'

const LiveReactions = lazy(async () => ({ default: (await import('./live-reactions')).LiveReactions }))

/** The numbers are asked for a little before they come into sight. */
const margin = '400px'

/** Counts the reading once the page is shown; likes and numbers come when the reader nears the end of the text. */
export function ArticleReactions({ articleId }: { articleId: number }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [pressed, setPressed] = useState(false)

  useEffect(() => countReading(articleId), [articleId])

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  const still = <ReactionsBar busy={pressed} onPraise={() => setPressed(true)} />
  return (
    <div ref={place} className="mt-10 max-md:mt-8">
      {near || pressed ? (
        <Suspense fallback={still}>
          <LiveReactions key={articleId} articleId={articleId} pressed={pressed} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  )
}
