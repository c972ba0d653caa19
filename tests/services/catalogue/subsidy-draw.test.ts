import { eq, sum } from 'drizzle-orm'
import { giveBackSubsidy } from '@/lib/server/catalogue/subsidy/give-back'
import * as tables from '@/lib/server/ground/db/schema'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { approveCancel, cancelNextOverdue } from '@/lib/server/trade/order/cancel-order'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { asOneItem } from '../../fixtures/engine/one-item'
import { programmeOf } from '../../fixtures/engine/programme'
import { returnedSubsidy } from '../../fixtures/engine/returned-subsidy'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const programme = programmeOf(mall, make)
const operator = { kind: 'operator', id: 1 } as const

beforeAll(() => programme.open({ regions: ['浙江省'] }))

const verifiedBuyer = async (serial?: number) => {
  const one = await buyer(mall, make)
  await programme.verify(one.userId, serial)
  return one
}
const linesOf = (orderId: string) =>
  mall.db.orm.select().from(tables.orderItems).where(eq(tables.orderItems.orderId, orderId))

describe('an order with a subsidy', () => {
  it('costs what the preview showed, and says why', async () => {
    const { categoryId, className } = await programme.subsidyClass({ limit: 1 })
    const item = await programme.goods(categoryId, 300_000)
    const one = await verifiedBuyer()
    await one.add(item, 2)
    const preview = await one.preview()
    expect(preview).toMatchObject({
      item_fee: 600_000,
      subsidy_fee: 45_000,
      discount_fee: 45_000,
      total_fee: 555_000,
    })
    expect(preview.item_fee_new).toBe(preview.total_fee + preview.subsidy_fee)
    expect(preview.discount_info).toEqual([
      { id: 0, type: 'subsidy', info: '国家补贴', rule: '焕新行动', discount_fee: 45_000 },
    ])
    expect(preview.subsidy).toEqual({
      state: 'eligible',
      fee: 45_000,
      would_save: 0,
      lines: [
        {
          item_id: item,
          class_name: className,
          state: 'eligible',
          num: 1,
          limit: 1,
          fee: 45_000,
          would_save: 0,
        },
      ],
    })
    const placed = await one.order({ expected_total: 555_000 })
    expect(placed.total_fee).toBe(555_000)
    const { orderInfo } = await one.detail(placed.order_id)
    expect(orderInfo).toMatchObject({ subsidy_fee: 45_000, discount_fee: 45_000, total_fee: 555_000 })
    expect(orderInfo.items).toMatchObject([
      { num: 1, subsidy_fee: 0, subsidy_num: 0, total_fee: 300_000 },
      { num: 1, subsidy_fee: 45_000, subsidy_num: 1, total_fee: 255_000 },
    ])
    expect(await programme.ledgerOf(placed.order_id)).toEqual(['reserved 1 45000'])
  })

  it('is not placed when it would cost another amount than the client showed', async () => {
    const { categoryId } = await programme.subsidyClass()
    const item = await programme.goods(categoryId, 300_000)
    const one = await verifiedBuyer()
    const answer = await one.orderItem(item, 1, { expected_total: 300_000 })
    expect(answer.message).toBe('价格已变动，请确认后重新提交')
    expect((await one.orders()).pager.count).toBe(0)
    expect((await one.orderItem(item, 1, { expected_total: 255_000 })).total_fee).toBe(255_000)
  })

  it('costs the full price before verification, and says what that would save', async () => {
    const { categoryId } = await programme.subsidyClass()
    const item = await programme.goods(categoryId, 300_000)
    const one = await buyer(mall, make)
    await one.add(item, 1)
    const preview = await one.preview()
    expect(preview).toMatchObject({ total_fee: 300_000, subsidy_fee: 0 })
    const verified = { total_fee: 255_000, point_use: 0 }
    expect(preview.subsidy).toMatchObject({ state: 'unverified', fee: 0, would_save: 45_000, verified })
    const placed = await one.order()
    expect(placed.total_fee).toBe(300_000)
    expect((await one.detail(placed.order_id)).orderInfo.subsidy_missed).toBe(45_000)
    expect(await programme.ledgerOf(placed.order_id)).toEqual([])
  })

  it('costs the full price outside the region, also for a pickup', async () => {
    const { categoryId } = await programme.subsidyClass()
    const item = await programme.goods(categoryId, 300_000)
    const one = await verifiedBuyer()
    await one.add(item, 1)
    const far = { receiver_state: '江苏省', receiver_city: '南京市', receiver_district: '玄武区' }
    expect((await one.preview(far)).subsidy).toMatchObject({ state: 'outside', fee: 0, would_save: 0 })
    expect((await one.order(far)).total_fee).toBe(300_000)
  })

  it('is paid in a district of the programme only', async () => {
    const { categoryId } = await programme.subsidyClass()
    const item = await programme.goods(categoryId, 300_000)
    const [setting] = await mall.db.orm
      .select()
      .from(tables.settings)
      .where(eq(tables.settings.key, 'programme'))
    const value = setting?.value as Parameters<typeof programme.open>[0]
    await programme.open({ ...value, regions: ['浙江省 杭州市 西湖区'] })
    const one = await verifiedBuyer()
    await one.add(item, 1)
    const at = (receiver_district: string) => ({
      receiver_state: '浙江省',
      receiver_city: '杭州市',
      receiver_district,
    })
    expect((await one.preview(at('西湖区'))).subsidy).toMatchObject({ state: 'eligible', fee: 45_000 })
    expect((await one.preview(at('上城区'))).subsidy).toMatchObject({ state: 'outside', fee: 0 })
    expect((await one.order(at('西湖区'))).total_fee).toBe(255_000)
    await programme.open(value)
  })

  it('draws nothing before the programme begins and once it has ended', async () => {
    const { categoryId } = await programme.subsidyClass()
    const item = await programme.goods(categoryId, 300_000)
    const one = await verifiedBuyer()
    const [setting] = await mall.db.orm
      .select()
      .from(tables.settings)
      .where(eq(tables.settings.key, 'programme'))
    const value = setting?.value as Parameters<typeof programme.open>[0]
    for (const [term, fee] of [
      [{ beginTime: mall.now() + 1 }, 300_000],
      [{ beginTime: mall.now() }, 255_000],
      [{ endTime: mall.now() + 1 }, 255_000],
      [{ endTime: mall.now() }, 300_000],
    ] as const) {
      await programme.open({ ...value, ...term })
      expect((await one.orderItem(item, 1)).total_fee).toBe(fee)
    }
    await programme.open(value)
  })

  it('draws at payment, once', async () => {
    const { categoryId } = await programme.subsidyClass()
    const item = await programme.goods(categoryId, 300_000)
    const one = await verifiedBuyer()
    const { order_id } = await one.orderItem(item, 1)
    await one.pay(order_id)
    await one.pay(order_id)
    expect(await programme.ledgerOf(order_id)).toEqual(['reserved 1 45000', 'drawn 1 45000'])
  })
})

describe('the cart', () => {
  it('shows what checkout will probably take off, also before verification; its total stays', async () => {
    const { categoryId, className } = await programme.subsidyClass({ limit: 1 })
    const rule = `国补每人限1件${className}`
    const [cheap, dear] = [
      await programme.goods(categoryId, 100_000),
      await programme.goods(categoryId, 200_000),
    ]
    const other = await make.goods({ price: 5000, store: 5 })
    const one = await buyer(mall, make)
    for (const item of [cheap, dear, other]) await one.add(item, 1)
    const expected = async () => {
      const { valid_cart } = await one.cart()
      const of = (item: number) =>
        valid_cart[0]?.list.find(({ item_id }) => item_id === item)?.expected_subsidy
      return [of(cheap), of(dear), of(other), valid_cart[0]?.expected_subsidy, valid_cart[0]?.total_fee]
    }
    const notes = async () => {
      const lines = (await one.cart()).valid_cart[0]?.list ?? []
      return [cheap, dear, other].map((id) => lines.find((line) => line.item_id === id)?.subsidy_note ?? null)
    }
    const usedUp = async () =>
      (await one.cart()).valid_cart[0]?.list.flatMap((line) => (line.subsidy_state ? [line.item_id] : []))
    // One piece for the most expensive line.
    expect(await expected()).toEqual([undefined, 30_000, undefined, 30_000, 305_000])
    await programme.verify(one.userId)
    expect(await expected()).toEqual([undefined, 30_000, undefined, 30_000, 305_000])
    const dearLine = (await one.cart()).valid_cart[0]?.list.find(({ item_id }) => item_id === dear)
    await one.call('PUT', '/cartupdate/checkstatus', { cart_id: dearLine?.cart_id, is_checked: 'false' })
    expect(await expected()).toEqual([15_000, 30_000, undefined, 15_000, 105_000])
    // Two lines that compete for a piece are not used up.
    expect(await usedUp()).toEqual([])
    expect(await notes()).toEqual(['国补限浙江省收货', '国补限浙江省收货', null])
    await one.call('PUT', '/cartupdate/checkstatus', { cart_id: dearLine?.cart_id, is_checked: 'true' })
    expect(await notes()).toEqual([`${rule}，名额已用于其他商品`, '国补限浙江省收货', null])
    await one.call('PUT', '/cartupdate/checkstatus', { cart_id: dearLine?.cart_id, is_checked: 'false' })
    await one.orderItem(dear, 1)
    expect(await notes()).toEqual([`${rule}，您的名额已用完`, `${rule}，您的名额已用完`, null])
    expect(await expected()).toEqual([undefined, undefined, undefined, undefined, 105_000])
    expect((await usedUp())?.toSorted((a, b) => a - b)).toEqual([cheap, dear])
  })

  it.each([
    ['浙江省', '杭州市', 30_000, undefined],
    ['江苏省', '南京市', undefined, '国补限浙江省收货，您的默认收货地址不在范围内'],
  ])('compares the region with the default address: %s', async (province, city, expected, note) => {
    const { categoryId } = await programme.subsidyClass()
    const item = await programme.goods(categoryId, 200_000)
    const one = await buyer(mall, make)
    await mall.db.orm.insert(tables.addresses).values({
      userId: one.userId,
      province,
      city,
      username: '李明',
      telephone: '13900002222',
      county: '区',
      adrdetail: '路1号',
      isDef: true,
      created: 1,
      updated: 1,
    })
    await one.add(item, 1)
    const [line] = (await one.cart()).valid_cart[0]?.list ?? []
    expect([line?.expected_subsidy, line?.subsidy_note]).toEqual([expected, note])
  })
})

describe('the pieces of a person', () => {
  it('are released by cancelling, and can be drawn again', async () => {
    const { classId, categoryId } = await programme.subsidyClass({ limit: 1, budgetPieces: 5 })
    const item = await programme.goods(categoryId, 300_000)
    const one = await verifiedBuyer()
    const first = await one.orderItem(item, 1)
    expect(first.total_fee).toBe(255_000)
    await one.add(item, 1)
    expect((await one.preview()).subsidy).toMatchObject({ state: 'used_up', fee: 0 })
    expect((await one.orderItem(item, 1)).total_fee).toBe(300_000)
    await one.cancel(first.order_id)
    expect(await programme.ledgerOf(first.order_id)).toEqual(['reserved 1 45000', 'released 1 45000'])
    expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 0, usedCents: 0 })
    expect((await one.orderItem(item, 1)).total_fee).toBe(255_000)
  })

  it('are released when the order expires', async () => {
    const { categoryId } = await programme.subsidyClass({ limit: 1 })
    const item = await programme.goods(categoryId, 300_000)
    const one = await verifiedBuyer()
    const { order_id } = await one.orderItem(item, 1)
    mall.travel(24 * 3600)
    while (await cancelNextOverdue(mall));
    expect(await programme.ledgerOf(order_id)).toEqual(['reserved 1 45000', 'released 1 45000'])
    expect((await one.orderItem(item, 1)).total_fee).toBe(255_000)
  })

  it('are given back when a paid order is cancelled', async () => {
    const { classId, categoryId } = await programme.subsidyClass({ limit: 1, budgetPieces: 5 })
    const item = await programme.goods(categoryId, 300_000)
    const one = await verifiedBuyer()
    const { order_id } = await one.orderItem(item, 1)
    await one.pay(order_id)
    await one.cancel(order_id, '不想要了')
    expect(await programme.ledgerOf(order_id)).toHaveLength(2)
    await approveCancel(mall, order_id, operator)
    expect((await programme.ledgerOf(order_id)).at(-1)).toBe('reversed 1 45000')
    expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 0, usedCents: 0 })
  })

  it('belong to the person: another account of the same person draws nothing more', async () => {
    const { categoryId } = await programme.subsidyClass({ limit: 1 })
    const item = await programme.goods(categoryId, 300_000)
    const [one, other] = [await verifiedBuyer(900), await buyer(mall, make)]
    await expect(programme.verify(other.userId, 900)).rejects.toThrow('该身份信息已被其他账号认证')
    expect((await one.orderItem(item, 1)).total_fee).toBe(255_000)
    await mall.db.orm
      .update(tables.identities)
      .set({ state: 'void' })
      .where(eq(tables.identities.userId, one.userId))
    await expect(programme.verify(other.userId, 900)).rejects.toThrow(
      '该身份认证已被作废，如有疑问请联系客服',
    )
    await mall.db.orm
      .update(tables.identities)
      .set({ state: 'lifted' })
      .where(eq(tables.identities.userId, one.userId))
    await programme.verify(other.userId, 900)
    expect((await other.orderItem(item, 1)).total_fee).toBe(300_000)
    expect((await one.orderItem(item, 1)).total_fee).toBe(300_000)
  })

  it('are never drawn twice by parallel orders', async () => {
    const { classId, categoryId } = await programme.subsidyClass({ limit: 1 })
    const item = await programme.goods(categoryId, 300_000)
    const one = await verifiedBuyer()
    const answers = await Promise.all(Array.from({ length: 12 }, () => one.orderItem(item, 1)))
    const fees = answers.map(({ total_fee }) => total_fee).sort((a, b) => a - b)
    expect(fees).toEqual([255_000, ...Array.from({ length: 11 }, () => 300_000)])
    expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 1, usedCents: 45_000 })
  })
})

describe('units that go back', () => {
  it('of an item whose pieces are not all subsidised give back their share, rounded down, the last unit the rest', async () => {
    const { classId, categoryId } = await programme.subsidyClass({ limit: 2, budgetCents: 1_000_000 })
    const item = await programme.goods(categoryId, 33_333)
    const one = await verifiedBuyer()
    const { order_id } = await one.orderItem(item, 3)
    await asOneItem(mall, order_id)
    await one.pay(order_id)
    const [line] = await linesOf(order_id)
    if (!line) throw new Error('no line')
    expect(line).toMatchObject({ subsidyNum: 2, subsidyFee: 9998, subsidyClassId: classId })
    let before = { pieces: 0, fee: 0 }
    for (const units of [1, 2, 3]) {
      const back = () =>
        mall.db.transaction((tx) =>
          giveBackSubsidy(
            tx,
            order_id,
            [{ orderItemId: line.id, units: 1 }],
            `aftersale:${units}`,
            mall.now(),
          ),
        )
      const total = returnedSubsidy(line, units)
      expect(await back()).toBe(total.fee - before.fee)
      // The same cause counts once.
      expect(await back()).toBe(0)
      expect((await programme.ledgerOf(order_id)).at(-1)).toBe(
        `reversed ${total.pieces - before.pieces} ${total.fee - before.fee}`,
      )
      before = total
    }
    expect(before).toEqual({ pieces: 2, fee: 9998 })
    expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 0, usedCents: 0 })
  })

  it('never give back more than was drawn, also in a cancellation after a part', async () => {
    const { classId, categoryId } = await programme.subsidyClass()
    const item = await programme.goods(categoryId, 10_000)
    const one = await verifiedBuyer()
    const { order_id } = await one.orderItem(item, 3)
    await one.pay(order_id)
    const [line] = await linesOf(order_id)
    await mall.db.transaction(async (tx) => {
      await giveBackSubsidy(
        tx,
        order_id,
        [{ orderItemId: line?.id ?? 0, units: 1 }],
        'cancel_rest:1',
        mall.now(),
      )
      await giveBackSubsidy(
        tx,
        order_id,
        [{ orderItemId: line?.id ?? 0, units: 9 }],
        'cancel_rest:2',
        mall.now(),
      )
      expect(await giveBackSubsidy(tx, order_id, 'all', 'cancel', mall.now())).toBe(0)
    })
    expect((await programme.ledgerOf(order_id)).slice(2)).toEqual(['reversed 1 1500', 'reversed 2 3000'])
    expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 0, usedCents: 0 })
  })
})

describe('a budget', () => {
  it('of 100 pieces pays exactly 100 of 500 parallel orders', async () => {
    const { classId, categoryId } = await programme.subsidyClass({ limit: 1, budgetPieces: 100 })
    const item = await programme.goods(categoryId, 100_000, 500)
    const buyers: Awaited<ReturnType<typeof buyer>>[] = []
    for (let at = 0; at < 500; at++) buyers.push(await verifiedBuyer())
    const answers = await Promise.all(buyers.map((one) => one.orderItem(item, 1)))
    expect(answers.filter(({ total_fee }) => total_fee === 85_000)).toHaveLength(100)
    expect(answers.filter(({ total_fee }) => total_fee === 100_000)).toHaveLength(400)
    expect(await programme.budgetOf(classId)).toMatchObject({
      usedPieces: 100,
      usedCents: 1_500_000,
      isSpent: true,
    })
    const [row] = await mall.db.orm
      .select({ pieces: sum(tables.subsidyLedger.pieces).mapWith(Number) })
      .from(tables.subsidyLedger)
      .where(eq(tables.subsidyLedger.subsidyClassId, classId))
    expect(row?.pieces).toBe(100)
  }, 120_000)

  it('refuses instead of charging more than was shown', async () => {
    const { categoryId } = await programme.subsidyClass({ budgetPieces: 1 })
    const item = await programme.goods(categoryId, 100_000)
    const buyers = await Promise.all([verifiedBuyer(), verifiedBuyer(), verifiedBuyer()])
    const answers = await Promise.all(buyers.map((one) => one.orderItem(item, 1, { expected_total: 85_000 })))
    expect(answers.filter(({ order_id }) => order_id)).toHaveLength(1)
    expect(answers.filter(({ message }) => message === '价格已变动，请确认后重新提交')).toHaveLength(2)
  })

  it('of money pays what it has left for its last piece, and never more', async () => {
    const { classId, categoryId } = await programme.subsidyClass({ budgetCents: 40_000 })
    const item = await programme.goods(categoryId, 100_000)
    const buyers = await Promise.all(Array.from({ length: 6 }, () => verifiedBuyer()))
    const answers = await Promise.all(buyers.map((one) => one.orderItem(item, 1)))
    const fees = answers.map(({ total_fee }) => total_fee).sort((a, b) => a - b)
    expect(fees).toEqual([85_000, 85_000, 90_000, 100_000, 100_000, 100_000])
    expect(await programme.budgetOf(classId)).toMatchObject({
      usedPieces: 3,
      usedCents: 40_000,
      isSpent: true,
    })
  })

  it('of money shows the rest for its last piece before it takes just that, and nobody pays more than was shown', async () => {
    const { classId, categoryId } = await programme.subsidyClass({ limit: 1, budgetCents: 14_485 })
    const item = await programme.goods(categoryId, 109_900)
    const [first, second] = [await verifiedBuyer(), await verifiedBuyer()]
    const items = { items: [{ item_id: item, num: 1 }], cart_type: undefined }
    // 15 percent would be 16,485.
    const shown = await Promise.all([first.preview(items), second.preview(items)])
    expect(shown.map(({ total_fee }) => total_fee)).toEqual([95_415, 95_415])
    const { order_id } = await first.orderItem(item, 1, { expected_total: 95_415 })
    expect((await linesOf(order_id))[0]).toMatchObject({ subsidyNum: 1, subsidyFee: 14_485 })
    expect(await programme.ledgerOf(order_id)).toEqual(['reserved 1 14485'])
    expect(await programme.budgetOf(classId)).toMatchObject({ usedCents: 14_485, isSpent: true })
    expect(await second.orderItem(item, 1, { expected_total: 95_415 })).toMatchObject({
      message: '价格已变动，请确认后重新提交',
    })
    expect(await second.preview(items)).toMatchObject({ total_fee: 109_900 })
  })

  it('cannot be overdrawn by any statement', async () => {
    const { classId } = await programme.subsidyClass({ budgetPieces: 1 })
    await expect(
      mall.rows('update subsidy_budgets set used_pieces = 2 where subsidy_class_id = $1', [classId]),
    ).rejects.toThrow()
  })

  it('that is spent takes the offer off cards, product and programme page at the next request', async () => {
    const { categoryId, className } = await programme.subsidyClass({ budgetPieces: 1 })
    const item = await programme.goods(categoryId, 100_000)
    const offers = async () => {
      const [list, page, classes] = await Promise.all([
        mall.call<{ list: { subsidy_price?: number }[] }>('GET', '/goods/items', {
          page: 1,
          pageSize: 1,
          item_id: item,
        }),
        mall.call<{ subsidy?: object }>('GET', `/goods/items/${item}`),
        mall.call<{ list: { class_name: string }[] }>('GET', '/programme/subsidies'),
      ])
      const isListed = classes.data.list.some((one) => one.class_name === className)
      return [list.data.list[0]?.subsidy_price, page.data.subsidy !== undefined, isListed]
    }
    expect(await offers()).toEqual([85_000, true, true])
    const one = await verifiedBuyer()
    mall.dropped.length = 0
    const { order_id } = await one.orderItem(item, 1)
    expect(await offers()).toEqual([undefined, false, false])
    expect(mall.dropped).toEqual(expect.arrayContaining(['promotions', 'seckill', 'site']))
    await one.cancel(order_id)
    expect(await offers()).toEqual([85_000, true, true])
  })
})

it('the books of subsidies balance after all of this', async () => {
  const rows = await checkBooks(mall)
  const ours = rows.filter(({ name }) => /subsid/.test(name))
  expect(ours).toHaveLength(6)
  expect(ours.filter(({ ids }) => ids.length > 0)).toEqual([])
  expect(ours.every(({ name, expected, found }) => expected === found || name.includes('cancelled'))).toBe(
    true,
  )
})

it('the ledger is never changed', async () => {
  await expect(mall.rows('update subsidy_ledger set amount = 0')).rejects.toThrow()
  await expect(mall.rows('delete from subsidy_ledger')).rejects.toThrow()
})
