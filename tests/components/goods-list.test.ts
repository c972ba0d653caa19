import { listMetadata, selectedFilters } from '@/components/goods/list/describe'
import { parseListQuery } from '@/components/goods/list/list-query'
import type { GoodsListData } from '@/components/goods/list/load'

type Answer = NonNullable<GoodsListData['answer']>

const answerOf = (total: number, more: Partial<Answer> = {}): Answer => ({
  list: [],
  total_count: total,
  count: total,
  select_tags_list: [],
  brand_list: { total_count: 0, list: [] },
  item_params_list: [],
  is_near: false,
  cur: { currency: 'CNY', symbol: '￥', title: '中国人民币', rate: 1, is_default: true },
  ...more,
})

const listOf = (query: Record<string, string>, answer: Answer): GoodsListData => ({
  query: parseListQuery(query),
  answer,
  refusal: '',
  tree: [],
  trail: [],
  brandName: '',
  siteName: '焕新商城',
  hotWords: [],
})

describe('what search engines are told of a list', () => {
  it.each([[{ cat_id: '5' }], [{ brand_id: '2' }], [{ tag: '新品' }], [{}]])('keeps %j', (query) => {
    const { robots, alternates } = listMetadata(listOf(query, answerOf(40)), true)
    expect(robots).toBeUndefined()
    expect(alternates?.canonical).toMatch(/^\/items/)
  })

  it('leaves out management categories, empty lists and searches', () => {
    const left = { index: false, follow: true }
    expect(listMetadata(listOf({ main_category: '5' }, answerOf(40)), true).robots).toEqual(left)
    expect(listMetadata(listOf({ cat_id: '5' }, answerOf(0)), true).robots).toEqual(left)
    expect(listMetadata(listOf({ keywords: '冰箱' }, answerOf(40)), false).robots).toEqual(left)
  })
})

describe('the chosen filters of a list', () => {
  it('never show an id', () => {
    const chosen = selectedFilters(listOf({ brand_id: '17', item_params: '3-31' }, answerOf(0)))
    expect(chosen.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['品牌 未知', '参数 未知'])
  })
})
