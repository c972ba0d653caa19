import { statementMetrics } from '@/lib/server/db/statement-metrics'
import { builders } from '../fixtures/engine/builders'
import { buyer } from '../fixtures/engine/buyer'
import { testMall } from '../fixtures/engine/test-mall'

/** How many statements a call sends to the database, `begin` and `commit` not counted. */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

async function statementsSoFar(): Promise<number> {
  return Number(/by="visits"} (\d+)/.exec(await statementMetrics())?.[1])
}

describe('calls about cart and orders', () => {
  it.each<{
    call: string
    budget: number
    send: (one: Awaited<ReturnType<typeof shopper>>) => Promise<unknown>
  }>([
    { call: 'cart/list', budget: 2, send: ({ one }) => one.cart() },
    { call: 'cartcount', budget: 2, send: ({ one }) => one.call('GET', '/cartcount') },
    {
      call: 'cartupdate/num',
      budget: 3,
      send: ({ one, cartId }) => one.call('POST', '/cartupdate/num', { cart_id: cartId, num: 2 }),
    },
    {
      call: 'cartupdate/num, removing',
      budget: 2,
      send: ({ one, cartId }) => one.call('POST', '/cartupdate/num', { cart_id: cartId, num: 0 }),
    },
    {
      call: 'cartupdate/checkstatus',
      budget: 2,
      send: ({ one, cartId }) =>
        one.call('POST', '/cartupdate/checkstatus', { cart_id: cartId, is_checked: false }),
    },
    { call: 'cart', budget: 5, send: ({ one, item }) => one.add(item, 1) },
    { call: 'getFreightFee', budget: 2, send: ({ one }) => one.preview() },
    { call: 'order_new', budget: 3, send: ({ one }) => one.order({}, 'a key') },
    { call: 'orders', budget: 2, send: ({ one }) => one.orders() },
    { call: 'orderscount', budget: 2, send: ({ one }) => one.call('GET', '/orderscount') },
    { call: 'order/{id}', budget: 5, send: ({ one, orderId }) => one.detail(orderId) },
  ])('$call takes $budget statements', async ({ budget, send }) => {
    const prepared = await shopper()
    const before = await statementsSoFar()
    const answer = await send(prepared)
    expect(answer).not.toHaveProperty('status_code')
    expect(await statementsSoFar()).toBe(before + budget)
  })

  it('take one more when a 满赠 covers a line', async () => {
    const { one, item } = await shopper()
    const gift = await make.goods({ price: 100, store: 5 }, { isGift: true })
    await make.marketing({
      marketingType: 'full_gift',
      useBound: 1,
      boundIds: [item],
      rules: [{ full: 1, gifts: [{ itemId: gift, num: 1 }] }],
    })
    const before = await statementsSoFar()
    const cart = await one.cart()
    expect(cart.valid_cart[0]?.gift_activity).toHaveLength(1)
    expect(await statementsSoFar()).toBe(before + 3)
  })
})

/** A member with an order and one line in the cart. */
async function shopper() {
  const item = await make.goods({ price: 10_000, store: 50 })
  const one = await buyer(mall, make)
  const { order_id: orderId } = await one.orderItem(item, 1)
  const cart = await one.add(item, 1)
  return { one, item, orderId, cartId: cart.valid_cart[0]?.list[0]?.cart_id }
}
