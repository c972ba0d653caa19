'use client'
import { cx } from '@/components/ui/cx'
import { Clock } from '@/components/ui/icons/clock'
import { useServerNow } from '@/components/ui/use-now'
import { isOpenAt, readHours } from '@/lib/domain/shop/hours'

/** Opening hours, and whether the shop is open now; computed in the browser, because the document is cached. */
export function OpenState({ hour, className }: { hour: string; className?: string }) {
  const now = useServerNow()
  if (!hour) return null
  const hours = readHours(hour)
  const isOpen = hours !== null && now > 0 && isOpenAt(hours, now)
  return (
    <span className={cx('inline-flex flex-wrap items-center gap-1.5', className)}>
      <Clock className="text-faint size-4" aria-hidden />
      <span translate="no" className="nums">
        {hour}
      </span>
      {hours && (
        <span className={cx('min-w-12 text-xs', isOpen ? 'text-programme' : 'text-muted')}>
          {now > 0 ? (isOpen ? '营业中' : '休息中') : ''}
        </span>
      )}
    </span>
  )
}
