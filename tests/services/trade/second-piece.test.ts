import type { GoodsDetail, GoodsListItem } from '@/lib/contract/catalogue/goods'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

/** 第二件半价 on every page that shows promotions: for clients a 满折 with its own label. */

const mall = testMall()
const make = builders(mall)

const tag = '第二件半价'
const rule = '购买满2件，同款第二件半价'
const get = async <T>(path: string, params: Record<string, unknown> = {}) =>
  (await mall.call<T>('GET', path, params)).data

/** Products with the promotion. */
async function airGoods(...prices: number[]) {
  const goods: number[] = []
  for (const price of prices) goods.push(await make.goods({ price, store: 9 }))
  const marketing_id = await make.marketing({
    marketingType: 'second_piece',
    marketingName: '环境电器第二件半价',
    promotionTag: tag,
    conditionType: 'quantity',
    rules: [{ full: 2, discount: 50 }],
    useBound: 1,
    boundIds: goods,
  })
  return { goods, marketing_id }
}

describe('第二件半价', () => {
  it('is on product pages, lists and in the promotions of a product', async () => {
    const {
      goods: [goods_id],
      marketing_id,
    } = await airGoods(19_900)
    const shown = {
      marketing_id,
      marketing_type: 'full_discount',
      promotion_tag: tag,
      condition_type: 'quantity',
      condition_rules: rule,
    }
    const { promotion_activity } = await get<GoodsDetail>(`/goods/items/${goods_id}`)
    expect(promotion_activity).toMatchObject([shown])
    expect(await get('/promotion/getskumarketing', { item_id: goods_id })).toMatchObject({
      promotion_activity: [shown],
    })
    const { list } = await get<{ list: GoodsListItem[] }>('/goods/items', {
      page: 1,
      pageSize: 18,
      marketing_id,
    })
    expect(list).toMatchObject([
      {
        goods_id,
        promotion_activity: [{ promotion_id: marketing_id, tag_type: 'full_discount', promotion_tag: tag }],
      },
    ])
  })

  it('is in the cart from the first piece on, and reduces the group from the second', async () => {
    const { goods, marketing_id } = await airGoods(10_001, 5000)
    const [pair = 0, single = 0] = goods
    const shopper = await buyer(mall, make)
    await shopper.add(single, 1)
    const before = (await shopper.add(pair, 1)).valid_cart[0]
    expect(before).toMatchObject({ total_fee: 15_001, activity_grouping: [] })
    const joined = { marketing_type: 'full_discount', promotion_tag: tag, condition_rules: rule }
    expect(before?.list).toMatchObject([{ promotions: [joined] }, { promotions: [joined] }])

    const group = (await shopper.add(pair, 1)).valid_cart[0]
    const line = group?.list.find(({ item_id }) => item_id === pair)
    expect(group).toMatchObject({
      promotion_discount: 5000,
      total_fee: 20_002,
      used_activity_ids: [marketing_id],
      activity_grouping: [
        {
          cart_ids: [line?.cart_id],
          activity_id: marketing_id,
          activity_type: 'full_discount',
          activity_tag: tag,
          condition_rules: rule,
          discount_fee: 5000,
        },
      ],
    })
    expect(line).toMatchObject({
      total_fee: 15_002,
      activity_id: marketing_id,
      activity_info: [{ id: marketing_id, type: 'full_discount', rule, discount_fee: 5000 }],
    })
    expect(group?.list.find(({ item_id }) => item_id === single)).toMatchObject({
      total_fee: 5000,
      activity_info: [],
    })
  })

  it('lowers the price rows of the checkout, and the order keeps its reason', async () => {
    const { goods, marketing_id } = await airGoods(10_000, 3000)
    const [pair = 0, single = 0] = goods
    const shopper = await buyer(mall, make)
    await shopper.add(pair, 2)
    await shopper.add(single, 1)
    const reason = {
      id: marketing_id,
      type: 'full_discount',
      info: '环境电器第二件半价',
      rule,
      discount_fee: 5000,
    }
    const preview = await shopper.preview()
    expect(preview).toMatchObject({
      item_fee: 23_000,
      promotion_discount: 5000,
      discount_fee: 5000,
      discount_info: [reason],
      total_fee: 18_000 + (preview.freight_fee ?? 0),
      items_promotion: [
        {
          item_id: pair,
          activity_id: marketing_id,
          activity_type: 'full_discount',
          activity_tag: tag,
          activity_desc: rule,
        },
      ],
    })
    const placed = await shopper.order()
    expect(placed.total_fee).toBe(preview.total_fee)
    const { orderInfo } = await shopper.detail(placed.order_id)
    expect(orderInfo.discount_info).toEqual([reason])
    expect(orderInfo.items.map(({ discount_info }) => discount_info)).toEqual(
      expect.arrayContaining([[reason], []]),
    )
  })

  it('is one of the promotions between which a member chooses', async () => {
    const { goods, marketing_id } = await airGoods(10_000)
    const [item = 0] = goods
    const minus = await make.marketing({
      marketingType: 'full_minus',
      rules: [{ full: 100, minus: 100 }],
      startTime: 1,
      useBound: 1,
      boundIds: [item],
    })
    const shopper = await buyer(mall, make)
    const group = (await shopper.add(item, 2)).valid_cart[0]
    expect(group).toMatchObject({ used_activity_ids: [minus], total_fee: 19_900 })
    const cart_id = group?.list[0]?.cart_id
    await shopper.call('PUT', '/cartupdate/promotion', { cart_id, activity_id: marketing_id })
    expect((await shopper.cart()).valid_cart[0]).toMatchObject({
      used_activity_ids: [marketing_id],
      promotion_discount: 5000,
    })
  })

  it('is on the row of the shop that gives it', async () => {
    const distributorId = await make.shop()
    await make.marketing({
      marketingType: 'second_piece',
      promotionTag: tag,
      conditionType: 'quantity',
      distributorId,
      rules: [{ full: 2, discount: 50 }],
    })
    const { list } = await get<{ list: unknown[] }>('/distributor/list', { show_marketing_activity: 1 })
    expect(list).toContainEqual(
      expect.objectContaining({
        distributor_id: distributorId,
        marketingActivityList: [
          expect.objectContaining({ marketing_type: 'full_discount', promotion_tag: tag }),
        ],
      }),
    )
  })
})
