import type { GoodsListInput } from '@/lib/contract/goods'
import { seedDemoMall } from '@/lib/demo/seed'
import { filterByFacets, withoutFilters } from '@/lib/server/goods/facet-filter'
import { listScope } from '@/lib/server/goods/filter'
import { findProducts } from '@/lib/server/goods/find-products'
import { facets } from '@/lib/server/goods/selected-facets'
import { testMall } from '../fixtures/engine/test-mall'

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
      expect(filterByFacets(all, input, without)).toEqual({ ids, products })
      found += ids.length === all.ids.length ? 0 : ids.length
    }
  }
  expect(found).toBeGreaterThan(0)
})
