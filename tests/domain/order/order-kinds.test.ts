import { orderInput } from '@/lib/contract/trade/checkout'
import { checkoutKindOf, checkoutTypes } from '@/lib/domain/order/checkout-types'
import { checkoutRules, kindNamed, kindRules, orderClasses, orderKinds } from '@/lib/domain/order/kinds'
import { priceOrder } from '@/lib/domain/order/price/calculate'
import type { OrderTerms } from '@/lib/domain/order/price/order-terms'
import { after, canGo, type OrderState } from '@/lib/domain/order/states'
import type { SkuActivity } from '@/lib/domain/promotion'
import { context, coupon, reduction, requested } from '../../fixtures/domain/bills'

const unpaid: OrderState = {
  orderStatus: 'NOTPAY',
  payStatus: 'NOTPAY',
  deliveryStatus: 'PENDING',
  zitiStatus: 'NOTZITI',
  cancelStatus: 'NO_APPLY_CANCEL',
}

describe('the kinds of orders', () => {
  const rows = [
    ['normal', 'normal', 'PAYED', true, 'money', []],
    ['seckill', 'normal_seckill', 'PAYED', true, 'money', []],
    ['groups', 'normal_groups', 'WAIT_GROUPS_SUCCESS', true, 'money', []],
    ['pointsmall', 'normal_pointsmall', 'PAYED', true, 'points', []],
    ['employee_purchase', 'normal_employee_purchase', 'PAYED', true, 'money', []],
    ['membercard', 'membercard', 'DONE', false, 'money', ['offline', 'point']],
    ['recharge', 'recharge', 'DONE', false, 'money', ['offline', 'point', 'deposit']],
  ] as const

  it('have a row each', () => {
    expect(rows.map(([kind]) => kind)).toEqual(orderClasses)
  })

  it.each(rows)(
    '%s has the order type %s and is %s once it is paid',
    (kind, type, paid, hasGoods, price, refusedProviders) => {
      const rules = kindRules(kind)
      expect(rules).toMatchObject({ type, hasGoods, price, refusedProviders })
      expect(canGo(unpaid, rules.payEvent)).toBe(true)
      expect(after(unpaid, rules.payEvent)).toMatchObject({ orderStatus: paid, payStatus: 'PAYED' })
    },
  )

  it('are found by the names that orders and trades have on the wire', () => {
    for (const kind of orderClasses) {
      expect(kindNamed(kind)).toBe(kind)
      expect(kindNamed(orderKinds[kind].type)).toBe(kind)
    }
    expect(['', 'bargain', 'normal_community'].map(kindNamed)).toEqual(['normal', 'normal', 'normal'])
  })

  it('are requested by the order types of the contract', () => {
    expect(checkoutTypes).toEqual([
      'normal',
      'normal_seckill',
      'normal_groups',
      'normal_pointsmall',
      'normal_employee_purchase',
    ])
    for (const type of checkoutTypes)
      expect(kindRules(checkoutKindOf(orderInput.parse({ order_type: type }).order_type)).type).toBe(type)
    expect(orderInput.safeParse({ order_type: 'membercard' }).success).toBe(false)
  })

  it('stay open for a bank transfer only where they hold no pieces of an activity', () => {
    expect(orderClasses.filter((kind) => kindRules(kind).isKeptForTransfer)).toEqual(['normal'])
  })
})

describe('the price of the same SKU', () => {
  const sale: SkuActivity = {
    seckillId: 5,
    activityName: '特惠',
    type: 'limited_time_sale',
    itemId: 1,
    goodsId: 1,
    activityPrice: 9000,
    activityStore: 10,
    left: 10,
    limitNum: 0,
    limitMoney: 0,
    limitTotalMoney: 0,
    validityPeriod: 5,
    isFreeShipping: false,
    description: '',
    adPic: '',
    status: 'in_sale',
    releaseTime: 0,
    startTime: 0,
    endTime: 1000,
  }
  const priced = (terms: OrderTerms) =>
    priceOrder(
      [
        requested(
          {
            price: 10_000,
            point: 70,
            activity: terms.kind === 'seckill' ? { ...sale, type: 'seckill', activityPrice: 6000 } : sale,
            ...checkoutRules(terms.kind).ignored,
          },
          1,
        ),
      ],
      context({
        terms,
        areaIds: null,
        marketings: [reduction({ rules: [{ full: 100, minus: 10 }] })],
        coupons: [{ ...coupon, leastCost: 1, reduceCost: 500 }],
      }),
    )
  const employee = { activityId: 3, name: '内购', prices: new Map([[1, 7000]]) }
  const group = { activityId: 7, activityName: '拼团', price: 8000 }

  it.each([
    [{ kind: 'normal' }, 9000, 500, 0, ['limited_time_sale', 'cash_discount']],
    [{ kind: 'seckill', seckillId: 5 }, 6000, 0, 0, ['seckill']],
    [{ kind: 'groups', group }, 8000, 0, 0, ['groups']],
    [{ kind: 'pointsmall', freight: { type: 'cash', proportion: 1, rounding: 'up' } }, 10_000, 0, 70, []],
    [{ kind: 'employee_purchase', employee }, 7000, 0, 0, ['employee_purchase']],
  ] as const satisfies readonly (readonly [OrderTerms, number, number, number, readonly string[]])[])(
    'in an order of %j is %i cents, %i of them taken off by a coupon, and %i points',
    (terms, price, couponDiscount, points, reasons) => {
      const { lines, ...bill } = priced(terms)
      expect(lines.map((line) => line.price)).toEqual([price])
      expect(lines.flatMap(({ discounts }) => discounts.map(({ type }) => type))).toEqual(reasons)
      expect(bill).toMatchObject({ couponDiscount, pointUse: points, totalFee: price - couponDiscount })
    },
  )
})
