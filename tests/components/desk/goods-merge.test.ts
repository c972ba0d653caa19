import fc from 'fast-check'
import { goodsRules, type GoodsNames } from '@/components/desk/catalogue/goods/conflict/goods-rules'
import { updateInput } from '@/components/desk/catalogue/goods/draft-wire'
import { emptyGoods, emptySku, type GoodsDraft } from '@/components/desk/catalogue/goods/goods-draft'
import { regrouped } from '@/components/desk/catalogue/goods/spec-groups'
import type { Side } from '@/lib/domain/desk/merge'

/** Two changes of one product, put together part by part. */

const names: GoodsNames = {
  brand: (id) => `品牌${id}`,
  category: (id) => `分类${id}`,
  tag: (id) => `标签${id}`,
  template: (id) => `模板${id}`,
  grade: () => '金卡',
}
const rules = goodsRules(names)
const colour = (value: string) => [{ spec_name: '颜色', spec_value_name: value }]
const base: GoodsDraft = {
  ...emptyGoods,
  name: '双门冰箱',
  tagIds: [1],
  groups: [{ name: '颜色', values: ['黑', '白'] }],
  valuePics: { 黑: ['/media/1.png'], 白: [] },
  skus: [
    { ...emptySku, itemId: 11, specs: colour('黑'), number: 'A', price: '1999', store: '5' },
    {
      ...emptySku,
      itemId: 12,
      specs: colour('白'),
      number: 'B',
      price: '2099',
      store: '7',
      isDefault: false,
    },
  ],
}

/** Fields of the call with a change of the draft each. */
const edits: Record<string, (draft: GoodsDraft, text: string) => GoodsDraft> = {
  item_name: (draft, name) => ({ ...draft, name }),
  brief: (draft, brief) => ({ ...draft, brief }),
  sort: (draft, text) => ({ ...draft, sort: String(text.length) }),
  tag_ids: (draft, text) => ({ ...draft, tagIds: [text.length] }),
  'sku:11:price': (draft, price) => skuOf(draft, 11, { price }),
  'sku:12:price': (draft, price) => skuOf(draft, 12, { price }),
  'sku:11:approve_status': (draft) => skuOf(draft, 11, { isOn: false }),
  'sku:12:member_price_vip_2': (draft, text) => skuOf(draft, 12, { memberPrices: { 'vip:2': text } }),
}
const skuOf = (draft: GoodsDraft, itemId: number, part: Partial<GoodsDraft['skus'][number]>): GoodsDraft => ({
  ...draft,
  skus: draft.skus.map((sku) => (sku.itemId === itemId ? { ...sku, ...part } : sku)),
})
const fields = Object.keys(edits)
const edited = (list: readonly string[], text: string) =>
  list.reduce((draft, field) => edits[field]?.(draft, text) ?? draft, base)

it('have every field of the person who changed it, and the chosen value where both did', () => {
  const some = fc.subarray(fields)
  fc.assert(
    fc.property(
      some,
      some,
      fc.infiniteStream(fc.constantFrom<Side>('theirs', 'mine')),
      (own, others, chosen) => {
        const versions = { base, mine: edited(own, '77'), theirs: edited(others, '888') }
        const sides = new Map(
          own
            .filter((field) => others.includes(field))
            .map((field) => [rules.partOf(field), chosen.next().value as Side]),
        )
        const merged = rules.merge(versions, (part) => sides.get(part))
        const wanted = fields.reduce((draft, field) => {
          const side = sides.get(rules.partOf(field))
          const isMine = own.includes(field) && side !== 'theirs'
          const isTheirs = others.includes(field) && side !== 'mine'
          return isMine || isTheirs ? (edits[field]?.(draft, isMine ? '77' : '888') ?? draft) : draft
        }, base)
        expect(merged).toEqual(wanted)
        // Only what is still different from what the others saved is sent.
        const sent = updateInput(versions.theirs, merged)
        if (own.length === 0) expect(sent).toEqual({})
      },
    ),
    { numRuns: 300 },
  )
})

it('add own pieces to the stock of the others, unless a side was chosen', () => {
  const versions = {
    base,
    mine: skuOf(base, 11, { store: '8' }),
    theirs: skuOf(base, 11, { store: '3' }),
  }
  const storeOf = (side: Side | undefined) =>
    rules.merge(versions, (part) => (part === 'sku:11:store' ? side : undefined)).skus[0]?.store
  expect(storeOf(undefined)).toBe('6')
  expect(storeOf('mine')).toBe('8')
  expect(storeOf('theirs')).toBe('3')
})

describe('the list of specifications', () => {
  const withGrey = regrouped(base, [{ name: '颜色', values: ['黑', '白', '灰'] }])
  const withoutWhite = regrouped(base, [{ name: '颜色', values: ['黑'] }])

  it('is the changed one, with the prices of both', () => {
    const theirs = skuOf(base, 11, { price: '1899' })
    const mine = skuOf(withGrey, 12, { price: '2000' })
    const merged = rules.merge({ base, mine, theirs }, () => undefined)
    expect(merged.skus.map(({ itemId, price }) => [itemId, price])).toEqual([
      [11, '1899'],
      [12, '2000'],
      [undefined, '1999'],
    ])
    const later = rules.merge({ base, mine: theirs, theirs: withGrey }, () => undefined)
    expect(later.groups[0]?.values).toEqual(['黑', '白', '灰'])
    expect(later.skus[0]?.price).toBe('1899')
  })

  it('of the chosen side stands where both changed it; one that the others removed is made anew', () => {
    const versions = { base, mine: withGrey, theirs: withoutWhite }
    const listOf = (side: Side) =>
      rules
        .merge(versions, (part) => (part === 'spec_items' ? side : undefined))
        .skus.map(({ itemId, specs }) => [itemId, specs[0]?.spec_value_name])
    expect(listOf('theirs')).toEqual([[11, '黑']])
    expect(listOf('mine')).toEqual([
      [11, '黑'],
      [undefined, '白'],
      [undefined, '灰'],
    ])
  })
})

it('are told in words', () => {
  const mine: GoodsDraft = {
    ...skuOf(base, 11, { memberPrices: { 'vip:2': '1888' } }),
    brandId: '3',
    status: 'instock',
    categoryIds: [4],
  }
  const told = (part: string) => [
    rules.nameOf(part, { base, mine, theirs: base }),
    rules.shownOf(part, mine, base),
    rules.shownOf(part, base, mine),
  ]
  expect(told('sku:11:price')).toEqual(['黑 价格', '1999元', '1999元'])
  expect(told('sku:11:member_price_vip_2')).toEqual(['黑 金卡会员价', '1888元', '按等级折扣'])
  expect(told('brandId')).toEqual(['品牌', '品牌3', ''])
  expect(told('status')).toEqual(['状态', '放入仓库', '上架销售'])
  expect(told('categoryIds')).toEqual(['商品分类', '分类4', ''])
  expect(told('spec_items')).toEqual(['规格', '黑\n白', '黑\n白'])
})
