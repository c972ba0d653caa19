import { listMetadata } from '@/app/(mall)/list/metadata'
import { selectedFilters } from '@/components/goods/list/describe'
import {
  brandOptions,
  categoryOptions,
  priceLabel,
  priceOptions,
  tagOptions,
} from '@/components/goods/list/facet-options'
import type { GoodsListData } from '@/components/goods/list/list-data'
import { listInput } from '@/components/goods/list/list-input'
import { paramRows } from '@/components/goods/list/param-options'
import { listSwitches } from '@/components/goods/list/switches'
import { listHref } from '@/lib/web/list-href'
import { parseListQuery } from '@/lib/web/list-query'

type Answer = NonNullable<GoodsListData['answer']>

const answerOf = (total: number, more: Partial<Answer> = {}): Answer => ({
  list: [],
  total_count: total,
  count: total,
  select_tags_list: [],
  brand_list: { total_count: 0, list: [] },
  item_params_list: [],
  price_list: [],
  partly_counted: [],
  is_near: false,
  cur: { currency: 'CNY', symbol: '￥', title: '中国人民币', rate: 1, is_default: true },
  ...more,
})

const listOf = (query: Record<string, string>, answer: Answer): GoodsListData => ({
  query: parseListQuery(query),
  answer,
  refusal: '',
  suggested: [],
  tree: [],
  trail: [],
  brandName: '',
  programme: null,
  siteName: '焕新商城',
  hotWords: [],
  origin: 'https://mall.test',
})

describe('metadata of a list', () => {
  it.each([[{ cat_id: '5' }], [{ brand_id: '2' }], [{ tag: '新品' }], [{}]])(
    'makes %j indexable',
    (query) => {
      const { robots, alternates } = listMetadata(listOf(query, answerOf(40)), true)
      expect(robots).toBeUndefined()
      expect(alternates?.canonical).toMatch(/^\/items/)
    },
  )

  it('names the previous and the next page, and none beyond the first and the last', () => {
    const around = (page: string, indexable = true) =>
      listMetadata(listOf({ cat_id: '5', page }, answerOf(40)), indexable).pagination
    const link = (page: number) => (page > 1 ? `/items?cat_id=5&page=${page}` : '/items?cat_id=5')
    expect(around('1')).toEqual({ previous: null, next: link(2) })
    expect(around('2')).toEqual({ previous: link(1), next: link(3) })
    expect(around('3')).toEqual({ previous: link(2), next: null })
    expect(around('2', false)).toBeUndefined()
  })

  it('makes management categories, empty lists and searches noindex', () => {
    const left = { index: false, follow: true }
    expect(listMetadata(listOf({ main_category: '5' }, answerOf(40)), true).robots).toEqual(left)
    expect(listMetadata(listOf({ cat_id: '5' }, answerOf(0)), true).robots).toEqual(left)
    expect(listMetadata(listOf({ keywords: '冰箱' }, answerOf(40)), false).robots).toEqual(left)
  })
})

describe('selected filters of a list', () => {
  it('never show an id as a label', () => {
    const isSelected = selectedFilters(listOf({ brand_id: '17', item_params: '3-31' }, answerOf(0)))
    expect(isSelected.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['品牌 未知', '参数 未知'])
  })
})

describe('facets of a list', () => {
  const price_list = [
    { start_price: 0, end_price: 999.99, count: 3 },
    { start_price: 1000, end_price: 1999.99, count: 4 },
    { start_price: 2000, end_price: null, count: 5 },
  ]

  it('are price bands with counts; a click selects or deselects one', () => {
    const query = { cat_id: '5', goodsSort: '1' }
    const options = priceOptions(listOf(query, answerOf(12, { price_list })))
    expect(options.map(({ label, count, href }) => [label, count, href])).toEqual([
      ['￥1000以下', '3', '/items?cat_id=5&goodsSort=1&end_price=999.99'],
      ['￥1000–1999', '4', '/items?cat_id=5&goodsSort=1&start_price=1000&end_price=1999.99'],
      ['￥2000以上', '5', '/items?cat_id=5&goodsSort=1&start_price=2000'],
    ])
    const { searchParams } = new URL(options[1]?.href ?? '', 'http://mall')
    const isSelected = priceOptions(listOf(Object.fromEntries(searchParams), answerOf(4, { price_list })))
    expect(isSelected.map((option) => option.isSelected)).toEqual([false, true, false])
    expect(isSelected[1]?.href).toBe('/items?cat_id=5&goodsSort=1')
  })

  it.each([
    ['99', undefined, '￥99以上'],
    [undefined, '99.5', '￥99.5以下'],
    ['50', '99', '￥50–99'],
    ['0.5', '1.99', '￥0.5–1.99'],
  ])('label prices from %s to %s as %s', (start, end, label) => expect(priceLabel(start, end)).toBe(label))

  it('show a lower bound where not all products were counted', () => {
    const brand = {
      attribute_id: 2,
      attribute_name: '云杉',
      attribute_type: 'brand' as const,
      attribute_memo: '',
      attribute_sort: 0,
      image_url: '',
      count: 340,
    }
    const brand_list = { total_count: 1, list: [brand] }
    expect(brandOptions(listOf({}, answerOf(500, { brand_list })))).toMatchObject([{ count: '340' }])
    const large = answerOf(1800, { brand_list, partly_counted: ['brand'] })
    expect(brandOptions(listOf({}, large))).toMatchObject([{ count: '340+' }])
  })

  it('offer bands of measured values; a band is one filter and one pill', () => {
    const noise = {
      attribute_id: 9,
      attribute_name: '噪音',
      values: [33, 34, 35, 36, 37, 38].map((amount) => ({
        attribute_value_id: amount,
        attribute_value_name: `${amount} dB(A)`,
        count: 2,
      })),
    }
    const answer = answerOf(12, { item_params_list: [noise] })
    const band = paramRows(listOf({ cat_id: '5' }, answer))[0]?.options[0]
    expect(band).toMatchObject({ label: '35 dB 以下', count: '6', isSelected: false })
    expect(decodeURIComponent(band?.href ?? '')).toBe('/items?cat_id=5&item_params=9-33,9-34,9-35')

    const narrowed = listOf({ cat_id: '5', item_params: '9-33,9-34,9-35' }, answer)
    expect(paramRows(narrowed)[0]?.options.map(({ isSelected }) => isSelected)).toEqual([true, false])
    expect(paramRows(narrowed)[0]?.options[0]?.href).toBe('/items?cat_id=5')
    expect(selectedFilters(narrowed)).toEqual([
      { kind: '噪音', label: '35 dB 以下', href: '/items?cat_id=5' },
    ])
    // A part of a band, from an older link, stays a filter per value.
    const part = selectedFilters(listOf({ item_params: '9-33' }, answer))
    expect(part.map(({ label }) => label)).toEqual(['33 dB(A)'])
  })

  it('have switches for subsidised products, own products and stock, which the URL holds', () => {
    const hrefs = (query: Record<string, string>) =>
      listSwitches(parseListQuery(query), true).map(({ label, isSelected, href }) => [
        ...[label, isSelected],
        decodeURIComponent(href),
      ])
    expect(hrefs({ cat_id: '5' })).toEqual([
      ['国补', false, '/items?cat_id=5&subsidy=1'],
      ['自营', false, '/items?cat_id=5&distributor_id=0'],
      ['仅看有货', false, '/items?cat_id=5&in_stock=1'],
    ])
    const all = { cat_id: '5', tag: '一级能效', subsidy: '1', distributor_id: '0', in_stock: '1' }
    expect(hrefs(all)).toEqual([
      ['国补', true, '/items?cat_id=5&tag=一级能效&distributor_id=0&in_stock=1'],
      ['自营', true, '/items?cat_id=5&tag=一级能效&subsidy=1&in_stock=1'],
      ['仅看有货', true, '/items?cat_id=5&tag=一级能效&subsidy=1&distributor_id=0'],
    ])
    // The list of the tag, which other pages link.
    expect(hrefs({ tag: '国补', in_stock: '1' })[0]).toEqual(['国补', true, '/items?in_stock=1'])
    const labels = selectedFilters(listOf(all, answerOf(3))).map(({ kind, label }) => `${kind}：${label}`)
    expect(labels).toEqual(['标签：一级能效', '优惠：国补', '服务：自营', '库存：仅看有货'])
  })

  it('have no switch 国补 without a programme, except to take it out again', () => {
    const labels = (query: Record<string, string>) =>
      listSwitches(parseListQuery(query), false).map(({ label }) => label)
    expect(labels({ cat_id: '5' })).toEqual(['自营', '仅看有货'])
    expect(labels({ cat_id: '5', subsidy: '1' })).toEqual(['国补', '自营', '仅看有货'])
  })

  it('combine 国补 with every tag', () => {
    const tag = { tag_color: '', font_color: '', front_show: 1 as const, count: 2 }
    const select_tags_list = ['国补', '静音'].map((tag_name, at) => ({ ...tag, tag_id: at + 1, tag_name }))
    const hrefs = (query: Record<string, string>) =>
      tagOptions(listOf(query, answerOf(3, { select_tags_list }))).map(({ label, href }) => [
        label,
        decodeURIComponent(href),
      ])
    expect(hrefs({ subsidy: '1' })).toEqual([['静音', '/items?tag=静音&subsidy=1']])
    expect(hrefs({ tag: '国补' })).toEqual([['静音', '/items?tag=静音&subsidy=1']])
    expect(listInput(parseListQuery({ tag: '静音', subsidy: '1' }))).toMatchObject({
      tag: '静音',
      subsidy: true,
    })
    expect(listInput(parseListQuery({ subsidy: '1' }))).toMatchObject({ tag: '国补', subsidy: true })
  })

  it('offer the categories of found products, and all beside the selected one', () => {
    const nodes = [5, 6, 7].map((id) => ({ category_id: id, category_name: String(id) }))
    const offered = (query: Record<string, string>, category_ids?: number[]) =>
      categoryOptions(listOf(query, answerOf(3, category_ids ? { category_ids } : {})), nodes).map(
        ({ key }) => key,
      )
    expect(offered({ keywords: '冰箱' }, [1, 5, 7])).toEqual([5, 7])
    expect(offered({ keywords: '冰箱', cat_id: '1' }, [1, 6])).toEqual([6])
    expect(offered({ keywords: '冰箱', cat_id: '5' }, [1, 5])).toEqual([5, 6, 7])
    expect(offered({})).toEqual([5, 6, 7])
  })

  it('accept a price range with swapped bounds', () =>
    expect(listHref(parseListQuery({ start_price: '200', end_price: '100' }))).toBe(
      '/items?start_price=100&end_price=200',
    ))
})
