import { cancelReturn } from '@/lib/domain/order/refund/cancel-return'

const line = { num: 2, cancel_item_num: 0, subsidy_num: 1 }
const order = {
  pay_status: 'PAYED',
  total_fee: 10_000,
  freight_fee: 800,
  freight_type: 'cash',
  point_use: 50,
  coupon_discount: 300,
  items: [line],
}
const all = { fee: 10_000, freight: 800, points: 50, hasCoupon: true, pieces: 1 }

it.each([
  ['a paid order', {}, all],
  ['an unpaid order pays no money back', { pay_status: 'NOTPAY' }, { ...all, fee: 0, freight: 0 }],
  ['freight in points is no money', { freight_type: 'point' }, { ...all, freight: 0 }],
  [
    'units that the shop cancelled before are paid back already',
    { refund_list: [{ refund_type: 4, refund_fee: 4000, refund_point: 20 }] },
    { ...all, fee: 6000, points: 30 },
  ],
  [
    'a line without units has no pieces left',
    { items: [{ ...line, cancel_item_num: 2 }] },
    { ...all, pieces: 0 },
  ],
])('the cancellation gives back what is left: %s', (_, part, expected) => {
  expect(cancelReturn({ ...order, ...part })).toEqual(expected)
})
