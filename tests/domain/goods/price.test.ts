import fc from 'fast-check'
import { priceLabels } from '@/lib/domain/goods/price'
import { memberPriceOf, priceFor, type PriceViewer } from '@/lib/domain/person/viewer-price'
import type { SkuActivity } from '@/lib/domain/promotion'

const viewer: PriceViewer = {
  gradeId: 1,
  gradeName: '普通会员',
  gradeDiscount: 5,
  vipGradeId: 0,
  vipGradeName: '',
  vipDiscount: 0,
}
const vip: PriceViewer = { ...viewer, vipGradeId: 2, vipGradeName: '金卡', vipDiscount: 10 }

const activity: SkuActivity = {
  seckillId: 1,
  activityName: '限时',
  type: 'limited_time_sale',
  itemId: 1,
  goodsId: 1,
  activityPrice: 700,
  activityStore: 10,
  left: 10,
  limitNum: 0,
  limitMoney: 0,
  limitTotalMoney: 0,
  releaseTime: 0,
  startTime: 0,
  endTime: 10,
  validityPeriod: 15,
  isFreeShipping: false,
  description: '',
  adPic: '',
  status: 'in_sale',
}

describe('the member price', () => {
  it.each([
    ['a visitor pays the price', null, undefined, undefined],
    ['a grade takes its percentage, the discount rounded down', viewer, undefined, 950],
    ['a paid grade takes its own percentage', vip, undefined, 900],
    ['a price fixed for the grade comes before the percentage', viewer, { vip: 800, normal: 880 }, 880],
    ['a price fixed for the paid grade comes first', vip, { vip: 800, normal: 880 }, 800],
    ['the lower price of the ordinary grade counts for the paid grade', vip, { vip: null, normal: 880 }, 880],
    [
      'a higher one of the ordinary grade does not take the discount away',
      vip,
      { vip: null, normal: 940 },
      900,
    ],
    ['nor does a higher one of the paid grade', vip, { vip: 960, normal: null }, 950],
    ['a fixed price above the price is no offer', viewer, { vip: null, normal: 2000 }, undefined],
  ])('%s', (_, who, fixed, expected) => {
    expect(memberPriceOf(999, who, fixed)).toBe(expected)
  })

  it('is never above what either grade alone would pay', () => {
    const price = fc.option(fc.nat(1_000_000))
    fc.assert(
      fc.property(fc.nat(1_000_000), price, price, (own, paid, normal) => {
        const fixed = { vip: paid, normal }
        const charged = memberPriceOf(own, vip, fixed) ?? own
        expect(charged).toBeLessThanOrEqual(memberPriceOf(own, { ...vip, vipGradeId: 0 }, fixed) ?? own)
        expect(charged).toBeLessThanOrEqual(
          memberPriceOf(own, { ...vip, gradeDiscount: 0 }, { vip: paid, normal: null }) ?? own,
        )
      }),
    )
  })

  it('is never above the price and never negative', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 100 }), (price, gradeDiscount) => {
        const own = memberPriceOf(price, { ...viewer, gradeDiscount })
        if (own !== undefined) {
          expect(own).toBeLessThan(price)
          expect(own).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('the final price', () => {
  it('is the activity price, then the member price, then the price', () => {
    expect(priceFor({ price: 1000 }, viewer, activity)).toEqual({
      price: 1000,
      memberPrice: 950,
      activityPrice: 700,
      final: 700,
      kind: 'activity',
    })
    expect(priceFor({ price: 1000 }, viewer)).toEqual({
      price: 1000,
      memberPrice: 950,
      final: 950,
      kind: 'member',
    })
    expect(priceFor({ price: 1000 }, null)).toEqual({ price: 1000, final: 1000, kind: 'normal' })
    expect(priceLabels).toEqual({ activity: '活动价', member: '会员价', normal: '价格' })
  })

  it('ignores an activity that has not begun or is sold out', () => {
    expect(priceFor({ price: 1000 }, null, { ...activity, status: 'in_the_notice' }).final).toBe(1000)
    expect(priceFor({ price: 1000 }, null, { ...activity, left: 0 }).final).toBe(1000)
  })
})
