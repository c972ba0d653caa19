import { builders } from '../../fixtures/engine/builders'
import { buyer, type Failure } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

const rounds = 15
const pieces = 3

interface Outcome {
  /** Pieces in the order; 0 when it was rejected. */
  ordered: number
  /** Pieces in the cart afterwards. */
  kept: number
  stock: number
}

/** Orders a cart of three pieces while `change` runs, repeatedly. */
async function race(
  change: (one: Awaited<ReturnType<typeof buyer>>, item: number, cartId: number) => Promise<unknown>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let round = 0; round < rounds; round++) {
    const item = await make.goods({ price: 100, store: 50 })
    const one = await buyer(mall, make)
    await one.add(item, pieces)
    const [{ cartId = 0 } = {}] = await mall.rows<{ cartId: number }>(
      `select cart_id::int as "cartId" from cart_lines where user_id = ${one.userId}`,
    )
    // The later the change starts, the later it meets the order: some rounds read before it, some after.
    const later = new Promise((resolve) => setTimeout(resolve, round % 5))
    const [placed] = await Promise.all([one.order(), later.then(() => change(one, item, cartId))])
    const [row] = await mall.rows<{ kept: number; ordered: number }>(
      `select (select coalesce(sum(num), 0)::int from cart_lines where user_id = ${one.userId}) as kept,
              (select coalesce(sum(i.num), 0)::int from order_items i join orders o on o.order_id = i.order_id
                where o.user_id = ${one.userId}) as ordered`,
    )
    if (!placed.order_id) expect(row?.ordered).toBe(0)
    outcomes.push({ kept: 0, ordered: 0, ...row, stock: (await make.stockOf(item)).store })
  }
  return outcomes
}

describe('an order of a cart that changes meanwhile', () => {
  it('neither loses nor doubles a piece that is added', async () => {
    for (const { ordered, kept, stock } of await race(async (one, item) => {
      const answer = await one.add(item, 1)
      expect((answer as Partial<Failure>).status_code).toBeUndefined()
    })) {
      expect(ordered + kept).toBe(pieces + 1)
      expect(stock).toBe(50 - ordered)
    }
  })

  it('takes the quantity that the cart holds at that moment', async () => {
    for (const { ordered, kept, stock } of await race((one, _item, cartId) =>
      one.call('PUT', '/cartupdate/num', { cart_id: cartId, num: 5, shop_type: 'distributor' }),
    )) {
      expect([
        [pieces, 0],
        [5, 0],
      ]).toContainEqual([ordered, kept])
      expect(stock).toBe(50 - ordered)
    }
  })

  it('does not order a line that was unchecked before', async () => {
    for (const { ordered, kept } of await race((one, _item, cartId) =>
      one.call('PUT', '/cartupdate/checkstatus', {
        cart_id: cartId,
        is_checked: false,
        shop_type: 'distributor',
      }),
    )) {
      expect(ordered + kept).toBe(pieces)
    }
  })
})

it('a buy-now line that replaces the ordered one meanwhile stays', async () => {
  for (let round = 0; round < rounds; round++) {
    const item = await make.goods({ price: 100, store: 50 })
    const one = await buyer(mall, make)
    await one.add(item, 1, { cart_type: 'fastbuy' })
    const [placed] = await Promise.all([
      one.order({ cart_type: 'fastbuy' }),
      one.add(item, 2, { cart_type: 'fastbuy' }),
    ])
    const [row] = await mall.rows<{ kept: number; ordered: number }>(
      `select (select coalesce(sum(num), 0)::int from fastbuy_lines where user_id = ${one.userId}) as kept,
              (select coalesce(sum(i.num), 0)::int from order_items i join orders o on o.order_id = i.order_id
                where o.user_id = ${one.userId}) as ordered`,
    )
    expect(placed.order_id).toMatch(/^\d{16}$/)
    expect([
      { ordered: 1, kept: 2 },
      { ordered: 2, kept: 0 },
    ]).toContainEqual(row)
  }
})
