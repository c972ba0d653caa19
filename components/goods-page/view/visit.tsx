'use client'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNearViewport } from '@/components/ui/use-near-viewport'
import { useSession } from '@/lib/client/person/session'
import { addRecent } from './recent-store'

const RecentGoods = lazy(() => import('./recent-goods'))

/** Guests load no client of the API. */
async function saveHistory(goodsId: number): Promise<void> {
  const { api } = await import('@/lib/client/call/api')
  await api.favourite.saveHistory({ item_id: goodsId })
}

/**
 * Records the visit in the member's browse history, or in the browser of a guest, and shows recent products once they
 * are near the viewport.
 */
export function Visit({ goodsId }: { goodsId: number }) {
  const user = useSession()
  const userId = user?.userId
  const isGuest = user === null
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useNearViewport(box, '400px', () => setNear(true), !isNear)

  useEffect(() => {
    // Fire and forget: errors are ignored.
    if (userId) saveHistory(goodsId).catch(() => {})
    else if (isGuest) addRecent(goodsId)
  }, [userId, isGuest, goodsId])

  return (
    <div ref={box}>
      {isNear && user !== undefined && (
        <Suspense>
          <RecentGoods goodsId={goodsId} isMember={!isGuest} />
        </Suspense>
      )}
    </div>
  )
}
