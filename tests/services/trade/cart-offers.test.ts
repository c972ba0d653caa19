import { and, eq, ne, sum } from 'drizzle-orm'
import type { PackageDetail } from '@/lib/contract/catalogue/packages'
import type { Cart } from '@/lib/contract/trade/cart'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

const times = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => create(index))

type Buyer = Awaited<ReturnType<typeof buyer>>
const group = async (one: Buyer) => (await one.cart()).valid_cart[0]

/** A product, and a 加价购 that offers another one for 19 yuan from 100 yuan on. */
async function plusBuy({ price = 10_000, store = 5 } = {}) {
  const item = await make.goods({ price, store: 99 })
  const plus = await make.goods({ price: 5000, store })
  const marketingId = await make.marketing({
    marketingType: 'plus_price_buy',
    marketingName: '焕新加价购',
    promotionTag: '加价购',
    useBound: 1,
    boundIds: [item],
    rules: [{ full: 10_000, plus: [{ itemId: plus, price: 1900 }] }],
  })
  const choose = (one: Buyer, itemId: number | '' = plus) =>
    one.call('POST', '/cart/check/plusitem', { marketing_id: marketingId, item_id: itemId })
  return { item, plus, marketingId, choose }
}

/** A package of two products: 90 and 40 yuan instead of 100 and 50. */
async function bundle({ mainStore = 9, otherStore = 9 } = {}) {
  const main = await make.goods({ price: 10_000, marketPrice: 12_000, store: mainStore })
  const other = await make.goods({ price: 5000, store: otherStore })
  const packageId = await make.bundle([
    { itemId: main, packagePrice: 9000 },
    { itemId: other, packagePrice: 4000 },
  ])
  const add = (one: Buyer, num = 1, more: Record<string, unknown> = {}) =>
    one.add(main, num, { activity_type: 'package', activity_id: packageId, items_id: [other], ...more })
  return { main, other, packageId, add }
}

describe('加价购 in the cart', () => {
  it('is offered when its tier is reached, and tells what is missing below it', async () => {
    const { item, plus, marketingId } = await plusBuy({ price: 6000 })
    const one = await buyer(mall, make)
    await one.add(item, 1)
    const below = await group(one)
    expect(below?.plus_buy_activity).toEqual([])
    expect(below?.plus_buy_missing).toMatchObject([
      { activity_id: marketingId, missing: 4000, condition_type: 'totalfee' },
    ])
    await one.add(item, 1)
    const reached = await group(one)
    expect(reached?.plus_buy_missing).toEqual([])
    expect(reached?.plus_buy_activity).toMatchObject([
      {
        activity_id: marketingId,
        activity_item_ids: [item],
        discount_desc: { type: 'plus_price_buy', plus_price: 1900, max_limit: 1 },
        plus_buy_items: { [String(plus)]: { item_id: plus, price: 5000, plus_price: 1900 } },
      },
    ])
    expect(reached?.plus_buy_activity[0]).not.toHaveProperty('plus_item')
  })

  it('adds the chosen item to the sums, until the next addition resets the choice', async () => {
    const { item, plus, choose } = await plusBuy()
    const one = await buyer(mall, make)
    await one.add(item, 1)
    expect(await choose(one)).toEqual({ status: true })
    const chosen = await group(one)
    expect(chosen?.plus_buy_activity[0]?.plus_item).toMatchObject({ item_id: plus, plus_price: 1900 })
    expect(chosen).toMatchObject({
      cart_total_price: 10_000,
      item_fee: 15_000,
      discount_fee: 3100,
      total_fee: 11_900,
    })
    await one.add(item, 1)
    expect((await group(one))?.plus_buy_activity[0]).not.toHaveProperty('plus_item')
  })

  it('is cleared by an item that the activity does not offer', async () => {
    const { item, choose } = await plusBuy()
    const one = await buyer(mall, make)
    await one.add(item, 1)
    for (const other of [item, 999_999, ''] as const) {
      await choose(one)
      expect(await choose(one, other)).toEqual({ status: true })
      expect((await group(one))?.plus_buy_activity[0]).not.toHaveProperty('plus_item')
    }
  })

  it('becomes an order line at its plus price with its stock taken, and nothing when the tier is not reached', async () => {
    const { item, plus, marketingId, choose } = await plusBuy({ price: 6000 })
    const one = await buyer(mall, make)
    await one.add(item, 2)
    await choose(one)
    const preview = await one.preview()
    expect(preview.items.map((line) => [line.item_id, line.order_item_type, line.price])).toEqual([
      [item, 'normal', 6000],
      [plus, 'plus_buy', 1900],
    ])
    expect(preview.items_promotion).toMatchObject([
      { item_id: plus, activity_type: 'plus_price_buy', activity_id: marketingId, activity_tag: '加价购' },
    ])
    // 13,900 paid for values of 12,000 and 5,000.
    expect(preview.items.map((line) => line.total_fee)).toEqual([9811, 4089])
    const placed = await one.order()
    expect(placed.total_fee).toBe(preview.total_fee)
    expect(await make.stockOf(plus)).toEqual({ store: 4, sold: 1 })
    const { orderInfo } = await one.detail(placed.order_id)
    expect(orderInfo.items.map((line) => [line.item_id, line.order_item_type, line.total_fee])).toEqual([
      [item, 'normal', 9811],
      [plus, 'plus_buy', 4089],
    ])
    await one.cancel(placed.order_id)
    expect(await make.stockOf(plus)).toEqual({ store: 5, sold: 0 })

    await one.add(item, 1)
    await choose(one)
    expect((await one.preview()).items.map((line) => line.order_item_type)).toEqual(['normal'])
  })

  it('sells its last piece once under parallel orders', async () => {
    const { item, plus, choose } = await plusBuy({ store: 1 })
    const buyers = await Promise.all(times(6, () => buyer(mall, make)))
    for (const one of buyers) {
      await one.add(item, 1)
      await choose(one)
    }
    const orders = await Promise.all(buyers.map((one) => one.order()))
    const placed = orders.filter(({ order_id }) => order_id)
    expect(placed.filter(({ total_fee }) => total_fee === 11_900)).toHaveLength(1)
    // The others were rejected, or priced after the last piece had gone and had no plus item.
    for (const order of orders)
      expect(order.order_id ? [10_000, 11_900] : ['商品库存不足', `商品${plus}商品库存不足`]).toContain(
        order.order_id ? order.total_fee : order.message,
      )
    expect(await make.stockOf(plus)).toEqual({ store: 0, sold: 1 })
  })

  it('is off for clients that declare themselves a desktop, with sales and package prices', async () => {
    const { item, choose } = await plusBuy()
    const { main, other, add } = await bundle()
    const onSale = await make.goods({ price: 3000, store: 9 })
    await make.sale({ itemId: onSale, activityPrice: 2000, activityStore: 5 })
    const one = await buyer(mall, make)
    await one.add(item, 1)
    await one.add(onSale, 1)
    await add(one)
    await choose(one)
    const pc = (await one.call<Cart>('GET', '/cart/list', { user_device: 'pc' })).valid_cart[0]
    expect(pc?.plus_buy_activity).toEqual([])
    expect(pc?.list.find((line) => line.item_id === onSale)).toMatchObject({
      price: 3000,
      is_last_price: false,
    })
    expect(pc?.list.find((line) => line.item_id === main)?.packages).toMatchObject([
      { item_id: main, package_price: 9000 },
      { item_id: other, package_price: 5000 },
    ])
  })
})

describe('packages', () => {
  it('are listed for each of their products, those with it as main product first', async () => {
    const { main, other, packageId } = await bundle()
    const second = await make.bundle([
      { itemId: other, packagePrice: 4500 },
      { itemId: main, packagePrice: 9500 },
    ])
    await make.bundle(
      [
        { itemId: main, packagePrice: 1 },
        { itemId: other, packagePrice: 1 },
      ],
      { endTime: 1 },
    )
    const list = async (item_id: number) =>
      (
        await mall.call<{ list: { package_id: number }[]; total_count: number }>(
          'GET',
          '/promotions/package',
          { item_id },
        )
      ).data
    expect((await list(main)).list.map(({ package_id }) => package_id)).toEqual([packageId, second])
    expect((await list(other)).list.map(({ package_id }) => package_id)).toEqual([second, packageId])
    expect(await list(await make.goods({ price: 1, store: 1 }))).toEqual({ list: [], total_count: 0 })
  })

  it('have a detail with prices alone and in the package, unless they cannot be bought', async () => {
    const { main, other, packageId } = await bundle()
    const detail = async () =>
      (await mall.call<PackageDetail>('GET', `/promotions/package/${packageId}`)).data
    expect(await detail()).toMatchObject({
      package_id: packageId,
      main_item_id: main,
      mainItem: { itemId: main, price: 10_000, package_price: 9000, spec_items: [{ item_id: main }] },
      main_package_price: { [String(main)]: { market_price: 10_000, price: 9000 } },
      itemLists: [{ itemId: other, price: 5000, package_price: 4000 }],
      package_price: { [String(other)]: { market_price: 5000, price: 4000 } },
    })
    await mall.db.orm
      .update(tables.goods)
      .set({ approveStatus: 'instock' })
      .where(eq(tables.goods.goodsId, other))
    expect(await detail()).toMatchObject({ message: '活动未开始或已过期', status_code: 422 })
  })

  it('tell what a viewer pays for each part alone now: activity before member before normal price', async () => {
    const { other, packageId } = await bundle()
    const path = `/promotions/package/${packageId}`
    const alone = ({ mainItem, itemLists }: PackageDetail) =>
      [mainItem, ...itemLists].flatMap(({ spec_items }) => spec_items.map((sku) => sku.alone_price))
    const { token } = await make.member({ gradeId: await make.grade({ discount: 10 }) })
    await make.sale({ itemId: other, activityPrice: 3900, activityStore: 3 })
    expect(alone((await mall.call<PackageDetail>('GET', path)).data)).toEqual([10_000, 3900])
    expect(alone((await mall.call<PackageDetail>('GET', path, {}, { token })).data)).toEqual([9000, 3900])
  })

  it('are one cart line with the price of the whole package, beside a line of the same product', async () => {
    const { main, other, packageId, add } = await bundle({ otherStore: 3 })
    const one = await buyer(mall, make)
    await one.add(main, 1)
    await add(one)
    await add(one)
    const cart = await group(one)
    expect(cart).toMatchObject({
      cart_total_num: 3,
      cart_total_count: 2,
      cart_total_price: 36_000,
    })
    expect(cart?.list).toMatchObject([
      {
        item_id: main,
        activity_type: 'package',
        activity_id: packageId,
        num: 2,
        price: 13_000,
        package_price: 13_000,
        market_price: 17_000,
        total_fee: 26_000,
        store: 3,
        packages: [
          { item_id: main, price: 10_000, package_price: 9000 },
          { item_id: other, price: 5000, package_price: 4000 },
        ],
      },
      { item_id: main, activity_type: 'normal', num: 1, price: 10_000 },
    ])
    const cart_id = cart?.list[0]?.cart_id
    expect(await one.call('POST', '/cartupdate/num', { cart_id, num: 4 })).toMatchObject({
      message: '商品库存不足',
    })
    expect(await one.call('POST', '/cartupdate/num', { cart_id, num: 3 })).toMatchObject({ num: 3 })
    await add(one, -3)
    expect((await group(one))?.list).toMatchObject([{ activity_type: 'normal' }])
  })

  it('take the stock of every part, have order lines of their own and return all of it', async () => {
    const { main, other, packageId, add } = await bundle()
    const one = await buyer(mall, make)
    await add(one, 2)
    const preview = await one.preview()
    expect(preview).toMatchObject({ item_fee: 26_000, total_fee: 26_000, promotion_discount: 0 })
    expect(preview.items).toMatchObject([
      {
        item_id: main,
        order_item_type: 'package',
        package_price: 9000,
        num: 2,
        activity_type: 'package',
        activity_id: packageId,
      },
      { item_id: other, order_item_type: 'package', package_price: 4000, num: 2 },
    ])
    const { order_id, total_fee } = await one.order()
    expect(total_fee).toBe(26_000)
    expect((await one.cart()).valid_cart).toEqual([])
    expect(await make.stockOf(main)).toEqual({ store: 7, sold: 2 })
    expect(await make.stockOf(other)).toEqual({ store: 7, sold: 2 })
    await one.cancel(order_id)
    expect(await make.stockOf(main)).toEqual({ store: 9, sold: 0 })
    expect(await make.stockOf(other)).toEqual({ store: 9, sold: 0 })
  })

  it('can be bought directly', async () => {
    const { main, other, add } = await bundle()
    const one = await buyer(mall, make)
    const bought = await add(one, 1, { cart_type: 'fastbuy' })
    expect(bought.valid_cart[0]?.list).toMatchObject([
      { cart_id: 0, price: 13_000, activity_type: 'package' },
    ])
    expect((await one.cart()).valid_cart).toEqual([])
    expect((await one.order({ cart_type: 'fastbuy' })).total_fee).toBe(13_000)
    expect((await make.stockOf(main)).store + (await make.stockOf(other)).store).toBe(16)
  })

  it('share the stock with lines of their products: the preview says what is missing', async () => {
    const { main, other, add } = await bundle({ otherStore: 2 })
    const one = await buyer(mall, make)
    await add(one, 1)
    await one.add(other, 2)
    expect(await one.preview()).toMatchObject({ message: `商品${other}商品库存不足` })
    expect(await one.order()).toMatchObject({ message: `商品${other}商品库存不足` })
    expect(await make.stockOf(main)).toEqual({ store: 9, sold: 0 })
  })

  it('end up among the invalid lines when they are over, with the reason', async () => {
    const { packageId, add } = await bundle()
    const one = await buyer(mall, make)
    await add(one)
    await mall.db.orm
      .update(tables.packages)
      .set({ disabled: true })
      .where(eq(tables.packages.packageId, packageId))
    const cart = await one.cart()
    expect(cart.valid_cart).toEqual([])
    expect(cart.invalid_cart).toMatchObject([{ invalid_desc: '活动未开始或已过期', is_checked: false }])
  })

  it('sell no part twice: parallel orders of packages and of a part take exactly its stock', async () => {
    const { other, add } = await bundle({ mainStore: 100, otherStore: 7 })
    const buyers = await Promise.all(times(20, () => buyer(mall, make)))
    for (const [index, one] of buyers.entries()) await (index % 2 ? add(one) : one.add(other, 1))
    const orders = await Promise.all(buyers.map((one) => one.order()))
    expect(orders.filter(({ order_id }) => order_id)).toHaveLength(7)
    expect(await make.stockOf(other)).toEqual({ store: 0, sold: 7 })
  })
})

describe('a limited buy', () => {
  it('limits adding, changing, preview and placing, and shows on the line what is left', async () => {
    const item = await make.goods({ price: 1000, store: 99 })
    const limitedBuyId = await make.limitedBuy([item], { limitNum: 3, day: 7 })
    const message = `商品${item}超出限购数量`
    const one = await buyer(mall, make)
    expect(await one.add(item, 4)).toMatchObject({ message, status_code: 422 })
    await one.add(item, 2)
    const line = (await group(one))?.list[0]
    expect(line?.limitedBuy).toMatchObject({
      marketing_type: 'limited_buy',
      rule: { day: 7, limit: 3 },
      limit_total: 3,
      limit_buy: 3,
      buy: 0,
      promotion_tag: '限购商品',
    })
    expect(await one.call('POST', '/cartupdate/num', { cart_id: line?.cart_id, num: 4 })).toMatchObject({
      message,
    })
    expect((await one.preview()).items_promotion).toMatchObject([
      {
        item_id: item,
        activity_type: 'limited_buy',
        activity_id: limitedBuyId,
        activity_rule: { day: 7, limit: 3 },
      },
    ])
    expect(await one.orderItem(item, 4)).toMatchObject({ message })
    expect((await one.order()).order_id).toMatch(/^\d{16}$/)
    expect(await one.add(item, 2)).toMatchObject({ message })
    await one.add(item, 1)
    expect((await group(one))?.list[0]?.limitedBuy).toMatchObject({ limit_buy: 1, buy: 2 })
  })

  it('forgets orders that are older than its days, and cancelled ones', async () => {
    const item = await make.goods({ price: 1000, store: 99 })
    await make.limitedBuy([item], { limitNum: 1, day: 1, startTime: 1 })
    const one = await buyer(mall, make)
    const first = await one.orderItem(item, 1)
    expect(await one.orderItem(item, 1)).toMatchObject({ message: `商品${item}超出限购数量` })
    await one.cancel(first.order_id)
    const second = await one.orderItem(item, 1)
    expect(second.order_id).toBeDefined()
    await mall.db.orm
      .update(tables.orders)
      .set({ createTime: mall.now() - 86_401 })
      .where(eq(tables.orders.orderId, second.order_id))
    expect((await one.orderItem(item, 1)).order_id).toBeDefined()
  })

  it('says on the page of a product how many pieces are left, as adding them counts', async () => {
    const item = await make.goods({ price: 1000, store: 99 })
    const plain = await make.goods({ price: 1000, store: 99 })
    await make.limitedBuy([item], { limitNum: 3, day: 7 })
    await make.sale({ itemId: plain, activityPrice: 900, activityStore: 50, limitNum: 2 })
    const one = await buyer(mall, make)
    const left = async (itemId: number) => {
      const path = `/goods/items_price_store/${itemId}`
      const answer = await one.call<{ spec_items: { limit_left?: number }[] }>('GET', path)
      return answer.spec_items[0]?.limit_left
    }
    expect([await left(item), await left(plain)]).toEqual([3, 2])
    await one.orderItem(item, 2)
    await one.orderItem(plain, 2)
    expect([await left(item), await left(plain)]).toEqual([1, 0])
    expect(await one.add(item, 2)).toMatchObject({ message: `商品${item}超出限购数量` })
    expect(await one.add(plain, 1)).toMatchObject({ message: `商品${plain}超出限购数量` })
    expect(await one.add(item, 1)).not.toHaveProperty('status_code')
  })

  it('counts a product alone and in a package together', async () => {
    const { main, add } = await bundle()
    await make.limitedBuy([main], { limitNum: 1 })
    const one = await buyer(mall, make)
    await add(one)
    await one.add(main, 1)
    expect(await one.preview()).toMatchObject({ message: `商品${main}超出限购数量` })
    expect(await add(one)).toMatchObject({ message: `商品${main}超出限购数量` })
  })

  it('cannot be exceeded by parallel orders of one member', async () => {
    const item = await make.goods({ price: 1000, store: 99 })
    await make.limitedBuy([item], { limitNum: 3 })
    const one = await buyer(mall, make)
    const orders = await Promise.all(times(10, () => one.orderItem(item, 1)))
    expect(orders.filter(({ order_id }) => order_id)).toHaveLength(3)
    expect(new Set(orders.flatMap(({ message }) => message ?? []))).toEqual(
      new Set([`商品${item}超出限购数量`]),
    )
    const [row] = await mall.db.orm
      .select({ num: sum(tables.orderItems.num).mapWith(Number) })
      .from(tables.orderItems)
      .innerJoin(tables.orders, eq(tables.orders.orderId, tables.orderItems.orderId))
      .where(and(eq(tables.orderItems.itemId, item), ne(tables.orders.orderStatus, 'CANCEL')))
    expect(row?.num).toBe(3)
  })
})

describe('the money limits of a limited-time sale', () => {
  it('hold in preview and order; parallel orders cannot exceed the total', async () => {
    const item = await make.goods({ price: 3000, store: 99 })
    await make.sale(
      { itemId: item, activityPrice: 1000, activityStore: 50 },
      { limitMoney: 2000, limitTotalMoney: 5000 },
    )
    const one = await buyer(mall, make)
    expect(await one.orderItem(item, 1)).toMatchObject({ message: '活动单笔最少购买20元' })
    expect(await one.orderItem(item, 6)).toMatchObject({ message: '活动总限额50元' })
    const orders = await Promise.all(times(6, () => one.orderItem(item, 2)))
    expect(orders.filter(({ order_id }) => order_id)).toHaveLength(2)
    expect(new Set(orders.flatMap(({ message }) => message ?? []))).toEqual(new Set(['活动总限额50元']))
  })
})

describe('merging a guest cart', () => {
  const merge = (one: Buyer, items: [number, number][], merge_key = 'key') =>
    one.call<{ added: number; failures: { item_id: number; message: string }[] }>('POST', '/cart/merge', {
      merge_key,
      items: items.map(([item_id, num]) => ({ item_id, num })),
    })

  it('adds what can be bought, lowers what is too much, and names what failed', async () => {
    const [plenty, few, off, limited] = [
      await make.goods({ price: 100, store: 9 }),
      await make.goods({ price: 100, store: 3 }),
      await make.goods({ price: 100, store: 9 }, { approveStatus: 'instock' }),
      await make.goods({ price: 100, store: 9 }),
    ]
    await make.limitedBuy([limited], { limitNum: 2 })
    const one = await buyer(mall, make)
    await one.add(plenty, 1)
    await one.add(few, 1)
    const merged = await merge(one, [
      [plenty, 2],
      [few, 5],
      [off, 1],
      [limited, 5],
      [999_999, 1],
    ])
    expect(merged.added).toBe(6)
    expect(merged.failures.map(({ item_id, message }) => [item_id, message])).toEqual([
      [few, '库存不足'],
      [off, '商品已下架'],
      [limited, `商品${limited}超出限购数量`],
      [999_999, '商品不存在'],
    ])
    const lines = (await group(one))?.list ?? []
    expect(new Map(lines.map((line) => [line.item_id, line.num]))).toEqual(
      new Map([
        [plenty, 3],
        [few, 3],
        [limited, 2],
      ]),
    )
  })

  it('keeps the sequence of the lines', async () => {
    const items = [
      await make.goods({ price: 100, store: 9 }),
      await make.goods({ price: 100, store: 9 }),
      await make.goods({ price: 100, store: 9 }),
    ]
    const latestFirst = items.toReversed()
    const one = await buyer(mall, make)
    await merge(
      one,
      latestFirst.map((item) => [item, 1]),
    )
    expect((await group(one))?.list.map(({ item_id }) => item_id)).toEqual(latestFirst)
  })

  it('happens once per key, also when it is sent in parallel', async () => {
    const item = await make.goods({ price: 100, store: 99 })
    const one = await buyer(mall, make)
    const answers = await Promise.all(times(6, () => merge(one, [[item, 2]], 'one sign-in')))
    expect(answers.reduce((total, { added }) => total + added, 0)).toBe(2)
    expect((await merge(one, [[item, 3]], 'the next one')).added).toBe(3)
    expect((await group(one))?.list[0]?.num).toBe(5)
  })
})

describe('every message of the cart', () => {
  it.each<[string, (one: Buyer) => Promise<unknown>, string | ((item: number) => string)]>([
    ['an unknown SKU', (one) => one.add(999_999, 1), '商品不存在'],
    [
      'a product off the shelf',
      async (one) => one.add(await make.goods({ price: 1, store: 9, approveStatus: 'only_show' }), 1),
      '商品已下架',
    ],
    ['more than the stock', async (one) => one.add(await make.goods({ price: 1, store: 1 }), 2), '库存不足'],
    [
      'more packages than a part has',
      async (one) => (await bundle({ otherStore: 1 })).add(one, 2),
      '商品库存不足',
    ],
    [
      'less than the minimum',
      async (one) => one.add(await make.goods({ price: 1, store: 9, startNum: 2 }), 1),
      '数量不能少于起订量',
    ],
    [
      'more than a sale gives one member',
      async (one) => {
        const item = await make.goods({ price: 9, store: 9 }, { itemName: '电扇' })
        await make.sale({ itemId: item, activityPrice: 1, activityStore: 9, limitNum: 1 })
        return one.add(item, 2)
      },
      '电扇超出限购数量',
    ],
    [
      'too little money in a sale, bought directly',
      async (one) => {
        const item = await make.goods({ price: 900, store: 9 })
        await make.sale({ itemId: item, activityPrice: 500, activityStore: 9 }, { limitMoney: 1250 })
        return one.add(item, 2, { cart_type: 'fastbuy' })
      },
      '活动单笔最少购买12.5元',
    ],
    [
      'too much money in a sale',
      async (one) => {
        const item = await make.goods({ price: 900, store: 9 })
        await make.sale({ itemId: item, activityPrice: 500, activityStore: 9 }, { limitTotalMoney: 1000 })
        return one.add(item, 3)
      },
      '活动总限额10元',
    ],
    [
      'a product for staff',
      async (one) => one.add(await make.goods({ price: 1, store: 9 }, { staffGoods: true }), 1),
      '商品不存在',
    ],
    [
      'a closed shop',
      async (one) => {
        const distributorId = await make.shop({ isValid: 'closed' })
        return one.add(await make.goods({ price: 1, store: 9 }, { distributorId }), 1)
      },
      '当前店铺已失效',
    ],
    ['no quantity that is a number', async (one) => one.add(1, 'two' as never), '提交的商品数据错误'],
    [
      'a package without other products',
      async (one) => (await bundle()).add(one, 1, { items_id: [] }),
      '请选择组合商品',
    ],
    [
      'a package with a product that it does not have',
      async (one) => (await bundle()).add(one, 1, { items_id: [await make.goods({ price: 1, store: 1 })] }),
      '请选择组合商品',
    ],
    [
      'a package that does not exist',
      async (one) => (await bundle()).add(one, 1, { activity_id: 99_999 }),
      '活动未开始或已过期',
    ],
    ['a quantity without a line', (one) => one.call('PUT', '/cartupdate/num', { num: 1 }), '参数错误'],
    [
      'a quantity of a line of nobody',
      (one) => one.call('PUT', '/cartupdate/num', { cart_id: 99_999, num: 1 }),
      '数据错误',
    ],
    ['a check without a line', (one) => one.call('PUT', '/cartupdate/checkstatus', {}), '购物车参数错误'],
    [
      'a promotion without a line',
      (one) => one.call('PUT', '/cartupdate/promotion', { activity_id: 1 }),
      '购物车参数错误',
    ],
    [
      'a promotion without its id',
      (one) => one.call('PUT', '/cartupdate/promotion', { cart_id: 1 }),
      '商品促销id错误',
    ],
    [
      'a promotion for a line of nobody',
      (one) => one.call('PUT', '/cartupdate/promotion', { cart_id: 99_999, activity_id: 1 }),
      '购物车数据有误',
    ],
    ['a removal of nothing', (one) => one.call('DELETE', '/cartdel', {}), '参数错误'],
    [
      'a count with a shop that is no id',
      (one) => one.call('GET', '/cartcount', { shop_id: 'x' }),
      '参数错误',
    ],
    [
      'a plus item without its promotion',
      (one) => one.call('POST', '/cart/check/plusitem', { item_id: 1 }),
      '参数错误',
    ],
  ])('%s', async (_, send, message) => {
    const one = await buyer(mall, make)
    expect(await send(one)).toMatchObject({ message, status_code: 422 })
    expect((await one.cart()).valid_cart).toEqual([])
  })

  it.each<[string, Parameters<typeof make.marketing>[0] | null, string]>([
    [
      'another product',
      { marketingType: 'full_minus', rules: [{ full: 1, minus: 1 }], useBound: 1, boundIds: [1] },
      '活动不适用该商品',
    ],
    [
      'another shop',
      { marketingType: 'full_minus', rules: [{ full: 1, minus: 1 }], distributorId: 77 },
      '活动不适用该店铺',
    ],
    [
      'the past',
      { marketingType: 'full_minus', rules: [{ full: 1, minus: 1 }], endTime: 1 },
      '活动未开始或已过期',
    ],
    [
      'another grade',
      { marketingType: 'full_minus', rules: [{ full: 1, minus: 1 }], validGrades: [99] },
      '您的会员等级不能参加该活动',
    ],
    ['gifts', { marketingType: 'full_gift', rules: [{ full: 1, gifts: [] }] }, '商品促销id错误'],
    ['plus items', { marketingType: 'plus_price_buy', rules: [{ full: 1, plus: [] }] }, '商品促销id错误'],
  ])('a promotion for %s cannot be chosen', async (_, values, message) => {
    const one = await buyer(mall, make)
    await one.add(await make.goods({ price: 10, store: 9 }), 1)
    const cart_id = (await group(one))?.list[0]?.cart_id
    const activity_id = values && (await make.marketing(values))
    expect(await one.call('PUT', '/cartupdate/promotion', { cart_id, activity_id })).toMatchObject({
      message,
    })
  })

  it('a promotion that the member has joined as often as allowed cannot be chosen', async () => {
    const item = await make.goods({ price: 10, store: 9 })
    const activity_id = await make.marketing({
      marketingType: 'full_minus',
      rules: [{ full: 1, minus: 1 }],
      useBound: 1,
      boundIds: [item],
      joinLimit: 1,
    })
    const one = await buyer(mall, make)
    await one.orderItem(item, 1)
    await one.add(item, 1)
    const cart_id = (await group(one))?.list[0]?.cart_id
    expect(await one.call('PUT', '/cartupdate/promotion', { cart_id, activity_id })).toMatchObject({
      message: '您已达到参与上限',
    })
  })
})
