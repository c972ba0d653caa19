import fc from 'fast-check'
import {
  budgetOf,
  identityOf,
  isOpenFor,
  purchaseItemProblem,
  purchasePieces,
  shownPurchaseStatus,
  type PurchaseActivity,
  type PurchaseItem,
} from '@/lib/domain/purchase'

const activity: PurchaseActivity = {
  ...{ activityId: 1, name: '内购', status: 'active', displayTime: 100 },
  ...{ employeeBeginTime: 200, employeeEndTime: 300, employeeLimitfee: 50000 },
  ...{ ifRelativeJoin: true, inviteLimit: 2, relativeBeginTime: 400, relativeEndTime: 500 },
  ...{ ifShareLimitfee: false, relativeLimitfee: 10000, minimumAmount: 0 },
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
    expect(shownPurchaseStatus(activity, now)).toBe(status)
  })

  it.each([
    ['pending', 250, 'pending'],
    ['pending', 500, 'over'],
    ['over', 250, 'over'],
    ['cancel', 50, 'cancel'],
  ] as const)('that is stored as %s is at %d: %s', (status, now, shown) => {
    expect(shownPurchaseStatus({ ...activity, status }, now)).toBe(shown)
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
  const item: fc.Arbitrary<PurchaseItem> = fc
    .record({
      ...{ itemId: fc.constant(1), price: fc.integer({ min: 1, max: 5000 }) },
      ...{ store: fc.nat(20), sold: fc.nat(20), limitNum: fc.nat(6), limitFee: fc.nat(30000) },
      ...{ boughtNum: fc.nat(6), boughtFee: fc.nat(30000) },
    })
    .map((one) => ({ ...one, sold: Math.min(one.sold, one.store) }))
  fc.assert(
    fc.property(item, fc.integer({ min: 1, max: 25 }), (one, num) => {
      const problem = purchaseItemProblem(one, { itemName: '水壶', num })
      expect(problem === null).toBe(num <= purchasePieces(one))
    }),
  )
})
