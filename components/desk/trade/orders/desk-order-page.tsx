'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { deskQuery } from '@/lib/client/call/desk'
import { deskOrderActions } from '@/lib/domain/order/desk-actions'
import { LoadedRow } from '../../form/loaded-row'
import { useMay } from '../../frame/use-desk'
import { deskMenu } from '../../menu/pages'
import { TrailOf } from '../../settings/audit/timeline'
import type { DeskOrderPage } from './desk-order'
import { useOrderActions } from './main-action'
import { OrderDialogs, type OrderDialogName } from './order-dialogs'
import { OrderLines } from './order-lines'
import { OrderAftersales, OrderMoney } from './order-money'
import { OrderParcels } from './order-parcels'
import { OrderPeople } from './order-people'
import { OrderState } from './order-state'

/** 订单详情: what was bought, by whom, what it cost, what happened, and what is to be done. */
export const DeskOrder = ({ orderId }: { orderId: string }) => (
  <LoadedRow
    listHref={deskMenu.orders.href}
    options={deskQuery.order.detail.queryOptions({ input: { order_id: orderId } })}
  >
    {(page) => (
      <TrailOf entries={page.audit}>
        <div className="grid grid-cols-1 gap-4 max-md:gap-3">
          <OrderHead page={page} />
          <OrderPeople {...page} />
          <OrderLines order={page.orderInfo} />
          <OrderParcels {...page} />
          <OrderMoney {...page} />
          <OrderAftersales list={page.afterSaleInfo.list} />
        </div>
      </TrailOf>
    )}
  </LoadedRow>
)

function OrderHead({ page: { orderInfo: order, cancelData } }: { page: DeskOrderPage }) {
  const [open, setOpen] = useState<OrderDialogName | null>(null)
  const { actions, main } = useOrderActions(order)
  const mayRemark = useMay('order:write')
  return (
    <section
      aria-label="订单状态"
      className="rounded-panel bg-card flex flex-wrap items-center gap-x-4 gap-y-3 p-6 max-md:rounded-none max-md:p-4"
    >
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OrderState order={order} />
          <span className="nums text-ink font-semibold" translate="no">
            {order.order_id}
          </span>
          <CopyButton text={order.order_id} label="复制订单编号" />
        </p>
        <p className="text-muted nums mt-1 text-xs">{order.create_date} 下单</p>
        {order.cancel_status === 'WAIT_PROCESS' && 'cancel_reason' in cancelData && (
          <p className="text-text mt-1 text-sm break-words">买家申请取消：{cancelData.cancel_reason}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-1">
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === main ? 'primary' : 'ghost'}
            aria-haspopup="dialog"
            onClick={() => setOpen(action)}
          >
            {deskOrderActions[action].label}
          </Button>
        ))}
        {mayRemark && (
          <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen('remark')}>
            备注
          </Button>
        )}
      </div>
      <OrderDialogs open={open && { name: open, order }} onClose={() => setOpen(null)} />
    </section>
  )
}
