import fc from 'fast-check'
import {
  activityTermsProblem,
  budgetOf,
  identityOf,
  isOpenFor,
  itemTermsProblem,
  mayBecome,
  employeeItemProblem,
  activityPiecesLeft,
  employeeActivityStatuses,
  shownActivityStatus,
  type EmployeeActivity,
  type EmployeeItem,
} from '@/lib/domain/employee'

const activity: EmployeeActivity = {
  activityId: 1,
  name: '内购',
  status: 'active',
  displayTime: 100,
  employeeBeginTime: 200,
  employeeEndTime: 300,
  employeeLimitfee: 50000,
  ifRelativeJoin: true,
  inviteLimit: 2,
  relativeBeginTime: 400,
  relativeEndTime: 500,
  ifShareLimitfee: false,
  relativeLimitfee: 10000,
  minimumAmount: 0,
}

describe('an activity', () => {
  it.each([
    [50, 'not_started'],
    [100, 'warm_up'],
    [200, 'ongoing'],
    [300, 'warm_up'],
    [400, 'ongoing'],
    [500, 'over'],
  ])('is at %d: %s', (now, status) => {
    expect(shownActivityStatus(activity, now)).toBe(status)
  })

  it.each([
    ['pending', 250, 'pending'],
    ['pending', 500, 'over'],
    ['over', 250, 'over'],
    ['cancel', 50, 'cancel'],
  ] as const)('that is stored as %s is at %d: %s', (status, now, shown) => {
    expect(shownActivityStatus({ ...activity, status }, now)).toBe(shown)
    expect(isOpenFor({ ...activity, status }, 'employee', now)).toBe(false)
  })

  it('opens for employees and relatives in their own windows, for nobody else ever', () => {
    const open = (now: number) =>
      (['employee', 'relative', 'none'] as const).filter((who) => isOpenFor(activity, who, now))
    expect([199, 200, 299, 300, 400, 499, 500].map(open)).toEqual([
      ...[[], ['employee'], ['employee'], [], ['relative'], ['relative'], []],
    ])
    expect(isOpenFor({ ...activity, ifRelativeJoin: false }, 'relative', 450)).toBe(false)
  })
})

describe('a member', () => {
  const employee = { participates: true, isEmployee: true, invitedBy: 7 }
  const relative = { participates: true, isEmployee: false, invitedBy: 7 }

  it('is an employee before a relative, and neither where the employer does not take part', () => {
    expect(identityOf(employee)).toBe('employee')
    expect(identityOf(relative)).toBe('relative')
    expect(identityOf({ ...relative, invitedBy: null })).toBe('none')
    expect(identityOf({ ...employee, participates: false })).toBe('none')
  })

  it('spends the own amount, or that of the employee where it is shared', () => {
    const shared = { ...activity, ifShareLimitfee: true }
    expect(budgetOf(activity, employee, 3)).toEqual({ ownerId: 3, limit: 50000 })
    expect(budgetOf(activity, relative, 3)).toEqual({ ownerId: 3, limit: 10000 })
    expect(budgetOf(shared, relative, 3)).toEqual({ ownerId: 7, limit: 50000 })
  })
})

it('the pieces that may be bought are exactly those without a problem', () => {
  const item: fc.Arbitrary<EmployeeItem> = fc
    .record({
      itemId: fc.constant(1),
      price: fc.integer({ min: 1, max: 5000 }),
      store: fc.nat(20),
      sold: fc.nat(20),
      limitNum: fc.nat(6),
      limitFee: fc.nat(30000),
      boughtNum: fc.nat(6),
      boughtFee: fc.nat(30000),
    })
    .map((one) => ({ ...one, sold: Math.min(one.sold, one.store) }))
  fc.assert(
    fc.property(item, fc.integer({ min: 1, max: 25 }), (one, num) => {
      const problem = employeeItemProblem(one, { itemName: '水壶', num })
      expect(problem === null).toBe(num <= activityPiecesLeft(one))
    }),
  )
})

describe('the terms of an activity', () => {
  it.each([
    [{}, null],
    [{ employeeEndTime: 200 }, '结束时间必须晚于开始时间'],
    [{ employeeLimitfee: 0 }, '内购额度必须大于0'],
    [{ displayTime: 201 }, '展示时间不能晚于开始时间'],
    [{ displayTime: 200 }, null],
    [{ relativeEndTime: 400 }, '亲友结束时间必须晚于开始时间'],
    [{ inviteLimit: 0 }, '请填写每人可邀请的亲友人数'],
    [{ relativeLimitfee: 0 }, '内购额度必须大于0'],
    [{ relativeLimitfee: 0, ifShareLimitfee: true }, null],
    [{ relativeBeginTime: 50 }, '展示时间不能晚于开始时间'],
    [{ ifRelativeJoin: false, inviteLimit: 0, relativeLimitfee: 0, relativeEndTime: 0 }, null],
  ])('with %o: %s', (change, problem) => {
    expect(activityTermsProblem({ ...activity, ...change })).toBe(problem)
  })

  it('go from active or paused to over or cancelled, and never back', () => {
    const moves = employeeActivityStatuses.flatMap((from) =>
      employeeActivityStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
    )
    expect(moves).toEqual([
      ...[
        'active pending',
        'active over',
        'active cancel',
        'pending active',
        'pending over',
        'pending cancel',
      ],
    ])
  })

  it('of a SKU have no price above its own and no fewer pieces than were sold', () => {
    const facts = { salePrice: 100, sold: 2 }
    expect(itemTermsProblem({ price: 100, store: 2 }, facts)).toBeNull()
    expect(itemTermsProblem({ price: 101, store: 2 }, facts)).toBe('内购价不能高于销售价')
    expect(itemTermsProblem({ price: 1, store: 1 }, facts)).toBe('活动库存不能小于已售数量')
  })
})
