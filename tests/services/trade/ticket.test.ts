import { eq } from 'drizzle-orm'
import { releaseNextTicket } from '@/lib/server/catalogue/seckill/release-ticket'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

async function seckill(
  limitNum = 2,
  activityStore = 5,
  values: Parameters<typeof make.sale>[1] = {},
  goods: Parameters<typeof make.goods>[1] = {},
) {
  const item = await make.goods({ price: 10_000, store: 20 }, goods)
  const seckill_id = await make.sale(
    { itemId: item, activityPrice: 6000, activityStore, limitNum },
    { seckillType: 'normal', validityPeriod: 10, ...values },
  )
  const ask = (who: Awaited<ReturnType<typeof buyer>>, num = 1) =>
    who.call<{ ticket: string }>('GET', '/promotion/seckillactivity/geticket', {
      seckill_id,
      item_id: item,
      num,
    })
  const held = async () =>
    (
      await mall.db.orm
        .select()
        .from(tables.seckillItems)
        .where(eq(tables.seckillItems.seckillId, seckill_id))
    )[0]?.salesStore
  const order = async (who: Awaited<ReturnType<typeof buyer>>, seckill_ticket: string | undefined) =>
    who.order({ cart_type: 'fastbuy', order_type: 'normal_seckill', seckill_id, seckill_ticket })
  return { item, seckill_id, ask, held, order }
}

describe('a seckill', () => {
  it('is bought with a ticket at the activity price, without promotions and coupons', async () => {
    const { item, seckill_id, ask, held, order } = await seckill()
    const one = await buyer(mall, make)
    const code = await make.userCard(one.userId, await make.card())
    const { ticket } = await ask(one, 2)
    expect(await ask(one, 2)).toEqual({ ticket })
    expect(await held()).toBe(2)
    await one.add(item, 2, { cart_type: 'fastbuy' })
    const request = { cart_type: 'fastbuy', order_type: 'normal_seckill', seckill_id, coupon_discount: code }
    expect(await one.preview(request)).toMatchObject({
      total_fee: 12_000,
      coupon_discount: 0,
      order_class: 'seckill',
    })
    expect(await order(one, undefined)).toMatchObject({ message: '秒杀ticket必填' })
    expect(await order(one, 'wrong')).toMatchObject({ message: '抢购人数太多,请刷新重试' })
    const placed = await order(one, ticket)
    expect(placed).toMatchObject({ total_fee: 12_000, order_type: 'normal_seckill' })
    expect((await one.detail(placed.order_id)).orderInfo).toMatchObject({
      order_class: 'seckill',
      auto_cancel_seconds: 600,
    })
    expect(await make.stockOf(item)).toEqual({ store: 18, sold: 2 })
    expect(await ask(one, 1)).toMatchObject({ message: '每人限购2件' })
    await one.cancel(placed.order_id)
    expect(await held()).toBe(0)
    expect((await ask(one, 1)).ticket).toEqual(expect.any(String))
  })

  it('costs the normal price in the cart', async () => {
    const { item } = await seckill()
    const one = await buyer(mall, make)
    await one.add(item, 1)
    expect(await one.preview()).toMatchObject({ total_fee: 10_000 })
  })

  it('takes back the pieces of expired and returned tickets', async () => {
    const { item, ask, held, order } = await seckill(1, 1)
    const [one, two] = [await buyer(mall, make), await buyer(mall, make)]
    const { ticket } = await ask(one)
    expect(await ask(two)).toMatchObject({ message: '已抢完' })
    const cancel = { seckill_ticket: ticket }
    expect(await two.call('DELETE', '/promotion/seckillactivity/cancelTicket', cancel)).toEqual({
      status: false,
    })
    expect(await one.call('DELETE', '/promotion/seckillactivity/cancelTicket', cancel)).toEqual({
      status: true,
    })
    const secondTicket = await ask(two)
    await two.add(item, 1, { cart_type: 'fastbuy' })
    mall.travel(301)
    expect(await order(two, secondTicket.ticket)).toMatchObject({ message: '抢购人数太多,请刷新重试' })
    while (await releaseNextTicket(mall));
    expect(await held()).toBe(0)
    mall.travel(-301)
  })

  it('refuses a ticket with the reason', async () => {
    const at = mall.now()
    const one = await buyer(mall, make)
    const cases: [ReturnType<typeof seckill>, number, string][] = [
      [seckill(2), 3, '购买数量超过限购量'],
      [seckill(2, 5, { disabled: true }), 1, '秒杀活动已关闭'],
      [seckill(2, 5, { startTime: at + 10 }), 1, '秒杀活动未开始'],
      [seckill(2, 5, { endTime: at }), 1, '秒杀活动已结束'],
      [seckill(0, 2), 3, '库存不足'],
    ]
    for (const [made, num, message] of cases)
      expect(await (await made).ask(one, num)).toMatchObject({ message })
    const sale = await seckill(2, 5, { seckillType: 'limited_time_sale' })
    expect(await sale.ask(one)).toEqual({ ticket: true })
  })

  it('refuses a ticket for a product of a closed shop with the message of the cart', async () => {
    const distributorId = await make.shop({ isValid: 'closed' })
    const { item, ask, held } = await seckill(2, 5, {}, { distributorId })
    const one = await buyer(mall, make)
    const refused = await one.add(item, 1)
    expect(refused).toMatchObject({ message: '当前店铺已失效' })
    expect(await ask(one)).toMatchObject({ message: '当前店铺已失效' })
    expect(await held()).toBe(0)
  })

  it.each([
    [{ approveStatus: 'instock' as const }, '已下架'],
    [{ isGift: true }, '已下架'],
    // Like a product without a seckill: others do not learn that it exists.
    [{ staffGoods: true }, '秒杀活动已关闭'],
  ])('refuses a ticket for a product with %j as %s', async (goods, message) => {
    const { ask } = await seckill(2, 5, {}, goods)
    expect(await ask(await buyer(mall, make))).toMatchObject({ message })
  })

  it('issues no more tickets than it has pieces when many members ask at once', async () => {
    const { ask, held } = await seckill(1, 5)
    const crowd: Awaited<ReturnType<typeof buyer>>[] = []
    for (let at = 0; at < 30; at++) crowd.push(await buyer(mall, make))
    const answers = await Promise.all(crowd.map((one) => ask(one)))
    expect(answers.filter(({ ticket }) => ticket).length).toBe(5)
    expect(await held()).toBe(5)
  })
})
