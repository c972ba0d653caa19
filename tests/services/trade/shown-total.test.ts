import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

const changed = { message: '价格已变动，请确认后重新提交', status_code: 422 }

/** A shopper with one product in the cart, and the total that the checkout shows. */
async function atCheckout() {
  const item = await make.goods({ price: 10_000, store: 5 })
  const shopper = await buyer(mall, make)
  await shopper.add(item, 1)
  const show = async (more = {}) => (await shopper.preview(more)).total_fee
  return { item, shopper, show }
}
const setPrice = (item: number, price: number) =>
  mall.rows('update skus set price = $2 where item_id = $1', [item, price])

describe('an order whose total was shown', () => {
  it.each([
    ['dearer', 12_000],
    ['cheaper', 9_000],
  ])('is refused when the product became %s, and placed with the new total', async (_, price) => {
    const { item, shopper, show } = await atCheckout()
    const shown = await show()
    expect(shown).toBe(10_000)
    await setPrice(item, price)
    expect(await shopper.order({ expected_total: shown })).toMatchObject(changed)
    expect((await shopper.orders()).pager.count).toBe(0)
    const again = await show()
    expect(again).toBe(price)
    expect((await shopper.order({ expected_total: again })).total_fee).toBe(price)
  })

  it('is refused when its coupon has ended meanwhile', async () => {
    const { shopper, show } = await atCheckout()
    const code = await make.userCard(shopper.userId, await make.card({ reduceCost: 1_000 }))
    const shown = await show()
    expect(shown).toBe(9_000)
    await mall.rows('update user_cards set end_date = 1 where code = $1', [code])
    expect(await shopper.order({ expected_total: shown })).toMatchObject(changed)
    expect(await show()).toBe(10_000)
  })

  it('is placed at the current price when the client sends no total', async () => {
    const { item, shopper } = await atCheckout()
    await setPrice(item, 12_000)
    expect((await shopper.order()).total_fee).toBe(12_000)
  })
})
