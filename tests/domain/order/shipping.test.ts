import fc from 'fast-check'
import { courierName, courierNamed, couriers, parcelProblem } from '@/lib/domain/order/couriers'
import {
  canInvoice,
  invoiceRefusal,
  invoiceStatuses,
  invoiceTransitions,
} from '@/lib/domain/order/invoice-states'
import { isFresh, readPickupCode } from '@/lib/domain/order/pickup/pickup-codes'
import {
  cancelRestEvent,
  chooseUnits,
  shippingEvent,
  unshippedUnits,
  withUnits,
  type LineUnits,
} from '@/lib/domain/order/shipping'
import { after, canGo, mayDelete, transitions, type OrderState } from '@/lib/domain/order/states'

const line = (id: number, num: number, deliveredNum = 0, cancelledNum = 0): LineUnits => ({
  id,
  num,
  deliveredNum,
  cancelledNum,
})
const lines = [line(1, 3, 1), line(2, 2, 0, 2), line(3, 1)]

describe('the units of a parcel', () => {
  it.each([
    [
      undefined,
      [
        { id: 1, num: 2 },
        { id: 3, num: 1 },
      ],
    ],
    [
      [],
      [
        { id: 1, num: 2 },
        { id: 3, num: 1 },
      ],
    ],
    [[{ id: 1, num: 1 }], [{ id: 1, num: 1 }]],
    [[{ id: 1 }], [{ id: 1, num: 2 }]],
    [[{ id: 1, num: 3 }], null],
    [[{ id: 1, num: 0 }], null],
    [[{ id: 2 }], null],
    [[{ id: 9, num: 1 }], null],
    [
      [
        { id: 1, num: 1 },
        { id: 1, num: 1 },
      ],
      null,
    ],
  ])('for the request %j are %j', (requested, chosen) => {
    expect(chooseUnits(lines, requested)).toEqual(chosen)
  })

  it('decide what happens to the order', () => {
    expect(shippingEvent(lines)).toBe('shipPart')
    expect(shippingEvent([line(1, 1, 1), line(2, 1, 0, 1)])).toBe('ship')
    expect(cancelRestEvent(lines)).toBe('cancelRest')
    expect(cancelRestEvent([line(1, 2, 1, 1)])).toBe('cancelRestShipped')
    expect(cancelRestEvent([line(1, 2, 0, 2)])).toBe('cancelRestAll')
  })

  it('are never more than were bought, however an order is shipped and cancelled', () => {
    const steps = fc.array(fc.record({ isShipped: fc.boolean(), id: fc.nat(2), num: fc.nat(6) }), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(steps, (all) => {
        let now: LineUnits[] = [line(0, 5), line(1, 1), line(2, 3)]
        for (const { isShipped, id, num } of all) {
          const chosen = chooseUnits(now, [{ id, num }])
          if (chosen) now = withUnits(now, chosen, isShipped ? 'deliveredNum' : 'cancelledNum')
        }
        for (const one of now) expect(unshippedUnits(one)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the transitions of fulfilment', () => {
  const paid: OrderState = {
    orderStatus: 'PAYED',
    payStatus: 'PAYED',
    deliveryStatus: 'PENDING',
    zitiStatus: 'NOTZITI',
    cancelStatus: 'NO_APPLY_CANCEL',
  }
  const events = [
    'ship',
    'shipPart',
    'cancelRest',
    'cancelRestShipped',
    'cancelRestAll',
    'pickUp',
    'changePrice',
  ] as const
  const possible = (state: OrderState) => events.filter((event) => canGo(state, event))

  it.each<[string, OrderState, readonly string[]]>([
    ['a paid order', paid, ['ship', 'shipPart', 'cancelRest', 'cancelRestAll']],
    [
      'a part-shipped one',
      { ...paid, deliveryStatus: 'PARTAIL' },
      ['ship', 'shipPart', 'cancelRest', 'cancelRestShipped'],
    ],
    [
      'one after a refused request',
      { ...paid, cancelStatus: 'FAILS' },
      ['ship', 'shipPart', 'cancelRest', 'cancelRestAll'],
    ],
    ['one with a waiting request', { ...paid, cancelStatus: 'WAIT_PROCESS' }, []],
    ['a pickup', { ...paid, zitiStatus: 'PENDING' }, ['cancelRest', 'cancelRestAll', 'pickUp']],
    ['an unpaid one', { ...paid, orderStatus: 'NOTPAY', payStatus: 'NOTPAY' }, ['changePrice']],
    ['one that waits for its team', { ...paid, orderStatus: 'WAIT_GROUPS_SUCCESS' }, []],
    ['a shipped one', { ...paid, orderStatus: 'WAIT_BUYER_CONFIRM', deliveryStatus: 'DONE' }, []],
    ['a completed one', { ...paid, orderStatus: 'DONE', deliveryStatus: 'DONE' }, []],
    ['a cancelled one', { ...paid, orderStatus: 'CANCEL', cancelStatus: 'SUCCESS' }, []],
  ])('of %s', (_name, state, expected) => {
    expect(possible(state)).toEqual(expected)
  })

  it('end a cancelled order and complete a shipped one', () => {
    expect(after(paid, 'cancelRestAll')).toMatchObject({ orderStatus: 'CANCEL', cancelStatus: 'SUCCESS' })
    expect(after({ ...paid, deliveryStatus: 'PARTAIL' }, 'cancelRestShipped')).toMatchObject({
      orderStatus: 'WAIT_BUYER_CONFIRM',
      deliveryStatus: 'DONE',
    })
    expect(after(paid, 'cancelRest')).toEqual(paid)
  })

  it('are refused with the texts of the contract', () => {
    const texts = events.map((event) => transitions[event].refusal)
    expect(new Set(texts)).toEqual(
      new Set(['订单状态不能发货', '订单状态不能取消', '订单状态不能核销', '订单状态不能改价']),
    )
    expect(transitions.approveCancel.refusal).toBe('订单状态不能审核')
  })

  it('leave ended orders to be deleted, unless an after-sale is open', () => {
    const done: OrderState = { ...paid, orderStatus: 'DONE' }
    expect(mayDelete(done, [null, 'REFUND_SUCCESS'])).toBe(true)
    expect(mayDelete(done, ['WAIT_SELLER_AGREE'])).toBe(false)
    expect(mayDelete(paid, [])).toBe(false)
  })
})

describe('couriers', () => {
  it.each([
    ['顺丰快递', 'SF'],
    ['顺丰', 'SF'],
    ['顺丰速运', 'SF'],
    [' sf ', 'SF'],
    ['京东物流', 'JD'],
    ['德邦快递', 'DBL'],
    ['EMS', 'EMS'],
    ['中通', 'ZTO'],
    ['某某快递', undefined],
    ['快递', undefined],
    ['', undefined],
  ])('written as %j is %s', (name, code) => {
    expect(courierNamed(name)?.code).toBe(code)
  })

  it('have unique codes; an unknown one is called by its code', () => {
    expect(new Set(couriers.map(({ code }) => code)).size).toBe(couriers.length)
    expect(courierName('SF')).toBe('顺丰快递')
    expect(courierName('XX')).toBe('XX')
  })

  it.each([
    ['', 'SF100020', '物流公司不能为空'],
    ['SF', '', '运单号不能为空'],
    ['SF', '12345', '运单号不能小于6'],
    ['SF', '1'.repeat(21), '运单号不能大于20'],
    ['XX', 'SF100020', '物流公司不正确'],
    ['SF', '顺丰100020', '运单号不正确'],
    ['SF', 'SF-100020', null],
  ])('%s with number %s: %s', (corp, number, problem) => {
    expect(parcelProblem(corp, number)).toBe(problem)
  })
})

describe('pickup codes', () => {
  it('are replaced when less than half of their time is left', () => {
    expect(isFresh('order', 1300, 1000)).toBe(true)
    expect(isFresh('order', 1149, 1000)).toBe(false)
    expect(isFresh('pickup', 1900, 1000)).toBe(true)
  })

  it('are read from the QR code or as they are typed', () => {
    expect(readPickupCode('ZT_123456')).toBe('123456')
    expect(readPickupCode(' 123456 ')).toBe('123456')
  })
})

describe('an invoice', () => {
  it('ends when it is void or cancelled', () => {
    for (const status of Object.keys(invoiceStatuses) as (keyof typeof invoiceStatuses)[]) {
      const open = (Object.keys(invoiceTransitions) as (keyof typeof invoiceTransitions)[]).filter((event) =>
        canInvoice(status, event),
      )
      if (status === 'waste' || status === 'cancel') expect(open).toEqual([])
    }
    expect(canInvoice('success', 'update')).toBe(false)
    expect(canInvoice('success', 'void')).toBe(true)
  })

  it.each([
    [{}, null],
    [{ payStatus: 'NOTPAY' }, '订单未支付'],
    [{ orderStatus: 'CANCEL' }, '订单已取消'],
    [{ payType: 'point' }, '积分支付的订单不能开票'],
    [{ hasInvoice: true }, '订单已申请发票'],
    [{ amount: 0 }, '没有可开票的金额'],
  ])('of an order with %j: %s', (values, refusal) => {
    expect(
      invoiceRefusal({
        payStatus: 'PAYED',
        orderStatus: 'PAYED',
        payType: 'alipay',
        amount: 1,
        hasInvoice: false,
        ...values,
      }),
    ).toBe(refusal)
  })
})
