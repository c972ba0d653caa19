import 'server-only'
import { kindRules, orderClasses, type OrderKind, type OrderKindRules } from '@/lib/domain/order/kinds'

const kindsWhere = (holds: (rules: OrderKindRules) => boolean): string =>
  orderClasses.flatMap((kind) => (holds(kindRules(kind)) ? [`'${kind}'`] : [])).join(', ')

/** SQL condition: an order is of this kind. @param order the alias of its table */
export const isKind = (kind: OrderKind, order = 'o'): string => `${order}.order_class = '${kind}'`

/** SQL condition: an order buys products. */
export const buysGoods = (order = 'o'): string =>
  `${order}.order_class not in (${kindsWhere(({ hasGoods }) => !hasGoods)})`

/** SQL condition: an order stays open for a bank transfer, unless it holds pieces of an activity. */
export const isKeptForTransfer = (order = 'o'): string =>
  `${order}.order_class in (${kindsWhere((rules) => rules.isKeptForTransfer)})`
