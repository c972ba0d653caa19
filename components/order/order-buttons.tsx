'use client'
import { Suspense, useState } from 'react'
import { eligibleLines } from '@/components/aftersale/aftersale-view'
import { Button, ButtonLink, type ButtonLook } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import type { Order } from '@/lib/contract/trade/order'
import { actionLabels } from '@/lib/domain/order/labels'
import { teamHref } from '@/lib/web/group-href'
import { logisticsHref, orderHref, rateHref, shownActions, voucherHref, type ShownAction } from './order-view'
import { useOrderChanges } from './use-order-changes'
import { useOrderExtras } from './use-order-extras'

const CancelDialog = lazyPart(() => import('./cancel-dialog'), 'CancelDialog')

const ApplyDialog = lazyPart(() => import('@/components/aftersale/apply-dialog'), 'ApplyDialog')

interface OrderButtonsProps {
  order: Order
  size?: ButtonLook['size']
  /** The actions to show; without it those that change the order or come after it. */
  actions?: readonly ShownAction[]
  className?: string
}

/** Where an action leads; undefined for those that happen here. */
function linkOf(action: ShownAction, order: Order): { href: string; text: string } | undefined {
  if (action === 'pay') return { href: `/cashier?order_id=${order.order_id}`, text: actionLabels.pay }
  if (action === 'editVoucher') return { href: voucherHref(order.order_id), text: actionLabels.editVoucher }
  if (action === 'rate') return { href: rateHref(order.order_id), text: actionLabels.rate }
  if (action === 'logistics') return { href: logisticsHref(order), text: '查看物流' }
  if (action === 'detail') return { href: orderHref(order.order_id), text: '订单详情' }
  if (action !== 'team' || order.team_id === null) return undefined
  const text = order.order_status === 'WAIT_GROUPS_SUCCESS' ? '邀请好友参团' : '查看拼团'
  return { href: teamHref(order.team_id), text }
}

/** One red button: the next step. */
function variantOf(action: ShownAction, order: Order): ButtonLook['variant'] {
  if (action === 'pay') return order.offline_pay_check_status === 2 ? 'ghost' : 'primary'
  if (action === 'editVoucher' || action === 'confirm') return 'primary'
  return action === 'rate' ? 'outline' : 'ghost'
}

/** Buttons for the actions that the state of the order allows: 付款, 确认收货, 评价, 取消订单 … */
export function OrderButtons({
  order,
  size = 'small',
  actions = shownActions(order, { rateOpen: false }),
  className,
}: OrderButtonsProps) {
  const changes = useOrderChanges()
  const { rebuy, removal, remove } = useOrderExtras()
  const [isCancelling, setCancelling] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [isApplying, setApplying] = useState(false)
  const { order_id: orderId } = order

  const openCancel = () => {
    setWasOpened(true)
    setCancelling(true)
  }
  const handlers: Partial<Record<ShownAction, { text: string; loading?: boolean; go: () => void }>> = {
    confirm: {
      text: actionLabels.confirm,
      loading: changes.confirming === orderId,
      go: () => void changes.confirmReceipt(orderId),
    },
    cancel: { text: actionLabels.cancel, go: openCancel },
    aftersale: { text: actionLabels.aftersale, go: () => setApplying(true) },
    rebuy: { text: '再次购买', loading: rebuy.isPending, go: () => rebuy.mutate(orderId) },
    remove: { text: '删除订单', loading: removal.isPending, go: () => void remove(orderId) },
  }
  return (
    <>
      {actions.map((action) => {
        const look = { size, variant: variantOf(action, order), className }
        const link = linkOf(action, order)
        if (link) {
          return (
            <ButtonLink key={action} {...look} href={link.href}>
              {link.text}
            </ButtonLink>
          )
        }
        const handler = handlers[action]
        return (
          handler && (
            <Button key={action} {...look} loading={handler.loading} onClick={handler.go}>
              {handler.text}
            </Button>
          )
        )
      })}
      {isApplying && (
        <Suspense fallback={null}>
          <ApplyDialog order={order} lines={eligibleLines(order)} open onClose={() => setApplying(false)} />
        </Suspense>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <CancelDialog
            order={order}
            open={isCancelling}
            onClose={() => setCancelling(false)}
            changes={changes}
          />
        </Suspense>
      )}
    </>
  )
}
