import type { GroupActivity } from '../../group'
import type { FreightInPoints } from '../../points-mall'
import type { CheckoutKind, EachCheckoutKind } from '../kinds'

/** The offer that gives an order of each kind its prices. */
type TermsOf = EachCheckoutKind<{
  /** Sales of the mall; also carts, which are no orders yet. */
  normal: object
  seckill: { seckillId: number }
  groups: { group: Pick<GroupActivity, 'activityId' | 'activityName' | 'price'> }
  /** How freight is charged; the products have their prices. */
  pointsmall: { freight: FreightInPoints }
  /** The activity with the price of each SKU. */
  employee_purchase: { employee: { activityId: number; name: string; prices: ReadonlyMap<number, number> } }
}>

/** The kind of an order with its offer. */
export type OrderTerms<K extends CheckoutKind = CheckoutKind> = { [P in K]: { kind: P } & TermsOf[P] }[K]
