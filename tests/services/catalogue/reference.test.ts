import { eq } from 'drizzle-orm'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { referenceAt } from '@/lib/server/catalogue/reference/load-reference'
import { referenceVersionIn } from '@/lib/server/catalogue/reference/parts'
import type { Queries } from '@/lib/server/ground/db/connection'
import * as tables from '@/lib/server/ground/db/schema'
import { number, statement } from '@/lib/server/ground/db/statement'
import { address, builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

const version = statement('test_reference_version', `select ${referenceVersionIn().sql} as version`, {
  version: number,
})

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

  it('prices a cart with the promotion of the moment', async () => {
    const item = await make.goods({ price: 10_000, store: 5 })
    const shopper = await buyer(mall, make)
    await shopper.add(item, 1)
    const off = async () => (await shopper.preview(address)).promotion_discount
    expect(await off()).toBe(0)
    const id = await make.marketing({ marketingType: 'full_minus', rules: [{ full: 5000, minus: 700 }] })
    expect(await off()).toBe(700)
    const { marketings } = tables
    await mall.db.orm
      .update(marketings)
      .set({ rules: [{ full: 5000, minus: 900 }] })
      .where(eq(marketings.marketingId, id))
    expect(await off()).toBe(900)
    await mall.db.orm.update(marketings).set({ disabled: true }).where(eq(marketings.marketingId, id))
    expect(await off()).toBe(0)
  })

  it('shows a transaction its own changes and keeps them from all others', async () => {
    const of = async (db: Queries) => {
      const [row] = await db.run(version, [])
      return (await referenceAt(db, row?.version ?? 0)).settings.point
    }
    const before = await of(mall.db)
    const inside = await mall.db
      .transaction(async (tx) => {
        await tx.orm.insert(tables.settings).values({ key: 'point', value: { isOpen: 7 }, updated: 1 })
        throw await of(tx)
      })
      .catch((seen: unknown) => seen)
    expect(inside).toEqual({ isOpen: 7 })
    expect(await of(mall.db)).toEqual(before)
  })
})
