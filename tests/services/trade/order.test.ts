import { eq, sql } from 'drizzle-orm'
import { orderInput } from '@/lib/contract/trade/checkout'
import { dateTimeText } from '@/lib/domain/time/china'
import * as tables from '@/lib/server/ground/db/schema'
import { loadViewer } from '@/lib/server/people/viewer/load-viewer'
import { placeOrder } from '@/lib/server/trade/checkout/place-order'
import { cancelNextOverdue, cancelOrder } from '@/lib/server/trade/order/cancel-order'
import { finishNextUnconfirmed } from '@/lib/server/trade/order/confirm-receipt'
import { address, builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

describe('the preview of an order', () => {
  it('adds up lines, promotions, freight and the best coupon', async () => {
    const templatesId = await make.freight()
    const item = await make.goods({ price: 20_000, marketPrice: 25_000, store: 9 }, { templatesId })
    await make.marketing({
      marketingType: 'full_minus',
      rules: [{ full: 30_000, minus: 3000 }],
      useBound: 1,
      boundIds: [item],
    })
    const shopper = await buyer(mall, make)
    const [small, big] = [
      await make.card({ reduceCost: 500 }),
      await make.card({ reduceCost: 2000, leastCost: 30_000 }),
    ]
    await make.userCard(shopper.userId, small)
    const code = await make.userCard(shopper.userId, big)
    await shopper.add(item, 2)
    const preview = await shopper.preview()
    expect(preview).toMatchObject({
      totalItemNum: 2,
      item_fee: 40_000,
      market_fee: 50_000,
      promotion_discount: 3000,
      coupon_discount: 2000,
      discount_fee: 5000,
      freight_fee: 1000,
      total_fee: 36_000,
      coupon_info: {
        coupon_code: code,
        type: 'cash_discount',
        rule: '代金券满300元减20元',
        discount_fee: 2000,
      },
      items: [{ item_id: item, num: 2, price: 20_000, total_fee: 35_000, order_item_type: 'normal' }],
    })
    expect(await shopper.preview({ not_use_coupon: 1 })).toMatchObject({
      coupon_discount: 0,
      total_fee: 38_000,
    })
    expect(await shopper.preview({ coupon_discount: 'unknown' })).toMatchObject({ coupon_discount: 0 })
  })

  it('counts promotions and coupons of main categories, not of sales categories', async () => {
    const { goodsId, ...categories } = await make.categorizedGoods({ price: 20_000, store: 9 })
    const shopper = await buyer(mall, make)
    const offer = async (categoryId: number, cents: number) => {
      const range = { useBound: 2, boundIds: [categoryId] }
      const rules = [{ full: 10_000, minus: cents }]
      await make.marketing({ ...range, marketingType: 'full_minus', rules })
      return make.userCard(shopper.userId, await make.card({ ...range, reduceCost: cents }))
    }
    await shopper.add(goodsId, 1)
    await offer(categories.salesCategory, 5000)
    expect(await shopper.preview()).toMatchObject({
      promotion_discount: 0,
      coupon_discount: 0,
      total_fee: 20_000,
    })
    const code = await offer(categories.topCategory, 1000)
    expect(await shopper.preview()).toMatchObject({
      promotion_discount: 1000,
      coupon_discount: 1000,
      coupon_info: { coupon_code: code },
      total_fee: 18_000,
    })
    expect(await shopper.order({ coupon_discount: code })).toMatchObject({ total_fee: 18_000 })
  })

  it('says what is missing for free freight, in the cart already', async () => {
    const templatesId = await make.freight({
      conf: {
        fee: [{ area: [], startStandard: 1, startFee: 8, addStandard: 1, addFee: 2 }],
        money: [],
        free: [{ area: [], freetype: 2, upmoney: 99 }],
        nopost: [],
      },
    })
    const item = await make.goods({ price: 3_000, store: 9 }, { templatesId })
    const shopper = await buyer(mall, make)
    const cart = await shopper.add(item, 3)
    expect(cart.valid_cart[0]).toMatchObject({ freight_rule: '还差 ¥9.00 免运费' })
    const missing = await shopper.preview()
    expect(missing).toMatchObject({ freight_rule: '还差 ¥9.00 免运费' })
    expect(missing.freight_fee).toBeGreaterThan(0)
    const placed = await shopper.order()
    expect((await shopper.detail(placed.order_id)).orderInfo).toMatchObject({ freight_rule: '未满 ¥99.00' })
    await shopper.add(item, 4)
    expect(await shopper.preview()).toMatchObject({ freight_rule: '满 ¥99.00 免运费', freight_fee: 0 })
  })

  it('works without an address and is then without freight', async () => {
    const item = await make.goods({ price: 100, store: 9 }, { templatesId: await make.freight() })
    const shopper = await buyer(mall, make)
    await shopper.add(item, 1)
    const nowhere = { receiver_state: '', receiver_city: '', receiver_district: '' }
    expect(await shopper.preview(nowhere)).toMatchObject({ freight_fee: 0, total_fee: 100 })
    expect(await shopper.preview({ receiver_state: '火星' })).toMatchObject({ message: '地区不存在' })
  })

  it('is refused with the text why an order is not possible', async () => {
    const item = await make.goods({ price: 100, store: 2 }, { itemName: '冰箱' })
    const shopper = await buyer(mall, make)
    expect(await shopper.preview()).toMatchObject({ message: '购物车为空', status_code: 422 })
    expect(await shopper.preview({ cart_type: 'fastbuy' })).toMatchObject({ message: '购物车为空' })
    await shopper.add(item, 2)
    const [line] = (await shopper.cart()).valid_cart[0]?.list ?? []
    const check = (is_checked: boolean) =>
      shopper.call('POST', '/cartupdate/checkstatus', { cart_id: line?.cart_id, is_checked })
    await check(false)
    expect(await shopper.preview()).toMatchObject({ message: '购物车选中商品为空' })
    await check(true)
    await mall.db.orm.update(tables.skus).set({ store: 1 }).where(eq(tables.skus.itemId, item))
    expect(await shopper.preview()).toMatchObject({ message: '冰箱商品库存不足' })
    expect(await shopper.order()).toMatchObject({ message: '冰箱商品库存不足' })
    await mall.db.orm
      .update(tables.goods)
      .set({ approveStatus: 'instock' })
      .where(eq(tables.goods.goodsId, item))
    expect(await shopper.preview()).toMatchObject({ message: '商品冰箱已下架' })
  })

  describe.each(['preview', 'order'] as const)(
    'of SKUs without a cart, as %s, is refused as a whole',
    (call) => {
      it('when one is unknown, off the shelf or of another shop', async () => {
        const shop = await make.shop()
        const good = await make.goods({ price: 100, store: 9 })
        const off = await make.goods(
          { price: 100, store: 9 },
          { itemName: '旧风扇', approveStatus: 'instock' },
        )
        const elsewhere = await make.goods({ price: 100, store: 9 }, { distributorId: shop })
        const shopper = await buyer(mall, make)
        const ask = async (ids: number[], more: Record<string, unknown> = {}) => {
          const items = ids.map((item_id) => ({ item_id, num: 1 }))
          return (await shopper[call]({ cart_type: undefined, items, ...more })) as { message?: string }
        }
        const refusals: [number[], Record<string, unknown>, string][] = [
          [[good, 99_999_999], {}, '部分商品无效，请重新结算'],
          [[99_999_999], {}, '购买商品无效'],
          [[good, elsewhere], {}, '购物车商品不是来自同一个活动'],
          [[good, elsewhere], { distributor_id: shop }, '购物车商品不是来自同一个活动'],
          [[good, off], {}, '部分商品无效，请重新结算'],
          [[off], {}, '商品旧风扇已下架'],
          [[good], { distributor_id: shop }, '购物车商品不是来自同一个店铺'],
          [[good], { distributor_id: 99_999_999 }, '当前店铺不存在'],
          [[good], { receipt_type: 'dada' }, '请选择正确的收货方式'],
          [[good], { receipt_type: 'zz' }, '请选择正确的收货方式'],
        ]
        for (const [ids, more, message] of refusals) expect(await ask(ids, more)).toMatchObject({ message })
        expect(await mall.rows('select 1 from orders where user_id = $1', [shopper.userId])).toEqual([])
      })
    },
  )

  it('of a buy-now at a shop that does not exist is refused', async () => {
    const shopper = await buyer(mall, make)
    await shopper.add(await make.goods({ price: 100, store: 9 }), 1, { cart_type: 'fastbuy' })
    for (const call of [shopper.preview, shopper.order])
      expect(await call({ cart_type: 'fastbuy', distributor_id: 99_999_999 })).toMatchObject({
        message: '当前店铺不存在',
      })
  })

  it('uses the only shop with checked lines when the client always sends shop 0', async () => {
    const distributorId = await make.shop()
    const item = await make.goods({ price: 100, store: 9 }, { distributorId })
    const shopper = await buyer(mall, make)
    await shopper.add(item, 1)
    expect(await shopper.preview({ distributor_id: 0 })).toMatchObject({
      distributor_id: distributorId,
      item_fee: 100,
    })
  })
})

describe('placing an order', () => {
  it('takes stock, coupon and cart lines, and stores names and prices of the moment', async () => {
    const item = await make.goods({ price: 20_000, store: 5, specText: '颜色：白' }, { itemName: '洗衣机' })
    const other = await make.goods({ price: 100, store: 5 })
    const shopper = await buyer(mall, make)
    const code = await make.userCard(shopper.userId, await make.card({ reduceCost: 1000 }))
    const cart = await shopper.add(item, 2)
    await shopper.add(other, 1)
    const unchecked = (await shopper.cart()).valid_cart[0]?.list.find(({ item_id }) => item_id === other)
    await shopper.call('PUT', '/cartupdate/checkstatus', { cart_id: unchecked?.cart_id, is_checked: false })
    expect(cart.valid_cart).toHaveLength(1)

    const placed = await shopper.order({ coupon_discount: code, remark: '请提前电话' })
    expect(placed).toEqual({
      order_id: expect.stringMatching(/^\d{16}$/),
      pay_type: '',
      order_type: 'normal',
      team_id: null,
      total_fee: 39_000,
    })
    expect(await make.stockOf(item)).toEqual({ store: 3, sold: 2 })
    expect((await shopper.cart()).valid_cart[0]?.list.map(({ item_id }) => item_id)).toEqual([other])
    await mall.db.orm.update(tables.goods).set({ itemName: '改名了' }).where(eq(tables.goods.goodsId, item))
    await mall.db.orm.update(tables.skus).set({ price: 1 }).where(eq(tables.skus.itemId, item))

    const { orderInfo } = await shopper.detail(placed.order_id)
    expect(orderInfo).toMatchObject({
      order_status: 'NOTPAY',
      order_status_des: 'NOTPAY',
      order_status_msg: '待支付',
      auto_cancel_seconds: 900,
      receiver_city: '杭州市',
      remark: '请提前电话',
      item_fee: 40_000,
      coupon_discount: 1000,
      total_fee: 39_000,
      can_apply_cancel: 1,
      items: [{ item_name: '洗衣机', item_spec_desc: '颜色：白', price: 20_000, num: 2, total_fee: 39_000 }],
    })
    const again = await shopper.call<{ list: unknown[] }>('GET', '/user/getUserCardList', { status: 2 })
    expect(again.list).toMatchObject([{ code, status: 2, tagClass: 'used' }])
  })

  it('charges exactly the amounts of the preview', async () => {
    const gradeId = await make.grade({ discount: 7 })
    const shopper = await buyer(mall, make, { gradeId })
    const gift = await make.goods({ price: 999, store: 5 }, { isGift: true })
    const [one, two] = [
      await make.goods({ price: 3333, store: 5, weight: 0.7 }),
      await make.goods({ price: 777, store: 5 }),
    ]
    await make.marketing({
      marketingType: 'full_gift',
      rules: [{ full: 1000, gifts: [{ itemId: gift, num: 1 }] }],
      useBound: 1,
      boundIds: [one],
    })
    await shopper.add(one, 2)
    await shopper.add(two, 3)
    const preview = await shopper.preview({ not_use_coupon: 1 })
    const placed = await shopper.order()
    expect(placed.total_fee).toBe(preview.total_fee)
    const { orderInfo } = await shopper.detail(placed.order_id)
    const money = (items: { item_id: number; total_fee: number }[]) =>
      items.map(({ item_id, total_fee }) => [item_id, total_fee]).sort()
    expect(money(orderInfo.items)).toEqual(money(preview.items))
    expect(orderInfo.items.reduce((sum, item) => sum + item.total_fee, 0)).toBe(placed.total_fee)
    expect(await make.stockOf(gift)).toEqual({ store: 4, sold: 1 })
  })

  it('with the same idempotency key makes one order and repeats its answer', async () => {
    const item = await make.goods({ price: 100, store: 9 })
    const shopper = await buyer(mall, make)
    await shopper.add(item, 1)
    const first = await shopper.order({}, 'click-1')
    expect(await shopper.order({}, 'click-1')).toEqual(first)
    // Another request is rejected with this message, whether it could be placed or not.
    const used = { message: '请求标识已用于其他操作，请刷新后重试', status_code: 422 }
    expect(await shopper.orderItem(item, 1, {}, 'click-1')).toMatchObject(used)
    expect(await shopper.orderItem(item, 99, {}, 'click-1')).toMatchObject(used)
    expect(await make.stockOf(item)).toEqual({ store: 8, sold: 1 })
    expect((await shopper.orders()).pager.count).toBe(1)
    const stranger = await buyer(mall, make)
    expect((await stranger.orderItem(item, 1, {}, 'click-1')).order_id).not.toBe(first.order_id)
  })

  it('tells long idempotency keys with the same beginning apart', async () => {
    const item = await make.goods({ price: 100, store: 9 })
    const shopper = await buyer(mall, make)
    const key = (end: string) => 'k'.repeat(200) + end
    const first = await shopper.orderItem(item, 1, {}, key('1'))
    expect(await shopper.orderItem(item, 1, {}, key('1'))).toEqual(first)
    const second = await shopper.orderItem(item, 1, {}, key('2'))
    expect(second.order_id).toBeTruthy()
    expect(second.order_id).not.toBe(first.order_id)
    expect(await make.stockOf(item)).toEqual({ store: 7, sold: 2 })
  })

  it('buys the buy-now line once', async () => {
    const item = await make.goods({ price: 100, store: 9 })
    const shopper = await buyer(mall, make)
    await shopper.add(item, 2, { cart_type: 'fastbuy' })
    expect(await shopper.order({ cart_type: 'fastbuy' })).toMatchObject({ total_fee: 200 })
    expect(await shopper.order({ cart_type: 'fastbuy' })).toMatchObject({ message: '购物车为空' })
  })

  it('refuses a part of a point', async () => {
    const item = await make.goods({ price: 10_000, store: 5 })
    const shopper = await buyer(mall, make)
    for (const point_use of ['1.5', '0.5', '100.01', '1e400', 'x'])
      expect(await shopper.orderItem(item, 1, { point_use })).toMatchObject({
        message: '积分不正确',
        status_code: 422,
      })
  })

  it('names what is missing of a pickup, sent empty or not at all', async () => {
    const item = await make.goods({ price: 10_000, store: 5 })
    const shopper = await buyer(mall, make)
    const pickup = { receipt_type: 'ziti', pickup_location: '', pickup_time: '' }
    expect(await shopper.orderItem(item, 1, pickup)).not.toMatchObject({ message: '参数错误' })
  })

  it('is not delivered where a template names a county that has become part of another since', async () => {
    // 下城区 is part of 拱墅区 since 2021.
    const conf = { fee: [], money: [], free: [], nopost: ['330103'] }
    const item = await make.goods({ price: 100, store: 9 }, { templatesId: await make.freight({ conf }) })
    const shopper = await buyer(mall, make)
    const at = (district: string) =>
      shopper.orderItem(item, 1, {
        receiver_state: '浙江省',
        receiver_city: '杭州市',
        receiver_district: district,
      })
    const refused = { message: '该地区不进行配送，如有疑问请联系商家' }
    expect(await at('拱墅区')).toMatchObject(refused)
    expect(await at('下城区')).toMatchObject(refused)
    expect(await at('西湖区')).not.toMatchObject(refused)
  })

  it('requires a complete address in an area with delivery', async () => {
    const item = await make.goods(
      { price: 100, store: 9 },
      { templatesId: await make.freight({ conf: { fee: [], money: [], free: [], nopost: ['330000'] } }) },
    )
    const shopper = await buyer(mall, make)
    const cases: [Record<string, unknown>, string][] = [
      [{ receiver_name: '' }, '请填写正确的收货人姓名'],
      [{ receiver_mobile: '' }, '请填写联系方式'],
      [{ receiver_state: '' }, '请填写省份'],
      [{ receiver_city: '' }, '请填写城市'],
      [{ receiver_district: '' }, '请填写地区'],
      [{ receiver_address: '' }, '请填写详细地址'],
      [{ receiver_district: '不存在区' }, '地区不存在'],
      [{}, '该地区不进行配送，如有疑问请联系商家'],
    ]
    for (const [change, message] of cases) {
      expect(await shopper.orderItem(item, 1, change)).toMatchObject({ message, status_code: 422 })
    }
    expect(await make.stockOf(item)).toEqual({ store: 9, sold: 0 })
  })

  it('books a pickup at the shop that sells the product', async () => {
    const distributorId = await make.shop({ hour: '09:00-18:00' })
    const item = await make.goods(
      { price: 100, store: 9 },
      { distributorId, templatesId: await make.freight() },
    )
    const shopper = await buyer(mall, make)
    const { list } = await shopper.call<{ list: { id: number; hours: string[][] }[] }>(
      'GET',
      '/distributor/pickuplocation',
      {
        distributor_id: distributorId,
        lng: 121.47,
        lat: 31.23,
      },
    )
    for (const position of [{}, { lng: 121.47 }, { lng: '', lat: '' }, { lng: 900, lat: 31 }])
      expect(
        await shopper.call('GET', '/distributor/pickuplocation', {
          distributor_id: distributorId,
          ...position,
        }),
      ).toMatchObject({ message: '请授权当前所在位置或传入正确的经纬度', status_code: 422 })
    expect(list).toMatchObject([{ id: -distributorId, hours: [['09:00', '18:00']] }])
    const tomorrow = dateTimeText(mall.now() + 86400).slice(0, 10)
    const request = {
      distributor_id: distributorId,
      receipt_type: 'ziti',
      pickup_location: -distributorId,
      pickup_date: tomorrow,
      pickup_time: ['09:00', '18:00'],
    }
    expect(await shopper.orderItem(item, 1, { ...request, pickup_time: ['08:00', '09:00'] })).toMatchObject({
      message: '该时间段不能提货，请重新选择',
    })
    for (const pickup_date of [`${tomorrow.slice(0, 4)}-02-31`, '9999-99-99']) {
      expect(await shopper.orderItem(item, 1, { ...request, pickup_date })).toMatchObject({
        message: '该时间段不能提货，请重新选择',
      })
    }
    const placed = await shopper.orderItem(item, 1, request)
    expect(placed.total_fee).toBe(100)
    const { orderInfo } = await shopper.detail(placed.order_id)
    expect(orderInfo).toMatchObject({
      ziti_status: 'PENDING',
      ziti_info: { pickup_date: tomorrow, pickup_time: ['09:00', '18:00'] },
    })
    await shopper.pay(placed.order_id)
    expect(await shopper.call('GET', '/ziticode', { order_id: placed.order_id })).toMatchObject({
      code: expect.stringMatching(/^\d{6}$/),
      qrcode_url: expect.stringContaining('data:image/png'),
      barcode_url: expect.stringContaining('data:image/png'),
    })
    expect((await shopper.orders({ status: 4 })).list).toHaveLength(1)

    // Shops in `store/list` can be ordered from (contract clients F24).
    const stores = { distributor_id: distributorId }
    const offered = await shopper.call<{ list: { store_id: number }[] }>('GET', '/store/list', stores)
    expect(offered.list).toMatchObject([{ store_id: distributorId }])
    const [place] = offered.list
    const again = { ...request, pickup_location: place?.store_id ?? 0 }
    expect(await shopper.orderItem(item, 1, again)).toMatchObject({ total_fee: 100 })
  })

  it('refuses pickup at the head shop, which offers no place, already in the preview', async () => {
    const item = await make.goods({ price: 100, store: 9 })
    const shopper = await buyer(mall, make)
    expect(await shopper.call('GET', '/store/list', { province: '', city: '' })).toEqual({ list: [] })
    const refusal = { message: '当前店铺不支持自提' }
    const pickup = { receipt_type: 'ziti', pickup_location: 1 }
    expect(await shopper.orderItem(item, 1, pickup)).toMatchObject(refusal)
    const items = [{ item_id: item, num: 1 }]
    const preview = { ...pickup, order_type: 'normal', items }
    expect(await shopper.call('POST', '/getFreightFee', preview)).toMatchObject(refusal)
  })

  it('accepts the invoice of a company only with a valid tax number', async () => {
    const item = await make.goods({ price: 100, store: 9 })
    const shopper = await buyer(mall, make)
    const content = { title: 'unit', content: '之江示例公司', registration_number: '123' }
    expect(await shopper.orderItem(item, 1, { invoice_content: content })).toMatchObject({
      message: '请填写正确的企业税号',
    })
    expect(await shopper.orderItem(item, 1, { invoice_content: { ...content, content: '' } })).toMatchObject({
      message: '请填写公司名称',
    })
    const right = { ...content, registration_number: '91330100MA27X12345' }
    const placed = await shopper.orderItem(item, 1, { invoice_content: right })
    expect((await shopper.detail(placed.order_id)).orderInfo.invoice).toMatchObject(right)
  })

  it('sells at the price of a limited-time sale, within its stock and its limit per member', async () => {
    const item = await make.goods({ price: 1000, store: 9 }, { itemName: '手表' })
    const seckillId = await make.sale(
      { itemId: item, activityPrice: 600, activityStore: 3, limitNum: 2 },
      { isFreeShipping: true, validityPeriod: 5 },
    )
    const [one, two] = [await buyer(mall, make), await buyer(mall, make)]
    const placed = await one.orderItem(item, 2)
    expect(placed.total_fee).toBe(1200)
    expect((await one.detail(placed.order_id)).orderInfo).toMatchObject({ auto_cancel_seconds: 300 })
    expect(await one.orderItem(item, 1)).toMatchObject({ message: '手表超出限购数量' })
    expect(await two.orderItem(item, 2)).toMatchObject({ message: '手表商品库存不足' })
    expect((await two.orderItem(item, 1)).total_fee).toBe(600)
    expect((await two.orderItem(item, 1)).total_fee).toBe(1000)
    await one.cancel(placed.order_id)
    const [sale] = await mall.db.orm
      .select()
      .from(tables.seckillItems)
      .where(eq(tables.seckillItems.seckillId, seckillId))
    expect(sale?.salesStore).toBe(1)
  })

  it('invalidates the product in the page cache when a SKU sells out and when it is restocked', async () => {
    const dropped: string[] = []
    const watched = { ...mall, invalidate: async (tags: readonly string[]) => void dropped.push(...tags) }
    const item = await make.goods({ price: 100, store: 2 })
    const shopper = await buyer(mall, make)
    const viewer = await loadViewer(mall.db, shopper.userId, mall.now())
    if (!viewer) throw new Error('no viewer')
    const input = orderInput.parse({ ...address, items: [{ item_id: item, num: 1 }] })
    await placeOrder(watched, viewer, input, null)
    expect(dropped).toEqual([])
    const last = await placeOrder(watched, viewer, input, null)
    expect(dropped).toEqual([`goods:${item}`])
    await cancelOrder(watched, shopper.userId, last.orderId, '')
    expect(dropped).toEqual([`goods:${item}`, `goods:${item}`])
  })

  it('marks an order that costs nothing as paid', async () => {
    const item = await make.goods({ price: 0, store: 2 }, { templatesId: await make.freight() })
    const shopper = await buyer(mall, make)
    const placed = await shopper.orderItem(item, 1)
    expect(placed).toMatchObject({ total_fee: 0, pay_type: 'localPay' })
    const { orderInfo, tradeInfo } = await shopper.detail(placed.order_id)
    expect(orderInfo).toMatchObject({ order_status: 'PAYED', pay_status: 'PAYED' })
    expect(tradeInfo).toMatchObject({ tradeState: 'SUCCESS', payType: 'localPay' })
  })

  it('deducts points only while paying with points is switched on', async () => {
    const item = await make.goods({ price: 10_000, store: 9 })
    const shopper = await buyer(mall, make, { point: 500 })
    expect(await shopper.orderItem(item, 1, { point_use: 10 })).toMatchObject({ message: '积分支付未开启' })
    const value = {
      isOpenMemberPoint: 'true',
      isOpenDeductPoint: 'true',
      deduct_point: 10,
      deduct_proportion_limit: 20,
    }
    await mall.db.orm.insert(tables.settings).values({ key: 'point', value, updated: 0 })
    expect(await shopper.orderItem(item, 1, { point_use: 501 })).toMatchObject({ message: '积分不足' })
    expect(await shopper.orderItem(item, 1, { point_use: 300 })).toMatchObject({
      message: '超出本单可用积分抵扣',
    })
    const placed = await shopper.orderItem(item, 1, { point_use: 200 })
    expect(placed.total_fee).toBe(8000)
    const left = async () =>
      (await mall.db.orm.select().from(tables.members).where(eq(tables.members.userId, shopper.userId)))[0]
        ?.point
    expect(await left()).toBe(300)
    await shopper.cancel(placed.order_id)
    expect(await left()).toBe(500)
    await mall.db.orm.delete(tables.settings).where(eq(tables.settings.key, 'point'))
  })
})

describe('the life of an order', () => {
  async function placed(num = 2) {
    const item = await make.goods({ price: 5000, store: 10 })
    const shopper = await buyer(mall, make)
    const { order_id } = await shopper.orderItem(item, num)
    return { item, shopper, order_id }
  }

  it('ends when the buyer cancels it unpaid, and everything it took is returned', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    const marketingId = await make.marketing({
      marketingType: 'full_minus',
      rules: [{ full: 100, minus: 10 }],
      joinLimit: 1,
      useBound: 1,
      boundIds: [item],
    })
    const shopper = await buyer(mall, make)
    const code = await make.userCard(shopper.userId, await make.card({ reduceCost: 100 }))
    const first = await shopper.orderItem(item, 2, { coupon_discount: code })
    expect(first.total_fee).toBe(9890)
    expect((await shopper.orderItem(item, 1)).total_fee).toBe(5000)
    expect(await shopper.cancel(first.order_id)).toMatchObject({ progress: 3, refund_status: 'SUCCESS' })
    expect(await shopper.cancel(first.order_id)).toMatchObject({ message: '订单已取消' })
    expect(await make.stockOf(item)).toEqual({ store: 9, sold: 1 })
    const retry = await shopper.orderItem(item, 2, { coupon_discount: code })
    expect(retry.total_fee).toBe(9890)
    const joins = await mall.db.orm
      .select()
      .from(tables.marketingJoins)
      .where(eq(tables.marketingJoins.marketingId, marketingId))
    expect(joins).toHaveLength(1)
    expect((await shopper.detail(first.order_id)).orderInfo).toMatchObject({
      order_status: 'CANCEL',
      order_status_msg: '已取消',
      can_apply_cancel: 0,
    })
  })

  it('is shown as cancelled past its time, and the job returns the stock', async () => {
    const { item, shopper, order_id } = await placed()
    mall.travel(901)
    expect((await shopper.detail(order_id)).orderInfo).toMatchObject({ order_status: 'CANCEL' })
    expect((await shopper.orders({ status: 5 })).list).toEqual([])
    expect(await shopper.pay(order_id)).toMatchObject({ message: '当前订单不需要支付' })
    expect(await make.stockOf(item)).toEqual({ store: 8, sold: 2 })
    while (await cancelNextOverdue(mall));
    expect(await make.stockOf(item)).toEqual({ store: 10, sold: 0 })
    expect((await shopper.detail(order_id)).cancelData).toMatchObject({
      cancel_from: 'system',
      cancel_reason: '超时未支付',
    })
    mall.travel(-901)
  })

  it('needs a reason and the merchant to be cancelled after payment', async () => {
    const { item, shopper, order_id } = await placed()
    await shopper.pay(order_id)
    expect(await shopper.cancel(order_id)).toMatchObject({ message: '取消原因必选，其他取消原因必填，' })
    expect(await shopper.cancel(order_id, '不想要了')).toMatchObject({ progress: 0, refund_status: 'READY' })
    expect((await shopper.detail(order_id)).orderInfo).toMatchObject({
      order_status: 'PAYED',
      order_status_des: 'PAYED_WAIT_PROCESS',
      cancel_status: 'WAIT_PROCESS',
    })
    expect(await shopper.cancel(order_id, '再来')).toMatchObject({ message: '不能重复取消订单' })
    expect(await make.stockOf(item)).toEqual({ store: 8, sold: 2 })
  })

  it('is shown only to its buyer', async () => {
    const { order_id } = await placed()
    const stranger = await buyer(mall, make)
    expect(await stranger.detail(order_id)).toEqual([])
    expect(await stranger.call('GET', `/order_new/${order_id}`)).toEqual([])
    expect(await stranger.detail('4040404040404040')).toEqual([])
    expect(await stranger.cancel(order_id)).toMatchObject({ message: `订单号为${order_id}的订单不存在` })
    expect(await stranger.pay(order_id)).toMatchObject({ message: '当前订单不存在' })
    expect((await stranger.orders()).list).toEqual([])
    expect(await mall.call('GET', `/order/${order_id}`)).toMatchObject({ status: 401 })
  })

  it('is completed by the buyer after shipping, or by the job after its time', async () => {
    const [one, two] = [await placed(), await placed()]
    for (const { shopper, order_id } of [one, two]) {
      await shopper.pay(order_id)
      expect(await shopper.call('POST', '/order/confirmReceipt', { order_id })).toMatchObject({
        message: '没有需要完成的订单!',
      })
      await mall.db.orm
        .update(tables.orders)
        .set({ orderStatus: 'WAIT_BUYER_CONFIRM', deliveryStatus: 'DONE', autoFinishTime: mall.now() + 100 })
        .where(eq(tables.orders.orderId, order_id))
      await mall.db.orm
        .update(tables.orderItems)
        .set({ deliveryStatus: 'DONE', deliveredNum: sql`num` })
        .where(eq(tables.orderItems.orderId, order_id))
      expect((await shopper.orders({ status: 1 })).list).toMatchObject([
        { order_id, can_apply_aftersales: 1 },
      ])
    }
    expect(await one.shopper.call('POST', '/order/confirmReceipt', { order_id: one.order_id })).toMatchObject(
      {
        order_status: 'DONE',
        order_status_msg: '已完成',
        end_time: mall.now(),
      },
    )
    expect(await finishNextUnconfirmed(mall)).toBe(false)
    mall.travel(101)
    while (await finishNextUnconfirmed(mall));
    expect((await two.shopper.detail(two.order_id)).orderInfo.order_status).toBe('DONE')
    mall.travel(-101)
    expect((await two.shopper.orders({ status: 3 })).list).toHaveLength(1)
  })

  it('cannot be confirmed while a line is in an after-sale', async () => {
    const { shopper, order_id } = await placed()
    await shopper.pay(order_id)
    await mall.db.orm
      .update(tables.orders)
      .set({ orderStatus: 'WAIT_BUYER_CONFIRM', deliveryStatus: 'DONE' })
      .where(eq(tables.orders.orderId, order_id))
    await mall.db.orm
      .update(tables.orderItems)
      .set({ aftersalesStatus: 'WAIT_SELLER_AGREE' })
      .where(eq(tables.orderItems.orderId, order_id))
    expect(await shopper.call('POST', '/order/confirmReceipt', { order_id })).toMatchObject({
      message: '售后中的订单不能确认收货',
    })
  })

  it('is counted and listed by tab', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    const shopper = await buyer(mall, make)
    const [open, paid, cancelled] = [
      await shopper.orderItem(item, 1),
      await shopper.orderItem(item, 1),
      await shopper.orderItem(item, 1),
    ]
    await shopper.pay(paid.order_id)
    await shopper.cancel(cancelled.order_id)
    const ids = async (status: number | string) =>
      (await shopper.orders({ status })).list.map(({ order_id }) => order_id)
    expect((await ids(0)).sort()).toEqual([open, paid, cancelled].map(({ order_id }) => order_id).sort())
    expect(await ids(5)).toEqual([open.order_id])
    expect(await ids(1)).toEqual([paid.order_id])
    expect(await ids(6)).toEqual([paid.order_id])
    expect(await ids('AFTER_SALES')).toHaveLength(3)
    expect(await shopper.call('GET', '/orderscount')).toMatchObject({
      normal_notpay_notdelivery: 1,
      normal_payed_daifahuo: 1,
      normal_payed_daishouhuo: 0,
    })
    const second = await shopper.orders({ page: 2, page_size: 2 })
    expect(second).toMatchObject({ pager: { count: 3, page_no: 2, page_size: 2 } })
    expect(second.list).toHaveLength(1)
  })

  it('is listed in the tabs of its state and by class, id, shop and time', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    const shopper = await buyer(mall, make)
    const states = {
      open: {},
      paid: { orderStatus: 'PAYED' },
      pickup: { orderStatus: 'PAYED', zitiStatus: 'PENDING', orderClass: 'seckill' },
      shipped: { orderStatus: 'WAIT_BUYER_CONFIRM', deliveryStatus: 'DONE', distributorId: 7 },
      received: { orderStatus: 'DONE', deliveryStatus: 'DONE' },
      pickedUp: { orderStatus: 'DONE', zitiStatus: 'DONE', isRate: true },
    } as const
    const names = new Map<string, string>()
    for (const [name, state] of Object.entries(states)) {
      const { order_id } = await shopper.orderItem(item, 1)
      await mall.db.orm
        .update(tables.orders)
        .set({ ...state, createTime: 1000 + names.size })
        .where(eq(tables.orders.orderId, order_id))
      names.set(order_id, name)
    }
    const listed = async (params: Record<string, unknown>) => {
      const { list, pager } = await shopper.orders(params)
      expect(pager.count).toBe(list.length)
      return list.map(({ order_id }) => names.get(order_id))
    }
    const all = ['pickedUp', 'received', 'shipped', 'pickup', 'paid', 'open']
    expect(await listed({})).toEqual(all)
    expect(await listed({ status: 8 })).toEqual(all)
    expect(await listed({ status: '99999999999' })).toEqual(all)
    expect(await listed({ status: 1 })).toEqual(['shipped', 'paid'])
    expect(await listed({ status: 2 })).toEqual(['shipped'])
    expect(await listed({ status: 3 })).toEqual(['pickedUp', 'received'])
    expect(await listed({ status: 4 })).toEqual(['pickup'])
    expect(await listed({ status: 5 })).toEqual(['open'])
    expect(await listed({ status: 6 })).toEqual(['paid'])
    expect(await listed({ status: 7 })).toEqual(['received'])
    expect(await listed({ status: 7, is_rate: 1 })).toEqual(['pickedUp'])
    expect(await listed({ is_rate: 1 })).toEqual(['pickedUp'])
    expect(await listed({ is_rate: 'true' })).toEqual(['pickedUp'])
    expect(await listed({ is_rate: 'false' })).toEqual(all.slice(1))
    expect(await listed({ status: 0, is_rate: 0 })).toEqual(all.slice(1))
    expect(await listed({ order_class: 'seckill' })).toEqual(['pickup'])
    expect(await listed({ order_id: [...names.keys()][1] })).toEqual(['paid'])
    expect(await listed({ distributor_id: 7 })).toEqual(['shipped'])
    expect(await listed({ time_start_begin: 1001, time_start_end: 1002 })).toEqual(['pickup', 'paid'])
    mall.travel(86_400)
    expect(await listed({ status: 5 })).toEqual([])
  })
})
