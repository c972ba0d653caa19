import fc from 'fast-check'
import { runJobs } from '../mirror/jobs'
import { skuOf } from '../mirror/state'
import { agree, pickOne, step, type Step } from './step'

/** Events in the mall besides its buyers: prices, time and jobs. */

/** A new price applies to every order placed after it, and to none before. */
export const changePrice: fc.Arbitrary<Step> = fc
  .record({ sku: fc.nat(7), percent: fc.constantFrom(50, 97, 103, 200) })
  .map(({ sku, percent }) =>
    step(`price(SKU ${sku}, ${percent} %)`, ({ stage, state }) => {
      const { itemId } = pickOne(stage.world.skus, sku)
      const price = Math.min(300_000, Math.max(100, Math.round((skuOf(state, itemId).price * percent) / 100)))
      return {
        text: `${stage.names.get(itemId)} costs ${price} now`,
        perform: (real) =>
          real.call(stage.operator, 'PUT', '/operator/goods/prices', {
            prices: [{ item_id: itemId, price }],
          }),
        outcomes: [
          (after, reply) => {
            agree(reply, true)
            skuOf(after, itemId).price = price
          },
        ],
      }
    }),
  )

/** Advances the clock around the deadlines of the mall: fifteen minutes, an hour, a week. */
export const travel: fc.Arbitrary<Step> = fc
  .oneof(
    { weight: 12, arbitrary: fc.constantFrom(20, 60, 300) },
    { weight: 2, arbitrary: fc.constantFrom(899, 3_700) },
    { weight: 1, arbitrary: fc.constantFrom(86_400, 7 * 86_400) },
  )
  .map((seconds) =>
    step(`wait(${seconds} s)`, () => ({
      text: `${seconds} s pass`,
      perform: async (real) => {
        real.mall.travel(seconds)
        return { data: {} }
      },
      outcomes: [() => undefined],
    })),
  )

export const jobs: fc.Arbitrary<Step> = fc.constant(
  step('jobs()', ({ stage }) => ({
    text: 'the jobs run',
    repeatable: true,
    perform: async (real) => {
      await real.runJobs()
      return { data: {} }
    },
    outcomes: [(after) => runJobs(stage.world, after)],
  })),
)
