import type { CategoryNode, CategoryRow } from '@/lib/contract/catalogue/category'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

interface Made {
  id: number
  /** Ids from the top category down to the parent. */
  below?: number[]
  sort?: number
  created?: number
  hidden?: boolean
  isMain?: boolean
  shop?: number
}

const write = ({ id, below = [], sort = 0, created = 1, hidden, isMain, shop = 0 }: Made) =>
  mall.db.orm.insert(tables.categories).values({
    categoryId: id,
    categoryName: `分类${id}`,
    parentId: below.at(-1) ?? null,
    level: below.length + 1,
    path: [...below, id],
    isMain: isMain ?? false,
    isShowFront: !hidden,
    sort,
    imageUrl: `/media/c${id}.png`,
    distributorId: shop,
    created,
    updated: created,
  })

/** 1 家电 ├ 11 冰箱 ├ 111 三门 · 112 hidden  ├ 12 洗衣机 └ 13 hidden ─ 131;  2 数码;  3 hidden ─ 31;  9 of a shop. */
beforeAll(async () => {
  const rows: Made[] = [
    { id: 1, created: 5 },
    { id: 2, created: 3 },
    { id: 3, hidden: true },
    { id: 11, below: [1], sort: 1 },
    { id: 12, below: [1], sort: 9 },
    { id: 13, below: [1], hidden: true },
    { id: 31, below: [3] },
    { id: 111, below: [1, 11] },
    { id: 112, below: [1, 11], hidden: true },
    { id: 131, below: [1, 13] },
    { id: 9, shop: 77 },
    { id: 500, isMain: true },
    { id: 501, below: [500], isMain: true },
  ]
  for (const row of rows) await write(row)
})

interface Rows {
  list: CategoryRow[]
  total_count: number
  count: number
}

const read = async <T>(path: string, params: Record<string, unknown> = {}) =>
  (await mall.call<T>('GET', path, params)).data
const idsOf = ({ list }: Rows) => list.map(({ category_id }) => category_id)
const shape = (nodes: CategoryNode[]): unknown[] =>
  nodes.map(({ category_id, children }) => (children.length ? [category_id, shape(children)] : category_id))

const tooLarge = 2 ** 40

/** An indexed product in a sales category. */
const sellIn = async (categoryId: number, values: Parameters<typeof make.goods>[1] = {}) => {
  const goodsId = await make.goods({ price: 100, store: 1 }, values)
  await mall.db.orm.insert(tables.goodsCategories).values({ goodsId, categoryId })
  await indexGoods(mall.db, [goodsId])
  return goodsId
}

describe('the tree of categories', () => {
  it('has three levels sorted by the operator, then by age, without hidden categories and those below', async () => {
    const tree = await read<CategoryNode[]>('/goods/category')
    expect(shape(tree)).toEqual([2, [1, [12, [11, [111]]]]])
    expect(tree[1]).toMatchObject({ category_id: 1, parent_id: 0, category_level: 1, level: 0 })
    expect(tree[1]?.children[1]).toMatchObject({
      category_name: '分类11',
      parent_id: 1,
      image_url: '/media/c11.png',
    })
  })

  it('returns only the top level on request, and the management tree', async () => {
    expect(shape(await read('/goods/category', { only_top: 1 }))).toEqual([2, 1])
    expect(shape(await read('/goods/category', { is_main_category: true }))).toEqual([[500, [501]]])
  })

  it('is different for a shop with its own categories', async () => {
    expect(shape(await read('/goods/category', { distributor_id: 77 }))).toEqual([9])
  })
})

describe('the categories below one', () => {
  it('are its direct children as rows, sorted as in the tree', async () => {
    const answer = await read<Rows>('/goods/category/1')
    expect(idsOf(answer)).toEqual([12, 11])
    expect(answer).toMatchObject({ total_count: 2, count: 2 })
    expect(answer.list[1]).toEqual({
      id: 11,
      category_id: 11,
      company_id: 1,
      category_name: '分类11',
      label: '分类11',
      parent_id: 1,
      distributor_id: 0,
      path: '1,11',
      sort: 1,
      is_main_category: 0,
      category_level: 2,
      image_url: '/media/c11.png',
      customize_page_id: 0,
      created: 1,
      updated: 1,
    })
  })

  it.each([
    ['without any', 2],
    ['hidden', 3],
    ['unknown', 4040],
  ])('of one %s are none', async (_, id) => {
    expect(await read(`/goods/category/${id}`)).toEqual({ list: [], total_count: 0, count: 0 })
  })

  it.each([tooLarge, 'abc', 0])('require a category id, not %s', async (id) => {
    expect(await read(`/goods/category/${id}`)).toMatchObject({ message: '请传递商品分类', status_code: 422 })
  })
})

describe('the categories of a level', () => {
  it('are those with products on any level below', async () => {
    expect(idsOf(await read('/goods/categorylevel'))).toEqual([])
    await sellIn(111)
    await sellIn(112)
    await sellIn(2, { staffGoods: true })
    expect(idsOf(await read('/goods/categorylevel'))).toEqual([1])
    expect(idsOf(await read('/goods/categorylevel', { category_level: 2 }))).toEqual([11])
    expect(idsOf(await read('/goods/categorylevel', { category_level: 3 }))).toEqual([111])
  })

  it('are management categories on request, or when there are no sales categories', async () => {
    await write({ id: 600, isMain: true, shop: 78 })
    await sellIn(9, { mainCategoryId: 501 })
    await sellIn(9, { mainCategoryId: 600, distributorId: 78 })
    const second = { category_level: 2, is_main_category: 1 }
    expect(idsOf(await read('/goods/categorylevel', second))).toEqual([501])
    expect(idsOf(await read('/goods/categorylevel', { distributor_id: 78 }))).toEqual([600])
    expect(shape(await read('/goods/category', { distributor_id: 78 }))).toEqual([600])
  })
})

describe('one category', () => {
  it('has all visible categories below it', async () => {
    const info = await read<CategoryRow & { children: CategoryNode[] }>('/goods/categoryinfo', {
      category_id: 1,
    })
    expect(info).toMatchObject({ category_id: 1, category_name: '分类1', path: '1', parent_id: 0 })
    expect(shape(info.children)).toEqual([12, [11, [111]]])
    expect(info.children.map(({ parent_id }) => parent_id)).toEqual([1, 1])
  })

  it.each([3, 31, 131, 4040])(
    '%i is not told: hidden, below a hidden one, or unknown',
    async (category_id) => {
      expect(await read('/goods/categoryinfo', { category_id })).toEqual({
        message: '未获取到分类详情',
        status_code: 422,
      })
    },
  )

  it.each([{}, { category_id: tooLarge }, { category_id: 'x' }])('requires an id: %j', async (params) => {
    expect(await read('/goods/categoryinfo', params)).toMatchObject({ message: '请传递商品分类' })
  })
})

describe('the specifications of a category', () => {
  const properties = async (id: number) =>
    (
      await read<{ spec_props: { spec_name: string; spec_values: { spec_value: string }[] }[] }>(
        `/goods/category/${id}/properties`,
      )
    ).spec_props

  beforeAll(async () => {
    const { orm } = mall.db
    const spec = { attributeType: 'item_spec', created: 1 } as const
    await orm.insert(tables.attributes).values([
      { ...spec, attributeId: 81, attributeName: '颜色' },
      { ...spec, attributeId: 82, attributeName: '容量', sort: 5 },
    ])
    await orm.insert(tables.attributeValues).values([
      { attributeValueId: 811, attributeId: 81, attributeValue: '银', imageUrl: '/media/silver.png' },
      { attributeValueId: 812, attributeId: 81, attributeValue: '黑', sort: 3 },
      { attributeValueId: 813, attributeId: 81, attributeValue: '没有人用' },
      { attributeValueId: 821, attributeId: 82, attributeValue: '500升' },
    ])
    for (const [specId, specValueId] of [
      [81, 811],
      [81, 812],
      [81, 811],
      [82, 821],
    ] as const) {
      const itemId = await sellIn(111)
      await orm.insert(tables.skuSpecs).values({ itemId, specId, specValueId })
    }
  })

  it('are those of its products, each value once, sorted by the operator', async () => {
    expect(await properties(1)).toEqual([
      {
        spec_id: 82,
        spec_name: '容量',
        spec_values: [{ spec_value_id: 821, spec_value: '500升', spec_image_url: '' }],
      },
      {
        spec_id: 81,
        spec_name: '颜色',
        spec_values: [
          { spec_value_id: 812, spec_value: '黑', spec_image_url: '' },
          { spec_value_id: 811, spec_value: '银', spec_image_url: '/media/silver.png' },
        ],
      },
    ])
  })

  it('are empty without products and for a hidden category', async () => {
    expect(await properties(2)).toEqual([])
    expect(await properties(4040)).toEqual([])
    await sellIn(131)
    expect(await properties(13)).toEqual([])
  })
})
