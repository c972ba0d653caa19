import 'server-only'
import { clause, type Parameter, type Step } from './clause'
import type { OrderTraits } from './traits'
import type { PlacementValue } from './values'

const lineValues = {
  cartIds: { type: 'bigint[]', of: ({ cartIds }) => cartIds },
  lineNums: { type: 'int[]', of: ({ lineNums }) => lineNums },
} satisfies Record<string, PlacementValue>
type LineParameter = Parameter<keyof typeof lineValues>

/**
 * Takes the lines of the order out of the cart, by source. Only lines with the quantity at pricing: a line that changed
 * meanwhile rejects the order, or the change would be lost with the line.
 */
const linesOf: Record<OrderTraits['source'], ($: LineParameter) => Step[]> = {
  cart: ($) => [
    {
      cte: `cart as (
        delete from cart_lines c using unnest(${$('cartIds')}, ${$('lineNums')}) w(cart_id, num)
         where c.user_id = ${$('user_id')} and c.cart_id = w.cart_id and c.num = w.num and c.is_checked
        returning 1)`,
      refuses: {
        when: `(select count(*) from cart) <> cardinality(${$('cartIds')})`,
        reason: 'lines',
      },
    },
  ],
  fastbuy: ($) => [
    {
      cte: `fastbuy as (
        delete from fastbuy_lines f
         where f.user_id = ${$('user_id')} and f.item_id = any(${$('skus')}) and f.num = (${$('lineNums')})[1]
        returning 1)`,
      refuses: {
        when: `(select count(*) from fastbuy) <> 1`,
        reason: 'lines',
      },
    },
  ],
  named: () => [],
}

export const takenLines = clause({
  name: 'lines',
  values: lineValues,
  steps: ($, { source }) => linesOf[source]($),
})
