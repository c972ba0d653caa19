import { eq } from 'drizzle-orm'
import type { GoodsDetail } from '@/lib/contract/goods'
import * as tables from '@/lib/server/db/schema'
import { builders } from '../fixtures/engine/builders'
import { testMall } from '../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

const detail = async (id: number): Promise<GoodsDetail> =>
  (await mall.call<GoodsDetail>('GET', `/goods/items/${id}`)).data

describe('reference data that a process keeps', () => {
  it('is read again after each committed change, also by another process', async () => {
    const { orm } = mall.db
    const goodsId = await make.goods({ price: 10_000, store: 5 })
    const [tag] = await orm
      .insert(tables.tags)
      .values({ tagName: '新品', created: 1 })
      .returning({ tagId: tables.tags.tagId })
    const tagId = tag?.tagId ?? 0
    await orm.insert(tables.goodsTags).values({ goodsId, tagId })
    const names = async () => (await detail(goodsId)).tags.map(({ tag_name }) => tag_name)
    expect(await names()).toEqual(['新品'])
    await orm.update(tables.tags).set({ tagName: '热卖' }).where(eq(tables.tags.tagId, tagId))
    expect(await names()).toEqual(['热卖'])
    await orm.update(tables.tags).set({ frontShow: false }).where(eq(tables.tags.tagId, tagId))
    expect(await names()).toEqual([])
  })

  it('does not keep what was rolled back', async () => {
    const goodsId = await make.goods({ price: 10_000, store: 5 })
    const open = async () => (await detail(goodsId)).rate_status
    const close = (value: unknown) =>
      mall.db
        .transaction(async ({ orm }) => {
          await orm.insert(tables.settings).values({ key: 'trade', value, updated: 1 })
          throw new Error('rolled back')
        })
        .catch((error: Error) => error.message)
    expect(await open()).toBe(true)
    expect(await close({ rate_status: false })).toBe('rolled back')
    expect(await open()).toBe(true)
    await mall.db.orm
      .insert(tables.settings)
      .values({ key: 'trade', value: { rate_status: false }, updated: 1 })
    expect(await open()).toBe(false)
  })

  it('is loaded once by calls that meet the same change', async () => {
    const goodsId = await make.goods({ price: 10_000, store: 5 })
    await mall.db.orm.insert(tables.tags).values({ tagName: '一起', created: 1 })
    const load = jest.spyOn(mall.db, 'run')
    await Promise.all(Array.from({ length: 8 }, () => detail(goodsId)))
    expect(load.mock.calls.filter(([{ name }]) => name === 'reference_data')).toHaveLength(1)
  })
})
