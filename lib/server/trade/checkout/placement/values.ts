import 'server-only'
import { assetValues } from './assets'
import { lineValues } from './cart-lines'
import type { PlacementValue } from './clause'
import type { OrderDraft } from './draft'
import { employeeValues } from './employee'
import { groupValues } from './group'
import { orderColumns, type OrderColumn } from './order-columns'
import { orderValues } from './order-rows'
import { promotionValues } from './promotions'
import { stockValues } from './stock'
import { subsidyValues } from './subsidy'

const clauseValues = {
  ...orderValues,
  ...lineValues,
  ...stockValues,
  ...promotionValues,
  ...assetValues,
  ...subsidyValues,
  ...groupValues,
  ...employeeValues,
}
/** A value of a clause, or a column of the order. */
export type Value = keyof typeof clauseValues | OrderColumn

function columnValue(name: OrderColumn): PlacementValue {
  const type = orderColumns[name]
  const of = ({ order }: OrderDraft) =>
    type === 'jsonb' && order[name] !== null ? JSON.stringify(order[name]) : order[name]
  return { type, of }
}

const columns = Object.keys(orderColumns).map((name) => [name, columnValue(name as OrderColumn)])
const values = { ...(Object.fromEntries(columns) as Record<OrderColumn, PlacementValue>), ...clauseValues }

/** The SQL type of a value, and its position in the draft. */
export const valueOf = (value: Value): PlacementValue => values[value]
