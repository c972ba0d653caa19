import fc from 'fast-check'
import { isReserved, type GoodsScope, type Preference } from '@/lib/domain/promotion'
import { buyersText } from '@/lib/domain/promotion/member-only'

const preference = (values: Partial<Preference> = {}): Preference => ({
  useBound: 1,
  boundIds: [7],
  validGrades: [3, 4],
  validVipGrades: [],
  distributorId: 0,
  startTime: 100,
  endTime: 200,
  ...values,
})
const goods: GoodsScope = { goodsId: 7, categoryPath: [1, 2], tagIds: [4], brandId: 5, distributorId: 0 }
const ofGrade = (gradeId: number, vipGradeId = 0) => ({ gradeId, vipGradeId })

describe('who may buy a product', () => {
  const preference = (...member_grade: string[]) => ({ marketing_type: 'member_preference', member_grade })
  it.each([
    ['everybody without promotions', [], ''],
    [
      'everybody with a promotion of some grades',
      [{ marketing_type: 'full_minus', member_grade: ['金卡会员'] }],
      '',
    ],
    ['the grades of 会员优先购', [preference('金卡会员', '黑金会员')], '仅限金卡会员、黑金会员购买'],
    [
      'the grades of any of several',
      [preference('金卡会员'), preference('银卡会员')],
      '仅限金卡会员、银卡会员购买',
    ],
    ['everybody where one of several is for all', [preference('金卡会员'), preference()], ''],
  ])('%s', (_, promotions, text) => {
    expect(buyersText(promotions)).toBe(text)
  })
})

describe('会员优先购', () => {
  it.each([
    ['a guest', null, {}, true],
    ['another grade', ofGrade(1), {}, true],
    ['its grade', ofGrade(3), {}, false],
    ['its paid grade', ofGrade(1, 2), { validVipGrades: [2] }, false],
    ['another paid grade', ofGrade(1, 1), { validVipGrades: [2] }, true],
    ['anyone, when it names no grade', null, { validGrades: [] }, false],
    ['another grade, before it starts', ofGrade(1), { startTime: 151 }, false],
    ['another grade, when it has just started', ofGrade(1), { startTime: 150 }, true],
    ['another grade, when it has just ended', ofGrade(1), { endTime: 150 }, false],
    ['another grade, for another product', ofGrade(1), { boundIds: [8] }, false],
    ['another grade, for its category', ofGrade(1), { useBound: 2, boundIds: [2] }, true],
    ['another grade, for its tag', ofGrade(1), { useBound: 3, boundIds: [4] }, true],
    ['another grade, for its brand', ofGrade(1), { useBound: 4, boundIds: [5] }, true],
    ['another grade, when another shop has it', ofGrade(1), { distributorId: 9 }, false],
  ])('keeps a product from %s', (_name, buyer, values, expected) => {
    expect(isReserved([preference(values)], goods, buyer, 150)).toBe(expected)
  })

  it('keeps nothing back without a promotion, and one of several that lets the buyer in is enough', () => {
    expect(isReserved([], goods, null, 150)).toBe(false)
    const both = [preference({ validGrades: [1] }), preference({ validGrades: [3] })]
    expect(isReserved(both, goods, ofGrade(3), 150)).toBe(false)
    expect(isReserved(both, goods, ofGrade(2), 150)).toBe(true)
  })

  it('keeps nothing from a member of whom each of them names the grade', () => {
    const any = fc.record({
      useBound: fc.integer({ min: 0, max: 5 }),
      boundIds: fc.array(fc.integer({ min: 1, max: 9 })),
      startTime: fc.integer({ min: 0, max: 300 }),
    })
    fc.assert(
      fc.property(fc.array(any), (many) => {
        const preferences = many.map((values) => preference(values))
        expect(isReserved(preferences, goods, ofGrade(4), 150)).toBe(false)
      }),
    )
  })
})
