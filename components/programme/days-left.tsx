'use client'
import { useServerNow } from '@/components/ui/use-now'

const day = 24 * 60 * 60

/** 活动剩余 n 天, computed in the browser, because the document may be an hour old. */
export function DaysLeft({ until }: { until: number }) {
  const now = useServerNow()
  if (now > 0 && until <= now) return <span>本轮活动已结束</span>
  return (
    <span className="nums">
      活动剩余{' '}
      <span translate="no" className="inline-block min-w-[1.5em] text-center font-semibold">
        {now ? Math.ceil((until - now) / day) : '--'}
      </span>{' '}
      天
    </span>
  )
}
