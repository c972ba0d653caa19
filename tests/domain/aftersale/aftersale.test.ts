import fc from 'fast-check'
import { refundsWhole, type AftersaleLine } from '@/lib/domain/aftersale/allot'
import { decideApplication, type AftersaleOrder, type Application } from '@/lib/domain/aftersale/apply'
import { buyerActions, buyerHint, buyerLabel, steps } from '@/lib/domain/aftersale/buyer'
import { lineStatus } from '@/lib/domain/aftersale/line-status'
import { aftersaleDay } from '@/lib/domain/aftersale/number'
import {
  canMove,
  closeProblem,
  modifyProblem,
  refusalOf,
  sendBackProblem,
  transitions,
  type AftersaleEvent,
  type AftersaleState,
  type AftersaleTransition,
} from '@/lib/domain/aftersale/states'
import {
  aftersaleTypes,
  progressText,
  type AftersaleProgress,
  type AftersaleStatus,
  type AftersaleType,
} from '@/lib/domain/aftersale/values'
import { nothingApplied } from '@/tests/fixtures/domain/applied-units'

const now = 1_760_000_000
const types = Object.keys(aftersaleTypes) as AftersaleType[]
/** All states that transitions lead to, as `status-progress`; a constraint of the table holds the same list. */
const allStates = [
  ...new Set(['0-0', ...Object.values(transitions).map(({ to }) => `${to.status}-${to.progress}`)]),
]
const stateOf = (key: string): AftersaleState => {
  const [status, progress] = key.split('-').map(Number)
  return { status: status as AftersaleStatus, progress: progress as AftersaleProgress }
}

const line = (values: Partial<AftersaleLine> = {}): AftersaleLine => ({
  id: 1,
  itemName: '冰箱',
  orderItemType: 'normal',
  num: 3,
  totalFee: 10_000,
  sharePoints: 10,
  subsidyFee: 2000,
  deliveredNum: 3,
  cancelledNum: 0,
  applied: nothingApplied,
  exchangedNum: 0,
  ...values,
})

const order = (values: Partial<AftersaleOrder> = {}): AftersaleOrder => ({
  orderStatus: 'WAIT_BUYER_CONFIRM',
  payStatus: 'PAYED',
  deliveryStatus: 'DONE',
  zitiStatus: 'NOTZITI',
  cancelStatus: 'NO_APPLY_CANCEL',
  aftersaleUntil: null,
  freightFee: 1200,
  freightApplied: 0,
  lines: [line()],
  ...values,
})

const asks = (values: Partial<Application> = {}): Application => ({
  type: 'REFUND_GOODS',
  units: [{ id: 1, num: 1 }],
  ...values,
})

const decide = (of: AftersaleOrder | null, application: Application, refundsFreight = true) =>
  decideApplication(of, application, { refundsFreight }, now)

describe('an application', () => {
  it.each<[string, AftersaleOrder | null, Partial<Application>]>([
    ['系统无此订单，无法申请售后', null, {}],
    ['该订单不能申请售后', order({ orderStatus: 'NOTPAY' }), {}],
    ['该订单不能申请售后', order({ orderStatus: 'CANCEL' }), {}],
    ['该订单不能申请售后', order({ orderStatus: 'WAIT_GROUPS_SUCCESS' }), {}],
    ['该订单不能申请售后', order({ orderStatus: 'PAYED', cancelStatus: 'WAIT_PROCESS' }), {}],
    ['该订单已超过售后申请时效', order({ orderStatus: 'DONE', aftersaleUntil: now }), {}],
    ['该订单已超过售后申请时效', order({ orderStatus: 'DONE' }), {}],
    ['请提交审核售后的商品', order(), { units: [] }],
    ['查询订单明细错误', order(), { units: [{ id: 9, num: 1 }] }],
    ['冰箱 售后的商品数量必须大于0', order(), { units: [{ id: 1, num: 0 }] }],
    [
      '冰箱 售后的商品数量必须大于0',
      order(),
      {
        units: [
          { id: 1, num: -2 },
          { id: 1, num: 3 },
        ],
      },
    ],
    ['请先核销订单', order({ orderStatus: 'PAYED', zitiStatus: 'PENDING' }), {}],
    ['冰箱 未发货，不能申请退换货', order({ lines: [line({ deliveredNum: 0 })] }), {}],
    ['超出可申请数量', order(), { units: [{ id: 1, num: 4 }] }],
    [
      '超出可申请数量',
      order(),
      {
        units: [
          { id: 1, num: 3 },
          { id: 1, num: 3 },
        ],
      },
    ],
    [
      '冰箱 剩余可申请售后的数量为1,申请售后数量为2,已申请售后数量为:2',
      order({ lines: [line({ applied: { ...nothingApplied, num: 2, fee: 6666 } })] }),
      { units: [{ id: 1, num: 2 }] },
    ],
    [
      '冰箱 剩余可申请售后的数量为0,申请售后数量为1,已申请售后数量为:0',
      order({ lines: [line({ deliveredNum: 0 })] }),
      { type: 'ONLY_REFUND' },
    ],
    ['售后申请金额不能超过剩余金额! 33.34 > 33.33', order(), { units: [{ id: 1, num: 1, fee: 3334 }] }],
    ['售后申请积分不能超过剩余积分! 4 > 3', order(), { units: [{ id: 1, num: 1, points: 4 }] }],
    ['部分退不支持退运费', order(), { freight: 100 }],
    ['申请退款运费不能超出支付运费', order(), { units: [{ id: 1, num: 3 }], freight: 1201 }],
    ['订单未付运费', order({ freightFee: 0 }), { units: [{ id: 1, num: 3 }], freight: 1 }],
  ])('is refused with %s', (problem, of, application) => {
    expect(decide(of, asks(application))).toEqual({ problem })
  })

  it('gets the share of each unit, and freight with the unit that ends the order', () => {
    const fees = (application: Partial<Application>, refundsFreight = true) => {
      const decided = decide(order(), asks(application), refundsFreight)
      if ('problem' in decided) throw new Error(decided.problem)
      return decided.units.map(({ refundFee, refundPoint, freight }) => [refundFee, refundPoint, freight])
    }
    expect(fees({})).toEqual([[3333, 3, 0]])
    const all = { units: [{ id: 1, num: 3 }] }
    expect(fees(all)).toEqual([
      [3333, 3, 0],
      [3333, 3, 0],
      [3334, 4, 1200],
    ])
    expect(fees({ ...all, freight: 200 }).at(-1)).toEqual([3334, 4, 200])
    expect(fees(all, false).at(-1)).toEqual([3334, 4, 0])
    expect(fees({ ...all, type: 'EXCHANGING_GOODS' })).toEqual(Array(3).fill([0, 0, 0]))
    expect(fees({ units: [{ id: 1, num: 3, fee: 4000, points: 0 }] })).toEqual([
      [3333, 0, 0],
      [667, 0, 0],
      [0, 0, 1200],
    ])
  })

  it('does not end an order of which a unit was exchanged or is still with the buyer; gifts may stay', () => {
    const applied = { num: 3, fee: 10_000, points: 10, subsidyFee: 2000 }
    expect(refundsWhole([line({ applied })])).toBe(true)
    expect(refundsWhole([line({ applied }), line({ id: 2, orderItemType: 'gift' })])).toBe(true)
    expect(refundsWhole([line({ applied, exchangedNum: 1 })])).toBe(false)
    expect(refundsWhole([line({ applied }), line({ id: 2 })])).toBe(false)
  })
})

describe('the transitions of an after-sale', () => {
  /** Every event with every kind and state where contract trade §12.4 has it. */
  const table: Record<AftersaleEvent, string> = {
    close: 'all 0-0 → 4-7',
    refuse: 'all 0-0 → 3-3',
    agreeRefund: 'ONLY_REFUND 0-0 → 1-9',
    agreeReturn: 'REFUND_GOODS,EXCHANGING_GOODS 0-0 → 1-1',
    agreeOffline: 'REFUND_GOODS,EXCHANGING_GOODS 0-0 → 1-2',
    sendBack: 'REFUND_GOODS,EXCHANGING_GOODS 1-1 → 1-2',
    expire: 'REFUND_GOODS,EXCHANGING_GOODS 1-1 → 3-3',
    receive: 'REFUND_GOODS,EXCHANGING_GOODS 1-2 → 1-8',
    approveOnlyRefund: 'ONLY_REFUND 1-9 → 2-4',
    approveRefund: 'REFUND_GOODS 1-2,1-8 → 2-4',
    refuseRefund: 'all 1-1,1-2,1-8,1-9 → 3-3',
    resend: 'EXCHANGING_GOODS 1-2,1-8 → 2-4',
    settle: 'ONLY_REFUND,REFUND_GOODS 1-9,2-4 → 2-4',
  }
  it.each(Object.entries(table) as [AftersaleEvent, string][])('%s is %s', (event, row) => {
    const [kinds = '', states = '', , to = ''] = row.split(' ')
    const declared: AftersaleTransition = transitions[event]
    expect(declared.to).toEqual(stateOf(to))
    for (const type of types)
      for (const state of allStates)
        expect([type, state, canMove({ type, ...stateOf(state) }, event)]).toEqual([
          type,
          state,
          (kinds === 'all' || kinds.split(',').includes(type)) && states.split(',').includes(state),
        ])
  })

  it('give the unit back exactly when the after-sale ends without it', () => {
    for (const declared of Object.values(transitions) as AftersaleTransition[])
      expect(Boolean(declared.givesBack)).toBe(declared.to.status >= 3)
  })

  it('reach every state and leave none that still waits without a way on', () => {
    expect(allStates.toSorted()).toEqual(['0-0', '1-1', '1-2', '1-8', '1-9', '2-4', '3-3', '4-7'])
    for (const type of types)
      for (const state of ['0-0', '1-1', '1-2', '1-8']) {
        const events = (Object.keys(transitions) as AftersaleEvent[]).filter((event) =>
          canMove({ type, ...stateOf(state) }, event),
        )
        expect(events.length).toBeGreaterThan(0)
      }
  })

  it.each<[AftersaleEvent, string]>([
    ['refuse', '售后状态不能审核'],
    ['receive', '售后状态不能收货'],
    ['approveRefund', '售后状态不能退款'],
    ['resend', '售后状态不能补发'],
  ])('%s is refused to staff with %s', (event, text) => expect(refusalOf(event)).toBe(text))

  it.each<[string, string | null, string | null]>([
    ['0-0', null, null],
    ['1-1', '售后单已被受理,不能撤销,请联系商家处理！', '您的售后单已处理，不支持再修改'],
    ['2-4', '售后单已被受理,不能撤销,请联系商家处理！', '您的售后单已处理，不支持再修改'],
    ['3-3', '售后已驳回， 不需要撤销！', '您的售后单已驳回，不支持再修改'],
    ['4-7', '售后已撤销， 不需要重复操作！', '您的售后单已撤销，不支持再修改'],
  ])('close and modify at %s: %s, %s', (state, close, modify) => {
    expect([closeProblem(stateOf(state)), modifyProblem(stateOf(state))]).toEqual([close, modify])
  })

  it.each<[AftersaleType, string, string | null]>([
    ['REFUND_GOODS', '1-1', null],
    ['EXCHANGING_GOODS', '1-1', null],
    ['ONLY_REFUND', '1-9', '不需要回寄货品'],
    ['REFUND_GOODS', '1-2', '您已提交回寄信息，请勿重复提交'],
    ['REFUND_GOODS', '0-0', '您已提交回寄信息，请勿重复提交'],
  ])('sending %s back at %s: %s', (type, state, problem) => {
    expect(sendBackProblem({ type, ...stateOf(state) })).toBe(problem)
  })
})

describe('what people read', () => {
  it.each<[AftersaleType, AftersaleProgress, 'logistics' | 'offline', string]>([
    ['ONLY_REFUND', 0, 'logistics', '等待商家处理-仅退款'],
    ['REFUND_GOODS', 0, 'logistics', '等待商家处理-退货退款'],
    ['REFUND_GOODS', 2, 'offline', '消费者已到店退货'],
    ['REFUND_GOODS', 8, 'logistics', '商家确认收货，等待审核退款'],
  ])('%s at %i by %s is %s', (type, progress, returnType, text) => {
    expect(progressText({ type, progress, returnType })).toBe(text)
  })

  it.each<[string, AftersaleType, boolean, boolean, string]>([
    ['0-0', 'ONLY_REFUND', false, false, '✓提交申请 ›等待审核 处理退款 退款成功'],
    ['1-9', 'ONLY_REFUND', true, false, '✓提交申请 ✓等待审核 ›处理退款 退款成功'],
    ['2-4', 'ONLY_REFUND', true, true, '✓提交申请 ✓等待审核 ✓处理退款 ✓退款成功'],
    ['1-1', 'REFUND_GOODS', true, false, '✓提交申请 ✓等待审核 ›等待寄回 处理退款 退款成功'],
    ['1-2', 'REFUND_GOODS', true, false, '✓提交申请 ✓等待审核 ✓等待寄回 ›处理退款 退款成功'],
    ['2-4', 'REFUND_GOODS', true, false, '✓提交申请 ✓等待审核 ✓等待寄回 ›处理退款 退款成功'],
    ['1-8', 'EXCHANGING_GOODS', true, false, '✓提交申请 ✓等待审核 ✓等待寄回 ›等待补发 换货完成'],
    ['2-4', 'EXCHANGING_GOODS', true, false, '✓提交申请 ✓等待审核 ✓等待寄回 ✓等待补发 ✓换货完成'],
    ['3-3', 'REFUND_GOODS', false, false, '✓提交申请 ✓等待审核 ✗审核驳回'],
    ['3-3', 'REFUND_GOODS', true, false, '✓提交申请 ✓等待审核 ✓等待寄回 ✗退款驳回'],
    ['4-7', 'REFUND_GOODS', false, false, '✓提交申请 ✓等待审核 ✗用户撤销或关闭'],
  ])('the steps at %s of %s', (state, type, isAccepted, isPaid, text) => {
    const mark = { done: '✓', current: '›', waiting: '', failed: '✗' }
    const shown = steps({ type, isAccepted, isPaid, ...stateOf(state) })
    expect(shown.map((step) => mark[step.state] + step.label).join(' ')).toBe(text)
  })

  it.each<[AftersaleType, AftersaleProgress, boolean, string, string]>([
    ['REFUND_GOODS', 0, false, '待处理', '商家会尽快处理您的申请'],
    ['REFUND_GOODS', 1, false, '待回寄', '请寄回商品并填写物流'],
    ['REFUND_GOODS', 2, false, '已回寄', '商家收到后会为您退款'],
    ['REFUND_GOODS', 8, false, '待退款', '商家已收到退回的商品，正在审核退款'],
    ['REFUND_GOODS', 4, false, '退款中', '退款将原路退回您的付款账户'],
    ['REFUND_GOODS', 4, true, '退款成功', ''],
    ['ONLY_REFUND', 9, false, '退款中', '退款将原路退回您的付款账户'],
    ['EXCHANGING_GOODS', 2, false, '已回寄', '商家收到后会为您补发'],
    ['EXCHANGING_GOODS', 8, false, '待补发', '商家已收到退回的商品，正在为您补发'],
    ['EXCHANGING_GOODS', 4, false, '已处理', '商家已补发商品'],
  ])('%s at %i, paid back %s, is %s: %s', (type, progress, isPaid, label, hint) => {
    expect(buyerLabel({ type, progress, isPaid })).toBe(label)
    expect(
      buyerHint({
        type,
        progress,
        isPaid,
        returnType: 'logistics' as const,
        autoRefuseTime: 0,
        refuseReason: '',
      }),
    ).toBe(hint)
  })

  it.each<[string, AftersaleType, string[]]>([
    ['0-0', 'REFUND_GOODS', ['modify', 'close']],
    ['1-1', 'REFUND_GOODS', ['sendBack']],
    ['1-9', 'ONLY_REFUND', []],
    ['2-4', 'REFUND_GOODS', []],
    ['3-3', 'REFUND_GOODS', ['reapply']],
    ['4-7', 'REFUND_GOODS', ['reapply']],
  ])('the buttons at %s of %s are %j', (state, type, actions) => {
    expect(buyerActions({ type, ...stateOf(state) }, true)).toEqual(actions)
  })

  it('an order line shows what still waits, then the last result', () => {
    const of = (...states: [string, AftersaleType][]) =>
      lineStatus(states.map(([state, type]) => ({ type, ...stateOf(state) })))
    expect(of()).toBeNull()
    expect(of(['3-3', 'REFUND_GOODS'], ['1-1', 'REFUND_GOODS'])).toBe('WAIT_BUYER_RETURN_GOODS')
    expect(of(['2-4', 'REFUND_GOODS'], ['1-2', 'EXCHANGING_GOODS'])).toBe('WAIT_SELLER_CONFIRM_GOODS')
    expect(of(['1-9', 'ONLY_REFUND'])).toBe('WAIT_SELLER_AGREE')
    expect(of(['2-4', 'EXCHANGING_GOODS'], ['4-7', 'REFUND_GOODS'])).toBe('SELLER_SEND_GOODS')
    expect(of(['4-7', 'REFUND_GOODS'], ['3-3', 'REFUND_GOODS'])).toBe('SELLER_REFUSE_BUYER')
    expect(of(['4-7', 'REFUND_GOODS'])).toBe('REFUND_CLOSED')
  })

  it('numbers carry the day in China', () => {
    expect(aftersaleDay(Date.UTC(2025, 9, 11, 16) / 1000)).toBe('20251012')
  })
})

describe('any sequence of applications and refusals', () => {
  const amounts = fc.record({
    num: fc.integer({ min: 1, max: 6 }),
    totalFee: fc.integer({ min: 0, max: 100_000 }),
    sharePoints: fc.integer({ min: 0, max: 1000 }),
    subsidyFee: fc.integer({ min: 0, max: 5000 }),
  })
  it('pays back exactly what was paid once every unit is refunded, freight included', () => {
    fc.assert(
      fc.property(
        fc.array(amounts, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 3 }), fc.boolean()), { maxLength: 30 }),
        (worths, freightFee, moves) => {
          const lines = worths.map((worth, id) => line({ ...worth, id, deliveredNum: worth.num }))
          const of = order({ freightFee, lines })
          const held: {
            lineId: number
            share: { fee: number; points: number; subsidyFee: number }
            freight: number
          }[] = []
          const move = (unit: (typeof held)[number], sign: 1 | -1) => {
            const target = lines[unit.lineId]
            if (!target) throw new Error('unknown line')
            const { num, fee, points, subsidyFee } = target.applied
            target.applied = {
              num: num + sign,
              fee: fee + sign * unit.share.fee,
              points: points + sign * unit.share.points,
              subsidyFee: subsidyFee + sign * unit.share.subsidyFee,
            }
            of.freightApplied += sign * unit.freight
          }
          const apply = (id: number, num: number) => {
            const decided = decide(of, asks({ type: 'ONLY_REFUND', units: [{ id, num }] }))
            if ('problem' in decided) return
            for (const unit of decided.units) {
              move(unit, 1)
              held.push(unit)
            }
          }
          for (const [pick, num, gives] of moves) {
            if (!gives) apply(pick % lines.length, num)
            else if (held.length > 0) for (const unit of held.splice(pick % held.length, 1)) move(unit, -1)
          }
          // A refused unit may have carried the freight while another one stayed: it is applied for again at the end.
          for (const { id } of lines) for (let unit = 0; unit < 6; unit++) apply(id, 1)
          const sum = (pick: (unit: (typeof held)[number]) => number) =>
            held.reduce((total, unit) => total + pick(unit), 0)
          expect(sum(({ share }) => share.fee)).toBe(
            worths.reduce((total, { totalFee }) => total + totalFee, 0),
          )
          expect(sum(({ share }) => share.points)).toBe(
            worths.reduce((total, { sharePoints }) => total + sharePoints, 0),
          )
          expect(sum(({ share }) => share.subsidyFee)).toBe(
            worths.reduce((total, { subsidyFee }) => total + subsidyFee, 0),
          )
          expect(sum(({ freight }) => freight)).toBe(freightFee)
        },
      ),
    )
  })
})
