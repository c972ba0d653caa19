'use client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@/components/ui/link'
import { query } from '@/lib/client/call/query'
import type { AftersaleInfo } from '@/lib/contract/trade/aftersale'
import { dateTimeText } from '@/lib/domain/time/china'
import { aftersaleHref, statusLabel } from './aftersale-view'

/** The other after-sales of the same order: each unit has its own. */
export function AftersaleSiblings({ info }: { info: AftersaleInfo }) {
  const { data } = useQuery(
    query.aftersale.list.queryOptions({
      input: { order_id: info.order_id, page: 1, pageSize: 50 },
      meta: { silent: true },
    }),
  )
  const others = data?.list.filter(({ aftersales_bn }) => aftersales_bn !== info.aftersales_bn) ?? []
  if (others.length === 0) return null
  return (
    <section
      aria-labelledby="other-aftersales"
      className="rounded-card border-line bg-card border px-5 py-4 max-md:px-4"
    >
      <h2 id="other-aftersales" className="text-ink text-sm font-semibold">
        该订单的其他售后
      </h2>
      <ul className="divide-line mt-1 divide-y">
        {others.map((one) => (
          <li key={one.aftersales_bn}>
            <Link
              href={aftersaleHref(one.aftersales_bn)}
              className="hover:text-brand nums flex min-h-11 flex-wrap items-center gap-x-4 text-sm transition-colors"
            >
              <span translate="no" className="text-text">
                {one.aftersales_bn}
              </span>
              <time className="text-muted text-xs">{dateTimeText(one.create_time)}</time>
              <span className="text-text ml-auto">{statusLabel(one)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
