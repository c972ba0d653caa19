'use client'
import { useEffect } from 'react'
import { api } from '@/lib/client/api'
import { useSession } from '@/lib/client/session'

/** Notes the visit in the member's browsing history. Nobody waits for it and a failure concerns nobody. */
export function Visit({ goodsId }: { goodsId: number }) {
  const user = useSession()
  const userId = user?.userId
  useEffect(() => {
    if (userId) api.collect.saveHistory({ item_id: goodsId }).catch(() => {})
  }, [userId, goodsId])
  return null
}
