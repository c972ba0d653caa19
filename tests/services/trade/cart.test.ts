import { eq } from 'drizzle-orm'
import type { Cart } from '@/lib/contract/trade/cart'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

interface Failure {
  message: string
  status_code: number
}

/** Calls of one member. */
async function shopper(values: Parameters<typeof make.member>[0] = {}) {
  const { userId, token } = await make.member(values)
  const call = <T>(method: string, path: string, params: Record<string, unknown> = {}) =>
    mall.call<T>(method, path, params, { token })
  return {
    userId,
    call,
    add: async (itemId: number, num: number, more: Record<string, unknown> = {}) =>
      (
        await call<Cart & Failure>('POST', '/cart', {
          item_id: itemId,
          num,
          shop_type: 'distributor',
          ...more,
        })
      ).data,
    list: async () => (await call<Cart>('GET', '/cart/list')).data,
  }
}

describe('the cart', () => {
  it('adds pieces to a line and returns the whole cart', async () => {
    const item = await make.goods({ price: 10_000, marketPrice: 12_000, store: 5, specText: '颜色：白' })
    const buyer = await shopper()
    await buyer.add(item, 1)
    const cart = await buyer.add(item, 2)
    expect(cart.valid_cart[0]).toMatchObject({
      shop_id: 0,
      cart_total_num: 3,
      cart_total_count: 1,
      cart_total_price: 30_000,
      total_fee: 30_000,
      discount_fee: 0,
    })
    expect(cart.valid_cart[0]?.list[0]).toMatchObject({
      item_id: item,
      num: 3,
      price: 10_000,
      market_price: 12_000,
      store: 5,
      is_checked: true,
      item_spec_desc: '颜色：白',
      pics: `/media/${item}.png`,
    })
  })

  it('replaces the quantity with isAccumulate=false, and removes a line at zero', async () => {
    const item = await make.goods({ price: 100, store: 9 })
    const buyer = await shopper()
    await buyer.add(item, 4)
    const replaced = await buyer.add(item, 2, { isAccumulate: 'false' })
    expect(replaced.valid_cart[0]?.list[0]?.num).toBe(2)
    expect(await buyer.add(item, -2)).toEqual({ status: true })
    expect((await buyer.list()).valid_cart).toEqual([])
  })

  it.each([0, -1])('removes a line of several pieces for a quantity of %d', async (num) => {
    const item = await make.goods({ price: 100, store: 9 })
    const buyer = await shopper()
    await buyer.add(item, 4)
    expect(await buyer.add(item, num)).toEqual({ status: true })
    expect((await buyer.list()).valid_cart).toEqual([])
  })

  it('accepts the older parameter name of the quantity', async () => {
    const item = await make.goods({ price: 100, store: 9 })
    const buyer = await shopper()
    const { data } = await buyer.call<Cart>('POST', '/cart', {
      item_id: item,
      quantity: '2',
      shop_type: 'distributor',
    })
    expect(data.valid_cart[0]?.list[0]?.num).toBe(2)
  })

  it('refuses what cannot be bought, with the text of the contract', async () => {
    const buyer = await shopper()
    const cases: [Promise<number>, number, string][] = [
      [make.goods({ price: 1, store: 2 }), 3, '库存不足'],
      [make.goods({ price: 1, store: 9, startNum: 3 }), 2, '数量不能少于起订量'],
      [make.goods({ price: 1, store: 9 }, { approveStatus: 'instock' }), 1, '商品已下架'],
      [make.goods({ price: 1, store: 9, approveStatus: 'only_show' }), 1, '商品已下架'],
      [make.goods({ price: 1, store: 9 }, { auditStatus: 'processing' }), 1, '商品已下架'],
      [make.goods({ price: 1, store: 9 }, { isGift: true }), 1, '赠品不可购买'],
      [make.goods({ price: 1, store: 9 }, { staffGoods: true }), 1, '商品不存在'],
      [
        make
          .shop({ isValid: 'closed' })
          .then((distributorId) => make.goods({ price: 1, store: 9 }, { distributorId })),
        1,
        '当前店铺已失效',
      ],
      [Promise.resolve(999_999), 1, '商品不存在'],
      [make.goods({ price: 1, store: 200_000 }), 100_000, '提交的商品数据错误'],
    ]
    for (const [item, num, message] of cases) {
      expect(await buyer.add(await item, num)).toMatchObject({ message, status_code: 422 })
    }
    expect((await buyer.list()).valid_cart).toEqual([])
  })

  it('accepts staff products from staff', async () => {
    const item = await make.goods({ price: 1, store: 9 }, { staffGoods: true })
    const staff = await shopper({ isStaff: true })
    expect((await staff.add(item, 1)).valid_cart).toHaveLength(1)
  })

  it('groups lines by the shop of the product, whatever shop the client sends', async () => {
    const distributorId = await make.shop({ name: '城东店' })
    const [own, theirs] = [
      await make.goods({ price: 1, store: 9 }),
      await make.goods({ price: 2, store: 9 }, { distributorId }),
    ]
    const buyer = await shopper()
    await buyer.add(own, 1)
    const cart = await buyer.add(theirs, 1, { distributor_id: 0 })
    expect(cart.valid_cart.map(({ shop_id, shop_name }) => [shop_id, shop_name])).toEqual([
      [distributorId, '城东店'],
      [0, '焕新自营'],
    ])
    const { data } = await buyer.call<Cart>('GET', '/cart/list', { shop_id: distributorId })
    expect(data.valid_cart.map(({ shop_id }) => shop_id)).toEqual([distributorId])
  })

  it('refuses a shop that does not exist or is closed, parts of a piece, and other carts than that of the shops', async () => {
    const item = await make.goods({ price: 1, store: 9 })
    const closed = await make.shop({ isValid: 'closed' })
    const buyer = await shopper()
    const cases: [Record<string, unknown>, string][] = [
      [{ distributor_id: 2_000_000 }, '当前店铺已失效'],
      [{ shop_id: closed }, '当前店铺已失效'],
      [{ distributor_id: closed, cart_type: 'fastbuy' }, '当前店铺已失效'],
      [{ num: '1.5' }, '提交的商品数据错误'],
      [{ shop_type: 'pointsmall' }, '提交购物车数据有误'],
      [{ shop_type: '' }, '提交购物车数据有误'],
    ]
    for (const [more, message] of cases)
      expect(await buyer.add(item, 1, more)).toMatchObject({ message, status_code: 422 })
    const { data } = await buyer.call<Failure>('POST', '/cart', { item_id: item, num: 1 })
    expect(data.message).toBe('提交购物车数据有误')
    expect((await buyer.list()).valid_cart).toEqual([])
  })

  it('moves lines that can no longer be bought to the invalid ones, and lowers quantities to the stock', async () => {
    const [sold, short] = [await make.goods({ price: 1, store: 3 }), await make.goods({ price: 1, store: 5 })]
    const buyer = await shopper()
    await buyer.add(sold, 1)
    await buyer.add(short, 5)
    const { orm } = mall.db
    await orm.update(tables.skus).set({ store: 0 }).where(eq(tables.skus.itemId, sold))
    await orm.update(tables.skus).set({ store: 2 }).where(eq(tables.skus.itemId, short))
    for (let reading = 0; reading < 2; reading++) {
      const cart = await buyer.list()
      expect(cart.invalid_cart).toMatchObject([
        { item_id: sold, is_checked: false, invalid_desc: '库存不足' },
      ])
      expect(cart.valid_cart[0]?.list).toMatchObject([{ item_id: short, num: 2 }])
    }
    const stored = await orm.select().from(tables.cartLines).where(eq(tables.cartLines.userId, buyer.userId))
    expect(stored.map(({ itemId, num, isChecked }) => [itemId, num, isChecked]).sort()).toEqual(
      [
        [sold, 1, false],
        [short, 2, true],
      ].sort(),
    )
  })

  it('changes, checks and deletes only lines of the member, by either verb', async () => {
    const item = await make.goods({ price: 100, store: 9 })
    const [buyer, other] = [await shopper(), await shopper()]
    const line = (await buyer.add(item, 1)).valid_cart[0]?.list[0]
    const cart_id = line?.cart_id ?? 0
    expect((await buyer.call('PUT', `/cartupdate/num?cart_id=${cart_id}&num=4`)).data).toMatchObject({
      num: 4,
    })
    expect((await buyer.call('POST', '/cartupdate/num', { cart_id, num: 99 })).data).toMatchObject({
      message: '库存不足',
    })
    expect((await other.call('POST', '/cartupdate/num', { cart_id, num: 1 })).data).toMatchObject({
      message: '数据错误',
    })
    expect(
      (await buyer.call('PUT', `/cartupdate/checkstatus?cart_id[]=${cart_id}&is_checked=false`)).data,
    ).toEqual({ status: 1 })
    expect((await buyer.list()).valid_cart[0]).toMatchObject({ cart_total_num: 0, total_fee: 0 })
    expect((await other.call('PUT', '/cartupdate/checkstatus', { cart_id, is_checked: true })).data).toEqual({
      status: 0,
    })
    expect((await buyer.call('PUT', '/cartupdate/checkstatus', {})).data).toMatchObject({
      message: '购物车参数错误',
    })
    expect((await buyer.call('GET', '/cartcount', { shop_type: 'distributor' })).data).toEqual({
      cart_count: 1,
      item_count: 4,
    })
    expect((await other.call('DELETE', `/cartdel?cart_id=${cart_id}`)).data).toEqual({ status: true })
    expect((await buyer.list()).valid_cart).toHaveLength(1)
    expect((await buyer.call('DELETE', `/cartdel?cart_id=${cart_id}`)).data).toEqual({ status: true })
    expect((await buyer.list()).valid_cart).toEqual([])
  })

  it('is empty for guests, whose changes are refused with 401', async () => {
    expect((await mall.call('GET', '/cart/list')).data).toEqual([])
    expect(await mall.call('POST', '/cart', { item_id: 1, num: 1 })).toMatchObject({ status: 401 })
  })

  it('stores one buy-now line outside the cart for ten minutes', async () => {
    const [first, second] = [
      await make.goods({ price: 100, store: 9 }),
      await make.goods({ price: 200, store: 9 }),
    ]
    const buyer = await shopper()
    await buyer.add(first, 1, { cart_type: 'fastbuy' })
    const cart = await buyer.add(second, 2, { cart_type: 'fastbuy' })
    expect(cart.valid_cart[0]?.list).toMatchObject([{ cart_id: 0, item_id: second, num: 2 }])
    expect((await buyer.list()).valid_cart).toEqual([])
    mall.travel(601)
    const { data } = await buyer.call<Cart>('GET', '/cart/list', { cart_type: 'fastbuy' })
    expect(data.valid_cart).toEqual([])
    mall.travel(-601)
  })

  it('tells before checkout whether a line is checked', async () => {
    const item = await make.goods({ price: 100, store: 9 })
    const buyer = await shopper()
    expect((await buyer.call('POST', '/cart/check', { mode: 'cart' })).data).toEqual({
      status: false,
      message: '购物车为空',
    })
    await buyer.add(item, 1)
    expect((await buyer.call('GET', '/cart/check')).data).toEqual({ status: true, message: '' })
  })

  it('holds at most a hundred lines', async () => {
    const items: number[] = []
    for (let i = 0; i < 101; i++) items.push(await make.goods({ price: 1, store: 9 }))
    const buyer = await shopper()
    const hundred = items.slice(0, 100).map((item_id) => ({ item_id, num: 1 }))
    expect(
      (await buyer.call<Cart>('POST', '/cart', { items: hundred, shop_type: 'distributor' })).data
        .valid_cart[0]?.list,
    ).toHaveLength(100)
    expect(await buyer.add(items[100] ?? 0, 1)).toMatchObject({ message: '购买不可以超过100种商品' })
    expect((await buyer.add(items[0] ?? 0, 1)).valid_cart[0]?.list).toHaveLength(100)
  })
})

describe('prices in the cart', () => {
  it('are the activity price, else the member price, else the price', async () => {
    const gradeId = await make.grade({ discount: 10 })
    const buyer = await shopper({ gradeId })
    const [plain, sale] = [
      await make.goods({ price: 10_001, store: 9 }),
      await make.goods({ price: 10_000, store: 9 }),
    ]
    await make.sale({ itemId: sale, activityPrice: 7000, activityStore: 5 })
    await buyer.add(plain, 2)
    const cart = await buyer.add(sale, 1)
    expect(cart.valid_cart[0]?.list).toMatchObject([
      {
        item_id: sale,
        price: 7000,
        activity_price: 7000,
        is_last_price: true,
        total_fee: 7000,
        discount_fee: 0,
      },
      {
        item_id: plain,
        price: 10_001,
        member_price: 9001,
        total_fee: 18_002,
        discount_fee: 2000,
        member_discount: 2000,
      },
    ])
    expect(cart.valid_cart[0]).toMatchObject({ item_fee: 27_002, discount_fee: 2000, total_fee: 25_002 })
  })

  it('limit a sale to the pieces that one member may buy', async () => {
    const item = await make.goods({ price: 100, store: 9 }, { itemName: '手表' })
    await make.sale({ itemId: item, activityPrice: 50, activityStore: 5, limitNum: 2 })
    const buyer = await shopper()
    expect(await buyer.add(item, 3)).toMatchObject({ message: '手表超出限购数量' })
    expect((await buyer.add(item, 2)).valid_cart).toHaveLength(1)
  })

  it('apply 满减 to the checked lines and let the member choose another promotion', async () => {
    const [one, two] = [
      await make.goods({ price: 20_000, store: 9 }),
      await make.goods({ price: 10_000, store: 9 }),
    ]
    const bound = { useBound: 1, boundIds: [one, two] }
    const early = await make.marketing({
      marketingType: 'full_minus',
      rules: [{ full: 30_000, minus: 1000 }],
      startTime: 1,
      ...bound,
    })
    const late = await make.marketing({
      marketingType: 'full_discount',
      marketingName: '满折',
      rules: [{ full: 10_000, discount: 10 }],
      ...bound,
    })
    const buyer = await shopper()
    await buyer.add(one, 1)
    const cart = await buyer.add(two, 1)
    expect(cart.valid_cart[0]).toMatchObject({
      discount_fee: 1000,
      total_fee: 29_000,
      activity_grouping: [{ activity_id: early, condition_rules: '消费满300元，减10元', discount_fee: 1000 }],
    })
    const line = cart.valid_cart[0]?.list.find(({ item_id }) => item_id === two)
    expect(line?.promotions.map(({ marketing_id }) => marketing_id)).toEqual([early, late])
    const choice = { cart_id: line?.cart_id, activity_id: late }
    expect((await buyer.call('PUT', '/cartupdate/promotion', choice)).data).toEqual({ status: true })
    expect((await buyer.list()).valid_cart[0]).toMatchObject({
      discount_fee: 1000,
      used_activity_ids: [late],
    })
    expect(
      (await buyer.call('PUT', '/cartupdate/promotion', { ...choice, activity_id: 4040 })).data,
    ).toMatchObject({
      message: '活动未开始或已过期',
    })
  })

  it('apply promotions of the main category and those above it, not of a sales category', async () => {
    const { goodsId, ...categories } = await make.categorizedGoods({ price: 20_000, store: 9 })
    const boundTo = (categoryId: number) =>
      make.marketing({
        marketingType: 'full_minus',
        rules: [{ full: 10_000, minus: 1000 }],
        useBound: 2,
        boundIds: [categoryId],
      })
    const buyer = await shopper()
    await boundTo(categories.salesCategory)
    const [unreduced] = (await buyer.add(goodsId, 1)).valid_cart
    expect(unreduced).toMatchObject({ discount_fee: 0, total_fee: 20_000, used_activity_ids: [] })
    expect(unreduced?.list[0]?.promotions).toEqual([])
    const covering = [await boundTo(categories.mainCategory), await boundTo(categories.topCategory)]
    const [reduced] = (await buyer.list()).valid_cart
    expect(reduced).toMatchObject({ discount_fee: 1000, total_fee: 20_000 })
    const joinable = reduced?.list[0]?.promotions.map(({ marketing_id }) => marketing_id)
    expect(joinable?.sort()).toEqual(covering)
  })

  it('change for several lines together or not at all', async () => {
    const buyer = await shopper()
    for (let goods = 0; goods < 2; goods++) await buyer.add(await make.goods({ price: 100, store: 5 }), 1)
    const lines = async () =>
      (await buyer.list()).valid_cart.flatMap(({ list }) =>
        list.map(({ num, is_checked }) => [num, is_checked]),
      )
    const [first, second] = (await buyer.list()).valid_cart.flatMap(({ list }) =>
      list.map(({ cart_id }) => cart_id),
    )
    const wrong = { cart_id: second, totalQuantity: 6 }
    for (const [cart_params, message] of [
      [[{ cart_id: first, totalQuantity: 3 }, wrong], '库存不足'],
      [[{ cart_id: first, is_checked: false }, wrong], '库存不足'],
      [
        [
          { cart_id: first, is_checked: false },
          { cart_id: 4040, is_checked: true },
        ],
        '数据错误',
      ],
      [
        [
          { cart_id: first, totalQuantity: 0 },
          { cart_id: second, selected_promotion: 4040 },
        ],
        '活动未开始或已过期',
      ],
    ] as const) {
      const { data } = await buyer.call('POST', '/cart.update', { cart_params })
      expect(data).toMatchObject({ message })
      expect(await lines()).toEqual([
        [1, true],
        [1, true],
      ])
    }
    const cart = [
      { cart_id: first, num: 2 },
      { cart_id: second, num: 6 },
    ]
    expect((await buyer.call('PUT', '/cartupdate/batchnum', { cart })).data).toMatchObject({
      message: '库存不足',
    })
    expect((await lines())[0]).toEqual([1, true])
  })

  it('are named by their SKU as well in batchnum', async () => {
    const items = [await make.goods({ price: 1, store: 9 }), await make.goods({ price: 1, store: 9 })]
    const one = await buyer(mall, make)
    for (const item of items) await one.add(item, 1)
    const change = (cart: object[]) => one.call('PUT', '/cartupdate/batchnum', { cart })
    const nums = async () => (await one.cart()).valid_cart[0]?.list.map(({ num }) => num)
    const [newest] = (await one.cart()).valid_cart[0]?.list ?? []
    const byBoth = [
      { item_id: items[0], num: 3 },
      { cart_id: newest?.cart_id, num: 2 },
    ]
    expect(await change(byBoth)).toEqual({ status: true })
    expect(await nums()).toEqual([2, 3])
    expect(await change([{ item_id: items[1], num: 0 }])).toEqual({ status: true })
    expect(await nums()).toEqual([3])
    const stranger = await make.goods({ price: 1, store: 9 })
    expect(await change([{ item_id: stranger, num: 1 }])).toMatchObject({ message: '数据错误' })
    expect(await change([{ num: 1 }])).toMatchObject({ message: '参数错误' })
  })

  it('are counted for a shop type, which is required', async () => {
    const one = await buyer(mall, make)
    expect(await one.call('GET', '/cartcount')).toMatchObject({ message: '参数错误' })
    expect(await one.call('GET', '/cartcount', { shop_type: 'distributor' })).toMatchObject({ item_count: 0 })
  })

  it('come with the gifts of a 满赠', async () => {
    const gift = await make.goods({ price: 5000, store: 3 }, { isGift: true, itemName: '保护壳' })
    const item = await make.goods({ price: 20_000, store: 9 })
    await make.marketing({
      marketingType: 'full_gift',
      rules: [{ full: 20_000, gifts: [{ itemId: gift, num: 1 }] }],
      useBound: 1,
      boundIds: [item],
      inProportion: true,
    })
    const buyer = await shopper()
    const cart = await buyer.add(item, 2)
    expect(cart.valid_cart[0]).toMatchObject({
      total_fee: 40_000,
      gift_activity: [
        { discount_desc: { rule: '消费满200元，送赠品：保护壳' }, gifts: [{ item_id: gift, gift_num: 2 }] },
      ],
    })
  })
})

describe('parallel requests', () => {
  it('add up exactly and never exceed the stock', async () => {
    const item = await make.goods({ price: 100, store: 7 })
    const buyer = await shopper()
    const answers = await Promise.all(Array.from({ length: 12 }, () => buyer.add(item, 1)))
    expect(answers.filter(({ message }) => message === '库存不足')).toHaveLength(5)
    expect((await buyer.list()).valid_cart[0]?.list[0]?.num).toBe(7)
  })
})
