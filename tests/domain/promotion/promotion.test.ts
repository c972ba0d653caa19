import fc from 'fast-check'
import {
  covers,
  fullGift,
  joinProblem,
  lastSeconds,
  marketingStatus,
  reductionOf,
  rulesText,
  seckillStatus,
  ticketProblem,
  type Marketing,
  type ReductionMarketing,
  type OfferScope,
} from '@/lib/domain/promotion'

const marketing: ReductionMarketing = {
  marketingId: 1,
  marketingType: 'full_minus',
  marketingName: '满减',
  promotionTag: '满减',
  conditionType: 'totalfee',
  rules: [
    { full: 10_000, minus: 500 },
    { full: 30_000, minus: 3000 },
  ],
  canjoinRepeat: false,
  inProportion: false,
  joinLimit: 0,
  joined: 0,
  useBound: 0,
  boundIds: [],
  validGrades: [],
  validVipGrades: [],
  distributorId: 0,
  startTime: 100,
  endTime: 200,
}
const goods: OfferScope = {
  goodsId: 7,
  categoryPath: [1, 2, 3],
  tagIds: [4],
  brandId: 5,
  distributorId: 0,
  staffGoods: false,
  isGift: false,
  goodsStatus: 'onsale',
}

describe('a range', () => {
  it.each([
    [0, [], true],
    [1, [7], true],
    [1, [8], false],
    [2, [2], true],
    [2, [9], false],
    [3, [4], true],
    [4, [5], true],
    [4, [6], false],
    [5, [7], false],
    [5, [8], true],
    [9, [7], false],
  ])('of kind %d with %j covers: %s', (useBound, boundIds, expected) => {
    expect(covers({ useBound, boundIds }, goods)).toBe(expected)
  })

  it('by brand never covers products without a brand', () => {
    expect(covers({ useBound: 4, boundIds: [5] }, { ...goods, brandId: null })).toBe(false)
  })
})

describe('joining a promotion', () => {
  const member = { gradeId: 1, vipGradeId: 0 }
  it.each<[Partial<Marketing>, string | null]>([
    [{}, null],
    [{ useBound: 1, boundIds: [1] }, '活动不适用该商品'],
    [{ distributorId: 3 }, '活动不适用该店铺'],
    [{ startTime: 151 }, '活动未开始或已过期'],
    [{ endTime: 150 }, '活动未开始或已过期'],
    [{ validGrades: [2] }, '您的会员等级不能参加该活动'],
    [{ validGrades: [2, 1] }, null],
    [{ joinLimit: 2, joined: 2 }, '您已达到参与上限'],
    [{ joinLimit: 2, joined: 1 }, null],
  ])('%j gives %s', (change, expected) => {
    expect(joinProblem({ ...marketing, ...change }, goods, member, 150)).toBe(expected)
  })

  it('is refused for staff goods, whose price takes no other offer', () => {
    expect(joinProblem(marketing, { ...goods, staffGoods: true }, member, 150)).toBe('活动不适用该商品')
  })

  it('is refused to guests when it is reserved for grades', () => {
    expect(joinProblem({ ...marketing, validVipGrades: [2] }, goods, null, 150)).toBe(
      '您的会员等级不能参加该活动',
    )
    expect(
      joinProblem({ ...marketing, validVipGrades: [2] }, goods, { gradeId: 1, vipGradeId: 2 }, 150),
    ).toBeNull()
  })
})

describe('满减 and 满折', () => {
  /** The reduction of one line. */
  const reduced = (promotion: ReductionMarketing, line: { fee: number; num: number }) =>
    reductionOf[promotion.marketingType](promotion, [line])

  it.each([
    [9999, null],
    [10_000, 500],
    [29_999, 500],
    [30_000, 3000],
    [90_000, 3000],
  ])('%d cents are reduced by %s', (fee, expected) => {
    expect(reduced(marketing, { fee, num: 1 })?.fee ?? null).toBe(expected)
  })

  it('apply the top tier once per multiple when it may repeat', () => {
    const again = { ...marketing, canjoinRepeat: true }
    expect(reduced(again, { fee: 95_000, num: 1 })?.fee).toBe(9000)
    expect(reduced(again, { fee: 25_000, num: 1 })?.fee).toBe(500)
  })

  it('compare pieces when the condition is the quantity', () => {
    const byQuantity = { ...marketing, conditionType: 'quantity' as const, rules: [{ full: 2, minus: 100 }] }
    expect(reduced(byQuantity, { fee: 1000, num: 1 })).toBeNull()
    expect(reduced(byQuantity, { fee: 1000, num: 2 })?.fee).toBe(100)
  })

  it('round a percentage down', () => {
    const percent = {
      ...marketing,
      marketingType: 'full_discount' as const,
      rules: [{ full: 100, discount: 15 }],
    }
    expect(reduced(percent, { fee: 999, num: 1 })?.fee).toBe(149)
  })

  it('never reduce by more than the value of the lines', () => {
    const rules = fc.array(fc.record({ full: fc.nat(5000), minus: fc.nat(9000) }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(rules, fc.nat(20_000), fc.boolean(), (tiers, fee, canjoinRepeat) => {
        const off = reduced({ ...marketing, rules: tiers, canjoinRepeat }, { fee, num: 1 })?.fee ?? 0
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(fee)
      }),
    )
  })
})

describe('满赠', () => {
  const gift = {
    ...marketing,
    marketingType: 'full_gift' as const,
    rules: [{ full: 100, gifts: [{ itemId: 9, num: 2 }] }],
  }
  it('gives the gifts of the first reached tier', () => {
    expect(fullGift(gift, { fee: 99, num: 1 })).toBeNull()
    expect(fullGift(gift, { fee: 350, num: 1 })?.gifts).toEqual([{ itemId: 9, num: 2 }])
  })
  it('multiplies the gifts in proportion to the tier', () => {
    expect(fullGift({ ...gift, inProportion: true }, { fee: 350, num: 1 })?.gifts).toEqual([
      { itemId: 9, num: 6 },
    ])
  })
})

describe('the text of rules', () => {
  it.each<[Partial<Marketing>, string]>([
    [{}, '消费满100元，减5元;消费满300元，减30元'],
    [{ canjoinRepeat: true, rules: [{ full: 10_050, minus: 99 }] }, '消费满100.5元，减0.99元,且上不封顶'],
    [{ marketingType: 'full_discount', rules: [{ full: 100, discount: 8 }] }, '消费满1元，给予8%优惠'],
    [{ conditionType: 'quantity', rules: [{ full: 3, minus: 500 }] }, '购买满3件，减5元'],
    [
      { marketingType: 'full_gift', rules: [{ full: 100, gifts: [{ itemId: 9, num: 1 }] }] },
      '消费满1元，送赠品：壳',
    ],
  ])('%j', (change, text) => {
    expect(rulesText({ ...marketing, ...change }, () => '壳')).toBe(text)
  })
})

describe('the status of an activity', () => {
  const times = { releaseTime: 10, startTime: 20, endTime: 30 }
  it.each([
    [9, 'waiting', 11],
    [10, 'in_the_notice', 10],
    [19, 'in_the_notice', 1],
    [20, 'in_sale', 10],
    [29, 'in_sale', 1],
    [30, 'it_has_ended', 0],
  ])('at %d a seckill is %s with %d s left', (now, status, left) => {
    expect(seckillStatus(times, now)).toBe(status)
    expect(lastSeconds(times, now)).toBe(left)
  })

  it('of a disabled seckill is that it has ended', () =>
    expect(seckillStatus({ ...times, disabled: true }, 25)).toBe('it_has_ended'))

  it.each([
    [99, 'waiting'],
    [100, 'ongoing'],
    [200, 'end'],
  ])('at %d a promotion is %s', (now, status) => expect(marketingStatus(marketing, now)).toBe(status))
})

describe('a ticket', () => {
  it('is refused for an activity that does not exist', () => {
    expect(ticketProblem(null, { num: 1, bought: 0, store: 1, obstacle: null }, 1)).toBe('秒杀活动已关闭')
  })
})
