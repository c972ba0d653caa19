import fc from 'fast-check'
import * as cart from '../mirror/cart'
import { memberOf } from '../mirror/state'
import { agree, pick, pickOne, shopper, step, type Step, type View } from './step'

/** The cart (contract trade §2). */

const who = fc.nat(2)

/** The SKUs of the mall itself: those of shops are bought directly. */
const ownSkus = ({ stage }: View) =>
  stage.world.skus.filter(({ shopId, isListed }) => shopId === 0 && isListed)

export const addToCart: fc.Arbitrary<Step> = fc
  .record({ by: who, sku: fc.nat(3), num: fc.integer({ min: 1, max: 4 }) })
  .map(({ by, sku, num }) =>
    step(`add(by ${by}, SKU ${sku}, ${num} pieces)`, (view) => {
      const actor = shopper(view.stage, by)
      const { itemId } = pickOne(ownSkus(view), sku)
      return {
        text: `${actor.name} adds ${num} × ${view.stage.names.get(itemId)}`,
        perform: (real) =>
          real.call(actor, 'POST', '/cart', { item_id: itemId, num, shop_type: 'distributor' }),
        outcomes: [(state, reply) => agree(reply, cart.add(state, actor.userId, itemId, num))],
      }
    }),
  )

/** The number of a cart line in calls. */
async function cartIdOf(
  real: { mall: { rows: <R>(sql: string, params: unknown[]) => Promise<R[]> } },
  userId: number,
  itemId: number,
) {
  const [row] = await real.mall.rows<{ id: number | string }>(
    'select cart_id as id from cart_lines where user_id = $1 and item_id = $2',
    [userId, itemId],
  )
  return Number(row?.id ?? 0)
}

export const changeCart: fc.Arbitrary<Step> = fc
  .record({ by: who, line: fc.nat(5), num: fc.integer({ min: 0, max: 6 }) })
  .map(({ by, line, num }) =>
    step(`change(by ${by}, line ${line}, ${num} pieces)`, (view) => {
      const actor = shopper(view.stage, by)
      const found = pick(memberOf(view.state, actor.userId).cart, line)
      if (!found) return null
      const { itemId } = found
      return {
        text: `${actor.name} wants ${num} × ${view.stage.names.get(itemId)} in the cart`,
        perform: async (real) => {
          const cart_id = await cartIdOf(real, actor.userId, itemId)
          return real.call(actor, 'POST', '/cartupdate/num', { cart_id, num })
        },
        outcomes: [(state, reply) => agree(reply, cart.setQuantity(state, actor.userId, itemId, num))],
      }
    }),
  )

export const checkLine: fc.Arbitrary<Step> = fc
  .record({ by: who, line: fc.nat(5), checked: fc.boolean() })
  .map(({ by, line, checked }) =>
    step(`${checked ? 'check' : 'uncheck'}(by ${by}, line ${line})`, (view) => {
      const actor = shopper(view.stage, by)
      const found = pick(memberOf(view.state, actor.userId).cart, line)
      if (!found || found.checked === checked) return null
      const { itemId } = found
      return {
        text: `${actor.name} ${checked ? 'checks' : 'unchecks'} ${view.stage.names.get(itemId)}`,
        perform: async (real) => {
          const cart_id = await cartIdOf(real, actor.userId, itemId)
          return real.call(actor, 'POST', '/cartupdate/checkstatus', { cart_id, is_checked: checked })
        },
        outcomes: [
          (state, reply) => {
            agree(reply, true)
            cart.check(state, actor.userId, itemId, checked)
          },
        ],
      }
    }),
  )

/** The item of the 加价购, or none; it takes effect while its tier is reached (contract trade §2.8). */
export const choosePlus: fc.Arbitrary<Step> = fc
  .record({ by: who, wants: fc.nat(3).map((one) => one > 0) })
  .map(({ by, wants }) =>
    step(`choose plus(by ${by}, ${wants ? 'the item' : 'nothing'})`, (view) => {
      const actor = shopper(view.stage, by)
      const { marketingId, itemId } = view.stage.world.plus
      return {
        text: `${actor.name} ${wants ? 'wants' : 'does not want'} ${view.stage.names.get(itemId)} for a little more`,
        repeatable: true,
        perform: (real) =>
          real.call(actor, 'POST', '/cart/check/plusitem', {
            marketing_id: marketingId,
            item_id: wants ? itemId : '',
          }),
        outcomes: [
          (state, reply) => {
            agree(reply, true)
            memberOf(state, actor.userId).wantsPlus = wants
          },
        ],
      }
    }),
  )
