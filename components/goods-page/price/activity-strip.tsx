'use client'
import { Countdown } from '@/components/ui/countdown'
import type { PickGoods } from '@/lib/domain/goods/goods-choice'

interface ActivityStripProps {
  activity: NonNullable<PickGoods['activity']>
  /** Fetches the product again. */
  onEnd: () => void
}

/**
 * The strip above the price while a seckill or limited-time sale is announced or running. The server decides whether
 * it has started or ended: at the end of the countdown the product is fetched again, so that strip, price and buttons
 * change together.
 */
export default function ActivityStrip({ activity, onEnd }: ActivityStripProps) {
  const { name, hasBegun, startTime, endTime } = activity
  return (
    <div className="rounded-t-card from-brand to-accent flex h-11 items-center justify-between bg-linear-to-r px-4 text-white max-md:-mx-4 max-md:-mb-3 max-md:rounded-none">
      <span className="truncate text-base font-semibold">{name}</span>
      <Countdown
        until={hasBegun ? endTime : startTime}
        label={hasBegun ? '距结束' : '距开始'}
        onEnd={onEnd}
        className="shrink-0 text-sm"
      />
    </div>
  )
}
