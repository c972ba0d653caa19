import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { OperatorOrder } from '@/lib/contract/operator/trade/order'
import { pickupTimes } from '@/lib/domain/order/pickup/pickup'
import { pickupDays } from '@/lib/domain/order/pickup/pickup-days'
import { deliverNext } from '@/lib/server/ground/outbox/deliver-next'
import { address, builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { outbox } from '../../fixtures/engine/sign-up'
import { staff } from '../../fixtures/engine/staff'
import { firstMoment, testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1', MALL_DATA_DIR: '.tmp/pickup-test' })
const make = builders(mall)

interface Code {
  code: string
  pickup_code: string | null
  ziti_status: string
  qrcode_url: string
  message?: string
}

/** A paid order that is waiting in a shop, and the merchant of the shop. */
async function waiting() {
  const shopId = await make.shop({ hour: '09:00-21:00' })
  const item = await make.goods({ price: 1000, store: 10 }, { distributorId: shopId })
  const shopper = await buyer(mall, make)
  const times = pickupTimes({ hour: '09:00-21:00' })
  // Tomorrow, at whatever hour the test runs.
  const [, date] = times ? pickupDays(times, mall.now()) : []
  const placed = await shopper.orderItem(item, 2, {
    distributor_id: shopId,
    receipt_type: 'ziti',
    pickup_location: -shopId,
    pickup_date: date,
    pickup_time: ['09:00', '21:00'],
  })
  await shopper.pay(placed.order_id)
  const merchant = await staff(mall, make, { role: 'merchant', shopId })
  const codes = () => shopper.call<Code>('GET', '/ziticode', { order_id: placed.order_id })
  const handOver = (params: Record<string, unknown>) =>
    merchant.call<OperatorOrder>('POST', '/order/pickup', params)
  return { orderId: placed.order_id, shopper, merchant, codes, handOver }
}

describe('a pickup', () => {
  it('is handed over for the order code, once', async () => {
    const { orderId, shopper, codes, handOver } = await waiting()
    const { code, ziti_status } = await codes()
    expect(ziti_status).toBe('PENDING')
    expect(await handOver({ code: `ZT_${code}` })).toMatchObject({
      order_id: orderId,
      order_status: 'DONE',
      ziti_status: 'DONE',
      delivery_status: 'DONE',
      can_apply_aftersales: 1,
      items: [{ delivery_status: 'DONE', delivery_item_num: 2, left_aftersales_num: 2 }],
    })
    expect(await handOver({ code })).toMatchObject({ message: '提货码错误' })
    expect(await codes()).toMatchObject({ ziti_status: 'DONE', code: '', pickup_code: null })
    expect((await shopper.detail(orderId)).orderInfo).toMatchObject({ order_status: 'DONE' })
  })

  it('is shown before it is handed over, to its shop only; wrong codes count as those of the handover', async () => {
    const { orderId, merchant, codes } = await waiting()
    mall.travel(600 - (mall.now() % 600))
    const { code } = await codes()
    const find = (by: typeof merchant, sent: string) =>
      by.call<OperatorOrder>('POST', '/order/pickup/find', { code: sent })
    expect(await find(merchant, `ZT_${code}`)).toMatchObject({ order_id: orderId, ziti_status: 'PENDING' })
    const other = await staff(mall, make, { role: 'merchant', shopId: await make.shop({}) })
    expect(await find(other, code)).toMatchObject({ message: '提货码错误' })
    const wrong = code === '000000' ? '111111' : '000000'
    await Promise.all(Array.from({ length: 5 }, () => find(merchant, wrong)))
    expect(await merchant.call('POST', '/order/pickup', { code })).toMatchObject({ status_code: 429 })
  })

  it('is handed over for the order and its six-digit code', async () => {
    const { orderId, codes, handOver } = await waiting()
    const { pickup_code } = await codes()
    expect(pickup_code).toMatch(/^\d{6}$/)
    expect(await handOver({ order_id: orderId, pickup_code })).toMatchObject({ order_status: 'DONE' })
    expect(await handOver({ order_id: orderId, pickup_code })).toMatchObject({ message: '提货码错误' })
  })

  it('has one winner when two members of staff write it off', async () => {
    const { codes, handOver } = await waiting()
    const { code } = await codes()
    const answers = await Promise.all([handOver({ code }), handOver({ code })])
    expect(answers.filter(({ order_status }) => order_status === 'DONE')).toHaveLength(1)
  })

  it('needs a valid code', async () => {
    const { orderId, codes, handOver } = await waiting()
    const { code, pickup_code } = await codes()
    expect(await codes()).toMatchObject({ code, pickup_code })
    mall.travel(200)
    const renewed = await codes()
    expect(renewed.code).not.toBe(code)
    expect(renewed.pickup_code).toBe(pickup_code)
    mall.travel(101)
    expect(await handOver({ code })).toMatchObject({ message: '提货码已过期' })
    mall.travel(1800)
    expect(await handOver({ order_id: orderId, pickup_code })).toMatchObject({ message: '提货码已过期' })
    expect(await handOver({ order_id: orderId, code: 'abc' })).toMatchObject({ message: '提货码错误' })
  })

  it('is refused after five wrong codes, also for the right one, until ten minutes have passed', async () => {
    const { orderId, codes, handOver } = await waiting()
    mall.travel(600 - (mall.now() % 600))
    const { pickup_code } = await codes()
    const wrong = pickup_code === '000000' ? '111111' : '000000'
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => handOver({ order_id: orderId, pickup_code: wrong })),
    )
    expect(guesses.filter(({ message }) => message === '提货码错误')).toHaveLength(5)
    expect(guesses.filter(({ message }) => message === '提货码错误次数过多，请稍后再试')).toHaveLength(3)
    expect(await handOver({ order_id: orderId, pickup_code })).toMatchObject({ status_code: 429 })
    mall.travel(600)
    expect(await handOver({ order_id: orderId, pickup_code })).toMatchObject({ order_status: 'DONE' })
  })

  it('waits for the decision about a request to cancel', async () => {
    const { orderId, shopper, codes, handOver } = await waiting()
    const { code } = await codes()
    await shopper.cancel(orderId, '不想要了')
    expect(await handOver({ code })).toMatchObject({ message: '订单有未处理的取消申请，不能核销' })
  })

  it('has codes for its buyer only, and none for delivered or unpaid orders', async () => {
    const { orderId, shopper } = await waiting()
    const other = await buyer(mall, make)
    const none = { message: '当前订单没有提货码' }
    expect(await other.call('GET', '/ziticode', { order_id: orderId })).toMatchObject(none)
    expect(await other.call('GET', `/pickupcode/${orderId}`)).toMatchObject(none)
    const item = await make.goods({ price: 1, store: 1 })
    const { order_id } = await shopper.orderItem(item, 1)
    expect(await shopper.call('GET', '/ziticode', { order_id })).toMatchObject(none)
  })

  it('sends the code by SMS, a few times an hour', async () => {
    const { orderId, shopper, codes } = await waiting()
    while (await deliverNext(mall));
    await rm(join(mall.env.dataDir, 'outbox.jsonl'), { force: true })
    mall.travel(3600 - (mall.now() % 3600))
    for (let sent = 0; sent < 5; sent++)
      expect(await shopper.call('GET', `/pickupcode/${orderId}`)).toMatchObject({ status: true })
    expect(await shopper.call('GET', `/pickupcode/${orderId}`)).toMatchObject({ status_code: 429 })
    while (await deliverNext(mall));
    const { pickup_code } = await codes()
    const messages = (await outbox(mall)).filter((message) => 'text' in message)
    expect(messages).toHaveLength(5)
    expect(messages[0]).toMatchObject({
      type: 'pickup',
      mobile: address.receiver_mobile,
      text: `您的订单${orderId}的提货验证码为${pickup_code ?? ''}，到店后请连同订单号告知店员，请勿告知他人。`,
    })
  })

  it('hands out no six-digit codes when the mall switched them off', async () => {
    await mall.rows(
      `insert into settings (key, value, updated) values ('trade', '{"pickupcode_status": false}', $1)`,
      [firstMoment],
    )
    const { orderId, shopper, codes } = await waiting()
    expect(await codes()).toMatchObject({ pickup_code: null, code: expect.stringMatching(/^\d{6}$/) })
    expect(await shopper.call('GET', `/pickupcode/${orderId}`)).toMatchObject({
      message: '当前订单没有提货码',
    })
  })
})
