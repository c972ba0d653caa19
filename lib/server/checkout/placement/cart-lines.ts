import 'server-only'
import type { Parameter, Part, Parts } from './part'

/** The lines that the order takes out of the cart, by where they come from. */
export const takenLines: Record<Parts['source'], ($: Parameter) => Part[]> = {
  cart: ($) => [
    {
      cte: `cart as (
        delete from cart_lines c where c.user_id = ${$('user_id')} and c.cart_id = any(${$('cartIds')}) returning 1)`,
      refusedWhen: `(select count(*) from cart) <> cardinality(${$('cartIds')})`,
      reason: 'lines',
    },
  ],
  fastbuy: ($) => [
    {
      cte: `fastbuy as (delete from fastbuy_lines f where f.user_id = ${$('user_id')} returning 1)`,
      refusedWhen: `(select count(*) from fastbuy) <> 1`,
      reason: 'lines',
    },
  ],
  named: () => [],
}
