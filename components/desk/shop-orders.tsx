'use client'
import { OrderLine } from '@/components/order/order-line'
import { Price } from '@/components/ui/price'
import { deskQuery } from '@/lib/client/call/desk'
import type { OperatorOrder } from '@/lib/contract/operator/order'
import { orderLabel } from '@/lib/domain/order/labels'
import { isPointsOrder } from '@/lib/domain/order/points-price'
import { orderTodos, type OrderTodo } from '@/lib/domain/order/todos'
import { DeskList } from './desk-list'
import { deskMenu } from './menu'
import { orderSearch } from './order-search'

type Tab = 'all' | OrderTodo

const tabs = [
  { value: 'all' as Tab, label: '全部' },
  ...Object.entries(orderTodos).map(([value, label]) => ({ value: value as Tab, label })),
]

/** The orders of the own shop, of all shops for operators, by what has to be done (contract operator). */
export const ShopOrders = () => (
  <DeskList
    path={deskMenu.orders.href}
    label="订单状态"
    tabs={tabs}
    searchLabel="订单编号、手机号或商品名称"
    optionsOf={(tab, page, keywords) =>
      deskQuery.order.list.queryOptions({
        input: { ...page, ...orderSearch(keywords), ...(tab === 'all' ? {} : { todo: tab }) },
        meta: { silent: true },
      })
    }
    emptyText="暂无订单"
  >
    {(order) => <ShopOrder key={order.order_id} order={order} />}
  </DeskList>
)

function ShopOrder({ order }: { order: OperatorOrder }) {
  const buyer = [order.receiver_name, order.member.mobile].filter(Boolean).join(' ')
  return (
    <li className="rounded-card border-line border">
      <div className="bg-page rounded-t-card nums text-muted flex min-h-10 flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 text-xs">
        <time>{order.create_date}</time>
        <span>
          订单编号：<span className="text-text">{order.order_id}</span>
        </span>
        <span className="text-brand-deep ml-auto text-sm">{orderLabel(order)}</span>
      </div>
      <ul className="divide-line divide-y px-4">
        {order.items.map((item) => (
          <li key={item.id} className="flex gap-3 py-4">
            <OrderLine item={item} isPoints={isPointsOrder(order)} />
            <span className="nums text-muted shrink-0 text-sm">x {item.num}</span>
          </li>
        ))}
      </ul>
      <p className="border-line text-muted flex flex-wrap items-center justify-between gap-2 border-t px-4 py-3 text-sm">
        <span className="min-w-0 break-words">{buyer}</span>
        <Price cents={order.total_fee} className="text-ink! text-base" />
      </p>
    </li>
  )
}
