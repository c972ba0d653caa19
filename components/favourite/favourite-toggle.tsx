'use client'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { loginHrefFromHere, sessionUser, useSession } from '@/lib/client/person/session'
import { carryPress } from '@/lib/client/press/carried-press'
import type { FavouriteKind } from '@/lib/client/trade/favourites'

export interface ToggleState {
  isOn: boolean
  /** The member's favourites are not known yet. */
  isLoading: boolean
  /** A change is being saved. */
  isSaving: boolean
  onClick: () => void
}

export interface FavouriteToggleProps {
  kind: FavouriteKind
  id: number
  /** Toasts of the page, instead of those of the kind. */
  messages?: { added: string; removed: string } | undefined
  /** Renders the button. */
  children: (state: ToggleState) => ReactNode
}

const MemberToggle = lazyPart(() => import('./member-toggle'), 'MemberToggle')

/**
 * A button that adds and removes a favourite. Guests are sent to the login page and back, and the
 * sign-in adds it (spec 1 §4). For a member the
 * query library is loaded first; a click before that is repeated.
 */
export function FavouriteToggle({ children, ...favourite }: FavouriteToggleProps) {
  const user = useSession()
  const router = useClientNavigation()
  const [wasClicked, setWasClicked] = useState(false)
  if (!user) {
    // A press that was repeated while the page hydrates may come before the member is known here.
    const onClick = () => {
      if (sessionUser()) return setWasClicked(true)
      carryPress({ kind: favourite.kind, id: favourite.id, message: favourite.messages?.added })
      router.push(loginHrefFromHere())
    }
    return children({ isOn: false, isLoading: false, isSaving: false, onClick })
  }
  const waiting = { isOn: false, isLoading: true, isSaving: true, onClick: () => setWasClicked(true) }
  return (
    <Suspense fallback={children(waiting)}>
      <MemberToggle {...favourite} wasClicked={wasClicked}>
        {children}
      </MemberToggle>
    </Suspense>
  )
}
