import * as tables from '@/lib/server/db/schema'
import { indexGoods } from '@/lib/server/search/index-goods'
import { builders } from './builders'
import { openTestMall, type TestMall } from './harness'

let mall: TestMall
let make: ReturnType<typeof builders>
let fridges: { cheap: number; dear: number }

interface List {
  total_count: number
  list: { goods_id: number; price: number }[]
  brand_list: { list: { attribute_name: string; count: number }[] }
  select_tags_list: { tag_name: string; count: number }[]
  item_params_list: {
    attribute_name: string
    values: { attribute_value_name: string; count: number }[]
  }[]
}

const ask = async (params: Record<string, unknown>): Promise<List> =>
  (await mall.call<List>('GET', '/goods/items', { page: 1, pageSize: 18, ...params })).data
const brandsOf = ({ brand_list }: List) => brand_list.list.map((one) => [one.attribute_name, one.count])

/** 冰箱 of two brands and energy classes, and a washer of a third. */
beforeAll(async () => {
  mall = await openTestMall()
  make = builders(mall)
  const { orm } = mall.db
  const at = mall.now()
  const brand = { attributeType: 'brand' as const, created: at }
  await orm.insert(tables.attributes).values([
    { ...brand, attributeId: 1, attributeName: '云杉' },
    { ...brand, attributeId: 2, attributeName: '澜岸' },
    { ...brand, attributeId: 3, attributeName: '沐川' },
    { attributeId: 4, attributeType: 'item_params', attributeName: '能效等级', created: at },
  ])
  await orm.insert(tables.attributeValues).values([
    { attributeValueId: 41, attributeId: 4, attributeValue: '一级' },
    { attributeValueId: 42, attributeId: 4, attributeValue: '三级' },
  ])
  const category = { level: 1, isMain: false, created: at, updated: at }
  await orm.insert(tables.categories).values({ ...category, categoryId: 1, categoryName: '冰箱', path: [1] })
  const one = (price: number, brandId: number) =>
    make.goods({ price, store: 5 }, { itemName: `冰箱${brandId}`, brandId })
  fridges = { cheap: await one(100_000, 1), dear: await one(300_000, 2) }
  await one(200_000, 3)
  await orm.insert(tables.goodsCategories).values([
    { goodsId: fridges.cheap, categoryId: 1 },
    { goodsId: fridges.dear, categoryId: 1 },
  ])
  await orm.insert(tables.goodsParams).values([
    { goodsId: fridges.cheap, attributeId: 4, attributeValueId: 41 },
    { goodsId: fridges.dear, attributeId: 4, attributeValueId: 42 },
  ])
  await indexGoods(mall.db, Object.values(fridges))
})
afterAll(() => mall.close())

describe('a list that is narrowed to nothing', () => {
  it('names what is chosen and offers what else could be', async () => {
    const answer = await ask({ category_id: 1, brand_id: 3 })
    expect(answer.total_count).toBe(0)
    expect(brandsOf(answer)).toEqual([
      ['云杉', 1],
      ['澜岸', 1],
      ['沐川', 0],
    ])
  })

  it('does so for parameters, and in a search', async () => {
    const answer = await ask({
      keywords: '冰箱',
      brand_id: 1,
      'item_params[0][attribute_id]': 4,
      'item_params[0][attribute_value_id]': 42,
    })
    expect(answer.total_count).toBe(0)
    expect(brandsOf(answer)).toEqual([
      ['云杉', 0],
      ['澜岸', 1],
    ])
    expect(answer.item_params_list).toEqual([
      expect.objectContaining({
        attribute_name: '能效等级',
        values: [
          expect.objectContaining({ attribute_value_name: '一级', count: 1 }),
          expect.objectContaining({ attribute_value_name: '三级', count: 0 }),
        ],
      }),
    ])
  })

  it('takes no other attribute for a brand', async () =>
    expect(brandsOf(await ask({ category_id: 1, brand_id: 4 }))).toEqual([
      ['云杉', 1],
      ['澜岸', 1],
    ]))
})
