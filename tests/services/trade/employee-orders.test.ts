import * as tables from '@/lib/server/ground/db/schema'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { purchasing, type Buyer } from '../../fixtures/engine/employee'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { employee, listed, activity, relative, buy, used, sold } = purchasing(mall, make)

const times = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => create(index))
const messages = (answers: { message?: string }[]) => [
  ...new Set(answers.flatMap((one) => one.message ?? [])),
]
const placed = (answers: { order_id?: string }[]) => answers.filter(({ order_id }) => order_id).length

afterEach(async () => {
  expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
})

describe('an order of employee purchase', () => {
  it('has the price of the activity and takes budget, pieces and stock', async () => {
    const { activityId, enterpriseId, itemId, context } = await activity()
    const one = await employee(enterpriseId)
    const preview = await one.preview({
      order_type: 'normal_employee_purchase',
      cart_type: undefined,
      items: [{ item_id: itemId, num: 2 }],
      ...context,
    })
    expect(preview).toMatchObject({
      order_class: 'employee_purchase',
      item_fee: 20000,
      total_fee: 20000,
      bonus_points: 0,
      items: [{ price: 10000, activity_price: 10000, discount_info: [{ type: 'employee_purchase' }] }],
    })
    const order = await buy(one, context, itemId, 2)
    expect(order).toMatchObject({ order_type: 'normal_employee_purchase', total_fee: 20000 })
    await one.pay(order.order_id)
    expect((await one.detail(order.order_id)).orderInfo).toMatchObject({
      order_class: 'employee_purchase',
      order_status: 'PAYED',
      total_fee: 20000,
    })
    expect(await used(activityId)).toEqual([20000])
    expect(await sold(activityId)).toBe(2)
    expect(await make.stockOf(itemId)).toEqual({ store: 48, sold: 2 })
  })

  it('goes to another receiver until it is shipped, where the freight is the same', async () => {
    const { enterpriseId, itemId, context } = await activity()
    const one = await employee(enterpriseId)
    const { order_id } = await buy(one, context, itemId, 1)
    const change = (who: Buyer, more: object = {}) =>
      who.call('PUT', '/employeepurchase/order/receiver', {
        ...context,
        order_id,
        receiver_name: '沈青禾',
        receiver_mobile: '13911112222',
        receiver_address: '中山路2号',
        receiver_state: '江苏省',
        receiver_city: '南京市',
        receiver_district: '玄武区',
        receiver_zip: '21',
        ...more,
      })
    expect(await change(one)).toEqual({ status: true })
    expect((await one.detail(order_id)).orderInfo).toMatchObject({
      receiver_name: '沈青禾',
      receiver_city: '南京市',
      receiver_zip: '000000',
    })
    const wrong: [object, string][] = [
      [{ order_id: '' }, '请填写订单号'],
      [{ receiver_name: '' }, '请填写正确的收货人姓名'],
      [{ receiver_mobile: '123' }, '请填写正确的手机号'],
      [{ receiver_city: '杭州市' }, '请填写正确的城市'],
      [{ receiver_address: '' }, '请填写详细地址'],
    ]
    for (const [more, message] of wrong) expect(await change(one, more)).toMatchObject({ message })
    const stranger = await employee(enterpriseId)
    expect(await change(stranger)).toMatchObject({ message: '订单不存在' })
    const templateId = await make.freight()
    await mall.rows(
      'update goods set templates_id = $1 where goods_id = (select goods_id from skus where item_id = $2)',
      [...[templateId, itemId]],
    )
    expect(await change(one)).toMatchObject({ message: '新地址的运费不同，请取消订单后重新下单' })
    await mall.rows(
      "update freight_templates set conf = jsonb_set(conf, '{nopost}', '[\"320000\"]') where template_id = $1",
      [templateId],
    )
    expect(await change(one)).toMatchObject({ message: '该地区不进行配送，如有疑问请联系商家' })
    await one.cancel(order_id, '不想要了')
    expect(await change(one)).toMatchObject({ message: '订单状态不能修改收货信息' })
    const ordinary = await one.orderItem(await make.goods({ price: 100, store: 1 }), 1)
    expect(await change(one, { order_id: ordinary.order_id })).toMatchObject({ message: '订单不存在' })
  })

  it('returns what it took when it is cancelled, once', async () => {
    const { activityId, enterpriseId, itemId, context } = await activity()
    const one = await employee(enterpriseId)
    const { order_id } = await buy(one, context, itemId, 3)
    await Promise.all(times(5, () => one.cancel(order_id, '不想要了')))
    expect(await used(activityId)).toEqual([0])
    expect(await sold(activityId)).toBe(0)
    expect(await make.stockOf(itemId)).toEqual({ store: 50, sold: 0 })
  })

  it('returns units that the shop cancels', async () => {
    const { activityId, enterpriseId, itemId, context } = await activity()
    const one = await employee(enterpriseId)
    const { order_id } = await buy(one, context, itemId, 3)
    await one.pay(order_id)
    const operator = await staff(mall, make)
    const { orderInfo } = await one.detail(order_id)
    const items = [{ id: Number(orderInfo.items[0]?.id), num: 1 }]
    const rest = await operator.call('POST', '/order/cancel/rest', {
      order_id,
      items,
      cancel_reason: '缺货',
      reason: '缺货',
    })
    expect(rest.message).toBeUndefined()
    expect(await used(activityId)).toEqual([20000])
    expect(await sold(activityId)).toBe(2)
  })

  it('is refused for members who do not belong to the employer, without a price', async () => {
    const { enterpriseId, itemId, context } = await activity()
    const stranger = await buyer(mall, make)
    const staffElsewhere = await employee((await activity()).enterpriseId)
    const refused = { message: '企业员工验证失败', status_code: 422 }
    for (const one of [stranger, staffElsewhere]) {
      expect(await buy(one, context, itemId, 1)).toEqual(refused)
      expect(await one.call('GET', '/employeepurchase/activity/items', context)).toEqual(refused)
      expect(await one.call('GET', `/employeepurchase/activity/item/${itemId}`, context)).toEqual(refused)
      expect(await one.call('GET', '/employeepurchase/cart', context)).toEqual(refused)
      expect(
        await one.call('POST', '/employeepurchase/cart', { ...context, item_id: itemId, num: 1 }),
      ).toEqual(refused)
      expect(await one.call('GET', '/employeepurchase/activities', context)).toMatchObject({ list: [] })
    }
    // The activity is also required: the product is for staff.
    expect(await stranger.orderItem(itemId, 1)).toMatchObject({ message: '购买商品无效' })
    const [other, one] = [await activity(), await employee(enterpriseId)]
    expect(await buy(one, { ...context, activity_id: other.activityId }, other.itemId, 1)).toMatchObject({
      message: '企业不参与该活动',
    })
  })

  it.each([
    ['has not begun', { employeeBeginTime: 4102444800, employeeEndTime: 4102444900 }, '活动未开始或已结束'],
    ['is paused', { status: 'pending' }, '活动未开始或已结束'],
    ['is cancelled', { status: 'cancel' }, '活动未开始或已结束'],
    ['asks for more', { minimumAmount: 30000 }, '订单商品金额满300元才可下单'],
    ['allows less', { employeeLimitfee: 19999 }, '超出内购额度'],
  ] as const)('is refused when the activity %s', async (_name, values, message) => {
    const { enterpriseId, itemId, context } = await activity(values)
    const one = await employee(enterpriseId)
    expect(await buy(one, context, itemId, 2)).toMatchObject({ message })
  })

  it.each([
    ['pieces of a person', { limitNum: 1 }, /超出限购数量$/],
    ['money of a person', { limitFee: 19000 }, /超出限购金额$/],
    ['pieces of the activity', { store: 1 }, /库存不足$/],
    ['pieces in stock', { stock: 1 }, /库存不足$/],
  ])('is refused above the %s', async (_name, item, message) => {
    const { enterpriseId, itemId, context } = await activity({}, item)
    const one = await employee(enterpriseId)
    expect((await buy(one, context, itemId, 2)).message).toMatch(message)
    expect(await buy(one, context, itemId, 1)).toMatchObject({ total_fee: 10000 })
  })
})

describe('list and page of an activity', () => {
  type Sku = { item_id: number; limit_left?: number }

  it.each([
    ['pieces', { limitNum: 2 }, [2, 1, 0]],
    ['money', { limitFee: 25000 }, [2, 1, 0]],
    ['nothing', {}, [undefined, undefined, undefined]],
  ])('tell each employee what a limit of %s leaves', async (_name, item, lefts) => {
    const { enterpriseId, itemId, context } = await activity({}, item)
    const [one, other] = [await employee(enterpriseId), await employee(enterpriseId)]
    const left = async (who: typeof one) => {
      const { list } = await who.call<{ list: { spec_items: Sku[] }[] }>(
        'GET',
        '/employeepurchase/activity/items',
        context,
      )
      const page = await who.call<{ activity_items: Sku[] }>(
        'GET',
        `/employeepurchase/activity/item/${itemId}`,
        context,
      )
      expect(page.activity_items).toEqual(list[0]?.spec_items)
      return list[0]?.spec_items[0]?.limit_left
    }
    const seen = [await left(one)]
    for (const _ of times(2, () => 0)) {
      const { order_id } = await buy(one, context, itemId, 1)
      await one.pay(order_id)
      seen.push(await left(one))
    }
    expect(seen).toEqual(lefts)
    expect(await left(other)).toBe(lefts[0])
  })
})

describe('parallel orders', () => {
  it('of one employee spend no more than the amount', async () => {
    const { activityId, enterpriseId, itemId, context } = await activity({ employeeLimitfee: 35000 })
    const one = await employee(enterpriseId)
    const answers = await Promise.all(times(12, () => buy(one, context, itemId, 1)))
    expect(placed(answers)).toBe(3)
    expect(messages(answers)).toEqual(['超出内购额度'])
    expect(await used(activityId)).toEqual([30000])
  })

  it('of one employee buy no more pieces than one may', async () => {
    const { activityId, enterpriseId, itemId, context } = await activity({}, { limitNum: 2 })
    const one = await employee(enterpriseId)
    const answers = await Promise.all(times(10, () => buy(one, context, itemId, 1)))
    expect(placed(answers)).toBe(2)
    expect(await used(activityId)).toEqual([20000])
  })

  it('of an employee and relatives who share the amount spend no more than it', async () => {
    const { activityId, enterpriseId, itemId, context } = await activity({
      employeeLimitfee: 40000,
      ifRelativeJoin: true,
      inviteLimit: 3,
      ifShareLimitfee: true,
    })
    const one = await employee(enterpriseId)
    const people = [one, await relative(one, context), await relative(one, context)]
    const answers = await Promise.all(times(12, (index) => buy(people[index % 3] ?? one, context, itemId, 1)))
    expect(placed(answers)).toBe(4)
    expect(await used(activityId)).toEqual([40000])
  })

  it('of many employees sell no more pieces than the activity has', async () => {
    const { activityId, enterpriseId, itemId, context } = await activity({}, { store: 5 })
    const people = await Promise.all(times(12, () => employee(enterpriseId)))
    const answers = await Promise.all(people.map((one) => buy(one, context, itemId, 1)))
    expect(placed(answers)).toBe(5)
    expect(await sold(activityId)).toBe(5)
    expect(await used(activityId)).toEqual(times(5, () => 10000))
  })

  it('and cancellations leave the budget as the orders that are left', async () => {
    const { activityId, enterpriseId, itemId, context } = await activity({ employeeLimitfee: 50000 })
    const one = await employee(enterpriseId)
    const first = await Promise.all(times(5, () => buy(one, context, itemId, 1)))
    const [, ...answers] = await Promise.all([
      Promise.all(first.slice(0, 3).map(({ order_id }) => one.cancel(order_id, '不想要了'))),
      ...times(6, () => buy(one, context, itemId, 1)),
    ])
    expect(await used(activityId)).toEqual([(2 + placed(answers)) * 10000])
    expect(await sold(activityId)).toBe(2 + placed(answers))
  })

  it('with one key are one order', async () => {
    const { activityId, enterpriseId, itemId, context } = await activity()
    const one = await employee(enterpriseId)
    const answers = await Promise.all(times(6, () => buy(one, context, itemId, 1, {}, 'same')))
    expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1)
    expect(await used(activityId)).toEqual([10000])
  })
})

describe('activities that run at once', () => {
  it('of one employer and of several have prices, amounts, limits and carts of their own', async () => {
    const first = await activity({ employeeLimitfee: 30000 }, { limitNum: 1 })
    const other = await activity({ employeeLimitfee: 15000 })
    const one = await employee(first.enterpriseId)
    await listed(other.enterpriseId, { userId: one.userId })
    const [sale] = await mall.db.orm
      .insert(tables.employeeActivities)
      .values({
        activityId: 9001,
        name: '特卖周',
        displayTime: mall.now(),
        employeeBeginTime: mall.now(),
        employeeEndTime: mall.now() + 3600,
        employeeLimitfee: 9000,
        created: mall.now(),
        updated: mall.now(),
      })
      .returning()
    const activityId = sale?.activityId ?? 0
    await mall.db.orm
      .insert(tables.employeeEnterprises)
      .values({ activityId, enterpriseId: first.enterpriseId })
    const inSale = { activity_id: activityId, enterprise_id: first.enterpriseId }
    // The same SKU in all three, each time at another price.
    const { itemId } = first
    await mall.db.orm.insert(tables.employeeItems).values([
      { activityId, itemId, price: 9000, store: 5 },
      { activityId: other.activityId, itemId, price: 12000, store: 5 },
    ])
    const add = (context: object) =>
      one.call('POST', '/employeepurchase/cart', { ...context, item_id: itemId, num: 1 })
    for (const [context, price, left] of [
      [first.context, 10000, 30000],
      [inSale, 9000, 9000],
      [other.context, 12000, 15000],
    ] as const) {
      expect(await one.call('GET', `/employeepurchase/activity/item/${itemId}`, context)).toMatchObject({
        activity_price: price,
      })
      expect(await add(context)).toMatchObject({
        valid_cart: [{ total_fee: price }],
        fee: { left_fee: left },
      })
      const order = await one.order({ order_type: 'normal_employee_purchase', ...context })
      expect(order).toMatchObject({ total_fee: price })
    }
    expect((await buy(one, first.context, itemId, 1)).message).toMatch(/超出限购数量$/)
    expect(await buy(one, inSale, itemId, 1)).toMatchObject({ message: '超出内购额度' })
    expect(await buy(one, other.context, itemId, 1)).toMatchObject({ message: '超出内购额度' })
    expect(
      await buy(one, { activity_id: activityId, enterprise_id: other.enterpriseId }, itemId, 1),
    ).toMatchObject({ message: '企业不参与该活动' })
    expect([await used(first.activityId), await used(activityId), await used(other.activityId)]).toEqual([
      ...[[10000], [9000], [12000]],
    ])
  })
})

describe('the amount of a relative', () => {
  it('is an own one where the activity does not share it', async () => {
    const { activityId, enterpriseId, itemId, context } = await activity({
      ifRelativeJoin: true,
      inviteLimit: 1,
      relativeLimitfee: 10000,
    })
    const one = await employee(enterpriseId)
    const other = await relative(one, context)
    expect(await buy(other, context, itemId, 2)).toMatchObject({ message: '超出内购额度' })
    expect(await buy(other, context, itemId, 1)).toMatchObject({ total_fee: 10000 })
    expect(await buy(one, context, itemId, 5)).toMatchObject({ total_fee: 50000 })
    expect((await used(activityId)).toSorted((a, b) => a - b)).toEqual([10000, 50000])
  })

  it('ends with the employment of the employee', async () => {
    const { enterpriseId, itemId, context } = await activity({
      ifRelativeJoin: true,
      inviteLimit: 1,
      relativeLimitfee: 10000,
    })
    const one = await employee(enterpriseId)
    const other = await relative(one, context)
    await mall.db.orm.update(tables.employees).set({ disabled: true })
    for (const who of [one, other])
      expect(await buy(who, context, itemId, 1)).toMatchObject({ message: '企业员工验证失败' })
  })
})

describe('the cart', () => {
  type Cart = {
    valid_cart: { list: { item_id: number; num: number }[]; total_fee: number }[]
    invalid_cart: { problem: string }[]
    message?: string
  }

  it('is ordered as it is ticked, and is then empty', async () => {
    const { activityId, enterpriseId, itemId, context } = await activity()
    const one = await employee(enterpriseId)
    await Promise.all(
      times(3, () =>
        one.call<Cart>('POST', '/employeepurchase/cart', { ...context, item_id: itemId, num: 1 }),
      ),
    )
    const cart = await one.call<Cart>('GET', '/employeepurchase/cart', context)
    expect(cart.valid_cart).toMatchObject([{ total_fee: 30000, list: [{ item_id: itemId, num: 3 }] }])
    const order = { order_type: 'normal_employee_purchase', ...context }
    const answers = await Promise.all(times(4, () => one.order(order)))
    expect(placed(answers)).toBe(1)
    expect(await used(activityId)).toEqual([30000])
    expect(await one.call('GET', '/employeepurchase/cartcount', context)).toEqual({
      item_count: 0,
      cart_count: 0,
    })
    expect(await one.order(order)).toMatchObject({ message: '购物车为空' })
  })

  it('refuses what cannot be bought and keeps what was in it', async () => {
    const { enterpriseId, itemId, context } = await activity({}, { limitNum: 2 })
    const one = await employee(enterpriseId)
    const add = (num: number, item_id = itemId) =>
      one.call<Cart>('POST', '/employeepurchase/cart', { ...context, item_id, num })
    await add(1)
    expect((await add(2)).message).toMatch(/超出限购数量$/)
    const outside = await make.goods({ price: 100, store: 5 })
    expect(await add(1, outside)).toMatchObject({ message: '商品不在活动范围内' })
    const cart = await one.call<Cart>('GET', '/employeepurchase/cart', context)
    expect(cart.valid_cart).toMatchObject([{ list: [{ num: 1 }] }])
    await one.call('DELETE', '/employeepurchase/cart', { ...context, cart_id: [itemId] })
    expect(await one.call('GET', '/employeepurchase/cart', context)).toMatchObject({ valid_cart: [] })
  })
})
