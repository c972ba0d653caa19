import { saleMoneyProblem } from '@/lib/domain/order/price/sale-money'
import type { SkuActivity } from '@/lib/domain/promotion'
import { sku } from '../../fixtures/domain/bills'

describe('the money limits of a limited-time sale', () => {
  const sale = (values: Partial<SkuActivity>): SkuActivity => ({
    seckillId: 5,
    activityName: '限时',
    type: 'limited_time_sale',
    itemId: 1,
    goodsId: 1,
    activityPrice: 1000,
    activityStore: 9,
    left: 9,
    limitNum: 0,
    limitMoney: 0,
    limitTotalMoney: 0,
    releaseTime: 0,
    startTime: 0,
    endTime: 1000,
    validityPeriod: 15,
    isFreeShipping: false,
    description: '',
    adPic: '',
    status: 'in_sale',
    ...values,
  })

  it.each<[Partial<SkuActivity>, number, number, boolean, string | null]>([
    [{}, 0, 1, true, null],
    [{ limitMoney: 3000 }, 0, 2, true, '活动单笔最少购买30元'],
    [{ limitMoney: 3000 }, 0, 2, false, null],
    [{ limitMoney: 3000 }, 0, 3, true, null],
    [{ limitTotalMoney: 3050 }, 0, 4, true, '活动总限额30.5元'],
    [{ limitTotalMoney: 3000 }, 1000, 3, false, '活动总限额30元'],
    [{ limitTotalMoney: 3000 }, 1000, 2, true, null],
    [{ limitMoney: 3000, left: 0 }, 0, 1, true, null],
  ])(
    '%j after %d cents with %d pieces, whole order %s: %s',
    (values, activitySpent, num, isWhole, problem) => {
      const line = { sku: sku({ activity: sale(values), activitySpent }), num }
      expect(saleMoneyProblem([line], isWhole)).toBe(problem)
    },
  )

  it('look at all lines of the sale together', () => {
    const lineOf = (itemId: number) => ({
      sku: sku({ itemId, activity: sale({ limitMoney: 2000 }) }),
      num: 1,
    })
    expect(saleMoneyProblem([lineOf(1)], true)).toBe('活动单笔最少购买20元')
    expect(saleMoneyProblem([lineOf(1), lineOf(2)], true)).toBeNull()
  })
})
