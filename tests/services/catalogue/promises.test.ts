import { eq } from 'drizzle-orm'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { loadCards } from '@/lib/server/catalogue/goods-card/load-cards'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { programmeOf } from '../../fixtures/engine/programme'
import { testMall } from '../../fixtures/engine/test-mall'

/** The promises of cards, pages and calls about a product, and those that they must not make (contract trade §3.1). */

const mall = testMall()
const make = builders(mall)
const programme = programmeOf(mall, make)

const detail = async (id: number): Promise<GoodsDetail> =>
  (await mall.call<GoodsDetail>('GET', `/goods/items/${id}`)).data
const couponsOf = async (item_id: number) =>
  (await mall.call<{ list: object[] }>('GET', '/getCardList', { item_id })).data.list
const countOf = async (fields: object) =>
  (await mall.call<{ total_count: number }>('GET', '/goods/items', { page: 1, pageSize: 9, ...fields })).data
    .total_count
/** Products of a category under the switch 国补, and under its tag. */
const subsidisedOf = async (category_id: number) => [
  await countOf({ category_id, subsidy: 1 }),
  await countOf({ category_id, tag: '国补' }),
]
const promotionsOf = async (item_id: number) =>
  (await mall.call<Pick<GoodsDetail, 'promotion_activity'>>('GET', '/promotion/getskumarketing', { item_id }))
    .data.promotion_activity

beforeAll(async () => {
  await mall.db.orm.insert(tables.vipGrades).values({ gradeName: '焕新卡', discount: 5 })
  await programme.open()
})

describe('a product', () => {
  it.each([
    { isGift: true },
    { approveStatus: 'only_show' as const },
    { approveStatus: 'offline_sale' as const },
  ])(
    'promises no promotions, coupons, paid grade and subsidy where the mall does not sell it online: %o',
    async (values) => {
      const { categoryId } = await programme.subsidyClass()
      const goodsId = await programme.goods(categoryId, 100_000)
      const scope = { useBound: 1, boundIds: [goodsId] }
      await make.marketing({ ...scope, marketingType: 'full_minus', rules: [{ full: 5000, minus: 500 }] })
      await make.card(scope)
      const sold = await detail(goodsId)
      expect(sold).toHaveProperty('subsidy')
      expect(sold).toHaveProperty('vipgrade_guide_title')
      expect(sold.kaquan_list.list).toHaveLength(1)
      expect(await couponsOf(goodsId)).toHaveLength(1)
      expect([await countOf({ category_id: categoryId }), await subsidisedOf(categoryId)]).toEqual([
        1,
        [1, 1],
      ])
      await mall.db.orm.update(tables.goods).set(values).where(eq(tables.goods.goodsId, goodsId))
      await indexGoods(mall.db, [goodsId])
      const shown = await detail(goodsId)
      expect(shown.promotion_activity).toBeNull()
      expect(shown.kaquan_list.list).toEqual([])
      expect(shown).not.toHaveProperty('subsidy')
      expect(shown).not.toHaveProperty('vipgrade_guide_title')
      expect(await couponsOf(goodsId)).toEqual([])
      expect(await promotionsOf(goodsId)).toBeNull()
      const [card] = await loadCards(mall.db, [goodsId], null, mall.now())
      expect(card).not.toHaveProperty('subsidy_price')
      expect(card).not.toHaveProperty('promotion_activity')
      expect(await subsidisedOf(categoryId)).toEqual([0, 0])
    },
  )

  it.each([
    ['limited_time_sale', 1],
    ['normal', 0],
  ] as const)('promises beside the price of a %s what its order applies', async (seckillType, coupons) => {
    const goodsId = await make.goods({ price: 100_000, store: 5 })
    const scope = { useBound: 1, boundIds: [goodsId] }
    await make.marketing({ ...scope, marketingType: 'full_minus', rules: [{ full: 5000, minus: 500 }] })
    await make.card(scope)
    expect(await promotionsOf(goodsId)).toHaveLength(1)
    await make.sale({ itemId: goodsId, activityPrice: 80_000, activityStore: 3 }, { seckillType })
    const shown = await detail(goodsId)
    expect(shown.promotion_activity).toBeNull()
    expect(shown.kaquan_list.list).toHaveLength(coupons)
    expect(await couponsOf(goodsId)).toHaveLength(coupons)
    expect(shown).not.toHaveProperty('vipgrade_guide_title')
    expect(await promotionsOf(goodsId)).toBeNull()
    const [card] = await loadCards(mall.db, [goodsId], null, mall.now())
    expect(card?.promotion_activity?.map(({ tag_type }) => tag_type)).toEqual([seckillType])
  })

  it('names the grades of a promotion that is not for everybody', async () => {
    const [gold, goodsId] = [await make.grade(), await make.goods({ price: 100_000, store: 5 })]
    const [vip] = await mall.db.orm.select().from(tables.vipGrades)
    const scope = { useBound: 1, boundIds: [goodsId], rules: [{ full: 5000, minus: 500 }] }
    const forGrades = await make.marketing({
      ...scope,
      validGrades: [gold],
      validVipGrades: [vip?.vipGradeId ?? 0],
      marketingType: 'full_minus',
      startTime: 2,
    })
    const forAll = await make.marketing({ ...scope, marketingType: 'full_minus', startTime: 1 })
    const named = [
      { marketing_id: forGrades, valid_grade: [gold], member_grade: [`等级${gold}`, '焕新卡'] },
      { marketing_id: forAll, valid_grade: [], member_grade: [] },
    ]
    expect((await detail(goodsId)).promotion_activity).toMatchObject(named)
    expect(await promotionsOf(goodsId)).toMatchObject(named)
    const [card] = await loadCards(mall.db, [goodsId], null, mall.now())
    expect(card?.promotion_activity?.map((one) => [one.promotion_id, one.is_member_only])).toEqual([
      [forGrades, 1],
      [forAll, undefined],
    ])
  })
})
