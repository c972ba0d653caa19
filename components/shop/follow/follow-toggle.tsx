'use client'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { loginHrefFromHere, useSession } from '@/lib/client/session'
import { FollowButton, type FollowLook } from './follow-button'

const MemberFollow = lazy(async () => ({ default: (await import('./member-follow')).MemberFollow }))

/** Follows a shop; a guest is led to the login page and back. */
export function FollowToggle({ distributorId, ...look }: FollowLook & { distributorId: number }) {
  const user = useSession()
  const router = useRouter()
  const [pressed, setPressed] = useState(false)
  if (!user) return <FollowButton {...look} onPress={() => router.push(loginHrefFromHere())} />
  return (
    <Suspense fallback={<FollowButton {...look} busy onPress={() => setPressed(true)} />}>
      <MemberFollow distributorId={distributorId} pressed={pressed} {...look} />
    </Suspense>
  )
}
