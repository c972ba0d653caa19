'use client'
import { lazy, Suspense } from 'react'
import { useSession } from '@/lib/client/session'
import { MemberFace } from './member-face'

const SignedInCard = lazy(async () => ({ default: (await import('./signed-in-card')).SignedInCard }))

/** The card beside the carousel: sign-in for guests, account data for members. */
export function MemberCard() {
  const user = useSession()
  const face = <MemberFace user={user} />
  return user ? (
    <Suspense fallback={face}>
      <SignedInCard user={user} />
    </Suspense>
  ) : (
    face
  )
}
