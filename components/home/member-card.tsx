'use client'
import { Suspense } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/lib/client/person/session'
import { MemberFace } from './member-face'
import { MemberLine } from './member-line'

const SignedInCard = lazyPart(() => import('./signed-in-card'), 'SignedInCard')

interface MemberCardProps {
  /** One line, for phones. */
  line?: boolean
}

/** Sign-in for guests, account data for members: the card beside the carousel, or one line. */
export function MemberCard({ line = false }: MemberCardProps) {
  const user = useSession()
  const Face = line ? MemberLine : MemberFace
  const face = <Face user={user} />
  return user ? (
    <Suspense fallback={face}>
      <SignedInCard user={user} Face={Face} />
    </Suspense>
  ) : (
    face
  )
}
