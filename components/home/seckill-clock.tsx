'use client'
import { Countdown } from '@/components/ui/countdown'
import { useServerNow } from '@/components/ui/use-now'

/** 距开场 before the activity, 距结束 during it. */
export function SeckillClock({ start, end }: { start: number; end: number }) {
  const now = useServerNow()
  const waiting = now > 0 && now < start
  return (
    <span className="flex flex-col items-center gap-2 text-sm whitespace-nowrap max-md:flex-row max-md:flex-wrap max-md:gap-1.5 max-md:text-xs">
      <span>{waiting ? '距开场' : now > end ? '已结束' : '距结束'}</span>
      <Countdown until={waiting ? start : end} className="text-base max-md:text-sm" />
    </span>
  )
}
