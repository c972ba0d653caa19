'use client'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { api } from '@/lib/client/api'
import { useSession } from '@/lib/client/session'
import { keepRecent } from './recent-store'

const RecentGoods = lazy(async () => ({ default: (await import('./recent-goods')).RecentGoods }))

/** The row is asked for a little before it comes into sight. */
const margin = '400px'

/**
 * Notes the visit, in the member's history or in a guest's browser, and shows what was looked at before once the visitor
 * comes near. Nobody waits for the note and a failure concerns nobody.
 */
export function Visit({ goodsId }: { goodsId: number }) {
  const user = useSession()
  const userId = user?.userId
  const isGuest = user === null
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (userId) api.collect.saveHistory({ item_id: goodsId }).catch(() => {})
    else if (isGuest) keepRecent(goodsId)
  }, [userId, isGuest, goodsId])

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

  return (
    <div ref={place}>
      {near && user !== undefined && (
        <Suspense>
          <RecentGoods goodsId={goodsId} isMember={!isGuest} />
        </Suspense>
      )}
    </div>
  )
}
