'use client'
import { useState, type ReactNode } from 'react'
import { loginHrefFromHere, sessionUser } from '@/lib/client/session'
import { useClientNavigation } from '@/lib/client/use-client-navigation'
import { claimTexts } from '@/lib/domain/coupon-states'

interface ClaimButtonProps {
  cardId: number
  /** What the button says besides the content of the ticket, such as 领取. */
  action: string
  isClaimable: boolean
  children: ReactNode
}

/** A coupon that is claimed by a click. Guests are sent to the login page and back. The call is loaded with the click. */
export function ClaimButton({ cardId, action, isClaimable, children }: ClaimButtonProps) {
  const [state, setState] = useState<'open' | 'busy' | 'claimed'>('open')
  const router = useClientNavigation()
  const send = async () => {
    setState('busy')
    const isClaimed = await import('./claim').then(({ claim }) => claim(cardId)).catch(() => false)
    setState(isClaimed ? 'claimed' : 'open')
  }
  return (
    <button
      type="button"
      disabled={state !== 'open' || !isClaimable}
      aria-busy={state === 'busy'}
      onClick={() => (sessionUser() ? void send() : router.push(loginHrefFromHere()))}
      className="card-ticket"
    >
      {children}
      <span className="card-ticket-action">{state === 'claimed' ? claimTexts[1] : action}</span>
    </button>
  )
}
