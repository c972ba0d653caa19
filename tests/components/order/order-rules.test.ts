import { readSource } from '@/components/checkout/checkout-source'
import { choiceProblem, type CheckoutChoice } from '@/components/checkout/order-input'
import { storePosition, storedPosition, positionHref, readPosition } from '@/components/order/list-position'
import { orderTimeline } from '@/components/order/timeline'
import { submissionKeys } from '@/lib/client/press/submission-key'
import type { OrderDetail } from '@/lib/contract/trade/order'
import { orderTabs } from '@/lib/domain/order/labels'
import { address, orderDetail } from '../../fixtures/components/trade'

const params = (query: string) => new URLSearchParams(query)

describe('submission keys', () => {
  const counted = () => {
    let count = 0
    return submissionKeys(() => `key-${++count}`)
  }

  it('stay the same for the same input and change with it', () => {
    const keys = counted()
    expect(keys.keyFor({ remark: '' })).toBe('key-1')
    expect(keys.keyFor({ remark: '' })).toBe('key-1')
    expect(keys.keyFor({ remark: '急' })).toBe('key-2')
  })

  it('are not reused after a successful submission', () => {
    const keys = counted()
    keys.keyFor({ remark: '' })
    keys.done()
    expect(keys.keyFor({ remark: '' })).toBe('key-2')
  })

  it('are random, also without randomUUID', () => {
    const real = crypto.randomUUID.bind(crypto)
    Object.assign(crypto, { randomUUID: undefined })
    try {
      expect(submissionKeys().keyFor(1)).toMatch(/^[0-9a-f]{32}$/)
      expect(submissionKeys().keyFor(1)).not.toBe(submissionKeys().keyFor(1))
    } finally {
      Object.assign(crypto, { randomUUID: real })
    }
  })
})

describe('readSource', () => {
  it('returns the cart of a shop, or a fast buy', () => {
    expect(readSource(params('mode=cart&id=12'))).toEqual({
      mode: 'cart',
      distributorId: 12,
      ordered: { kind: 'normal' },
    })
    expect(readSource(params('mode=fastbuy&id=0'))).toEqual({
      mode: 'fastbuy',
      distributorId: 0,
      ordered: { kind: 'normal' },
    })
  })

  it('returns the cart of the mall itself for invalid values', () => {
    for (const query of ['', 'mode=else&id=abc', 'id=-3', 'id=undefined']) {
      expect(readSource(params(query))).toEqual({
        mode: 'cart',
        distributorId: 0,
        ordered: { kind: 'normal' },
      })
    }
  })
})

describe('the kind of order of a checkout', () => {
  const more = { mode: 'fastbuy', distributorId: 0 } as const
  it.each([
    ['order_type=normal_seckill&seckill_id=5&ticket=t', { kind: 'seckill', seckillId: 5, ticket: 't' }],
    ['order_type=normal_groups&bargain_id=7', { kind: 'groups', activityId: 7, teamId: null }],
    ['order_type=normal_groups&bargain_id=7&team_id=9', { kind: 'groups', activityId: 7, teamId: 9 }],
    ['order_type=normal_pointsmall', { kind: 'pointsmall' }],
    [
      'activity_id=3&enterprise_id=4&item_id=8&num=2',
      { kind: 'employee_purchase', activityId: 3, enterpriseId: 4, item: { itemId: 8, num: 2 } },
    ],
    ['order_type=normal_seckill', { kind: 'normal' }],
    ['order_type=normal_groups&bargain_id=x', { kind: 'normal' }],
    ['order_type=membercard', { kind: 'normal' }],
  ])('is read from %s', (query, ordered) => {
    expect(readSource(params(`mode=fastbuy&${query}`))).toEqual({ ...more, ordered })
  })
})

describe('choiceProblem', () => {
  const choice: CheckoutChoice = {
    receiptType: 'logistics',
    isOffline: false,
    addressId: null,
    pickup: { locationId: 0, date: '', time: [], name: '', mobile: '' },
    coupon: 'auto',
    points: 0,
    remark: '',
    invoice: null,
  }
  const invoice = {
    title: 'unit' as const,
    content: '',
    registrationNumber: '',
    companyAddress: '',
    companyPhone: '',
    bankname: '',
    bankaccount: '',
  }
  const pickup = { locationId: -1, date: '2025-10-09', time: ['09:00', '18:00'], name: '周', mobile: '139' }

  it('returns one problem at a time, with the field that shows it', () => {
    expect(choiceProblem(choice, null)).toEqual({ field: null, text: '请选择收货地址' })
    expect(choiceProblem(choice, address())).toBeNull()
    const fetched = { ...choice, receiptType: 'ziti' as const }
    expect(choiceProblem(fetched, null)).toEqual({ field: null, text: '请选择提货地址' })
    const without = (part: Partial<typeof pickup>) =>
      choiceProblem({ ...fetched, pickup: { ...pickup, ...part } }, null)
    expect(without({ date: '' })).toEqual({ field: 'date', text: '请填写提货日期' })
    expect(without({ time: [] })).toEqual({ field: 'time', text: '请填写提货时间' })
    expect(without({ name: ' ' })).toEqual({ field: 'name', text: '请填写提货人' })
    expect(without({ mobile: '' })).toEqual({ field: 'mobile', text: '请填写手机号码' })
    expect(choiceProblem({ ...fetched, pickup }, null)).toBeNull()
  })

  it('returns a missing title or tax number of a requested invoice', () => {
    const wanting = (part: object) =>
      choiceProblem({ ...choice, invoice: { ...invoice, ...part } }, address())?.text ?? null
    expect(wanting({ title: 'individual' })).toBe('请填写发票抬头')
    expect(wanting({})).toBe('请填写公司名称')
    expect(wanting({ content: '之江示例公司', registrationNumber: '123' })).toBe('请填写正确的企业税号')
    expect(wanting({ content: '之江示例公司', registrationNumber: '91330100MA27X12345' })).toBeNull()
  })
})

describe('the position in the order list', () => {
  it('survives being written to and read from the URL', () => {
    const position = { keyword: '54383', pageindex: 3, orderType: 5, height: 0 }
    expect(positionHref(position)).toBe('/member/trade?status=5&page=3&keyword=54383')
    expect(readPosition(params(positionHref(position).split('?')[1] ?? ''))).toEqual(position)
    expect(positionHref({ ...position, keyword: '', pageindex: 1, orderType: 0 })).toBe('/member/trade')
  })

  it('opens 待评价, without reviewed orders, at the address that older links have for it', () => {
    expect(readPosition(params('status=3'))).toMatchObject({ orderType: 7 })
    expect(orderTabs.find(({ label }) => label === '待评价')?.status).toBe(7)
  })

  it('is the initial one for invalid values', () => {
    expect(readPosition(params('status=x&page=-2'))).toEqual({
      keyword: '',
      pageindex: 1,
      orderType: 0,
      height: 0,
    })
  })

  it('is stored with its scroll position, and ignored without storage', () => {
    expect(storedPosition()).toBeNull()
    const stored = new Map<string, string>()
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, text: string) => void stored.set(name, text),
      },
    })
    storePosition({ keyword: '', pageindex: 2, orderType: 1, height: 640 })
    expect(storedPosition()).toEqual({ keyword: '', pageindex: 2, orderType: 1, height: 640 })
    Object.assign(globalThis, { sessionStorage: undefined })
  })
})

describe('orderTimeline', () => {
  const texts = (...parts: Parameters<typeof orderDetail>) =>
    orderTimeline(orderDetail(...parts) as OrderDetail).map(({ text }) => text)

  it('lists events from newest to oldest', () => {
    expect(
      texts({ create_time: 1, paid_at: 2, delivery_time: 3, end_time: 4, order_status: 'DONE' }),
    ).toEqual([
      '订单完成',
      '商家已经发货，等待您确认收货',
      '您已付款成功，等待商家发货',
      '订单已生成，等待您付款',
    ])
  })

  it('waits for the shop while it checks a voucher, and for the buyer after a refusal', () => {
    expect(texts({ create_time: 1, update_time: 2, offline_pay_check_status: 0 })).toEqual([
      '凭证已提交，等待商家确认',
      '订单已生成',
    ])
    expect(texts({ create_time: 1, update_time: 2, offline_pay_check_status: 2 })).toEqual([
      '付款凭证未通过，请修改后重新提交',
      '订单已生成，等待您付款',
    ])
  })

  it('dates the events of a voucher with the voucher, not with the last change of the order', () => {
    const detail = orderDetail({ create_time: 1, update_time: 9, offline_pay_check_status: 2 }) as OrderDetail
    expect(orderTimeline(detail, 5).map(({ time }) => time)).toEqual([5, 1])
  })

  it('ends with the cancellation of an unpaid order', () => {
    expect(texts({ create_time: 1, order_status: 'CANCEL', end_time: 9 })).toEqual([
      '订单已取消',
      '订单已生成，等待您付款',
    ])
  })

  it('tells the buyer of a pickup order to visit the shop', () => {
    expect(texts({ create_time: 1, paid_at: 2, ziti_status: 'PENDING', order_status: 'PAYED' })[0]).toBe(
      '您已付款成功，请凭提货码到店自提',
    )
  })
})
