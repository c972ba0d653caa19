import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

const put = async (token: string | undefined, prices: unknown) =>
  mall.call<{ status?: boolean; message?: string }>('PUT', '/operator/goods/prices', { prices }, { token })
const priceOf = async (goodsId: number) =>
  (await mall.call<{ price: number }>('GET', `/goods/items/${goodsId}`)).data.price

describe('prices set by an operator', () => {
  it('apply at once and invalidate only what names the product, and lists that prices decide', async () => {
    const operator = await make.member({ role: 'operator' })
    const [changed, other] = [
      await make.goods({ price: 5000, store: 3 }),
      await make.goods({ price: 6000, store: 3 }),
    ]
    expect((await put(operator.token, [{ item_id: changed, price: 4550 }])).data).toEqual({ status: true })
    expect(await priceOf(changed)).toBe(4550)
    expect(await priceOf(other)).toBe(6000)
    expect(mall.dropped).toEqual([`goods:${changed}`, 'prices'])
  })

  it('are set all or not at all', async () => {
    const operator = await make.member({ role: 'operator' })
    const goods = await make.goods({ price: 5000, store: 3 })
    const answer = await put(operator.token, [
      { item_id: goods, price: 100 },
      { item_id: 2_000_000_000, price: 100 },
    ])
    expect(answer.data.message).toBe('商品不存在')
    expect(await priceOf(goods)).toBe(5000)
  })

  it('are refused when a product is named twice, also with the same price', async () => {
    const operator = await make.member({ role: 'operator' })
    const goods = await make.goods({ price: 5000, store: 3 })
    for (const price of [1, 1_000_000])
      expect(
        (
          await put(operator.token, [
            { item_id: goods, price: 1_000_000 },
            { item_id: goods, price },
          ])
        ).data.message,
      ).toBe('同一商品不能重复')
    expect(await priceOf(goods)).toBe(5000)
  })

  it.each([
    [[], '请填写价格'],
    ['all', '请填写价格'],
    [[{ item_id: 1, price: 0 }], '价格不正确'],
    [[{ item_id: 1, price: -5 }], '价格不正确'],
    [[{ item_id: 1, price: 1.5 }], '价格不正确'],
    [[{ item_id: 1, price: 1e12 }], '价格不正确'],
    [[{ item_id: 'a', price: 100 }], '商品不存在'],
  ])('are refused as %j', async (prices, message) => {
    const operator = await make.member({ role: 'operator' })
    expect((await put(operator.token, prices)).data.message).toBe(message)
  })

  it('cannot be set by shoppers and guests', async () => {
    const goods = await make.goods({ price: 5000, store: 3 })
    const shopper = await make.member()
    for (const token of [undefined, shopper.token])
      expect((await put(token, [{ item_id: goods, price: 1 }])).status).toBe(401)
    expect(await priceOf(goods)).toBe(5000)
  })
})
