import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

const detail = async (id: number, token?: string): Promise<GoodsDetail> =>
  (await mall.call<GoodsDetail>('GET', `/goods/items/${id}`, {}, { token })).data

const insert = (table: Parameters<typeof mall.db.orm.insert>[0], values: Record<string, unknown>) =>
  mall.db.orm.insert(table).values(values)

describe('the detail of a product', () => {
  it('has the coupons that cover it, with those of the viewer', async () => {
    const goodsId = await make.goods({ price: 10_000, store: 5 })
    const shop = await make.shop()
    const fits = await make.card({ title: '通用券', getLimit: 1 })
    await make.card({ title: '别店的券', distributorId: shop })
    await make.card({ title: '别的商品', useBound: 1, boundIds: [goodsId + 1] })
    const guest = await detail(goodsId)
    expect(guest.kaquan_list).toMatchObject({ total_count: 1, pagers: { total: 1 } })
    expect(guest.kaquan_list.list).toMatchObject([{ card_id: fits, user_get_num: 0, received_flag: 0 }])
    const { userId, token } = await make.member()
    await make.userCard(userId, fits)
    expect((await detail(goodsId, token)).kaquan_list.list).toMatchObject([
      { card_id: fits, user_get_num: 1, received_flag: 1 },
    ])
  })

  it('has no id in a shop that does not sell it', async () => {
    const [shop, other] = [await make.shop(), await make.shop()]
    const goodsId = await make.goods({ price: 10_000, store: 5 }, { distributorId: shop })
    const inShop = async (distributor_id: unknown) =>
      (await mall.call<GoodsDetail>('GET', `/goods/items/${goodsId}`, { distributor_id })).data
    expect(await inShop(other)).toEqual({ item_id: 0 })
    expect(await inShop(4040)).toEqual({ item_id: 0 })
    for (const shown of [shop, 0, 'undefined']) expect((await inShop(shown)).goods_id).toBe(goodsId)
  })

  it('removes scripts and handlers from the stored introduction', async () => {
    const goodsId = await make.goods(
      { price: 100, store: 5 },
      {
        intro:
          '<p>好<script>alert(1)</script></p><img src="/media/a.png" onerror="alert(1)" width="8" height="6">',
      },
    )
    const { intro } = await detail(goodsId)
    expect(intro).toContain('<p>好</p>')
    expect(intro).toContain('src="/media/a.png"')
    expect(intro).not.toMatch(/script|onerror|alert/)
  })

  it('tells members whether it is a favourite, and guests nothing', async () => {
    const goodsId = await make.goods({ price: 100, store: 5 })
    const { token } = await make.member()
    expect(await detail(goodsId)).not.toHaveProperty('is_fav')
    expect((await detail(goodsId, token)).is_fav).toBe(0)
    await mall.call('POST', `/member/collect/item/${goodsId}`, {}, { token })
    expect((await detail(goodsId, token)).is_fav).toBe(1)
    const asked = await mall.call('GET', `/goods/items/${goodsId}/fav`, {}, { token })
    expect(asked.data).toEqual({ fav: 1, is_fav: true })
    expect((await mall.call('GET', `/goods/items/${goodsId}/fav`)).status).toBe(401)
  })

  it('has the review statistics, and whether reviews are shown', async () => {
    const goodsId = await make.goods({ price: 100, store: 5 })
    for (const star of [5, 5, 3])
      await insert(tables.rates, { goodsId, itemId: goodsId, userId: 0, star, content: '好', created: 1 })
    expect(await detail(goodsId)).toMatchObject({
      rate_status: true,
      rate_statistics: { total: 3, average: 4.3, good: 2, middle: 1, bad: 0, good_percent: 67 },
    })
    await insert(tables.settings, { key: 'trade', value: { rate_status: false }, updated: 1 })
    expect((await detail(goodsId)).rate_status).toBe(false)
  })

  it('lists the gifts and exchange products of promotions', async () => {
    const goodsId = await make.goods({ price: 10_000, store: 5 })
    const gift = await make.goods({ price: 500, store: 5 }, { itemName: '保温杯' })
    const scope = { useBound: 1, boundIds: [goodsId] }
    await make.marketing({
      ...scope,
      marketingType: 'full_gift',
      promotionTag: '满赠',
      rules: [{ full: 5000, gifts: [{ itemId: gift, num: 2 }] }],
    })
    await make.marketing({
      ...scope,
      marketingType: 'plus_price_buy',
      promotionTag: '加价购',
      rules: [{ full: 5000, plus: [{ itemId: gift, price: 100 }] }],
    })
    const promotions = (await detail(goodsId)).promotion_activity ?? []
    const byTag = new Map(promotions.map((promotion) => [promotion.promotion_tag, promotion]))
    const row = { item_id: gift, item_name: '保温杯', pics: [`/media/${gift}.png`] }
    expect(byTag.get('满赠')).toMatchObject({ gifts: [{ ...row, price: 500, gift_num: 2 }], plusitems: [] })
    expect(byTag.get('满赠')?.condition_rules).toBe('消费满50元，送赠品')
    expect(byTag.get('加价购')).toMatchObject({ gifts: [], plusitems: [{ ...row, price: 100 }] })
    const alone = await make.goods({ price: 1, store: 1 }, { distributorId: await make.shop() })
    expect((await detail(alone)).promotion_activity).toBeNull()
  })

  it('has neither promotions nor coupons on staff goods', async () => {
    const goodsId = await make.goods({ price: 10_000, store: 5 }, { staffGoods: true })
    const scope = { useBound: 1, boundIds: [goodsId] }
    await make.marketing({ ...scope, marketingType: 'full_minus', rules: [{ full: 5000, minus: 500 }] })
    await make.card(scope)
    const { token } = await make.member({ isStaff: true })
    const shown = await detail(goodsId, token)
    expect(shown.promotion_activity).toBeNull()
    expect(shown.kaquan_list.list).toEqual([])
  })

  it('shows a promotion on all products of the shop except the excluded ones', async () => {
    const distributorId = await make.shop()
    const excluded = await make.goods({ price: 10_000, store: 5 }, { distributorId })
    const included = await make.goods({ price: 10_000, store: 5 }, { distributorId })
    const marketing_id = await make.marketing({
      marketingType: 'full_minus',
      rules: [{ full: 5000, minus: 500 }],
      useBound: 5,
      boundIds: [excluded],
      distributorId,
    })
    expect((await detail(included)).promotion_activity).toMatchObject([{ marketing_id }])
    expect((await detail(excluded)).promotion_activity).toBeNull()
  })

  it('has the prices of paid grades: the fixed price, else the percentage', async () => {
    await insert(tables.vipGrades, {
      vipGradeId: 51,
      gradeName: '焕新卡',
      discount: 5,
      guideTitle: '立享优惠',
    })
    await insert(tables.vipGrades, { vipGradeId: 52, gradeName: '焕新黑卡', discount: 10, isDefault: true })
    const goodsId = await make.goods({ price: 10_000, store: 5 })
    await insert(tables.memberPrices, { itemId: goodsId, gradeKind: 'vip', gradeId: 52, price: 8500 })
    expect(await detail(goodsId)).toMatchObject({
      vip_price: 9500,
      svip_price: 8500,
      vipgrade_guide_title: { vipgrade_name: '焕新黑卡', gradeDiscount: 9 },
    })
    // A member with a paid grade is not invited to open one, until it ends.
    const vip = await make.member({ vipGradeId: 51, vipUntil: mall.now() + 86_400 })
    const former = await make.member({ vipGradeId: 51, vipUntil: mall.now() - 1 })
    const offered = async ({ token }: { token: string }) => {
      const { data } = await mall.call<GoodsDetail>('GET', `/goods/items/${goodsId}`, {}, { token })
      const live = await mall.call('GET', `/goods/items_price_store/${goodsId}`, {}, { token })
      return [data.vipgrade_guide_title?.vipgrade_name, live.data]
    }
    expect(await offered(vip)).toEqual([undefined, expect.objectContaining({ is_vip: true })])
    expect(await offered(former)).toEqual(['焕新黑卡', expect.objectContaining({ is_vip: false })])
  })

  it('has no SKUs without specifications, and arrays wherever clients iterate', async () => {
    const goodsId = await make.goods({ price: 100, store: 5 })
    expect(await detail(goodsId)).toMatchObject({
      nospec: true,
      item_spec_desc: [],
      spec_items: [],
      item_params: [],
      tags: [],
      item_category_info: [],
      item_category_main: [],
      pics_create_qrcode: [false],
    })
  })

  it('lists only the SKUs of a running activity, the cheapest first', async () => {
    const goodsId = await make.goods({ price: 10_000, store: 5 }, { nospec: false })
    const sku = { goodsId, approveStatus: 'onsale', store: 9, startNum: 1 }
    const [cheap, dear] = [goodsId + 500_000, goodsId + 500_001]
    await insert(tables.skus, { ...sku, itemId: cheap, itemBn: `C${cheap}`, price: 9000 })
    await insert(tables.skus, { ...sku, itemId: dear, itemBn: `D${dear}`, price: 12_000 })
    const seckillId = await make.sale(
      { itemId: dear, activityPrice: 7000, activityStore: 3 },
      { seckillType: 'normal' },
    )
    await insert(tables.seckillItems, {
      seckillId,
      itemId: cheap,
      activityPrice: 6000,
      activityStore: 2,
      limitNum: 1,
      goodsId,
    })
    await mall.rows('update seckill_items set goods_id = $1', [goodsId])
    const shown = await detail(goodsId)
    expect(shown).toMatchObject({
      item_id: cheap,
      itemId: cheap,
      goods_id: goodsId,
      price: 9000,
      act_price: 6000,
      activity_type: 'seckill',
      seckill_id: seckillId,
      store: 5,
      activity_info: { seckill_id: seckillId, status: 'in_sale' },
    })
    expect(shown.spec_items.map(({ item_id, act_price }) => [item_id, act_price])).toEqual([
      [cheap, 6000],
      [dear, 7000],
    ])
    const live = await mall.call('GET', `/goods/items_price_store/${goodsId}`)
    expect(live.data).toMatchObject({
      item_id: cheap,
      act_price: 6000,
      store: 5,
      seckill_id: seckillId,
      limit_num: 1,
      activity_info: { seckill_id: seckillId, seckill_type: 'normal', status: 'in_sale' },
      spec_items: [
        { item_id: cheap, seckill_id: seckillId, limit_num: 1 },
        { item_id: dear, seckill_id: seckillId },
      ],
    })
  })

  it('tells whether its shop is open', async () => {
    const [open, closed] = [await make.shop(), await make.shop({ isValid: 'false' })]
    for (const [distributorId, shop_valid] of [
      [0, true],
      [open, true],
      [closed, false],
    ] as const) {
      const goodsId = await make.goods({ price: 100, store: 5 }, { distributorId })
      expect(await detail(goodsId)).toMatchObject({ shop_valid })
      const live = await mall.call('GET', `/goods/items_price_store/${goodsId}`)
      expect(live.data).toMatchObject({ shop_valid, activity_info: null })
    }
  })

  it('shows current data of the products in its introduction', async () => {
    const other = await make.goods({ price: 777, store: 1 }, { itemName: '搭配' })
    const block = (item_id: number) => ({
      name: 'goods',
      base: {},
      config: {},
      data: [{ item_id, item_name: '旧名', price: 1 }],
    })
    const goodsId = await make.goods({ price: 100, store: 5 }, { intro: [block(other), block(99_999_999)] })
    const blocks = await mall.call<GoodsDetail>('GET', `/goods/items/${goodsId}`, { rich_text: 'blocks' })
    expect(blocks.data.intro).toMatchObject([{ data: [{ item_name: '搭配', price: 777 }] }])
    // A client that does not request blocks calls `intro.trim()` (contract clients F1).
    const { intro } = await detail(goodsId)
    expect(intro).toMatch(/^<p><a href="\/items\/\d+"><img [^>]+>搭配<\/a><\/p>$/)
  })
})

describe('live prices and stock', () => {
  it('equal those of the detail', async () => {
    const { token } = await make.member({ gradeId: await make.grade({ discount: 10 }) })
    const goodsId = await make.goods({ price: 10_000, store: 5, startNum: 2 })
    const [full, live] = [
      await detail(goodsId, token),
      (await mall.call<GoodsDetail>('GET', `/goods/items_price_store/${goodsId}`, {}, { token })).data,
    ]
    const { item_id, price, market_price, member_price, store, approve_status } = full
    expect(member_price).toBe(9000)
    expect(live).toMatchObject({ item_id, price, market_price, member_price, store, approve_status })
    expect(live.spec_items).toMatchObject([{ item_id, price, member_price, store, approve_status: 'onsale' }])
    expect(full.start_num).toBe(2)
  })

  it('are refused for hidden products', async () => {
    const hidden = await make.goods({ price: 1, store: 1 }, { auditStatus: 'processing' })
    for (const id of [hidden, 99_999_999]) {
      const { data } = await mall.call('GET', `/goods/items_price_store/${id}`)
      expect(data).toMatchObject({ message: '商品不存在或者已下架', status_code: 422 })
      expect(await detail(id)).toMatchObject({ message: '商品不存在或者已下架' })
    }
  })
})
