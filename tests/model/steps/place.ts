import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { newestFirst } from '../mirror/cart'
import { place, priced, type Placing } from '../mirror/orders'
import { memberOf, Mismatch, present, skuOf, type State } from '../mirror/state'
import { delivery, type Actor } from '../real/world'
import {
  accepted,
  agree,
  pick,
  pickOne,
  shopper,
  step,
  type Action,
  type Outcome,
  type Step,
  type View,
} from './step'

/** Placing orders, from the cart and directly (contract trade §6). */

/** The buyer's discounts: a coupon, selected among those held, and points. */
const savings = fc.record({
  coupon: fc.option(fc.nat(9), { freq: 2 }),
  points: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 600 }) },
    { weight: 1, arbitrary: fc.constant(5_000) },
  ),
})
const textOf = ({ coupon, points }: { coupon: number | null; points: number }) =>
  `${coupon === null ? '' : `, coupon ${coupon}`}${points === 0 ? '' : `, ${points} points`}`

/** One of the coupons that a member holds, including used ones. */
const couponOf = (view: View, userId: number, choice: number | null) =>
  choice === null ? null : (pick([...memberOf(view.state, userId).coupons.keys()], choice) ?? null)

/** @param linesNow the lines that the order takes when it is placed */
function placing(
  view: View,
  actor: Actor,
  form: { params: Record<string, unknown>; fromCart: boolean; isPickup: boolean },
  saving: { coupon: string | null; points: number },
  linesNow: (state: State) => Placing['lines'],
): Action {
  const key = randomUUID()
  const of = (state: State): Placing => ({
    userId: actor.userId,
    lines: linesNow(state),
    fromCart: form.fromCart,
    wantsPlus: form.fromCart && memberOf(state, actor.userId).wantsPlus,
    isPickup: form.isPickup,
    ...saving,
  })
  const what = linesNow(view.state)
    .map(({ itemId, num }) => `${num} × ${view.stage.names.get(itemId)}`)
    .join(' + ')
  return {
    text: `${actor.name} orders ${what || 'an empty cart'}${saving.coupon ? ` with coupon ${saving.coupon}` : ''}${saving.points ? ` and ${saving.points} points` : ''}`,
    repeatable: true,
    perform: (real) =>
      real.call(
        actor,
        'POST',
        '/order_new',
        {
          ...delivery,
          ...form.params,
          point_use: saving.points,
          ...(saving.coupon === null ? { not_use_coupon: 1 } : { coupon_discount: saving.coupon }),
        },
        key,
      ),
    outcomes: [
      (state, reply) => {
        const found = priced(view.stage.world, state, of(state))
        agree(reply, typeof found !== 'string')
        if (typeof found === 'string') return
        if (!accepted(reply)) throw new Mismatch(`refused: ${reply.data.message}`)
        const { order_id, total_fee } = reply.data as { order_id: string; total_fee: number }
        if (Number(total_fee) !== found.total)
          throw new Mismatch(`it costs ${total_fee}, expected ${found.total}`)
        place(view.stage.world, state, order_id, of(state), found)
      },
    ],
  }
}

export const orderCart: fc.Arbitrary<Step> = fc
  .record({ by: fc.nat(2), saving: savings })
  .map(({ by, saving }) =>
    step(
      `order(by ${by}${textOf(saving)})`,
      (view) => {
        const actor = shopper(view.stage, by)
        const form = { params: { cart_type: 'cart', distributor_id: 0 }, fromCart: true, isPickup: false }
        const chosen = { ...saving, coupon: couponOf(view, actor.userId, saving.coupon) }
        return placing(view, actor, form, chosen, (state) =>
          newestFirst(memberOf(state, actor.userId).cart).filter(({ checked }) => checked),
        )
      },
      { races: true },
    ),
  )

export const orderDirectly: fc.Arbitrary<Step> = fc
  .record({
    by: fc.nat(2),
    sku: fc.nat(3),
    num: fc.integer({ min: 1, max: 5 }),
    more: fc.option(fc.record({ sku: fc.nat(3), num: fc.integer({ min: 1, max: 3 }) })),
    saving: savings,
  })
  .map(({ by, sku, num, more, saving }) =>
    step(
      `buy(by ${by}, SKU ${sku}, ${num} pieces${more ? ` and SKU ${more.sku}, ${more.num} pieces` : ''}${textOf(saving)})`,
      (view) => {
        const actor = shopper(view.stage, by)
        const skus = view.stage.world.skus.filter(({ shopId, isListed }) => shopId === 0 && isListed)
        const { itemId } = pickOne(skus, sku)
        const second = more ? pickOne(skus, more.sku).itemId : itemId
        const lines = [
          { itemId, num },
          ...(more && second !== itemId ? [{ itemId: second, num: more.num }] : []),
        ]
        const items = lines.map((line) => ({ item_id: line.itemId, num: line.num }))
        const form = { params: { items, distributor_id: 0 }, fromCart: false, isPickup: false }
        const chosen = { ...saving, coupon: couponOf(view, actor.userId, saving.coupon) }
        return placing(view, actor, form, chosen, () => lines)
      },
      { races: true },
    ),
  )

const day = (seconds: number) => new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 10)

/** An order for pickup in its shop. */
export const orderPickup: fc.Arbitrary<Step> = fc
  .record({ by: fc.nat(2), num: fc.integer({ min: 1, max: 9 }), saving: savings })
  .map(({ by, num, saving }) =>
    step(`reserve(by ${by}, ${num} pieces${textOf(saving)})`, (view) => {
      const { stage, state } = view
      const actor = shopper(stage, by)
      const { itemId, shopId } = present(stage.world.skus.find((sku) => sku.shopId !== 0))
      const form = {
        params: {
          items: [{ item_id: itemId, num }],
          distributor_id: shopId,
          receipt_type: 'ziti',
          pickup_location: -shopId,
          pickup_date: day(state.now + 86400),
          pickup_time: ['09:00', '18:00'],
        },
        fromCart: false,
        isPickup: true,
      }
      const chosen = { ...saving, coupon: couponOf(view, actor.userId, saving.coupon) }
      return placing(view, actor, form, chosen, () => [{ itemId, num }])
    }),
  )

/** A package, bought at once (contract trade §2.1). */
export const orderPackage: fc.Arbitrary<Step> = fc
  .record({ by: fc.nat(2), num: fc.integer({ min: 1, max: 3 }), saving: savings })
  .map(({ by, num, saving }) =>
    step(`buy package(by ${by}, ${num} of it${textOf(saving)})`, (view) => {
      const actor = shopper(view.stage, by)
      const { packageId, parts } = view.stage.world.bundle
      const [main, other] = parts
      const form = { params: { cart_type: 'fastbuy', distributor_id: 0 }, fromCart: false, isPickup: false }
      const chosen = { ...saving, coupon: couponOf(view, actor.userId, saving.coupon) }
      const lines = parts.map(({ itemId, price }) => ({ itemId, num, packagePrice: price }))
      const order = placing(view, actor, form, chosen, () => lines)
      // Adding to the cart drops the selection of a plus item (contract trade §2.8), even if the order is then
      // rejected.
      const drops: Outcome = (state) => {
        const isInStock = lines.every(({ itemId }) => num <= skuOf(state, itemId).store)
        if (isInStock) memberOf(state, actor.userId).wantsPlus = false
      }
      return {
        ...order,
        outcomes: order.outcomes.map((outcome) => (state, reply) => {
          drops(state, reply)
          outcome(state, reply)
        }),
        perform: async (real) => {
          const added = await real.call(actor, 'POST', '/cart', {
            cart_type: 'fastbuy',
            shop_type: 'distributor',
            item_id: main.itemId,
            num,
            activity_type: 'package',
            activity_id: packageId,
            items_id: [other.itemId],
          })
          return accepted(added) ? order.perform(real) : added
        },
      }
    }),
  )
