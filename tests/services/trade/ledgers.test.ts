import { createHmac } from 'node:crypto'
import { countSales } from '@/lib/server/ground/outbox/count-sales'
import { deliverNext } from '@/lib/server/ground/outbox/deliver-next'
import { emit } from '@/lib/server/ground/outbox/emit'
import { storeWebhook } from '@/lib/server/ground/outbox/store-webhook'
import { cancelNextOverdue } from '@/lib/server/trade/order/cancel-order'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'
import { listen } from '../../fixtures/listen'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

const stockRows = (itemId: number) =>
  mall.rows<{ num: number; reason: string }>(
    'select num, reason from stock_ledger where item_id = $1 order by ledger_id',
    [itemId],
  )
const eventsOf = async (orderId: string) =>
  (
    await mall.rows<{ event: string; actor: string }>(
      `select event, actor_kind as actor from audit_rows where subject = 'order' and subject_id = $1 order by audit_id`,
      [orderId],
    )
  ).map(({ event, actor }) => `${actor} ${event}`)

describe('the ledgers', () => {
  it('have a row for every piece that was ordered and came back', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    const shopper = await buyer(mall, make)
    const { order_id } = await shopper.orderItem(item, 3)
    await shopper.call('POST', '/order/cancel', { order_id })
    expect(await stockRows(item)).toEqual([
      { num: 10, reason: 'opening' },
      { num: -3, reason: 'order' },
      { num: 3, reason: 'cancel' },
    ])
  })

  it('have a row for every point, and the life of a coupon', async () => {
    const item = await make.goods({ price: 50_000, store: 10 })
    const card = await make.card({ reduceCost: 1000, leastCost: 0 })
    const shopper = await buyer(mall, make, { point: 500 })
    const code = await make.userCard(shopper.userId, card)
    const { order_id } = await shopper.orderItem(item, 1, { coupon_discount: code })
    await shopper.call('POST', '/order/cancel', { order_id })
    const points = await mall.rows('select points, reason from point_ledger where user_id = $1', [
      shopper.userId,
    ])
    expect(points).toEqual([{ points: 500, reason: 'opening' }])
    const life = await mall.rows<{ event: string }>(
      'select event, order_id from coupon_ledger where code = $1 order by ledger_id',
      [code],
    )
    expect(life).toEqual([
      { event: 'claimed', order_id: null },
      { event: 'used', order_id },
      { event: 'returned', order_id },
    ])
  })

  it('have a row for money that came in, once', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    const shopper = await buyer(mall, make)
    const { order_id } = await shopper.orderItem(item, 1)
    await shopper.pay(order_id)
    expect(
      await mall.rows('select provider, amount from money_ledger where order_id = $1', [order_id]),
    ).toEqual([{ provider: 'test', amount: 5000 }])
  })

  it('refuse changes', async () => {
    const item = await make.goods({ price: 100, store: 2 })
    await expect(mall.rows('update stock_ledger set num = 5 where item_id = $1', [item])).rejects.toThrow(
      'never changed',
    )
    await expect(mall.rows('delete from stock_ledger where item_id = $1', [item])).rejects.toThrow(
      'never changed',
    )
  })
})

describe('the audit trail', () => {
  it('names who moved an order, from its placement on', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    const shopper = await buyer(mall, make)
    const paid = await shopper.orderItem(item, 1)
    await shopper.pay(paid.order_id)
    expect(await eventsOf(paid.order_id)).toEqual(['member place', 'provider pay'])
    const overdue = await shopper.orderItem(item, 1)
    mall.travel(3600)
    while (await cancelNextOverdue(mall));
    expect(await eventsOf(overdue.order_id)).toEqual(['member place', 'system cancelUnpaid'])
  })
})

describe('the outbox', () => {
  const waiting = () => mall.rows<{ topic: string }>('select topic from outbox order by outbox_id')
  const deliverAll = async () => {
    while (await deliverNext(mall));
    while (await countSales(mall));
  }

  it('tells that a product sold out even when the process that placed the order stops before it could', async () => {
    await deliverAll()
    const item = await make.goods({ price: 5000, store: 1 })
    const shopper = await buyer(mall, make)
    await shopper.orderItem(item, 1)
    expect(await waiting()).toEqual([{ topic: 'stock.changed' }])
    mall.dropped.length = 0
    await deliverAll()
    expect(mall.dropped.some((tag) => tag.startsWith('goods:'))).toBe(true)
    expect(await waiting()).toEqual([])
  })

  it('counts the sales of a paid order once, however many instances count', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    const shopper = await buyer(mall, make)
    const { order_id } = await shopper.orderItem(item, 3)
    await shopper.pay(order_id)
    await Promise.all(Array.from({ length: 5 }, () => countSales(mall)))
    const [goods] = await mall.rows<{ sales: number }>(
      'select sales from goods where goods_id = (select goods_id from skus where item_id = $1)',
      [item],
    )
    expect(goods?.sales).toBe(3)
  })

  it('repeats a delivery that failed, later and later', async () => {
    await deliverAll()
    await emit(mall.db, 'stock.changed', { goodsIds: [1] }, mall.now())
    const failing = { ...mall, invalidate: () => Promise.reject(new Error('unreachable')) }
    expect(await deliverNext(failing)).toBe(true)
    expect(await deliverNext(mall)).toBe(false)
    mall.travel(6)
    expect(await deliverNext(mall)).toBe(true)
    expect(await waiting()).toEqual([])
  })

  it('posts every change of an order to the webhook, signed, and again until it is accepted', async () => {
    await deliverAll()
    const received: { body: string; signature: unknown; event: unknown }[] = []
    let status = 500
    const receiver = await listen((request, response) => {
      let body = ''
      request.on('data', (part: Buffer) => (body += part.toString()))
      request.on('end', () => {
        const { 'x-mall-signature': signature, 'x-mall-event': event } = request.headers
        received.push({ body, signature, event })
        response.writeHead(status).end()
      })
    })
    const secret = 'a secret of sixteen'
    const telling = { ...mall, env: { ...mall.env, webhook: { url: receiver.url, secret } } }
    await storeWebhook(telling)
    const item = await make.goods({ price: 5000, store: 10 })
    const shopper = await buyer(mall, make)
    const { order_id } = await shopper.orderItem(item, 1)
    await deliverNext(telling)
    status = 204
    mall.travel(6)
    await deliverNext(telling)
    await receiver.close()
    await storeWebhook(mall)
    expect(received).toHaveLength(2)
    expect(received[0]).toEqual(received[1])
    const [{ body = '', signature } = {}] = received
    expect(JSON.parse(body)).toMatchObject({ event: 'place', subject: 'order', subjectId: order_id })
    expect(signature).toBe(createHmac('sha256', secret).update(body).digest('hex'))
    expect(await waiting()).toEqual([])
  })
})
