/** @jest-environment ./tests/setup/browser-environment.ts */
import { copyOf } from '@/components/desk/catalogue/goods/copy-goods'
import { createInput } from '@/components/desk/catalogue/goods/draft-wire'
import type { DeskGoods } from '@/lib/contract/operator/catalogue/goods-shape'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import { seeEverything } from '../../fixtures/components/seeing-observer'

beforeEach(seeEverything)

const sku = (item_id: number, colour: string) => ({
  item_id,
  item_bn: `SM-${item_id}`,
  barcode: '6901234567892',
  price: 199_900,
  point: 0,
  market_price: 0,
  cost_price: 150_000,
  store: 5,
  weight: 0,
  volume: 0,
  start_num: 1,
  approve_status: 'onsale',
  is_default: item_id === 1,
  is_used: true,
  pics: [],
  item_spec: [{ spec_name: '颜色', spec_value_name: colour }],
  member_prices: [],
})
const goods = {
  goods_id: 1,
  item_id: 1,
  version: 4,
  item_name: '双门冰箱',
  brief: '',
  item_unit: '台',
  brand_id: 3,
  main_category_id: 0,
  item_category: [4],
  distributor_id: 0,
  templates_id: 5,
  approve_status: 'onsale',
  audit_status: 'approved',
  pics: ['/media/1.png'],
  videos: '',
  intro: '<p>一级能效</p>',
  tdk_content: { title: '', mate_description: '', mate_keywords: '' },
  product_type: 'normal',
  staff_goods: 0,
  points_goods: 0,
  is_gift: 0,
  delivery_time: 0,
  limit_buy: { num: 0, day: 0 },
  sort: 3,
  tag_ids: [2],
  related_ids: [],
  related_goods: [],
  item_params: [],
  pictured_spec: '颜色',
  spec_items: [sku(1, '白'), sku(2, '黑')],
} as unknown as DeskGoods

describe('the copy of a product', () => {
  it('is off the shelf, without numbers, stock and ids, and like it otherwise', () => {
    const sent = createInput(copyOf(goods))
    expect(sent).toMatchObject({
      item_name: '双门冰箱（复制）',
      approve_status: 'instock',
      brand_id: 3,
      templates_id: 5,
      intro: '<p>一级能效</p>',
    })
    const skus = JSON.parse(String(sent.spec_items)) as Record<string, unknown>[]
    expect(skus).toHaveLength(2)
    for (const one of skus) {
      expect(one).toMatchObject({ item_bn: '', barcode: '', store: 0, price: 199_900, cost_price: 150_000 })
      expect(one).not.toHaveProperty('item_id')
    }
  })

  it('has a name within the limit', () => {
    expect(copyOf({ ...goods, item_name: '长'.repeat(goodsLimits.name) }).name).toHaveLength(goodsLimits.name)
  })
})
