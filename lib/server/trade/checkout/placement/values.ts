import 'server-only'
import type { OrderDraft } from './draft'
import { orderColumns, type OrderColumn } from './order-columns'

/** A value of placing statements: its SQL type, and its position in the draft. */
export interface PlacementValue {
  type: string
  of: (draft: OrderDraft) => unknown
}

/** A value that is passed as JSON. */
export const json = (of: PlacementValue['of']): PlacementValue => ({
  type: 'jsonb',
  of: (draft) => JSON.stringify(of(draft)),
})

function columnValue(name: OrderColumn): PlacementValue {
  const type = orderColumns[name]
  const of = ({ order }: OrderDraft) =>
    type === 'jsonb' && order[name] !== null ? JSON.stringify(order[name]) : order[name]
  return { type, of }
}
const columns = Object.keys(orderColumns).map((name) => [name, columnValue(name as OrderColumn)])

/** Values that every clause may use: the columns of the order, its SKUs with their pieces, and the time. */
export const sharedValues = {
  ...(Object.fromEntries(columns) as Record<OrderColumn, PlacementValue>),
  skus: { type: 'bigint[]', of: ({ stock }) => stock.map(({ itemId }) => itemId) },
  nums: { type: 'int[]', of: ({ stock }) => stock.map(({ num }) => num) },
  now: { type: 'bigint', of: ({ now }) => now },
} satisfies Record<string, PlacementValue>
export type SharedValue = keyof typeof sharedValues
