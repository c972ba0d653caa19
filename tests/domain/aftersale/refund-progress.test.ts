import { buyerLabel } from '@/lib/domain/aftersale/buyer'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { newestTrace, parcelLabel } from '@/lib/domain/order/labels'
import { paidWithLabel } from '@/lib/domain/order/payment/pay-types'
import { refundLabel, refundSums, type BuyersRefund } from '@/lib/domain/order/refund/refund-progress'

const refund = (refund_status: BuyersRefund['refund_status'], refund_fee: number, refund_point = 0) => ({
  refund_status,
  refund_fee,
  refund_point,
  refund_status_msg: refundLabel({ refund_status, aftersale: null }),
})

describe('what a buyer reads about an order', () => {
  it.each<[string, BuyersRefund[], string[]]>([
    ['nothing without a refund', [], []],
    ['nothing without money and points', [refund('AUDIT_SUCCESS', 0)], []],
    ['one that waits for the merchant', [refund('READY', 100)], ['退款处理中 100 0']],
    [
      'approved ones together, whatever the provider answered',
      [refund('AUDIT_SUCCESS', 100), refund('PROCESSING', 200), refund('CHANGE', 300)],
      ['退款中 600 0'],
    ],
    [
      'paid ones first',
      [refund('READY', 100), refund('SUCCESS', 200, 30), refund('SUCCESS', 1)],
      ['退款成功 201 30', '退款处理中 100 0'],
    ],
  ])('refunds: %s', (_, refunds, shown) => {
    expect(refundSums(refunds).map(({ label, fee, points }) => `${label} ${fee} ${points}`)).toEqual(shown)
  })

  it.each([
    ['READY', 'REFUND_GOODS', 0, '待处理'],
    ['READY', 'REFUND_GOODS', 1, '待回寄'],
    ['READY', 'REFUND_GOODS', 2, '已回寄'],
    ['READY', 'REFUND_GOODS', 8, '待退款'],
    ['AUDIT_SUCCESS', 'ONLY_REFUND', 9, '退款中'],
    ['PROCESSING', 'REFUND_GOODS', 4, '退款中'],
    ['SUCCESS', 'REFUND_GOODS', 4, '退款成功'],
  ] as const)(
    'a refund %s of a %s at %i has the word of its after-sale: %s',
    (status, type, progress, word) => {
      const aftersale = { type, progress }
      expect(refundLabel({ refund_status: status, aftersale })).toBe(word)
      expect(buyerLabel({ ...aftersale, isPaid: status === 'SUCCESS' })).toBe(word)
    },
  )

  it.each([
    ['test', 'wxpayh5', '测试支付'],
    ['test', 'test', '测试支付'],
    ['wechat', 'wxpayh5', '微信支付'],
    ['alipay', 'alipay', '支付宝支付'],
  ])('a payment by %s as %s is %s', (provider, payType, label) => {
    expect(paidWithLabel({ provider, payType })).toBe(label)
  })

  it.each([
    ['已发货', 'WAIT_BUYER_CONFIRM', '已发货'],
    ['已发货', 'DONE', '已签收'],
    ['未发货', 'PAYED', '未发货'],
  ] as const)('a parcel %s of an order %s is %s', (shipped, orderStatus, label) => {
    expect(parcelLabel(shipped, { orderStatus })).toBe(label)
  })

  it.each([
    ['已发货', 'WAIT_BUYER_CONFIRM', '等待快递员揽收'],
    ['已发货', 'DONE', '收货人确认签收'],
    ['未发货', 'PAYED', '等待快递员揽收'],
  ] as const)(
    'the track of a parcel %s of an order %s does not contradict it: %s',
    (shipped, orderStatus, trace) => {
      const parcel = { status_msg: shipped, delivery_info: '等待快递员揽收' }
      expect(newestTrace(parcel, { orderStatus })).toBe(trace)
    },
  )

  it('the values of a specification with semicolons', () => {
    expect(shownSpec('颜色：曜石黑,内存：16GB')).toBe('曜石黑；16GB')
  })
})
