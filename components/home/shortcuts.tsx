import { Recycle } from '@/components/ui/icons/recycle'
import { TicketPercent } from '@/components/ui/icons/ticket-percent'
import { Link } from '@/components/ui/link'

const look = 'rounded-control flex h-9 items-center justify-center gap-1.5 transition-colors hover:text-white'

export interface ShortcutsProps {
  hasCoupons: boolean
  hasProgramme: boolean
}

/** Below the member card: 领券 and 以旧换新, where the mall has them. Rendered on the server, unlike the card. */
export const Shortcuts = ({ hasCoupons, hasProgramme }: ShortcutsProps) => (
  <div className="grid shrink-0 auto-cols-fr grid-flow-col gap-2.5 px-4 pt-3 pb-4 text-sm font-medium empty:pt-0">
    {hasCoupons && (
      <Link href="#coupons" className={`${look} bg-brand-tint text-brand-deep hover:bg-brand`}>
        <TicketPercent className="size-4.5" aria-hidden />
        领券
      </Link>
    )}
    {hasProgramme && (
      <Link href="/devicePurchase" className={`${look} bg-programme-tint text-programme hover:bg-programme`}>
        <Recycle className="size-4.5" aria-hidden />
        以旧换新
      </Link>
    )}
  </div>
)
