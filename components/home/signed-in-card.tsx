'use client'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Providers } from '@/lib/client/call/providers'
import { query } from '@/lib/client/call/query'
import { useCartCount } from '@/lib/client/cart/cart-count'
import type { SessionUser } from '@/lib/client/person/session'
import type { MemberFaceProps } from './member-face'

interface SignedInCardProps {
  user: SessionUser
  Face: ComponentType<MemberFaceProps>
}

/** The card of a signed-in member with the counters. */
export const SignedInCard = (props: SignedInCardProps) => (
  <Providers>
    <Counted {...props} />
  </Providers>
)

function Counted({ user, Face }: SignedInCardProps) {
  const cartCount = useCartCount()
  const { data } = useQuery({
    ...query.member.info.queryOptions({ input: {}, meta: { silent: true } }),
    staleTime: 60_000,
  })
  return <Face user={user} member={data} cartCount={cartCount} />
}
