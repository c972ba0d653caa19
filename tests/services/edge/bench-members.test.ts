import { seedDemoMall } from '@/lib/demo/seed'
import { runSql } from '../../fixtures/engine/run-sql'
import { testMall } from '../../fixtures/engine/test-mall'
import { addBuyers, fillCarts, plainSkus } from '../../fixtures/orders/buyers'

/** The members and SKUs of the demo mall with which benchmarks and load tests buy. */

type Cart = { valid_cart: { list: { item_id: number }[] }[] }

const mall = testMall()
beforeAll(() => seedDemoMall(mall))

it('every SKU that they take in turn can be bought: their carts are valid', async () => {
  const itemIds = await plainSkus(mall.db, 50)
  expect(itemIds).toHaveLength(50)
  const buyers = await addBuyers(mall.db, itemIds.length)
  await runSql(mall.db, 'update skus set store = 1000000', [])
  await fillCarts(mall.db, buyers, itemIds)
  const input = { cart_type: 'cart', shop_type: 'distributor' }
  const refused: number[] = []
  for (const [index, userId] of buyers.entries()) {
    const token = await mall.tokenFor(userId)
    const { data } = await mall.call<Cart>('GET', '/cart/list', input, { token })
    if (data.valid_cart[0]?.list[0]?.item_id !== itemIds[index]) refused.push(itemIds[index] ?? 0)
  }
  expect(refused).toEqual([])
})
