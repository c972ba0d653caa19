'use client'
import { useReplayedClick } from '@/components/ui/replay-click'
import { Providers } from '@/lib/client/providers'
import { FollowButton, type FollowLook } from './follow-button'
import { useFollow } from './use-follow'

type MemberFollowProps = FollowLook & {
  distributorId: number
  /** Pressed while this was on its way. */
  pressed?: boolean
}

/** The button of somebody who is signed in. */
export function MemberFollow(props: MemberFollowProps) {
  return (
    <Providers>
      <Follow {...props} />
    </Providers>
  )
}

function Follow({ distributorId, pressed = false, ...look }: MemberFollowProps) {
  const { isFollowed, toggle, busy } = useFollow(distributorId)
  useReplayedClick(pressed, toggle)
  return <FollowButton {...look} isFollowed={isFollowed} busy={busy} onPress={toggle} />
}
