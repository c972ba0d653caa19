import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

beforeAll(async () => {
  const { orm } = mall.db
  const at = mall.now()
  const category = { isMain: false, created: at, updated: at }
  await orm.insert(tables.categories).values([
    { ...category, categoryId: 1, categoryName: '大家电', level: 1, path: [1] },
    { ...category, categoryId: 2, categoryName: '冰箱', parentId: 1, level: 2, path: [1, 2] },
    { ...category, categoryId: 3, categoryName: '家居', level: 1, path: [3] },
    { ...category, categoryId: 4, categoryName: '酒柜', parentId: 1, level: 2, path: [1, 4] },
  ])
  await orm.insert(tables.tags).values({ tagId: 1, tagName: '国补', created: at })
  await orm
    .insert(tables.subsidyClasses)
    .values({ className: '家电', rate: 15, cap: 200_000, categoryIds: [1] })
})

async function goodsIn(categoryId: number, price: number, tagged = true): Promise<number> {
  const goodsId = await make.goods({ price, store: 5 })
  await mall.db.orm.insert(tables.goodsCategories).values({ goodsId, categoryId })
  if (tagged) await mall.db.orm.insert(tables.goodsTags).values({ goodsId, tagId: 1 })
  await indexGoods(mall.db, [goodsId])
  return goodsId
}

const cardOf = async (goodsId: number, token?: string) =>
  (
    await mall.call<{ list: { subsidy_price?: number }[] }>(
      'GET',
      '/goods/items',
      { page: 1, pageSize: 1, item_id: [goodsId] },
      { token },
    )
  ).data.list[0]

describe('the subsidy on a product page', () => {
  const subsidyOf = async (goodsId: number) =>
    (await mall.call<GoodsDetail>('GET', `/goods/items/${goodsId}`)).data.subsidy

  it('is that of the class of any of its categories, as on the card', async () => {
    const goodsId = await goodsIn(3, 300_000)
    await mall.db.orm.insert(tables.goodsCategories).values({ goodsId, categoryId: 4 })
    await indexGoods(mall.db, [goodsId])
    expect((await cardOf(goodsId))?.subsidy_price).toBe(255_000)
    expect(await subsidyOf(goodsId)).toEqual({
      class_name: '家电',
      rate: 15,
      cap: 200_000,
      price_limit: null,
      limit: 0,
      regions: [],
    })
  })

  it('is absent when the programme does not pay', async () => {
    expect(await subsidyOf(await goodsIn(3, 300_000))).toBeUndefined()
    expect(await subsidyOf(await goodsIn(2, 300_000, false))).toBeUndefined()
  })
})

describe('补贴价 on a product card', () => {
  it('is the price less the rate of the class above its category', async () => {
    expect((await cardOf(await goodsIn(2, 300_000)))?.subsidy_price).toBe(255_000)
  })

  it('subtracts at most the cap', async () => {
    expect((await cardOf(await goodsIn(2, 2_000_000)))?.subsidy_price).toBe(1_800_000)
  })

  it('is absent without the tag or outside every class', async () => {
    expect(await cardOf(await goodsIn(2, 300_000, false))).not.toHaveProperty('subsidy_price')
    expect(await cardOf(await goodsIn(3, 300_000))).not.toHaveProperty('subsidy_price')
  })

  it('follows the activity price while the activity sells', async () => {
    const goodsId = await goodsIn(2, 300_000)
    await make.sale({ itemId: goodsId, activityPrice: 200_000, activityStore: 3 })
    expect((await cardOf(goodsId))?.subsidy_price).toBe(170_000)
  })

  it('is shown until the programme ends', async () => {
    const goodsId = await goodsIn(2, 300_000)
    const endTime = mall.now() + 60
    const value = { name: '焕新行动', region: '之江', slogan: '', endTime, classes: [] }
    await mall.db.orm.insert(tables.settings).values({ key: 'programme', value, updated: mall.now() })
    const programme = async () =>
      (await mall.call<{ list: unknown[]; end_time: number }>('GET', '/programme/subsidies')).data
    mall.travel(59)
    expect((await cardOf(goodsId))?.subsidy_price).toBe(255_000)
    expect((await programme()).list).toHaveLength(1)
    mall.travel(1)
    expect(await cardOf(goodsId)).not.toHaveProperty('subsidy_price')
    const { data: page } = await mall.call('GET', `/goods/items/${goodsId}`)
    expect(page).not.toHaveProperty('subsidy')
    expect(await programme()).toMatchObject({ list: [], end_time: endTime, name: '焕新行动' })
    await mall.db.orm.delete(tables.settings)
  })

  it("follows the member's price", async () => {
    const gradeId = await make.grade({ discount: 10 })
    const { token } = await make.member({ gradeId })
    const goodsId = await goodsIn(2, 300_000)
    expect((await cardOf(goodsId, token))?.subsidy_price).toBe(229_500)
  })
})
