'use client'
import { useState, type ReactNode } from 'react'
import { useClientNavigation } from '@/lib/client/use-client-navigation'
import { api } from '@/lib/client/api'
import { loginHrefFromHere, sessionUser } from '@/lib/client/session'
import { toast } from '@/lib/client/toast'
import { useAction } from '@/lib/client/use-action'

interface ClaimButtonProps {
  cardId: number
  /** What the button says besides the content of the ticket, such as 领取. */
  action: string
  isClaimable: boolean
  children: ReactNode
}

/** A coupon that is claimed by a click. Guests are sent to the login page and back. */
export function ClaimButton({ cardId, action, isClaimable, children }: ClaimButtonProps) {
  const [isClaimed, setIsClaimed] = useState(false)
  const router = useClientNavigation()
  const { go, busy } = useAction(async () => {
    await api.coupon.receive({ card_id: cardId })
    setIsClaimed(true)
    toast.success('领取成功')
  })
  return (
    <button
      type="button"
      disabled={busy || isClaimed || !isClaimable}
      aria-busy={busy}
      onClick={() => (sessionUser() ? go(undefined) : router.push(loginHrefFromHere()))}
      className="card-ticket"
    >
      {children}
      <span className="card-ticket-action">{isClaimed ? '已领取' : action}</span>
    </button>
  )
}
