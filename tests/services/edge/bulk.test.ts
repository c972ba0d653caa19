import { growMall } from '@/lib/demo/bulk/grow'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()

beforeAll(async () => {
  const make = builders(mall)
  for (const price of [10_000, 20_000, 30_000]) await make.goods({ price, store: 5 })
})

const allGoods = () =>
  mall.rows<{ id: number; name: string; price: number }>(
    'select goods_id as id, item_name as name, price from goods order by goods_id',
  )

describe('growMall', () => {
  it('continues where it was stopped, up to the requested number of products', async () => {
    const seen: number[] = []
    const stoppedAt = await growMall(mall, {
      goods: 50,
      perBatch: 10,
      onProgress: (goods) => seen.push(goods),
      stopped: () => seen.length === 2,
    })
    expect([stoppedAt, seen]).toEqual([23, [13, 23]])
    const before = await allGoods()
    expect(
      await growMall(mall, { goods: 50, perBatch: 10, onProgress: () => {}, stopped: () => false }),
    ).toBe(50)
    const after = await allGoods()
    expect(after).toHaveLength(50)
    expect(after.slice(0, 23)).toEqual(before)
    expect(new Set(after.map(({ name }) => name)).size).toBeGreaterThan(47)
  })

  it('changes nothing when the mall is large enough', async () => {
    expect(await growMall(mall, { goods: 10, onProgress: () => {}, stopped: () => false })).toBe(50)
    expect(await allGoods()).toHaveLength(50)
  })

  it('creates products that lists show', async () => {
    const { data } = await mall.call<{ total_count: number; list: { goods_id: number; store: number }[] }>(
      'GET',
      '/goods/items',
      { page: 1, pageSize: 50 },
    )
    expect(data.total_count).toBe(50)
    expect(data.list.every(({ store }) => store >= 0)).toBe(true)
  })
})
