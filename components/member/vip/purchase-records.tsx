'use client'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { ListPages } from '@/components/ui/list-pages'
import { Price } from '@/components/ui/price'
import { query } from '@/lib/client/call/query'
import { orderLabels } from '@/lib/domain/order/labels'
import { useMemberList } from '../use-member-list'

const pageSize = 5

/** 开通记录: the purchases of paid grades, newest first; nothing before the first one. */
export function PurchaseRecords() {
  const orders = useMemberList((page) =>
    query.order.list.queryOptions({
      input: { page, pageSize, order_class: 'membercard', order_type: 'normal' },
      meta: { silent: true },
    }),
  )
  const { data, rows, isError, isRefetching, refetch, page, setPage } = orders
  if (isError && !data) return <ErrorState small onRetry={refetch} retrying={isRefetching} />
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="vip-purchases" className="rounded-card border-line bg-card border">
      <h2 id="vip-purchases" className="text-ink px-5 py-4 text-sm font-semibold max-md:px-4">
        开通记录
      </h2>
      <ul className="divide-line border-line divide-y border-t">
        {rows.map((order) => (
          <li key={order.order_id}>
            <Link
              href={`/member/trade/${order.order_id}`}
              className="hover:bg-page nums flex flex-wrap items-baseline gap-x-6 gap-y-1 px-5 py-3 text-sm transition-colors max-md:px-4"
            >
              <span className="text-ink min-w-0 flex-1">
                {order.title}
                {order.vip_info && <span className="text-muted ml-2">{order.vip_info.days}天</span>}
              </span>
              <Price cents={order.total_fee} className="text-ink! font-normal!" />
              <span className="text-text w-20 text-right">{orderLabels[order.order_status_des]}</span>
              <time className="text-muted w-full text-xs">{order.create_date}</time>
            </Link>
          </li>
        ))}
      </ul>
      {(data?.total_count ?? 0) > pageSize && (
        <ListPages
          page={page}
          count={data?.total_count ?? 0}
          pageSize={pageSize}
          list={orders}
          onMore={setPage}
          onTurn={setPage}
        />
      )}
    </section>
  )
}
