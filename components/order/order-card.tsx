'use client'
import { hasAftersale, lineAftersaleHref, lineAftersaleLabel } from '@/components/aftersale/aftersale-view'
import { kindView } from '@/components/order-kind/kind-view'
import { Link } from '@/components/ui/link'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import { usePhone } from '@/components/ui/use-phone'
import type { Order } from '@/lib/contract/trade/order'
import { orderLabel } from '@/lib/domain/order/labels'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { shopHref } from '@/lib/web/shop-href'
import { Freight } from './freight'
import { OrderActions } from './order-actions'
import { OrderLine } from './order-line'
import { RefundNotes } from './order-refunds'
import { orderHref, shownActions, totalLabel } from './order-view'

/** Columns 订单详情, 收货人 (only on wide windows), 金额, 状态, 操作; shared by table head and orders. */
export const orderColumns =
  '@min-[46rem]:grid-cols-[minmax(0,1fr)_8rem_6rem_8rem] lg:@min-[46rem]:grid-cols-[minmax(0,1fr)_6.5rem_8rem_7rem_8rem]'

const cell =
  'border-line flex flex-col items-center justify-center gap-1 px-2 py-4 text-center @min-[46rem]:border-l'

/** An order of the list. */
export function OrderCard({ order, rateOpen }: { order: Order; rateOpen: boolean }) {
  const href = orderHref(order.order_id)
  const isPhone = usePhone()
  const isPoints = isPointsOrder(order)
  const { badge } = kindView(order)
  const status = orderLabel(order)
  return (
    <li className="rounded-card border-line bg-card border">
      <div className="bg-page rounded-t-card nums text-muted flex min-h-10 flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 text-xs">
        <time className="@max-[46rem]:hidden">{order.create_date}</time>
        <span className="@max-[46rem]:order-last @max-[46rem]:w-full">
          订单编号：
          <Link href={href} className="tap text-text hover:text-brand transition-colors">
            <span translate="no">{order.order_id}</span>
          </Link>
        </span>
        {order.distributor_id > 0 ? (
          <Link
            href={shopHref({ distributor_id: order.distributor_id })}
            className="@max-[46rem]:text-ink hover:text-brand transition-colors @max-[46rem]:text-sm"
          >
            {order.distributor_name || '总店'}
          </Link>
        ) : (
          <span className="@max-[46rem]:text-ink @max-[46rem]:text-sm">
            {order.distributor_name || '总店'}
          </span>
        )}
        {badge && (
          <span className="bg-brand-tint text-brand-deep rounded-control px-1.5 leading-5">{badge}</span>
        )}
        <span className="text-brand ml-auto text-sm @min-[46rem]:hidden">{status}</span>
      </div>
      <div className={`grid grid-cols-1 ${orderColumns}`}>
        <ul className="divide-line divide-y px-4">
          {order.items.map((item) => (
            <li key={item.id} className="flex gap-3 py-4">
              <OrderLine item={item} isPoints={isPoints} />
              <span className="nums text-muted flex shrink-0 flex-col items-end gap-1 text-sm">
                <span translate="no">x {item.num}</span>
                {hasAftersale(item) && (
                  <Link
                    href={lineAftersaleHref(item)}
                    className="text-link hover:text-brand text-xs transition-colors @max-[46rem]:flex @max-[46rem]:min-h-11 @max-[46rem]:items-center"
                  >
                    {lineAftersaleLabel(item)}
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ul>
        <div className={`${cell} max-lg:hidden @max-[46rem]:hidden`}>
          <span className="text-text max-w-full truncate">{order.receiver_name}</span>
        </div>
        <div
          className={`${cell} @max-[46rem]:border-line @max-[46rem]:flex-row @max-[46rem]:flex-wrap @max-[46rem]:justify-end @max-[46rem]:border-t @max-[46rem]:px-4 @max-[46rem]:py-3`}
        >
          <span className="text-muted text-xs @min-[46rem]:hidden">
            共 <span translate="no">{pieces(order)}</span> 件，<span>{totalLabel(order)}</span>
          </span>
          {isPoints ? (
            <PointsPrice
              points={order.point}
              cents={order.total_fee}
              tone="ink"
              className="justify-center text-base"
            />
          ) : (
            <Price cents={order.total_fee} className="text-ink! text-base" />
          )}
          <RefundNotes order={order} />
          {order.freight_fee > 0 && (
            <span className="nums text-muted text-xs @max-[46rem]:hidden">
              （含运费 <Freight order={order} className="text-muted! font-normal!" />）
            </span>
          )}
        </div>
        <div className={`${cell} @max-[46rem]:hidden`}>
          <span className="text-text">{status}</span>
        </div>
        <div
          className={`${cell} gap-2 @max-[46rem]:flex-row-reverse @max-[46rem]:justify-start @max-[46rem]:px-4 @max-[46rem]:pt-0`}
        >
          <OrderActions
            order={order}
            actions={[...shownActions(order, { rateOpen }), ...(isPhone ? (['detail'] as const) : [])]}
          />
          {!isPhone && (
            <Link href={href} className="text-link hover:text-brand tap text-sm transition-colors">
              订单详情
            </Link>
          )}
        </div>
      </div>
    </li>
  )
}

const pieces = (order: Order) => order.items.reduce((sum, item) => sum + item.num, 0)
