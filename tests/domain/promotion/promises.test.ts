import { priceOrder } from '@/lib/domain/order/price/calculate'
import { promisedPromotions, promisesOf, type SkuActivity } from '@/lib/domain/promotion'
import { context, coupon, reduction, requested, sku } from '../../fixtures/domain/bills'

/** Cards and pages promise exactly the benefits that an order applies (contract trade §3.1). */

const activity = (type: SkuActivity['type']): SkuActivity => ({
  seckillId: 5,
  activityName: '抢购',
  type,
  itemId: 1,
  goodsId: 1,
  activityPrice: 500_000,
  status: 'in_sale',
  activityStore: 9,
  left: 9,
  limitNum: 0,
  limitMoney: 0,
  limitTotalMoney: 0,
  releaseTime: 0,
  startTime: 0,
  endTime: 1000,
  validityPeriod: 5,
  isFreeShipping: false,
  description: '',
  adPic: '',
})

const viewer = {
  gradeId: 1,
  gradeName: '金卡',
  gradeDiscount: 5,
  vipGradeId: 0,
  vipGradeName: '',
  vipDiscount: 0,
  point: 0,
}

/** The benefits that an order of one piece applies besides the price. */
function appliedTo(values: Parameters<typeof sku>[0]) {
  const bill = priceOrder(
    [requested({ price: 600_000, ...values }, 1)],
    context({
      viewer,
      terms:
        values?.activity?.type === 'seckill'
          ? { kind: 'seckill', seckillId: values.activity.seckillId }
          : { kind: 'normal' },
      marketings: [reduction({ rules: [{ full: 100_000, minus: 30_000 }] })],
      coupons: [coupon],
      subsidy: {
        programmeName: '焕新',
        isOn: true,
        isVerified: true,
        regions: [],
        place: null,
        tagNames: new Map([[1, '国补']]),
        classes: [
          {
            subsidyClassId: 1,
            className: '冰箱',
            categoryIds: [10],
            rate: 15,
            cap: 200_000,
            limit: 1,
            personPieces: null,
            budgetPieces: null,
            budgetCents: null,
          },
        ],
      },
    }),
  )
  return {
    memberPrice: bill.memberDiscount > 0,
    promotions: bill.promotionDiscount > 0,
    coupons: bill.coupon !== null,
    subsidy: bill.subsidyFee > 0,
  }
}

const inProgramme = { tagIds: [1], salesCategories: [10] }

describe('what a product promises', () => {
  it.each([
    ['no activity', null, false],
    ['a limited-time sale', activity('limited_time_sale'), false],
    ['a seckill', activity('seckill'), false],
    ['no activity, for employee purchase', null, true],
    ['a limited-time sale, for employee purchase', activity('limited_time_sale'), true],
  ])('is what an order applies: %s', (_, running, staffGoods) => {
    const values = { ...inProgramme, activity: running, staffGoods }
    expect(promisesOf(sku(values), running)).toEqual(appliedTo(values))
  })

  it('is nothing on gifts and on products that the mall does not sell online', () => {
    const nothing = { memberPrice: false, promotions: false, coupons: false, subsidy: false }
    expect(promisesOf(sku({ isGift: true }), null)).toEqual(nothing)
    for (const goodsStatus of ['only_show', 'offline_sale', 'instock'] as const)
      expect(promisesOf(sku({ goodsStatus }), null)).toEqual(nothing)
  })

  it('keeps 会员优先购 beside the price of an activity: it says who may buy', () => {
    const running = [
      { marketingType: 'full_minus' as const },
      { marketingType: 'member_preference' as const },
    ]
    expect(promisedPromotions(running, promisesOf(sku(), activity('seckill')))).toEqual([running[1]])
    expect(promisedPromotions(running, promisesOf(sku(), null))).toEqual(running)
  })
})
