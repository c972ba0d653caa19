'use client'
import { useReplayedClick } from '@/components/ui/replay-click'
import { Providers } from '@/lib/client/providers'
import type { FavouriteToggleProps } from './favourite-toggle'
import { useFavourite } from './use-favourite'

interface MemberToggleProps extends FavouriteToggleProps {
  /** The button was clicked while this module was loading. */
  wasClicked: boolean
}

/** The toggle of a signed-in member. */
export function MemberToggle(props: MemberToggleProps) {
  return (
    <Providers>
      <Toggle {...props} />
    </Providers>
  )
}

function Toggle({ kind, id, wasClicked, children }: MemberToggleProps) {
  const favourite = useFavourite(kind, id)
  useReplayedClick(wasClicked, favourite.onClick)
  return children(favourite)
}
