import type { GoodsListInput } from '@/lib/contract/catalogue/goods'
import { seedDemoMall } from '@/lib/demo/seed'
import { filterByFacets, withoutFilters } from '@/lib/server/catalogue/goods/list/facet-filter'
import { listScope } from '@/lib/server/catalogue/goods/list/filter'
import { findProducts } from '@/lib/server/catalogue/goods/list/find-products'
import { listGoods } from '@/lib/server/catalogue/goods/list/list-goods'
import { facets } from '@/lib/server/catalogue/goods/list/selected-facets'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()

const page = { page: 1, pageSize: 18 }
let filters: Partial<GoodsListInput>[]

beforeAll(async () => {
  await seedDemoMall(mall)
  const params = await mall.rows<{ attribute_id: number; attribute_value_id: number }>(
    `select distinct on (attribute_id) attribute_id, attribute_value_id from goods_params p
       join attribute_values v using (attribute_id, attribute_value_id)
      order by attribute_id, attribute_value_id limit 30`,
  )
  const [first, second] = params
  if (!first || !second) throw new Error('The demo mall has no parameters.')
  const [{ brand } = { brand: 0 }] = await mall.rows<{ brand: number }>(
    'select brand_id as brand from goods_index group by 1 order by count(*) desc limit 1',
  )
  filters = [
    {},
    { brand_id: [brand] },
    { brand_id: [0, brand, brand + 1] },
    { brand_id: [] },
    { tag_id: [1, 2] },
    { tag: '国补' },
    { tag: '没有这个标签' },
    { tag_id: [1], tag: '国补' },
    ...params.map((param) => ({ item_params: [param] })),
    { item_params: [first, second] },
    { item_params: [first, { ...second, attribute_id: first.attribute_id }] },
    { item_params: [{ ...first, attribute_value_id: 'all' as const }] },
    { start_price: 0 },
    { start_price: 999.995, end_price: 3000 },
    { end_price: 0 },
    { start_price: 3000, end_price: 10 },
    { brand_id: [brand], tag: '国补', item_params: [first], start_price: 1 },
  ]
})

it('filters found products as the database does, alone and without one facet', async () => {
  const tags = new Map(
    (await mall.rows<{ id: number; name: string }>('select tag_id as id, tag_name as name from tags')).map(
      ({ id, name }) => [name, id],
    ),
  )
  const all = await findProducts(mall.db, listScope(page, null))
  expect(all.ids.length).toBeGreaterThan(150)
  let found = 0
  for (const { tag, ...filter } of filters) {
    const input = { ...page, ...filter, ...(tag ? { namedTag: tags.get(tag) ?? 0 } : {}) }
    for (const without of [undefined, ...facets]) {
      const wider = withoutFilters(input, without ? [without] : [])
      const expected = await findProducts(mall.db, listScope(wider, null))
      const { ids, products } = expected
      expect(filterByFacets(all, wider)).toEqual({ ids, products })
      found += ids.length === all.ids.length ? 0 : ids.length
    }
  }
  expect(found).toBeGreaterThan(0)
})

describe('a value that a list offers', () => {
  type Answer = Awaited<ReturnType<typeof listGoods>>

  /** Each offered value as the list that it leads to, with the promised number of products. */
  const offers = (input: Partial<GoodsListInput>, answer: Answer): [Partial<GoodsListInput>, number][] => [
    ...answer.brand_list.list.map(({ attribute_id, count }): [Partial<GoodsListInput>, number] => [
      { brand_id: [attribute_id] },
      count,
    ]),
    ...answer.select_tags_list.map(({ tag_name, count }): [Partial<GoodsListInput>, number] => [
      { tag: tag_name },
      count,
    ]),
    ...answer.price_list.map(({ start_price, end_price, count }): [Partial<GoodsListInput>, number] => [
      { start_price, end_price: end_price ?? undefined },
      count,
    ]),
    ...answer.item_params_list.flatMap(({ attribute_id, values }) =>
      values.map(({ attribute_value_id, count }): [Partial<GoodsListInput>, number] => [
        {
          item_params: [
            ...(input.item_params ?? []).filter((pair) => pair.attribute_id !== attribute_id),
            { attribute_id, attribute_value_id },
          ],
        },
        count,
      ]),
    ),
  ]

  it('has the products that its number promises, whatever else is selected', async () => {
    const list = (input: Partial<GoodsListInput>) => listGoods(mall, { ...page, ...input }, null)
    const fridges = { category_id: [101] }
    const { item_params_list: params, select_tags_list: tags } = await list(fridges)
    const values = params.flatMap(({ attribute_id, values: [first] }) =>
      first ? [{ attribute_id, attribute_value_id: first.attribute_value_id }] : [],
    )
    expect([values.length > 2, tags.length > 2]).toEqual([true, true])
    const bases: Partial<GoodsListInput>[] = [
      fridges,
      { ...fridges, item_params: values.slice(0, 1) },
      { ...fridges, item_params: values.slice(0, 2) },
      { ...fridges, item_params: values.slice(0, 1), tag: tags[0]?.tag_name, end_price: 4000 },
      { ...fridges, subsidy: true, tag: '一级能效', start_price: 2000 },
      { keywords: '冰箱', subsidy: true, tag: '国补' },
    ]
    let tried = 0
    for (const base of bases)
      for (const [change, count] of offers(base, await list(base))) {
        // A selected value is offered even when no product has it, as the way back.
        const selected = base.item_params ?? []
        const isKept = change.item_params?.every((pair) =>
          selected.some((one) => one.attribute_value_id === pair.attribute_value_id),
        )
        if (count === 0 && (isKept || change.tag === base.tag)) continue
        const { total_count } = await list({ ...base, ...change })
        expect([base, change, total_count]).toEqual([base, change, count])
        expect(count).toBeGreaterThan(0)
        tried++
      }
    expect(tried).toBeGreaterThan(100)
  })

  it('is a category of found products', async () => {
    const { category_ids: ids = [], ...found } = await listGoods(mall, { ...page, keywords: '冰箱' }, null)
    expect(found.total_count).toBeGreaterThan(0)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids)
      expect(
        (await listGoods(mall, { ...page, keywords: '冰箱', category_id: [id] }, null)).total_count,
      ).toBeGreaterThan(0)
    expect(await listGoods(mall, { ...page, category_id: [101] }, null)).not.toHaveProperty('category_ids')
  })
})
