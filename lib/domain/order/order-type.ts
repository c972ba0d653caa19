import { pointsOrderClass, pointsOrderType } from '../points-mall'
import { purchaseOrderClass, purchaseOrderType } from '../employee/texts'
import { rechargeOrderClass } from './recharge'
import { vipOrderClass } from './vip-order-class'

const types = {
  seckill: 'normal_seckill',
  groups: 'normal_groups',
  [pointsOrderClass]: pointsOrderType,
  [vipOrderClass]: vipOrderClass,
  [rechargeOrderClass]: rechargeOrderClass,
  [purchaseOrderClass]: purchaseOrderType,
} as const
export type OrderType = 'normal' | (typeof types)[keyof typeof types]

/** `order_type` and `trade_source_type` of an order class (contract trade §6.1, contract trade §7.5). */
export const orderTypeOf = (orderClass: string): OrderType =>
  (types as Partial<Record<string, OrderType>>)[orderClass] ?? 'normal'
