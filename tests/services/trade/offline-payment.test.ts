import sharp from 'sharp'
import { apiPrefix } from '@/lib/contract'
import type { Voucher } from '@/lib/contract/trade/offline-payment'
import { handleContract } from '@/lib/server/edge/http/handler'
import { answerUpload } from '@/lib/server/ground/upload/answer-upload'
import { viewersOf } from '@/lib/server/people/session/viewers-of'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { approveCancel, cancelNextOverdue } from '@/lib/server/trade/order/cancel-order'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { builders } from '../../fixtures/engine/builders'
import { buyer, type Failure } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

type Operator = (
  method: string,
  path: string,
  params?: Record<string, unknown>,
) => Promise<Record<string, unknown>>
let operator: Operator
let account = 0

beforeAll(async () => {
  const { token } = await make.member({ role: 'operator' })
  operator = async (method, path, params) =>
    (await mall.call(method, `/operator${path}`, params, { token })).data
  const saved = await operator('POST', '/offline/accounts', {
    bank_account_name: '焕新商城有限公司',
    bank_name: '招商银行杭州分行',
    bank_account_no: '571900001111222',
    is_default: true,
  })
  account = Number(saved.id)
})

async function picture(token: string): Promise<string> {
  const image = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0e9f6e' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('purpose', 'voucher')
  body.append('file', new Blob([new Uint8Array(image)]), 'voucher.png')
  const headers = { authorization: `Bearer ${token}` }
  const request = new Request(`http://mall.test${apiPrefix}/upload/picture`, {
    method: 'POST',
    body,
    headers,
  })
  const answer = (await (await handleContract(async () => mall, request)).json()) as { data: { url: string } }
  return answer.data.url
}

async function placed(shopId = 0) {
  const item = await make.goods({ price: 5000, store: 10 }, shopId ? { distributorId: shopId } : {})
  const shopper = await buyer(mall, make)
  const { order_id } = await shopper.orderItem(item, 2, { pay_type: 'offline_pay', distributor_id: shopId })
  const upload = async (more: Record<string, unknown> = {}, call = 'upload') =>
    shopper.call<Voucher>('POST', `/order/offline/${call}/voucher`, {
      order_id,
      bank_account_id: account,
      voucher_pic: [await picture(shopper.token)],
      pay_fee: 1,
      pay_sn: 'SN1',
      ...more,
    })
  return { item, shopper, order_id, upload }
}
const review = (order_id: string, agree: boolean, reason = '') =>
  operator('POST', '/offline/review', { order_id, agree, reason })

describe('an offline transfer', () => {
  it('is offered with the accounts of the mall', async () => {
    expect((await mall.call('GET', '/trade/payment/list', { platform: 'h5' })).data).toEqual([
      { pay_type_code: 'wxpayh5', pay_type_name: '测试支付' },
      { pay_type_code: 'offline_pay', pay_type_name: '线下转账' },
    ])
    const shopper = await buyer(mall, make)
    expect(await shopper.call('GET', '/order/offline/backaccount')).toMatchObject({
      list: [{ id: account, bank_account_no: '571900001111222', is_default: '1' }],
    })
  })

  it('keeps the order open while its voucher waits, and pays it when the shop agrees', async () => {
    const { shopper, order_id, upload } = await placed()
    expect(await shopper.call('GET', '/order/offline/get/voucher', { order_id })).toEqual([])
    expect(await upload()).toMatchObject({ check_status: 0, pay_fee: 10_000, bank_name: '招商银行杭州分行' })
    expect(await upload()).toMatchObject({ message: '付款凭证正在审核中，请耐心等待' })
    expect(await shopper.call('POST', '/payment', { order_id, pay_type: 'test' })).toMatchObject({
      message: '当前订单不需要支付',
    })
    expect(await shopper.cancel(order_id)).toMatchObject({ message: '订单状态已不能申请取消' })
    // The order waits for the review even after its time.
    await mall.rows('update orders set auto_cancel_time = $2 where order_id = $1', [order_id, mall.now() - 1])
    while (await cancelNextOverdue(mall));
    const { orderInfo } = await shopper.detail(order_id)
    expect(orderInfo).toMatchObject({
      order_status: 'NOTPAY',
      offline_pay_check_status: 0,
      can_apply_cancel: 0,
    })
    expect(await operator('GET', '/offline/vouchers', { state: 0 })).toMatchObject({
      list: [{ order_id, check_status: 0, member: { user_id: shopper.userId } }],
    })
    expect(await review(order_id, true)).toMatchObject({ check_status: 1 })
    expect(await review(order_id, true)).toMatchObject({ message: '支付单状态不能审核' })
    expect(await shopper.detail(order_id)).toMatchObject({
      orderInfo: {
        order_status: 'PAYED',
        pay_type: 'offline_pay',
        offline_pay_check_status: 1,
        offline_pay_name: '线下转账',
      },
      tradeInfo: { tradeState: 'SUCCESS', payFee: 10_000 },
    })
  })

  it('is cancelled after the days of the setting, never while its voucher is in review', async () => {
    const day = 86_400
    const stayOpen = async () => {
      while (await cancelNextOverdue(mall));
    }
    const abandoned = await placed()
    const sent = await placed()
    expect(await operator('PUT', '/order/settings', { offline_cancel_time: 0 })).toMatchObject({
      message: '天数必须为1至90的整数',
    })
    expect(await operator('PUT', '/order/settings', { offline_cancel_time: 3 })).toMatchObject({
      offline_cancel_time: 3,
    })
    const soon = await placed()
    await sent.upload()
    mall.travel(3 * day)
    await stayOpen()
    const stateOf = async ({ shopper, order_id }: typeof soon) =>
      (await shopper.detail(order_id)).orderInfo.order_status
    expect([await stateOf(soon), await stateOf(abandoned), await stateOf(sent)]).toEqual([
      'CANCEL',
      'NOTPAY',
      'NOTPAY',
    ])
    expect(await soon.shopper.detail(soon.order_id)).toMatchObject({
      cancelData: { cancel_reason: '超时未支付' },
    })
    expect(await make.stockOf(soon.item)).toEqual({ store: 10, sold: 0 })
    mall.travel(4 * day)
    await stayOpen()
    expect([await stateOf(abandoned), await stateOf(sent)]).toEqual(['CANCEL', 'NOTPAY'])
    // After a refusal the buyer has the same time for another voucher.
    await review(sent.order_id, false, '金额不符')
    mall.travel(3 * day - 1)
    await stayOpen()
    expect(await stateOf(sent)).toBe('NOTPAY')
    mall.travel(1)
    await stayOpen()
    expect(await stateOf(sent)).toBe('CANCEL')
    mall.travel(-10 * day)
    await operator('PUT', '/order/settings', { offline_cancel_time: 7 })
  })

  it('is unpaid again when the shop refuses, with the reason, until a better voucher comes', async () => {
    const { shopper, order_id, upload } = await placed()
    const { id } = await upload()
    expect(await review(order_id, false)).toMatchObject({ message: '拒绝原因必填' })
    expect(
      await operator('POST', '/offline/review', { order_id, agree: 'zz', reason: '不符' }),
    ).toMatchObject({
      message: '请选择处理结果',
    })
    expect(await review(order_id, false, '金额不符')).toMatchObject({ check_status: 2, remark: '金额不符' })
    expect((await shopper.detail(order_id)).orderInfo).toMatchObject({
      order_status: 'NOTPAY',
      offline_pay_check_status: 2,
      can_apply_cancel: 1,
    })
    expect(await upload({ id, pay_sn: 'SN2' }, 'update')).toMatchObject({
      check_status: 0,
      remark: '',
      pay_sn: 'SN2',
    })
    expect(await review(order_id, true)).toMatchObject({ check_status: 1 })
    expect((await shopper.detail(order_id)).orderInfo.order_status).toBe('PAYED')
    const notices = await mall.rows(
      `select payload->>'type' as type from outbox where topic = 'sms' and payload->'params'->>'orderId' = $1
        order by outbox_id`,
      [order_id],
    )
    expect(notices).toEqual([{ type: 'voucher_refused' }, { type: 'voucher_passed' }])
  })

  it('is refused with the text of what is wrong', async () => {
    const { shopper, order_id, upload } = await placed()
    expect(await upload({ voucher_pic: [] })).toMatchObject({ message: '请选择凭证图片' })
    const many = Array.from({ length: 7 }, (_, at) => `/media/u/${String(at).repeat(32)}.webp`)
    expect(await upload({ voucher_pic: many })).toMatchObject({ message: '最多上传6张图片' })
    expect(await upload({ bank_account_id: 999 })).toMatchObject({ message: '请选择转入银行' })
    expect(await upload({ voucher_pic: ['https://elsewhere.test/x.png'] })).toMatchObject({
      message: '图片地址不正确',
    })
    const stranger = await buyer(mall, make)
    const foreign = await picture(stranger.token)
    expect(await upload({ voucher_pic: [foreign] })).toMatchObject({ message: '图片地址不正确' })
    const theirs = { order_id, bank_account_id: account, voucher_pic: [foreign] }
    expect(await stranger.call<Failure>('POST', '/order/offline/upload/voucher', theirs)).toMatchObject({
      message: '当前订单不存在',
    })
    expect(await stranger.call('GET', '/order/offline/get/voucher', { order_id })).toEqual([])
    await shopper.cancel(order_id)
    expect(await upload()).toMatchObject({ message: '当前订单不需要支付' })
  })

  it('shows its pictures to the buyer and the staff of the shop only', async () => {
    const shopId = await make.shop()
    const { shopper, order_id, upload } = await placed(shopId)
    const [path = ''] = (await upload()).voucher_pic
    const see = async (token?: string) => {
      const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
      return (await answerUpload(mall, path, new URLSearchParams(), viewersOf(mall, headers))).status
    }
    const [own, other] = [
      await make.member({ role: 'merchant', shopId }),
      await make.member({ role: 'merchant', shopId: await make.shop() }),
    ]
    expect(await see(shopper.token)).toBe(200)
    expect(await see(own.token)).toBe(200)
    expect(await see(other.token)).toBe(404)
    expect(await see((await buyer(mall, make)).token)).toBe(404)
    expect(await see()).toBe(404)
    const by = async (token: string) =>
      (await mall.call('POST', '/operator/offline/review', { order_id, agree: true }, { token })).data
    expect(await by(other.token)).toMatchObject({ message: '订单不存在' })
    expect(await by(own.token)).toMatchObject({ check_status: 1 })
  })

  it('is paid once when two colleagues agree at once', async () => {
    const { shopper, order_id, upload } = await placed()
    await upload()
    const answers = await Promise.all([
      review(order_id, true),
      review(order_id, true),
      review(order_id, true),
    ])
    expect(answers.filter(({ check_status }) => check_status === 1)).toHaveLength(1)
    expect((await shopper.detail(order_id)).orderInfo.order_status).toBe('PAYED')
  })

  it('gives way to a payment that comes in otherwise: the voucher is withdrawn', async () => {
    const { shopper, order_id, upload } = await placed()
    const { trade_info } = await shopper.call<{ trade_info: object }>('POST', '/payment', {
      order_id,
      pay_type: 'test',
    })
    await upload()
    await shopper.call('POST', '/payment/test/confirm', { ...trade_info })
    expect((await shopper.detail(order_id)).orderInfo).toMatchObject({
      order_status: 'PAYED',
      pay_type: 'test',
      offline_pay_check_status: 9,
    })
    expect(await review(order_id, true)).toMatchObject({ message: '支付单状态不能审核' })
  })

  it('is refunded by staff, who say when they have transferred the money', async () => {
    const { shopper, order_id, upload } = await placed()
    await upload()
    await review(order_id, true)
    await shopper.cancel(order_id, '不想要了')
    await approveCancel(mall, order_id, { kind: 'operator', id: 1 })
    while (await payNextRefund(mall));
    const { list } = (await operator('GET', '/refunds', { order_id })) as { list: { refund_bn: string }[] }
    expect(list).toMatchObject([
      { refund_status: 'AUDIT_SUCCESS', refund_channel: 'offline', refund_fee: 10_000 },
    ])
    const done = { refund_bn: list[0]?.refund_bn, paid_at: mall.now(), voucher: '回单 20260922001' }
    expect(await operator('POST', '/refund/offline', { ...done, paid_at: mall.now() + 60 })).toMatchObject({
      message: '退款时间不能晚于现在',
    })
    expect(await operator('POST', '/refund/offline', done)).toMatchObject({ refund_status: 'SUCCESS' })
    expect(await operator('POST', '/refund/offline', done)).toMatchObject({ message: '支付单状态不能退款' })
    expect(await shopper.detail(order_id)).toMatchObject({
      cancelData: { progress: 3 },
      tradeInfo: { tradeState: 'REFUND' },
    })
  })

  it('leaves books that balance', async () => {
    expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
  })
})
