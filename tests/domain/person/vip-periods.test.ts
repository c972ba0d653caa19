import { extendVip, vipPeriodsAt, type VipPeriods } from '@/lib/domain/person/vip'

/** Periods of paid grades (contract member §17). */

const day = 86400
const now = 1_000_000
const vip = (days: number) => ({ vipGradeId: 1, lvType: 'vip' as const, until: now + days * day })
const svip = (days: number) => ({ vipGradeId: 2, lvType: 'svip' as const, until: now + days * day })
const none: VipPeriods = { current: null, next: null }
const month = { vipGradeId: 1, lvType: 'vip' as const, days: 30 }
const year = { vipGradeId: 2, lvType: 'svip' as const, days: 365 }

describe('a purchase of a paid grade', () => {
  it.each<[string, VipPeriods, typeof month | typeof year, VipPeriods]>([
    ['begins at once', none, month, { current: vip(30), next: null }],
    [
      'begins at once when the last one has ended',
      { current: vip(-5), next: null },
      month,
      { current: vip(30), next: null },
    ],
    ['goes on from its end', { current: vip(10), next: null }, month, { current: vip(40), next: null }],
    [
      'above another one moves its end',
      { current: vip(10), next: null },
      year,
      { current: svip(365), next: vip(375) },
    ],
    [
      'goes on above another one, too',
      { current: svip(5), next: vip(15) },
      year,
      { current: svip(370), next: vip(380) },
    ],
    [
      'below another one begins with its end',
      { current: svip(5), next: null },
      month,
      { current: svip(5), next: vip(35) },
    ],
    [
      'below another one goes on there',
      { current: svip(5), next: vip(15) },
      month,
      { current: svip(5), next: vip(45) },
    ],
    [
      'counts what waited as begun',
      { current: svip(-1), next: vip(9) },
      month,
      { current: vip(39), next: null },
    ],
  ])('%s', (_, periods, purchase, expected) => {
    expect(extendVip(periods, purchase, now)).toEqual(expected)
  })

  it('never takes days away', () => {
    const starts = [
      none,
      ...[-3, 0, 4].flatMap((a) => [
        { current: vip(a), next: null },
        { current: svip(a), next: vip(a + 2) },
      ]),
    ]
    const total = ({ current, next }: VipPeriods) => (next ?? current)?.until ?? now
    for (const start of starts)
      for (const purchase of [month, year]) {
        const before = vipPeriodsAt(start, now)
        const days = (total(extendVip(start, purchase, now)) - total(before)) / day
        expect(days).toBe(purchase.days)
      }
  })
})
