import { z } from 'zod'
import { problemsOf } from '@/components/desk/catalogue/goods/draft-problems'
import { createInput, updateInput } from '@/components/desk/catalogue/goods/draft-wire'
import { emptyGoods, type GoodsDraft } from '@/components/desk/catalogue/goods/goods-draft'
import { regrouped, removedInVain } from '@/components/desk/catalogue/goods/spec-groups'
import { draftOf } from '@/components/desk/catalogue/goods/stored-draft'
import { operatorGoodsContract } from '@/lib/contract/operator/catalogue/goods'
import type { DeskGoods, DeskSku } from '@/lib/contract/operator/catalogue/goods-shape'
import { goodsLimits } from '@/lib/domain/goods/goods-form'

/** The values typed in the form of a product, and the fields that are sent. */

const sku = (item_id: number, colour: string, more: Partial<DeskSku> = {}): DeskSku => ({
  item_id,
  item_bn: `HX${item_id}`,
  barcode: '',
  price: 199_900,
  point: 0,
  market_price: 0,
  cost_price: 0,
  store: 5,
  weight: 0,
  volume: 0,
  start_num: 1,
  approve_status: 'onsale',
  is_default: item_id === 1,
  is_used: false,
  pics: [],
  item_spec: colour ? [{ spec_name: '颜色', spec_value_name: colour }] : [],
  member_prices: [],
  ...more,
})

const goods = (spec_items: DeskSku[]): DeskGoods => ({
  goods_id: 1,
  item_id: 1,
  version: 3,
  item_name: '云杉冰箱',
  brief: '',
  item_unit: '台',
  brand_id: 0,
  main_category_id: 0,
  item_category: [2],
  distributor_id: 0,
  templates_id: 0,
  approve_status: 'onsale',
  audit_status: 'approved',
  pics: ['/media/1.png'],
  videos: '',
  video_pic_url: '',
  intro: '',
  tdk_content: { title: '', mate_description: '', mate_keywords: '' },
  product_type: 'normal',
  staff_goods: 0,
  points_goods: 0,
  is_gift: 0,
  delivery_time: 0,
  limit_buy: { num: 0, day: 0 },
  sort: 0,
  tag_ids: [],
  related_ids: [],
  related_goods: [],
  item_params: [],
  pictured_spec: '',
  spec_items,
  sales: 0,
  created: 1,
  updated: 1,
  deleted: null,
})

const specsOf = (draft: ReturnType<typeof draftOf>) =>
  draft.skus.map(({ specs, itemId }) => [specs.map((one) => one.spec_value_name).join('/'), itemId])

describe('the specifications of a draft', () => {
  it('make a SKU of each combination, and the first one keeps the SKU that was there', () => {
    const draft = regrouped(draftOf(goods([sku(1, '')])), [
      { name: '颜色', values: ['黑', '白'] },
      { name: '容量', values: ['500升', '600升'] },
    ])
    expect(specsOf(draft)).toEqual([
      ['黑/500升', 1],
      ['黑/600升', undefined],
      ['白/500升', undefined],
      ['白/600升', undefined],
    ])
    expect(draft.skus.map(({ price, store }) => [price, store])).toEqual([
      ['1999', '5'],
      ['1999', ''],
      ['1999', ''],
      ['1999', ''],
    ])
    expect(draft.skus.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false])
  })

  it('keep what was typed for the values that stay', () => {
    const stored = draftOf(goods([sku(1, '黑'), sku(2, '白', { price: 5000 })]))
    const more = regrouped(stored, [{ name: '颜色', values: ['黑', '灰', '白'] }])
    expect(specsOf(more)).toEqual([
      ['黑', 1],
      ['灰', undefined],
      ['白', 2],
    ])
    expect(more.skus[2]?.price).toBe('50')
    const fewer = regrouped(more, [{ name: '颜色', values: ['白'] }])
    expect(specsOf(fewer)).toEqual([['白', 2]])
    expect(removedInVain(stored, fewer).map(({ itemId }) => itemId)).toEqual([1])
  })

  it('without names or values leave one SKU', () => {
    const draft = regrouped(emptyGoods, [{ name: '颜色', values: [] }])
    expect(draft.skus).toHaveLength(1)
    expect(problemsOf(draft).groups).toBe('请填写规格名称和规格值')
  })
})

describe('what is wrong in a draft', () => {
  const typed = { ...draftOf(goods([sku(1, '')])) }
  const wrong = (part: Partial<typeof typed>) => Object.values(problemsOf({ ...typed, ...part }))
  const withSku = (part: object) => wrong({ skus: [{ ...typed.skus[0], ...part } as never] })

  it('is nothing for a stored product', () => {
    expect(problemsOf(typed)).toEqual({})
  })

  it('is a parameter without a value that its category requires, unless it goes to the warehouse', () => {
    const filled = { ...typed, params: [{ name: '能效等级', value: '一级' }] }
    expect(problemsOf(typed, ['能效等级'])).toEqual({ 'param-能效等级': '请填写参数“能效等级”' })
    expect(problemsOf(filled, ['能效等级'])).toEqual({})
    expect(problemsOf({ ...typed, status: 'instock' }, ['能效等级'])).toEqual({})
  })

  it.each([
    [() => wrong({ name: ' ' }), '请填写商品名称'],
    [() => wrong({ pics: [] }), '上架的商品至少需要一张图片'],
    [() => withSku({ price: '' }), '请填写价格，最多两位小数'],
    [() => withSku({ price: '0' }), '请填写价格，最多两位小数'],
    [() => withSku({ price: '1.999' }), '请填写价格，最多两位小数'],
    [() => withSku({ store: '1.5' }), '请填写库存'],
    [() => withSku({ store: '-1' }), '请填写库存'],
    [() => withSku({ startNum: '0' }), '起订量至少为1'],
    [() => wrong({ params: [{ name: '能效', value: '' }] }), '请填写参数名称和参数值'],
  ])('is named: %#', (problems, message) => {
    expect(problems()).toEqual([message])
  })

  it('is no missing picture while the product is in the warehouse', () => {
    expect(wrong({ pics: [], status: 'instock' })).toEqual([])
  })
})

describe('what is sent', () => {
  it('of a new product is everything, amounts in cents', () => {
    const sent = createInput({ ...draftOf(goods([sku(1, '')])), brandId: '7' })
    expect(sent).toMatchObject({ item_name: '云杉冰箱', brand_id: 7, item_category: '[2]' })
    expect(JSON.parse(String(sent.spec_items))).toMatchObject([{ price: 199_900, store: 5, item_spec: [] }])
  })

  it('of a change is only what changed, with the stock that was seen', () => {
    const stored = draftOf(goods([sku(1, '黑'), sku(2, '白')]))
    const draft = {
      ...stored,
      brief: '节能',
      skus: stored.skus.map((one) => (one.itemId === 2 ? { ...one, store: '9', price: '1888.5' } : one)),
    }
    expect(updateInput(stored, stored)).toEqual({})
    expect(updateInput(stored, draft)).toEqual({
      brief: '节能',
      sku_changes: JSON.stringify([{ item_id: 2, price: 188_850, store: 9, store_seen: 5 }]),
    })
  })

  it('of other specifications is the list of all SKUs', () => {
    const stored = draftOf(goods([sku(1, '黑'), sku(2, '白')]))
    const draft = regrouped(stored, [{ name: '颜色', values: ['黑'] }])
    expect(JSON.parse(String(updateInput(stored, draft).spec_items))).toEqual([
      { item_id: 1, item_spec: [{ spec_name: '颜色', spec_value_name: '黑' }] },
    ])
  })
})

describe('what the form lets through, its call takes', () => {
  const schema = (operatorGoodsContract.create['~orpc'].inputSchema ?? z.never()) as z.ZodType
  const numbers = [
    '-1',
    '0',
    '0.5',
    '1',
    '1.234',
    '365',
    '366',
    '9999',
    '10000',
    '99999',
    '100000',
    '100000.5',
  ]
  const probes = [
    ...numbers,
    '9999999',
    '10000000',
    '9999999.99',
    '10000000.00',
    '999999999',
    '1e3',
    '一',
    '',
  ]
  const skuFields = ['price', 'point', 'marketPrice', 'costPrice', 'store', 'weight', 'startNum'] as const
  const draftWith = (change: (draft: GoodsDraft) => Partial<GoodsDraft>): GoodsDraft => {
    const draft = { ...draftOf(goods([sku(1, '')])), isPoints: true }
    return { ...draft, ...change(draft) }
  }
  const letThrough = (drafts: [string, GoodsDraft][]) =>
    drafts.flatMap(([name, draft]) => {
      const isSent = Object.keys(problemsOf(draft)).length === 0
      const { error } = schema.safeParse(createInput(draft))
      return isSent && error ? [`${name}: ${error.issues.map(({ message }) => message).join()}`] : []
    })

  it.each(skuFields)('in %s of a SKU', (field) =>
    expect(
      letThrough(
        probes.map((typed) => [
          typed,
          draftWith(({ skus }) => ({ skus: skus.map((one) => ({ ...one, [field]: typed })) })),
        ]),
      ),
    ).toEqual([]),
  )

  it.each(['deliveryTime', 'limitNum', 'sort'] as const)('in %s', (field) =>
    expect(letThrough(probes.map((typed) => [typed, draftWith(() => ({ [field]: typed }))]))).toEqual([]),
  )

  it.each([
    ['name', goodsLimits.name],
    ['brief', goodsLimits.brief],
    ['unit', goodsLimits.unit],
  ] as const)('in %s as long as it may be', (field, max) =>
    expect(letThrough([['longest', draftWith(() => ({ [field]: '长'.repeat(max) }))]])).toEqual([]),
  )
})
