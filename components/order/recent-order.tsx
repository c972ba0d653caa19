'use client'
import { useQuery } from '@tanstack/react-query'
import { emptyTexts } from '@/components/member/empty-texts'
import { MemberPanel } from '@/components/member/panel'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import type { Order } from '@/lib/contract/trade/order'
import { orderLabel } from '@/lib/domain/order/labels'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { OrderButtons } from './order-buttons'
import { orderHref, shownActions, totalLabel } from './order-view'

/** Pictures of an order; further products are counted. */
const shownPictures = 4

/** The newest order of the member with its state and next step; a member without orders is led to the mall. */
export function RecentOrder() {
  const { data, isError } = useQuery(
    query.order.list.queryOptions({ input: { page: 1, pageSize: 1 }, meta: { silent: true } }),
  )
  const order = data?.list[0]
  if (isError) return null
  return (
    <MemberPanel
      title="最近订单"
      action={
        <Link href="/member/trade" className="tap text-muted hover:text-brand text-sm">
          全部订单
        </Link>
      }
    >
      {order ? (
        <OrderRow order={order} rateOpen={data.rate_status} />
      ) : data ? (
        <div className="flex min-h-20 flex-wrap items-center justify-center gap-x-6 gap-y-3">
          <p className="text-muted text-sm">{emptyTexts.orders}</p>
          <ButtonLink href="/items" variant="outline" className="max-md:h-11">
            去购物
          </ButtonLink>
        </div>
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
    </MemberPanel>
  )
}

function OrderRow({ order, rateOpen }: { order: Order; rateOpen: boolean }) {
  // Step and details: everything else is on the page of the order.
  const [step] = shownActions(order, { rateOpen })
  const pieces = order.items.reduce((sum, item) => sum + item.num, 0)
  const status = orderLabel(order)
  // A SKU may have several items: a gift, or pieces with and without subsidy.
  const kinds = [...new Map(order.items.map((item) => [item.item_id, item])).values()]
  return (
    <div className="flex min-h-20 flex-wrap items-center gap-x-6 gap-y-3">
      <Link
        href={orderHref(order.order_id)}
        className="group relative flex min-w-0 flex-1 items-center gap-3 max-md:basis-full"
      >
        {kinds.slice(0, shownPictures).map((item) => (
          <Picture
            key={item.id}
            src={item.pic}
            alt=""
            ratio="1/1"
            width={240}
            className="rounded-control w-16 shrink-0"
          />
        ))}
        <span className="min-w-0 text-sm">
          <span className="text-brand block font-medium">
            <span className="sr-only">
              订单 <span translate="no">{order.order_id}</span>：
            </span>
            {status}
          </span>
          <span className="text-text group-hover:text-brand mt-1 block truncate transition-colors">
            {order.items[0]?.item_name}
          </span>
          {kinds.length > shownPictures && (
            <span className="text-muted text-xs">
              等<span translate="no">{kinds.length}</span>种商品
            </span>
          )}
        </span>
      </Link>
      <p className="nums text-muted text-sm">
        共<span translate="no">{pieces}</span>件，<span>{totalLabel(order)}</span>{' '}
        {isPointsOrder(order) ? (
          <PointsPrice points={order.point} cents={order.total_fee} tone="ink" className="text-base" />
        ) : (
          <Price cents={order.total_fee} className="text-ink! text-base" />
        )}
      </p>
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        <OrderButtons order={order} size="medium" actions={step ? [step, 'detail'] : ['detail']} />
      </div>
    </div>
  )
}
