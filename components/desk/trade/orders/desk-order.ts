import type { OperatorOrder } from '@/lib/contract/operator/trade/order'
import type { Outputs } from '@/lib/contract/outputs'
import { possibleActions, type DeskOrderAction } from '@/lib/domain/order/desk-actions'
import { kindNamed, kindRules } from '@/lib/domain/order/kinds'
import { unshippedUnits } from '@/lib/domain/order/shipping'

/** An order with its payments, refunds, parcels and after-sales. */
export type DeskOrderPage = Outputs['operator']['order']['detail']
export type DeskParcel = DeskOrderPage['parcels'][number]
type Line = OperatorOrder['items'][number]

const unitsOf = ({ num, delivery_item_num, cancel_item_num }: Line) => ({
  num,
  deliveredNum: delivery_item_num,
  cancelledNum: cancel_item_num,
})

/** Units of a line that are neither shipped nor cancelled. */
export const leftUnits = (line: Line): number => unshippedUnits(unitsOf(line))

/** The actions that the state of an order allows. */
export const actionsOf = (order: OperatorOrder): DeskOrderAction[] =>
  possibleActions(
    {
      orderStatus: order.order_status,
      payStatus: order.pay_status,
      deliveryStatus: order.delivery_status,
      zitiStatus: order.ziti_status,
      cancelStatus: order.cancel_status,
      offlineStatus: order.offline_pay_check_status,
      hasGoods: kindRules(kindNamed(order.order_class)).hasGoods,
    },
    order.items.map(unitsOf),
  )
