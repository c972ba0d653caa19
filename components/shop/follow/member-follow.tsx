'use client'
import { Providers } from '@/lib/client/providers'
import { FollowButton, type FollowLook } from './follow-button'
import { useFollow } from './use-follow'

type MemberFollowProps = FollowLook & { distributorId: number }

/** The button of somebody who is signed in. */
export function MemberFollow(props: MemberFollowProps) {
  return (
    <Providers>
      <Follow {...props} />
    </Providers>
  )
}

function Follow({ distributorId, ...look }: MemberFollowProps) {
  const { isFollowed, toggle, busy } = useFollow(distributorId)
  return <FollowButton {...look} isFollowed={isFollowed} busy={busy} onPress={toggle} />
}
