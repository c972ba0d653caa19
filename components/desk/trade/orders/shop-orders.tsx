'use client'
import { useMemo, useState } from 'react'
import { OrderLine } from '@/components/order/order-line'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { deskQuery } from '@/lib/client/call/desk'
import type { OperatorOrder } from '@/lib/contract/operator/trade/order'
import { isPointsOrder } from '@/lib/domain/order/price/points-price'
import { orderTodos, type OrderTodo } from '@/lib/domain/order/todos'
import { ofShop, shopFilter, useDeskShop } from '../../frame/shop-switcher/desk-shop'
import { useDesk, useMay } from '../../frame/use-desk'
import type { IndexColumn } from '../../index-page/index-table'
import { NumberedIndex } from '../../index-page/numbered-index'
import { deskOrderHref, tableImportHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { OrderExports } from '../../settings/exports/order-exports'
import { MainAction, useMayAct } from './main-action'
import { OrderDialogs, type OpenDialog, type OpenOrderDialog } from './order-dialogs'
import { orderSearch } from './order-search'
import { OrderState } from './order-state'

type Tab = 'all' | OrderTodo

const tabs = [
  { value: 'all' as Tab, label: '全部' },
  ...Object.entries(orderTodos).map(([value, label]) => ({ value: value as Tab, label })),
]

/** The orders of the own shop, of all shops for operators, by what has to be done (contract operator). */
export function ShopOrders() {
  const shop = useDeskShop()
  const [open, setOpen] = useState<OpenOrderDialog | null>(null)
  const isOperator = useDesk().data?.shop === null
  // Files are imported by the mall, also for its shops.
  const mayShipFile = useMay('order:write') && isOperator
  const mayAct = useMayAct()
  const columns = useMemo((): IndexColumn<OperatorOrder>[] => {
    const cell = (order: OperatorOrder) => <MainAction order={order} onOpen={setOpen} />
    return mayAct ? [...facts, { name: 'action', header: '操作', cell, className: 'w-28' }] : facts
  }, [mayAct])
  const filterOf = (tab: Tab, keywords: string) => ({
    ...orderSearch(keywords),
    ...ofShop(shop),
    ...(tab === 'all' ? {} : { todo: tab }),
  })
  return (
    <>
      <NumberedIndex
        page="orders"
        path={deskMenu.orders.href}
        label="订单状态"
        tabs={tabs}
        searchLabel="订单编号、手机号或商品名称"
        optionsOf={(tab, page, keywords) =>
          deskQuery.order.list.queryOptions({
            input: { ...page, ...filterOf(tab, keywords) },
            meta: { silent: true },
          })
        }
        emptyText="暂无订单"
        tools={(tab, keywords) => (
          <span className="flex flex-wrap gap-3">
            {mayShipFile && (
              <ButtonLink href={tableImportHref('shipments.import')} variant="ghost">
                批量发货
              </ButtonLink>
            )}
            <OrderExports filter={filterOf(tab, keywords)} />
          </span>
        )}
        tableLabel="订单"
        columns={columns}
        idOf={({ order_id: id }) => id}
        nameOf={({ order_id: id }) => id}
        filters={shopFilter(shop)}
        card={(order) => <OrderCard order={order} onOpen={setOpen} />}
      />
      <OrderDialogs open={open} onClose={() => setOpen(null)} />
    </>
  )
}

const buyerOf = (order: OperatorOrder) => [order.receiver_name, order.member.mobile].filter(Boolean).join(' ')

/** The first product of an order, and how many others there are. */
function Products({ order }: { order: OperatorOrder }) {
  const [first, ...others] = order.items
  if (!first) return '-'
  return (
    <div className="flex items-center gap-3">
      <Picture
        src={first.pic}
        alt=""
        width={240}
        className="rounded-control size-12 shrink-0 group-data-[compact]/index:size-8"
      />
      <div className="min-w-0">
        <p className="text-ink line-clamp-1">{first.item_name}</p>
        <p className="text-muted nums text-xs group-data-[compact]/index:hidden">
          x {first.num}
          {others.length > 0 && ` · 另有${others.length}种商品`}
        </p>
      </div>
    </div>
  )
}

const facts: IndexColumn<OperatorOrder>[] = [
  {
    name: 'order',
    header: '订单编号',
    cell: ({ order_id: id }) => (
      <Link href={deskOrderHref(id)} className="nums text-link hover:text-brand tap">
        {id}
      </Link>
    ),
    className: 'w-44',
  },
  { name: 'products', header: '商品', cell: (order) => <Products order={order} /> },
  { name: 'buyer', header: '买家', cell: buyerOf, className: 'w-40' },
  {
    name: 'total',
    header: '金额',
    isFigure: true,
    cell: ({ total_fee: cents }) => <Price cents={cents} tone="ink" />,
    className: 'w-32',
  },
  {
    name: 'state',
    header: '状态',
    cell: (order) => <OrderState order={order} />,
    className: 'w-28',
  },
  {
    name: 'unshipped',
    header: '未发货',
    isFigure: true,
    cell: ({ unshipped_num: num }) => num,
    className: 'w-20',
    isOptional: true,
  },
  {
    name: 'note',
    header: '备注',
    cell: ({ operator_remark: text }) => <span className="break-words">{text || '-'}</span>,
    className: 'w-40',
    isOptional: true,
  },
  {
    name: 'created',
    header: '下单时间',
    isFigure: true,
    cell: ({ create_date: text }) => text.slice(0, 16),
    className: 'w-40',
  },
]

/** An order on phones. */
const OrderCard = ({ order, onOpen }: { order: OperatorOrder; onOpen: OpenDialog }) => (
  <>
    <p className="nums text-muted flex flex-wrap items-center gap-x-4 gap-y-1 text-xs">
      <Link href={deskOrderHref(order.order_id)} className="text-link hover:text-brand tap">
        {order.order_id}
      </Link>
      <time>{order.create_date}</time>
      <span className="ml-auto">
        <OrderState order={order} />
      </span>
    </p>
    <ul className="divide-line divide-y">
      {order.items.map((item) => (
        <li key={item.id} className="flex gap-3 py-3">
          <OrderLine item={item} isPoints={isPointsOrder(order)} />
          <span className="nums text-muted shrink-0 text-sm">x {item.num}</span>
        </li>
      ))}
    </ul>
    <p className="text-muted flex flex-wrap items-center justify-between gap-2 text-sm">
      <span className="min-w-0 break-words">{buyerOf(order)}</span>
      <Price cents={order.total_fee} className="text-ink! text-base" />
    </p>
    <p className="mt-2 text-right empty:hidden">
      <MainAction order={order} onOpen={onOpen} />
    </p>
  </>
)
