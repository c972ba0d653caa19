import type { Permission } from '../desk/permissions'
import { unshippedUnits, type LineUnits } from './shipping'
import { canGo, isUnderReview, type OfflineTransfer, type OrderState } from './states'

/** The actions of the desk on an order, in the sequence of the buttons, each with the permission of its call. */
export const deskOrderActions = {
  reviewCancel: { label: '审核取消', permission: 'order:approve' },
  reviewVoucher: { label: '审核转账', permission: 'payment:approve' },
  ship: { label: '发货', permission: 'order:write' },
  pickUp: { label: '核销', permission: 'order:write' },
  changePrice: { label: '改价', permission: 'order:approve' },
  cancelRest: { label: '取消未发货商品', permission: 'order:approve' },
} as const satisfies Record<string, { label: string; permission: Permission }>
export type DeskOrderAction = keyof typeof deskOrderActions

/** The actions that are possible in the state of an order; `lines` are those of its products (contract operator §2). */
export function possibleActions(
  order: OrderState & OfflineTransfer & { hasGoods: boolean },
  lines: readonly Omit<LineUnits, 'id'>[],
): DeskOrderAction[] {
  const hasUnshipped = lines.some((line) => unshippedUnits(line) > 0)
  const isPossible: Record<DeskOrderAction, boolean> = {
    reviewCancel: canGo(order, 'approveCancel'),
    reviewVoucher: isUnderReview(order) && canGo(order, 'pay'),
    ship: order.hasGoods && hasUnshipped && canGo(order, 'shipPart'),
    pickUp: canGo(order, 'pickUp'),
    changePrice: order.hasGoods && canGo(order, 'changePrice') && !isUnderReview(order),
    cancelRest: order.hasGoods && hasUnshipped && canGo(order, 'cancelRest'),
  }
  return (Object.keys(deskOrderActions) as DeskOrderAction[]).filter((action) => isPossible[action])
}
