import fc from 'fast-check'
import { invoiceProblem } from '@/lib/domain/order/invoice'
import { actionLabels, describeOrder, orderActions, orderLabels, shownState } from '@/lib/domain/order/labels'
import { orderId } from '@/lib/domain/order/order-id'
import { bookPickup, pickupTimes } from '@/lib/domain/order/pickup/pickup'
import type { Bill, BillContext } from '@/lib/domain/order/price/bill'
import { priceOrder } from '@/lib/domain/order/price/calculate'
import { discountInfo } from '@/lib/domain/order/price/discount-info'
import { checkPoints, pointLimits, pointMoney, pointsFor } from '@/lib/domain/order/price/points'
import {
  after,
  cancelStatuses,
  cancelWay,
  canGo,
  confirmProblem,
  deliveryStatuses,
  orderStatuses,
  transitions,
  zitiStatuses,
  type OrderEvent,
  type OrderState,
} from '@/lib/domain/order/states'
import { context, coupon, reduction, requested, sku } from '../../fixtures/domain/bills'

describe('a bill', () => {
  it('has the amounts of the example in the contract', () => {
    const lines = [requested({ price: 269_900, marketPrice: 299_900 }, 2)]
    const bill = priceOrder(
      lines,
      context({
        marketings: [reduction({ rules: [{ full: 500_000, minus: 30_000 }] })],
        coupons: [coupon],
        viewer: { ...context().viewer, point: 560 } as BillContext['viewer'],
        pointUse: 100,
      }),
    )
    expect(bill).toMatchObject({
      itemFee: 539_800,
      marketFee: 599_800,
      promotionDiscount: 30_000,
      couponDiscount: 5000,
      freightFee: 1200,
      pointFee: 1000,
      totalFee: 505_000,
    })
    expect(bill.lines[0]).toMatchObject({ totalFee: 503_800, pointFee: 1000, couponDiscount: 5000 })
    expect(discountInfo(bill)).toEqual([
      {
        id: 31,
        type: 'full_minus',
        info: '以旧换新满减',
        rule: '消费满5000元，减300元',
        discountFee: 30_000,
      },
      {
        id: 77,
        type: 'cash_discount',
        info: '家电50元券',
        rule: '代金券满1000元减50元',
        discountFee: 5000,
        couponCode: 'C2K8',
      },
    ])
  })

  it('lets a line join the earliest started promotion, or the one that the member chose', () => {
    const marketings = [
      reduction({ marketingId: 1, startTime: 20, rules: [{ full: 1, minus: 100 }] }),
      reduction({ marketingId: 2, startTime: 10, rules: [{ full: 1, minus: 200 }] }),
    ]
    expect(priceOrder([requested({}, 1)], context({ marketings })).promotionDiscount).toBe(200)
    const chosen = { ...requested({}, 1), marketingId: 1 }
    expect(priceOrder([chosen], context({ marketings })).promotionDiscount).toBe(100)
  })

  it('distributes the paid amount over bought lines and gifts', () => {
    const gift = sku({ itemId: 9, price: 5000, store: 1 })
    const marketings = [
      reduction({ marketingType: 'full_gift', rules: [{ full: 1, gifts: [{ itemId: 9, num: 1 }] }] }),
    ]
    const bill = priceOrder([requested({}, 1)], context({ marketings, giftSkus: new Map([[9, gift]]) }))
    expect(bill.totalFee).toBe(11_200)
    expect(bill.lines.map(({ type, totalFee }) => [type, totalFee])).toEqual([
      ['normal', 6666],
      ['gift', 3334],
    ])
    const none = priceOrder(
      [requested({}, 1)],
      context({ marketings, giftSkus: new Map([[9, { ...gift, store: 0 }]]) }),
    )
    expect(none.lines).toHaveLength(1)
  })

  it('has no freight without an address, for pickup, or when the items cost nothing', () => {
    expect(priceOrder([requested({}, 1)], context({ areaIds: null })).freightFee).toBe(0)
    expect(priceOrder([requested({}, 1)], context({ isPickup: true })).freightFee).toBe(0)
    expect(priceOrder([requested({ price: 0 }, 1)], context())).toMatchObject({ freightFee: 0, totalFee: 0 })
  })

  const activity = fc.record({
    seckillId: fc.constant(5),
    activityName: fc.constant('限时'),
    type: fc.constant('limited_time_sale' as const),
    itemId: fc.constant(1),
    goodsId: fc.constant(1),
    activityPrice: fc.nat(5000),
    activityStore: fc.constant(9),
    left: fc.nat(9),
    limitNum: fc.constant(0),
    limitMoney: fc.constant(0),
    limitTotalMoney: fc.constant(0),
    releaseTime: fc.constant(0),
    startTime: fc.constant(0),
    endTime: fc.constant(1000),
    validityPeriod: fc.constant(15),
    isFreeShipping: fc.boolean(),
    description: fc.constant(''),
    adPic: fc.constant(''),
    status: fc.constant('in_sale' as const),
  })
  const anyLines = fc
    .array(
      fc.record({
        price: fc.nat(300_000),
        num: fc.integer({ min: 1, max: 20 }),
        fixed: fc.option(fc.nat(300_000)),
        activity: fc.option(activity),
        templatesId: fc.nat(1),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((list) =>
      list.map(({ price, num, fixed, activity: sale, templatesId }, index) =>
        requested(
          {
            itemId: index + 1,
            price,
            gradePrices: { vip: null, normal: fixed },
            activity: sale,
            templatesId,
          },
          num,
        ),
      ),
    )
  const tier = fc.record({ full: fc.nat(200_000), minus: fc.nat(200_000), discount: fc.nat(100) })
  const anyMarketing = fc.record({
    marketingId: fc.integer({ min: 1, max: 5 }),
    marketingType: fc.constantFrom('full_minus' as const, 'full_discount' as const, 'full_gift' as const),
    conditionType: fc.constantFrom('totalfee' as const, 'quantity' as const),
    rules: fc.array(
      tier.map((rule) => ({ ...rule, gifts: [{ itemId: 90, num: 2 }] })),
      { minLength: 1, maxLength: 3 },
    ),
    canjoinRepeat: fc.boolean(),
    inProportion: fc.boolean(),
    useBound: fc.constantFrom(0, 1),
    boundIds: fc.subarray([1, 2, 3, 4]),
  })
  const anyContext = fc
    .record({
      marketings: fc.array(anyMarketing, { maxLength: 4 }),
      discount: fc.nat(100),
      reduceCost: fc.nat(100_000),
      percent: fc.nat(100),
      points: fc.nat(500),
    })
    .map(({ marketings, discount, reduceCost, percent, points }) =>
      context({
        marketings: marketings.map(reduction),
        giftSkus: new Map([[90, sku({ itemId: 90, price: 1500, store: 40 })]]),
        viewer: { ...context().viewer, gradeDiscount: discount, point: points } as BillContext['viewer'],
        coupons: [
          { ...coupon, reduceCost, leastCost: 0 },
          { ...coupon, code: 'D', cardType: 'discount', discount: percent, leastCost: 0 },
        ],
      }),
    )

  const check = (bill: Bill) => {
    const sum = (of: (line: Bill['lines'][number]) => number) =>
      bill.lines.reduce((total, line) => total + of(line), 0)
    expect(bill.totalFee).toBe(
      bill.itemFee -
        bill.memberDiscount -
        bill.promotionDiscount -
        bill.couponDiscount +
        bill.freightFee -
        bill.pointFee,
    )
    expect(sum((line) => line.totalFee)).toBe(bill.totalFee - bill.freightFee)
    expect(bill.totalFee).toBeGreaterThanOrEqual(0)
    for (const line of bill.lines) {
      expect(Number.isInteger(line.totalFee)).toBe(true)
      expect(line.totalFee).toBeGreaterThanOrEqual(0)
    }
    const discounts = discountInfo(bill).reduce((total, entry) => total + entry.discountFee, 0)
    expect(discounts).toBe(bill.memberDiscount + bill.promotionDiscount + bill.couponDiscount)
    expect(bill.reductions.reduce((total, { fee }) => total + fee, 0)).toBe(bill.promotionDiscount)
    const giftNum = sum((line) => (line.type === 'gift' ? line.num : 0))
    expect(giftNum).toBeLessThanOrEqual(40)
  }

  it('always adds up, for every combination of lines, promotions and coupons', () => {
    fc.assert(
      fc.property(anyLines, anyContext, (lines, billContext) => {
        const bill = priceOrder(lines, billContext)
        check(bill)
        const goodsFee = bill.totalFee - bill.freightFee
        const { max } = pointLimits(billContext.pointRule, {
          goodsFee,
          balance: billContext.viewer?.point ?? 0,
        })
        if (max > 0) {
          const paid = priceOrder(lines, { ...billContext, pointUse: max })
          check(paid)
          expect(paid.pointFee).toBeGreaterThan(0)
        }
      }),
      { numRuns: 400 },
    )
  })
})

describe('points', () => {
  const rule = { isOpen: true, deductPoint: 10, proportionLimit: 50, name: '积分' }
  it('are converted by the rule of the mall', () => {
    expect(pointsFor(rule, 101)).toBe(11)
    expect(pointMoney(rule, 11)).toBe(110)
    expect(pointMoney({ ...rule, deductPoint: 3 }, 1)).toBe(33)
  })

  it('may pay their share of the items, rounded up once: 50 % of 216.81 yuan at a cent a point', () => {
    const half = { ...rule, deductPoint: 100 }
    const order = { goodsFee: 21_681, balance: 50_000 }
    expect(pointLimits(half, order)).toMatchObject({ limit: 10_841, max: 10_841, coversAll: false })
    expect(checkPoints(half, order, 10_841)).toBe(10_841)
    expect(() => checkPoints(half, order, 10_842)).toThrow('超出本单可用积分抵扣')
  })

  it('are limited by what is accepted, for every share and rate', () => {
    const anyRule = fc.record({
      deductPoint: fc.integer({ min: 1, max: 1000 }),
      proportionLimit: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(anyRule, fc.integer({ min: 1, max: 1e7 }), (values, goodsFee) => {
        const any = { ...rule, ...values }
        const order = { goodsFee, balance: 1e9 }
        const { limit } = pointLimits(any, order)
        expect(checkPoints(any, order, limit)).toBe(limit)
      }),
    )
  })

  it.each([
    [0, null],
    [-1, '订单使用积分不能低于一积分!'],
    [201, '积分不足'],
    [52, '超出本单可用积分抵扣'],
    [50, null],
  ])('%d points: %s', (points, message) => {
    const order = { goodsFee: 1000, balance: 200 }
    if (message) expect(() => checkPoints(rule, order, points)).toThrow(message)
    else expect(checkPoints(rule, order, points)).toBe(points)
  })

  it('are refused when they are switched off or there is nothing to pay', () => {
    expect(() => checkPoints({ ...rule, isOpen: false }, { goodsFee: 1, balance: 9 }, 1)).toThrow(
      '积分支付未开启',
    )
    expect(() => checkPoints(rule, { goodsFee: 0, balance: 9 }, 1)).toThrow('本单不能使用积分!')
  })
})

describe('the states of an order', () => {
  const base: OrderState = {
    orderStatus: 'NOTPAY',
    payStatus: 'NOTPAY',
    deliveryStatus: 'PENDING',
    zitiStatus: 'NOTZITI',
    cancelStatus: 'NO_APPLY_CANCEL',
  }
  const go = (...events: OrderEvent[]) =>
    events.reduce((state, event) => {
      expect([event, canGo(state, event)]).toEqual([event, true])
      return after(state, event)
    }, base)

  it.each<[OrderEvent[], string, string]>([
    [[], 'NOTPAY', '待支付'],
    [['pay'], 'PAYED', '待发货'],
    [['cancelUnpaid'], 'CANCEL', '已取消'],
    [['pay', 'requestCancel'], 'PAYED_WAIT_PROCESS', '退款处理中'],
    [['pay', 'requestCancel', 'approveCancel'], 'CANCEL', '已取消'],
    [['pay', 'requestCancel', 'rejectCancel'], 'PAYED', '待发货'],
    [['pay', 'requestCancel', 'rejectCancel', 'ship'], 'WAIT_BUYER_CONFIRM', '待收货'],
    [['pay', 'shipPart'], 'PAYED_PARTAIL', '部分发货'],
    [['pay', 'shipPart', 'ship'], 'WAIT_BUYER_CONFIRM', '待收货'],
    [['pay', 'ship', 'confirm'], 'DONE', '已完成'],
  ])('%j ends as %s', (events, des, msg) => {
    expect(describeOrder(go(...events))).toEqual({ des, msg })
  })

  it('lead from pickup to completion without shipping', () => {
    const paid = after({ ...base, zitiStatus: 'PENDING' }, 'pay')
    expect(describeOrder(paid)).toEqual({ des: 'PAYED_PENDING', msg: '待自提' })
    expect(canGo(paid, 'ship')).toBe(false)
    expect(after(paid, 'pickUp')).toMatchObject({
      orderStatus: 'DONE',
      zitiStatus: 'DONE',
      deliveryStatus: 'DONE',
    })
  })

  it('have no transition out of an end state, and a label for every combination', () => {
    const states = fc.record({
      orderStatus: fc.constantFrom(...(Object.keys(orderStatuses) as OrderState['orderStatus'][])),
      payStatus: fc.constantFrom('NOTPAY' as const, 'PAYED' as const),
      deliveryStatus: fc.constantFrom(...(Object.keys(deliveryStatuses) as OrderState['deliveryStatus'][])),
      zitiStatus: fc.constantFrom(...(Object.keys(zitiStatuses) as OrderState['zitiStatus'][])),
      cancelStatus: fc.constantFrom(...(Object.keys(cancelStatuses) as OrderState['cancelStatus'][])),
    })
    fc.assert(
      fc.property(states, (state) => {
        const { des, msg } = describeOrder(state)
        expect(msg).not.toBe('')
        // Pages say what the wire says; 待支付 is 未付款 there (spec 3 §0.8).
        expect(orderLabels[des]).toBe(msg === '待支付' ? '未付款' : msg)
        const open = (Object.keys(transitions) as OrderEvent[]).filter((event) => canGo(state, event))
        if (state.orderStatus === 'CANCEL' || state.orderStatus === 'DONE') expect(open).toEqual([])
      }),
    )
  })

  it.each<[OrderState, unknown]>([
    [base, { event: 'cancelUnpaid' }],
    [go('pay'), { event: 'requestCancel' }],
    [go('cancelUnpaid'), { refusal: '订单已取消' }],
    [go('pay', 'requestCancel'), { refusal: '不能重复取消订单' }],
    [go('pay', 'ship'), { refusal: '已发货订单不能取消' }],
    [go('pay', 'ship', 'confirm'), { refusal: '已发货订单不能取消' }],
  ])('cancel of %j: %j', (state, way) => expect(cancelWay(state)).toEqual(way))

  it('allow confirming receipt only after shipping and without an open after-sale', () => {
    expect(confirmProblem(go('pay'), [])).toBe('没有需要完成的订单!')
    expect(confirmProblem({ ...go('pay', 'ship'), deliveryStatus: 'PENDING' }, [])).toBe(
      '未发货订单不可确认收货',
    )
    expect(confirmProblem({ ...go('pay', 'ship'), cancelStatus: 'WAIT_PROCESS' }, [])).toBe(
      '已取消订单不能确认收货',
    )
    expect(confirmProblem(go('pay', 'ship'), [null, 'WAIT_SELLER_AGREE'])).toBe('售后中的订单不能确认收货')
    expect(confirmProblem(go('pay', 'ship'), [null, 'SELLER_REFUSE_BUYER'])).toBeNull()
  })

  it('show an unpaid order past its time as cancelled', () => {
    const unpaid = { ...base, autoCancelTime: 100 }
    expect(shownState(unpaid, 99)).toEqual(unpaid)
    expect(describeOrder(shownState(unpaid, 100)).des).toBe('CANCEL')
    expect(shownState({ ...go('pay'), autoCancelTime: 1 }, 100).orderStatus).toBe('PAYED')
  })

  it('decide which buttons are offered', () => {
    const actionsOf = (state: OrderState, more = {}) =>
      orderActions({ ...state, isRate: false, canAftersale: false, ...more }, { rateOpen: true })
    expect(actionsOf(base)).toEqual(['pay', 'cancel'])
    expect(actionsOf(go('pay'))).toEqual(['cancel'])
    expect(actionsOf(go('pay', 'ship'), { canAftersale: true })).toEqual(['confirm', 'aftersale'])
    expect(actionsOf(go('pay', 'ship', 'confirm'))).toEqual(['rate'])
    expect(actionsOf(go('pay', 'ship', 'confirm'), { isRate: true })).toEqual([])
    expect(actionLabels.confirm).toBe('确认收货')
  })
})

describe('an order id', () => {
  it('has sixteen digits: day, slot, counter and member', () => {
    const noon = Date.UTC(2026, 10, 21, 4, 0, 0) / 1000
    expect(orderId(noon, 42, 1_230_042)).toBe('5438' + '480' + '00042' + '0042')
  })

  it('always has sixteen digits and grows with the time slot', () => {
    const moments = fc.integer({ min: 1_600_000_000, max: 2_000_000_000 })
    fc.assert(
      fc.property(moments, fc.nat(99_999), fc.nat(), (now, counter, userId) => {
        const id = orderId(now, counter, userId)
        expect(id).toMatch(/^\d{16}$/)
        expect(orderId(now + 90, 0, userId) > id).toBe(true)
      }),
    )
  })
})

describe('an invoice', () => {
  it.each([
    [{}, null],
    [{ content: ' ' }, '请填写公司名称'],
    [{ registrationNumber: '' }, '请填写正确的企业税号'],
    [{ registrationNumber: '91330100ma27x12345' }, '请填写正确的企业税号'],
    [{ title: 'individual' as const, registrationNumber: '' }, null],
    [{ title: 'individual' as const, content: '' }, '请填写发票抬头'],
  ])('%j: %s', (change, problem) => {
    expect(
      invoiceProblem({
        title: 'unit' as const,
        content: '之江示例公司',
        registrationNumber: '91330100MA27X12345',
        ...change,
      }),
    ).toBe(problem)
  })
})

describe('a pickup', () => {
  const shop = {
    distributorId: 12,
    name: '城东店',
    mobile: '1',
    hour: '09:00-18:00',
    isZiti: true,
    province: '浙江省',
    city: '杭州市',
    area: '西湖区',
    address: '文三路',
    lng: 1,
    lat: 2,
  }
  const request = { name: '李明', mobile: '139', location: -12, date: '2026-11-22', time: ['09:00', '18:00'] }
  /** 21 November, after closing time. */
  const evening = Date.parse('2026-11-21T19:00:00+08:00') / 1000
  it.each([
    [{}, null],
    [{ name: '' }, '请填写正确的提货人姓名'],
    [{ mobile: '' }, '请填写提货人手机号'],
    [{ location: undefined }, '请选择提货地址'],
    [{ location: -13 }, '自提点不存在'],
    [{ date: '' }, '自提日期必填'],
    [{ time: [] }, '自提时间必填'],
    [{ time: ['09:00', '10:00'] }, '该时间段不能提货，请重新选择'],
    [{ date: '2026-11-20' }, '该时间段不能提货，请重新选择'],
    [{ date: '2026-11-21' }, '该时间段不能提货，请重新选择'],
    [{ date: '2026-11-27' }, null],
    [{ date: '2026-11-28' }, '该时间段不能提货，请重新选择'],
    [{ date: '2026-11-31' }, '该时间段不能提货，请重新选择'],
    [{ date: '9999-99-99' }, '该时间段不能提货，请重新选择'],
  ])('%j: %s', (change, problem) => {
    const booked = bookPickup(shop, { ...request, ...change }, evening)
    expect('problem' in booked ? booked.problem : null).toBe(problem)
  })

  it('needs a shop that offers pickup and has readable opening hours', () => {
    expect(bookPickup({ ...shop, isZiti: false }, request, evening)).toEqual({
      problem: '当前店铺不支持自提',
    })
    expect(pickupTimes({ hour: '全天' })).toBeNull()
  })

  it.each([
    ['9:00-18:00', ['09:00', '18:00']],
    ['09:00–18:00', ['09:00', '18:00']],
    ['22:00-02:00', ['22:00', '02:00']],
    ['00:00-24:00', ['00:00', '23:59']],
  ])('is booked within the opening hours %s', (hour, time) => {
    expect(pickupTimes({ hour })?.hours).toEqual([time])
    expect(bookPickup({ ...shop, hour }, { ...request, time }, evening)).toHaveProperty('info')
  })
})
