import { keptCallsOf } from '@/lib/server/edge/kept-calls'
import * as tables from '@/lib/server/ground/db/schema'
import { metricsText } from '@/lib/server/ground/metrics'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

/** The number of statements that a call sends to the database, without `begin` and `commit`. */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

async function statementsSoFar(): Promise<number> {
  return Number(/by="visits"} (\d+)/.exec(await metricsText())?.[1])
}

/** Lines of the table that is printed at the end. */
const table: string[] = []
const note = (call: string, ...counts: string[]) => table.push([call.padEnd(30), ...counts].join('  '))
afterAll(() => process.stdout.write(`${table.join('\n')}\n`))

const page = { page: 1, pageSize: 20 }

describe('calls about products', () => {
  let ids: { plain: number; promoted: number }
  let token: string
  let composed = 0

  beforeAll(async () => {
    const { run } = mall.db
    mall.db.run = (statement, params) => {
      if (statement.isPlannedPerCall) composed++
      return run(statement, params)
    }
    const promoted = await make.goods({ price: 10_000, store: 5 })
    const plain = await make.goods(
      { price: 10_000, store: 5, itemId: 9000 },
      { goodsId: 9000, distributorId: await make.shop() },
    )
    await make.card({ title: '通用券' })
    await make.marketing({
      marketingType: 'full_gift',
      useBound: 1,
      boundIds: [promoted],
      rules: [{ full: 1, gifts: [{ itemId: plain, num: 1 }] }],
    })
    const word = { word: '商品', initials: 'sp', pinyin: 'shangpin', weight: 1 }
    await mall.db.orm.insert(tables.searchWords).values(word)
    ;({ token } = await make.member())
    ids = { plain, promoted }
  })

  it.each<{
    call: string
    budget: number
    path: (of: typeof ids) => string
    params?: object
    /** Statements that are planned for the values of the call. */
    perCall?: number
  }>([
    { call: 'goods/items', budget: 3, path: () => '/goods/items', params: page },
    {
      call: 'goods/items, SEO texts',
      budget: 4,
      path: () => '/goods/items',
      params: { ...page, is_tdk: 1 },
    },
    {
      // The spelling of the keyword: pinyin, synonyms, and the categories that it names.
      call: 'goods/items, keyword',
      budget: 4,
      path: () => '/goods/items',
      params: { ...page, keywords: '商品' },
      perCall: 1,
    },
    {
      call: 'goods/items, letters',
      budget: 4,
      path: () => '/goods/items',
      params: { ...page, keywords: 'shangpin' },
      perCall: 1,
    },
    // Read without its filters, which are then applied to the results.
    {
      call: 'goods/items, price',
      budget: 3,
      path: () => '/goods/items',
      params: { ...page, end_price: 100_000 },
    },
    { call: 'goods/items/{id}', budget: 1, path: ({ plain }) => `/goods/items/${plain}` },
    {
      call: 'goods/items/{id}, SEO texts',
      budget: 1,
      path: ({ plain }) => `/goods/items/${plain}`,
      params: { is_tdk: 1 },
    },
    // The gifts of its promotions are read after the promotions.
    { call: 'goods/items/{id}, 满赠', budget: 2, path: ({ promoted }) => `/goods/items/${promoted}` },
    { call: 'goods/items/{id}, unknown', budget: 1, path: () => '/goods/items/999999' },
    {
      call: 'goods/items_price_store/{id}',
      budget: 1,
      path: ({ plain }) => `/goods/items_price_store/${plain}`,
    },
  ])(
    '$call takes $budget statements, and one more for a member',
    async ({ call, budget, path, params, perCall = 0 }) => {
      const count = async (options: { token?: string }) => {
        const before = await statementsSoFar()
        expect((await mall.call('GET', path(ids), { ...params }, options)).status).toBe(200)
        return (await statementsSoFar()) - before
      }
      // The first call for a product also looks up its id.
      await count({})
      composed = 0
      const [guest, member] = [await count({}), await count({ token })]
      note(call, `guest ${guest} of ${budget}`, `member ${member} of ${budget + 1}`)
      expect([guest, member, composed]).toEqual([budget, budget + 1, 2 * perCall])
    },
  )
})

describe('kept answers', () => {
  // A member's own data about the products of a list is read separately from their prices, which members of a grade
  // share.
  it.each<[path: string, ofMember: number]>([
    ['/goods/items?page=1&pageSize=20', 3],
    ['/promotions/recommendlike?page=1&pageSize=6', 3],
    ['/goods/items/{plain}', 2],
    ['/promotion/fullpromotion/getitemlist?marketing_id={marketing}', 3],
  ])('%s takes one statement for a guest, and %i for a member', async (path, ofMember) => {
    const plain = await make.goods({ price: 10_000, store: 5 })
    const marketing = await make.marketing({
      marketingType: 'full_minus',
      useBound: 1,
      boundIds: [plain],
      rules: [{ full: 100, minus: 1 }],
    })
    const { token } = await make.member()
    const kept = keptCallsOf(async () => mall)
    const target = path.replace('{plain}', String(plain)).replace('{marketing}', String(marketing))
    const recipe = (await kept.keep(`/api/h5app/wxapp${target}`))?.recipe ?? ''
    const count = async (caller: { authorization?: string }) => {
      const before = await statementsSoFar()
      expect(Array.isArray(await kept.overlay(recipe, caller))).toBe(true)
      return (await statementsSoFar()) - before
    }
    const [guest, member] = [await count({}), await count({ authorization: `Bearer ${token}` })]
    note(
      `${path.slice(1).replace(/\?.*/, '')}, kept`,
      `guest ${guest} of 1`,
      `member ${member} of ${ofMember}`,
    )
    expect([guest, member]).toEqual([1, ofMember])
  })
})

describe('calls about cart and orders', () => {
  it.each<{
    call: string
    budget: number
    send: (one: Awaited<ReturnType<typeof shopper>>) => Promise<unknown>
  }>([
    { call: 'cart/list', budget: 2, send: ({ one }) => one.cart() },
    {
      call: 'cartcount',
      budget: 2,
      send: ({ one }) => one.call('GET', '/cartcount', { shop_type: 'distributor' }),
    },
    {
      call: 'cartupdate/num',
      budget: 3,
      send: ({ one, cartId }) => one.call('POST', '/cartupdate/num', { cart_id: cartId, num: 2 }),
    },
    {
      call: 'cartupdate/num, removing',
      budget: 2,
      send: ({ one, cartId }) => one.call('POST', '/cartupdate/num', { cart_id: cartId, num: 0 }),
    },
    {
      call: 'cartupdate/checkstatus',
      budget: 2,
      send: ({ one, cartId }) =>
        one.call('POST', '/cartupdate/checkstatus', { cart_id: cartId, is_checked: false }),
    },
    { call: 'cart', budget: 5, send: ({ one, item }) => one.add(item, 1) },
    { call: 'getFreightFee', budget: 2, send: ({ one }) => one.preview() },
    { call: 'order_new', budget: 3, send: ({ one }) => one.order({}, 'a key') },
    { call: 'orders', budget: 2, send: ({ one }) => one.orders() },
    { call: 'orderscount', budget: 2, send: ({ one }) => one.call('GET', '/orderscount') },
    { call: 'order/{id}', budget: 5, send: ({ one, orderId }) => one.detail(orderId) },
  ])('$call takes $budget statements', async ({ call, budget, send }) => {
    const prepared = await shopper()
    const before = await statementsSoFar()
    const answer = await send(prepared)
    const count = (await statementsSoFar()) - before
    note(call, `member ${count} of ${budget}`)
    expect(answer).not.toHaveProperty('status_code')
    expect(count).toBe(budget)
  })

  it('take one more for an order under a limit per member, for the lock of the member', async () => {
    const { one, item } = await shopper()
    await make.sale({ itemId: item, activityPrice: 50, activityStore: 40, limitNum: 3 })
    const before = await statementsSoFar()
    expect((await one.order()).order_id).toMatch(/^\d+$/)
    expect(await statementsSoFar()).toBe(before + 4)
  })

  it('take one more when a 满赠 covers a line', async () => {
    const { one, item } = await shopper()
    const gift = await make.goods({ price: 100, store: 5 }, { isGift: true })
    await make.marketing({
      marketingType: 'full_gift',
      useBound: 1,
      boundIds: [item],
      rules: [{ full: 1, gifts: [{ itemId: gift, num: 1 }] }],
    })
    // The new promotion has made the process read its reference data again.
    await one.cart()
    const before = await statementsSoFar()
    const cart = await one.cart()
    expect(cart.valid_cart[0]?.gift_activity).toHaveLength(1)
    expect(await statementsSoFar()).toBe(before + 3)
  })
})

describe('calls about after-sales', () => {
  it.each<{
    call: string
    budget: number
    send: (of: Awaited<ReturnType<typeof returned>>) => Promise<unknown>
  }>([
    {
      call: 'aftersales, applying',
      budget: 4,
      send: ({ shopper, orderId, lineId }) => shopper.apply(orderId, lineId, 1),
    },
    { call: 'aftersales', budget: 2, send: ({ shopper }) => shopper.aftersales() },
    // The after-sale, and its order with the trade settings.
    { call: 'aftersales/info', budget: 4, send: ({ shopper, bn }) => shopper.info(bn) },
    { call: 'aftersales/close', budget: 5, send: ({ shopper, bn }) => shopper.close(bn) },
    {
      call: 'order/{id}, with after-sales',
      budget: 6,
      send: ({ shopper, orderId }) => shopper.detail(orderId),
    },
  ])('$call takes $budget statements', async ({ call, budget, send }) => {
    const prepared = await returned()
    const before = await statementsSoFar()
    const answer = await send(prepared)
    const count = (await statementsSoFar()) - before
    note(call, `member ${count} of ${budget}`)
    expect(answer).not.toHaveProperty('status_code')
    expect(count).toBe(budget)
  })
})

/** A member with a delivered order, of which one unit is in an after-sale. */
async function returned() {
  const of = await aftersaleCases(mall, make).delivered(3)
  const { aftersales_bn } = await of.shopper.apply(of.orderId, of.lineId, 1)
  return { ...of, bn: aftersales_bn[0] ?? '' }
}

/** A member with an order and one line in the cart. */
async function shopper() {
  const item = await make.goods({ price: 10_000, store: 50 })
  const one = await buyer(mall, make)
  const { order_id: orderId } = await one.orderItem(item, 1)
  const cart = await one.add(item, 1)
  return { one, item, orderId, cartId: cart.valid_cart[0]?.list[0]?.cart_id }
}
