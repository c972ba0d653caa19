import type { ReactNode } from 'react'

interface TicketButtonProps {
  /** Text of the button besides the content of the ticket, such as 领取. */
  action: string
  isClaimable: boolean
  isBusy: boolean
  onClick: () => void
  children: ReactNode
}

/** A coupon that is a button as a whole. */
export const TicketButton = ({ action, isClaimable, isBusy, onClick, children }: TicketButtonProps) => (
  <button
    type="button"
    disabled={isBusy || !isClaimable}
    aria-busy={isBusy}
    onClick={onClick}
    className="card-ticket"
  >
    {children}
    <span className="card-ticket-action">{action}</span>
  </button>
)
