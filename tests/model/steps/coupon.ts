import fc from 'fast-check'
import { memberOf } from '../mirror/state'
import { accepted, agree, pickOne, shopper, step, type Step } from './step'

/** Claiming a coupon (contract trade §4.3). */
export const claimCoupon: fc.Arbitrary<Step> = fc
  .record({ by: fc.nat(2), card: fc.nat(1) })
  .map(({ by, card }) =>
    step(`claim(by ${by}, card ${card})`, (view) => {
      const actor = shopper(view.stage, by)
      const { cardId, kind, limit } = pickOne(view.stage.world.cards, card)
      return {
        text: `${actor.name} claims a ${kind} coupon`,
        perform: (real) => real.call(actor, 'POST', '/user/receiveCard', { card_id: cardId }),
        outcomes: [
          (state, reply) => {
            const { coupons } = memberOf(state, actor.userId)
            const held = [...coupons.values()].filter((coupon) => coupon.cardId === cardId).length
            agree(reply, held < limit)
            const { code } = (reply.data.status ?? {}) as { code?: string }
            if (accepted(reply)) coupons.set(String(code), { cardId, orderId: null })
          },
        ],
      }
    }),
  )
