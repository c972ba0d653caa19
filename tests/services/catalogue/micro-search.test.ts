import type { MicroSearch } from '@/lib/contract/catalogue/goods-lookups'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
const ids: number[] = []

/** Categories: 1 大家电 with 2 冰箱 and 4 空调 below it, 3 家居. Two refrigerators and a chair. */
beforeAll(async () => {
  const { orm } = mall.db
  const common = { isMain: false, created: mall.now(), updated: mall.now() }
  await orm.insert(tables.categories).values([
    { ...common, categoryId: 1, categoryName: '大家电', level: 1, path: [1] },
    { ...common, categoryId: 2, categoryName: '冰箱', parentId: 1, level: 2, path: [1, 2] },
    { ...common, categoryId: 3, categoryName: '家居', level: 1, path: [3] },
    { ...common, categoryId: 4, categoryName: '空调', parentId: 1, level: 2, path: [1, 4] },
  ])
  const add = async (itemName: string, categoryId: number, price: number) => {
    const goodsId = await make.goods({ price, store: 5 }, { itemName })
    await orm.insert(tables.goodsCategories).values({ goodsId, categoryId })
    await indexGoods(mall.db, [goodsId])
    ids.push(goodsId)
  }
  await add('云杉对开门冰箱', 2, 300_000)
  await add('云杉法式冰箱', 2, 400_000)
  await add('云杉靠背椅', 3, 20_000)
})

const search = async (params: Record<string, unknown>, token?: string) =>
  (await mall.call<MicroSearch>('POST', '/item.microSearch', params, { token })).data

describe('item.microSearch', () => {
  it('returns products, their number and their categories in its own shape', async () => {
    const answer = await search({ search_keywords: '冰箱', accessToken: '' })
    expect(Object.keys(answer).sort()).toEqual(['category', 'itemSearchCount', 'itemSearchData'])
    expect(answer.category).toEqual([
      { cat_id: 1, cat_name: '大家电', associate: [{ cat_id: 2, cat_name: '冰箱' }] },
    ])
    expect(answer.itemSearchCount).toBe(2)
    const [first] = answer.itemSearchData.filter(({ item_id }) => item_id === ids[0])
    expect(first).toEqual({
      item_id: ids[0],
      title: '云杉对开门冰箱',
      image_default_id: expect.any(String),
      price: 300_000,
      product_type: 'normal',
      bn: expect.any(String),
    })
  })

  it('finds by the parameter that /result sends, page by page', async () => {
    const first = await search({ name: '云杉', page_size: 2 })
    expect([first.itemSearchCount, first.itemSearchData.length]).toEqual([3, 2])
    expect(first.category.map(({ cat_name }) => cat_name)).toEqual(['大家电', '家居'])
    expect((await search({ name: '云杉', page_size: 2, page_no: 2 })).itemSearchData).toHaveLength(1)
  })

  it('returns the price that the viewer pays', async () => {
    const gradeId = await make.grade({ discount: 10 })
    const { token } = await make.member({ gradeId })
    const { itemSearchData } = await search({ search_keywords: '靠背椅' }, token)
    expect(itemSearchData).toMatchObject([{ price: 18_000 }])
  })

  it('returns an empty result in its own shape', async () => {
    expect(await search({ search_keywords: '挖掘机' })).toEqual({
      category: [],
      itemSearchData: [],
      itemSearchCount: 0,
    })
  })
})
