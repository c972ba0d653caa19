import { checkBooks } from '@/lib/server/trade/books/check-books'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

interface Books {
  ok: boolean
  rows: { name: string; expected: number; found: number; ok: boolean; ids: string[] }[]
}

async function books() {
  const { token } = await make.member({ role: 'operator' })
  return (await mall.call<Books>('GET', '/operator/books', {}, { token })).data
}
const wrong = async () => (await checkBooks(mall)).filter(({ ids }) => ids.length > 0)

describe('the books', () => {
  it('balance after orders were placed, paid and cancelled', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    const shopper = await buyer(mall, make, { point: 100 })
    const first = await shopper.orderItem(item, 2)
    await shopper.pay(first.order_id)
    const second = await shopper.orderItem(item, 3)
    await shopper.call('POST', '/order/cancel', { order_id: second.order_id })
    const found = await books()
    expect(found).toMatchObject({ ok: true })
    expect(found.rows).toContainEqual({
      name: 'money of test',
      expected: 10_000,
      found: 10_000,
      ok: true,
      ids: [],
    })
  })

  it('name what was changed behind their back', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    const shopper = await buyer(mall, make, { point: 100 })
    const { order_id } = await shopper.orderItem(item, 1)
    await mall.rows('update skus set store = store + 1 where item_id = $1', [item])
    await mall.rows('update members set point = 101 where user_id = $1', [shopper.userId])
    await mall.rows('update orders set total_fee = total_fee - 1 where order_id = $1', [order_id])
    const names = new Map((await wrong()).map(({ name, ids }) => [name, ids]))
    expect(names).toEqual(
      new Map([
        ['stock', [String(item)]],
        ['points', [String(shopper.userId)]],
        ['totals of orders', [order_id]],
        ['lines of orders', [order_id]],
      ]),
    )
    expect(await books()).toMatchObject({ ok: false })
  })

  it('are shown to operators only', async () => {
    for (const [role, code] of [
      ['shopper', 401],
      ['merchant', 403],
    ] as const) {
      const { token } = await make.member({ role })
      const { data } = await mall.call('GET', '/operator/books', {}, { token })
      expect(data).toMatchObject({ status_code: code })
    }
  })
})
