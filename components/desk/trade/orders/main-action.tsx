'use client'
import { Button } from '@/components/ui/button'
import type { OperatorOrder } from '@/lib/contract/operator/trade/order'
import { mayDo } from '@/lib/domain/desk/roles'
import { deskOrderActions, type DeskOrderAction } from '@/lib/domain/order/desk-actions'
import { useDesk } from '../../frame/use-desk'
import { actionsOf } from './desk-order'
import type { OpenDialog } from './order-dialogs'

/** The next steps of an order; the others change it. */
const mainActions: readonly DeskOrderAction[] = ['reviewCancel', 'reviewVoucher', 'ship', 'pickUp']

/** Whether the role has a next step for any order. */
export const useMayAct = (): boolean => {
  const role = useDesk().data?.desk_role
  return role !== undefined && mainActions.some((action) => mayDo(role, deskOrderActions[action].permission))
}

/** The actions that the state of an order and the role of the person allow, and the one that comes next. */
export function useOrderActions(order: OperatorOrder): {
  actions: DeskOrderAction[]
  main: DeskOrderAction | undefined
} {
  const role = useDesk().data?.desk_role
  const actions = actionsOf(order).filter(
    (action) => role !== undefined && mayDo(role, deskOrderActions[action].permission),
  )
  return { actions, main: actions.find((action) => mainActions.includes(action)) }
}

/** The next step of an order in a list, which needs no other page. */
export function MainAction({ order, onOpen }: { order: OperatorOrder; onOpen: OpenDialog }) {
  const { main } = useOrderActions(order)
  if (!main) return null
  const { label } = deskOrderActions[main]
  return (
    <Button
      variant="outline"
      size="small"
      className="max-md:h-11 max-md:px-5 max-md:text-sm"
      aria-haspopup="dialog"
      aria-label={`${label}${order.order_id}`}
      onClick={() => onOpen({ name: main, order })}
    >
      {label}
    </Button>
  )
}
