'use client'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { loginHrefFromHere, useSession } from '@/lib/client/session'
import { CollectButton, type CollectLook } from './collect-button'

const MemberCollect = lazy(async () => ({ default: (await import('./member-collect')).MemberCollect }))

/** Keeps a goods in the member's favourites; a guest is led to the login page and back (spec 1 §4). */
export function CollectToggle({ goodsId, ...look }: CollectLook & { goodsId: number }) {
  const user = useSession()
  const router = useRouter()
  const [pressed, setPressed] = useState(false)
  if (!user) return <CollectButton {...look} onPress={() => router.push(loginHrefFromHere())} />
  return (
    <Suspense fallback={<CollectButton {...look} busy onPress={() => setPressed(true)} />}>
      <MemberCollect goodsId={goodsId} pressed={pressed} {...look} />
    </Suspense>
  )
}
