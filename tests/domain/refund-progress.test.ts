import { paidWithLabel } from '@/lib/domain/order/pay-types'
import { parcelLabel } from '@/lib/domain/order/labels'
import { refundSums, type BuyersRefund } from '@/lib/domain/order/refund-progress'
import { shownSpec } from '@/lib/domain/spec-text'

const refund = (refund_status: BuyersRefund['refund_status'], refund_fee: number, refund_point = 0) => ({
  refund_status,
  refund_fee,
  refund_point,
})

describe('what a buyer reads about an order', () => {
  it.each<[string, BuyersRefund[], string[]]>([
    ['nothing without a refund', [], []],
    ['nothing without money and points', [refund('AUDIT_SUCCESS', 0)], []],
    ['one that waits for the merchant', [refund('READY', 100)], ['退款申请中 100 0']],
    [
      'approved ones together, whatever the provider answered',
      [refund('AUDIT_SUCCESS', 100), refund('PROCESSING', 200), refund('CHANGE', 300)],
      ['退款中 600 0'],
    ],
    [
      'paid ones first',
      [refund('READY', 100), refund('SUCCESS', 200, 30), refund('SUCCESS', 1)],
      ['已退款 201 30', '退款申请中 100 0'],
    ],
  ])('refunds: %s', (_, refunds, shown) => {
    expect(refundSums(refunds).map(({ label, fee, points }) => `${label} ${fee} ${points}`)).toEqual(shown)
  })

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

  it('the values of a specification with semicolons', () => {
    expect(shownSpec('颜色：曜石黑,内存：16GB')).toBe('曜石黑；16GB')
  })
})
