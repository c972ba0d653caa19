'use client'
import { useQuery } from '@tanstack/react-query'
import { useCartCount } from '@/lib/client/cart/cart-count'
import { Providers } from '@/lib/client/providers'
import { query } from '@/lib/client/query'
import type { SessionUser } from '@/lib/client/session'
import { MemberFace } from './member-face'

/** The card of a signed-in member with the counters. */
export function SignedInCard({ user }: { user: SessionUser }) {
  return (
    <Providers>
      <Face user={user} />
    </Providers>
  )
}

function Face({ user }: { user: SessionUser }) {
  const cartCount = useCartCount()
  const { data } = useQuery({
    ...query.member.info.queryOptions({ input: {}, meta: { silent: true } }),
    staleTime: 60_000,
  })
  return <MemberFace user={user} member={data} cartCount={cartCount} />
}
