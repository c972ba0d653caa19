import { readFile, rm } from 'node:fs/promises'
import { noticeText, refundText } from '@/lib/domain/content/notice'
import { deliverNext } from '@/lib/server/ground/outbox/deliver-next'
import { notify } from '@/lib/server/ground/outbox/notify-buyers'
import type { NoticeEvent } from '@/lib/server/ground/outbox/topics'
import { refuseNextOverdue } from '@/lib/server/trade/aftersale/refuse-overdue'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { groupBuying } from '../../fixtures/engine/groups'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

const dataDir = '.tmp/notices-test'
const mall = testMall({ MALL_PAY_TEST: '1', MALL_DATA_DIR: dataDir })
const make = builders(mall)
const cases = aftersaleCases(mall, make)
const groups = groupBuying(mall, make)

beforeEach(async () => {
  await mall.empty()
  await rm(dataDir, { recursive: true, force: true })
})

const mobileOf = async (userId: number) =>
  (await mall.rows<{ mobile: string }>('select mobile from members where user_id = $1', [userId]))[0]?.mobile
/** The waiting notices in the outbox, and their phones. */
const waiting = async () =>
  (
    await mall.rows<{ payload: NoticeEvent }>(
      `select payload from outbox where topic = 'sms' order by outbox_id`,
    )
  ).map(({ payload }) => payload)
/** The notices that the console adapter has written. */
const sent = async () =>
  (await readFile(`${dataDir}/outbox.jsonl`, 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as NoticeEvent & { text: string; at: number })
const deliverAll = async () => {
  while (await deliverNext(mall));
}

describe('a buyer is told', () => {
  it('that parcels of an order were sent, with courier and number', async () => {
    const item = await make.goods({ price: 1000, store: 10 })
    const shopper = await buyer(mall, make)
    const { order_id: orderId } = await shopper.orderItem(item, 2)
    await shopper.pay(orderId)
    const line = (await shopper.detail(orderId)).orderInfo.items[0]?.id
    const operator = await staff(mall, make)
    const ship = (delivery_code: string, items?: object[]) =>
      operator.call('POST', '/order/ship', { order_id: orderId, delivery_corp: 'SF', delivery_code, items })
    await ship('SF10002000', [{ id: line, num: 1 }])
    await ship('SF10002001')
    await ship('SF10002002')
    const mobile = await mobileOf(shopper.userId)
    const courier = '顺丰快递'
    expect(await waiting()).toEqual([
      { mobile, type: 'shipped_part', params: { orderId, courier, trackingNumber: 'SF10002000' } },
      { mobile, type: 'shipped', params: { orderId, courier, trackingNumber: 'SF10002001' } },
    ])
    await deliverAll()
    expect((await sent()).map(({ text }) => text)).toEqual([
      `您的订单${orderId}有部分商品已发货，由顺丰快递配送，运单号SF10002000，其余商品将陆续发出。`,
      `您的订单${orderId}已发货，由顺丰快递配送，运单号SF10002001，可在订单详情查看物流。`,
    ])
    expect(await waiting()).toEqual([])
  })

  it('what became of an after-sale, and when its money is paid', async () => {
    await mall.rows(
      `insert into settings (key, value, updated) values ('trade', '{"auto_refuse_time": 3}', $1)`,
      [mall.now()],
    )
    const { shopper, orderId, lineId } = await cases.delivered(3)
    const merchant = await cases.staff()
    const { address_id } = await merchant.saveAddress()
    const { aftersales_bn: numbers } = await shopper.apply(orderId, lineId, 3)
    const [refused = '', returned = '', late = ''] = numbers
    await merchant.review(refused, { agree: false, refuse_reason: '已使用' })
    await merchant.review(returned, { agree: true, aftersales_address_id: address_id })
    await shopper.sendBack(returned)
    await merchant.refund(returned, { agree: true })
    await merchant.review(late, { agree: true, aftersales_address_id: address_id })
    mall.travel(8 * 86400)
    while (await refuseNextOverdue(mall));
    await cases.payRefunds()
    expect((await waiting()).map(({ type, params }) => [type, params])).toEqual([
      ['aftersale_refused', { aftersalesBn: refused, orderId }],
      ['aftersale_return_agreed', { aftersalesBn: returned, orderId }],
      ['aftersale_return_agreed', { aftersalesBn: late, orderId }],
      ['aftersale_refused', { aftersalesBn: late, orderId }],
      ['refunded', { orderId, amount: '¥33.33' }],
    ])
  })

  it('that an exchange was sent', async () => {
    const { shopper, orderId, lineId } = await cases.delivered(1)
    const merchant = await cases.staff()
    const { address_id } = await merchant.saveAddress()
    const { aftersales_bn } = await shopper.apply(orderId, lineId, 1, { aftersales_type: 'EXCHANGING_GOODS' })
    const [number = ''] = aftersales_bn
    await merchant.review(number, { agree: true, aftersales_address_id: address_id })
    await shopper.sendBack(number)
    await merchant.resend(number, { corp_code: 'SF', logi_no: 'SF90002000' })
    expect((await waiting()).at(-1)).toMatchObject({
      type: 'exchange_sent',
      params: { aftersalesBn: number, courier: '顺丰快递', trackingNumber: 'SF90002000' },
    })
  })

  it('that a team is full, with all its members; a failed one tells who has paid', async () => {
    const { item, id, open } = await groups.activity({ people: 2 })
    const full = await open()
    const second = await groups.one()
    const joined = await second.orderInGroup(item, id, full.team_id)
    expect(await waiting()).toEqual([])
    await second.pay(joined.order_id)
    const told = async () => (await waiting()).map(({ type, params }) => [type, params])
    expect(await told()).toEqual([
      ['group_done', { orderId: full.order_id }],
      ['group_done', { orderId: joined.order_id }],
    ])
    await deliverAll()
    const failing = await open()
    await (await groups.one()).orderInGroup(item, id, failing.team_id)
    mall.travel(86400 * 30)
    await groups.runJobs()
    expect(await told()).toEqual([
      ['group_failed', { orderId: failing.order_id }],
      ['refunded', { orderId: failing.order_id, amount: '¥60.00' }],
    ])
  })

  it('nothing when the change was refused', async () => {
    const { shopper, orderId, lineId } = await cases.delivered(1)
    const merchant = await cases.staff()
    const { aftersales_bn } = await shopper.apply(orderId, lineId, 1)
    await merchant.refund(aftersales_bn[0] ?? '', { agree: true })
    await merchant.resend(aftersales_bn[0] ?? '', { corp_code: 'SF', logi_no: 'SF90002000' })
    expect(await waiting()).toEqual([])
  })
})

describe('the delivery of a notice', () => {
  const notice = { type: 'group_done', params: { orderId: '1' } } as const
  /** The mall in a process that stops before it can record in the outbox that a notice was sent. */
  const stopping = () => ({
    ...mall,
    db: Object.create(mall.db, {
      run: {
        value: async (statement: Parameters<typeof mall.db.run>[0], params: unknown[]) => {
          if (statement.name === 'outbox_take') return mall.db.run(statement, params)
          throw new Error('the process stopped')
        },
      },
    }) as typeof mall.db,
  })

  it('is repeated after a crash, and sent once', async () => {
    await notify(mall.db, '13800000000', notice, mall.now())
    await expect(deliverNext(stopping())).rejects.toThrow('the process stopped')
    expect(await sent()).toHaveLength(1)
    // Another process waits until the lease is over.
    expect(await deliverNext(mall)).toBe(false)
    mall.travel(61)
    expect(await deliverNext(mall)).toBe(true)
    expect(await waiting()).toEqual([])
    expect(await sent()).toEqual([
      {
        at: expect.any(Number),
        id: expect.any(Number),
        mobile: '13800000000',
        ...notice,
        text: noticeText(notice),
      },
    ])
  })

  it('happens after a crash before it was sent', async () => {
    await notify(mall.db, '13800000000', notice, mall.now())
    await mall.rows(`update outbox set attempts = 1, next_try = $1`, [mall.now()])
    await deliverAll()
    expect(await sent()).toHaveLength(1)
  })

  it('is taken by one of many processes', async () => {
    for (let i = 0; i < 5; i++) await notify(mall.db, '13800000000', notice, mall.now())
    await Promise.all(Array.from({ length: 8 }, deliverAll))
    expect(await sent()).toHaveLength(5)
  })

  it('ends when it came too late', async () => {
    const code = { type: 'pickup', params: { orderId: '1', code: '123456' } } as const
    await notify(mall.db, '13800000000', code, mall.now(), mall.now() + 60)
    mall.travel(61)
    await deliverAll()
    expect(await sent()).toEqual([])
    expect(await waiting()).toEqual([])
  })
})

describe('the text of a refund', () => {
  it.each([
    [1200, 0, '¥12.00'],
    [0, 100, '100积分'],
    [1200, 100, '¥12.00和100积分'],
    [0, 0, null],
  ])('of %i cents and %i points is %s', (fee, points, text) => {
    expect(refundText(fee, points)).toBe(text)
  })
})
