'use client'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { loginHrefFromHere, sessionUser, useSession } from '@/lib/client/person/session'
import { TicketButton } from './ticket-button'

const MemberClaimButton = lazyPart(() => import('./member-claim-button'), 'MemberClaimButton')

export interface ClaimButtonProps {
  cardId: number
  /** The coupons of the widget, whose claim states a member fetches together. */
  cardIds: readonly number[]
  /** Text of the button for all visitors. */
  action: string
  isClaimable: boolean
  children: ReactNode
}

/**
 * A coupon that is claimed by a click, with the member's claim state. Guests are sent to the login page and back. A
 * click that comes before the part for members is loaded is carried out by it.
 */
export function ClaimButton(props: ClaimButtonProps) {
  const user = useSession()
  const router = useClientNavigation()
  const [isAsked, setAsked] = useState(false)
  const button = (
    <TicketButton
      {...props}
      isBusy={isAsked}
      onClick={() => (sessionUser() ? setAsked(true) : router.push(loginHrefFromHere()))}
    />
  )
  return user || isAsked ? (
    <Suspense fallback={button}>
      <MemberClaimButton {...props} isAsked={isAsked} />
    </Suspense>
  ) : (
    button
  )
}
