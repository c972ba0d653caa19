import fc from 'fast-check'
import {
  changedMemberPrice,
  gradeOfField,
  isMemberPriceChange,
  memberPriceField,
  type GradeKind,
} from '@/lib/domain/goods/member-price'
import { changedStore, isStockChange, stockChangeWords, stockProblem } from '@/lib/domain/goods/stock-change'

/** Changes of stock and of member prices that the desk makes to many SKUs. */

describe('a change of stock', () => {
  it('has exactly one number, and does something', () => {
    expect(isStockChange({})).toBe(false)
    expect(isStockChange({ store: 1, add: 1 })).toBe(false)
    expect(isStockChange({ add: 0 })).toBe(false)
    expect(isStockChange({ store: 0 })).toBe(true)
    expect(isStockChange({ add: -1 })).toBe(true)
  })

  it('that leaves a SKU below nothing is refused, and every other one is not', () => {
    const store = fc.nat(1000)
    fc.assert(
      fc.property(fc.array(store, { minLength: 1 }), fc.integer({ min: -1500, max: 1500 }), (stores, add) => {
        const isBelow = stores.some((one) => changedStore(one, { add }) < 0)
        expect(stockProblem(stores, { add }) !== null).toBe(isBelow)
      }),
    )
    expect(stockProblem([5, 3], { add: -4 })).toBe('库存不足，最少的规格只有3件')
    expect(stockProblem([9_999_999], { add: 1 })).toBe('库存不能超过9999999件')
  })

  it('is told in words', () => {
    expect([{ store: 0 }, { add: 10 }, { add: -3 }].map(stockChangeWords)).toEqual([
      '库存改为0件',
      '库存增加10件',
      '库存减少3件',
    ])
  })
})

describe('a member price', () => {
  it('as a share is rounded down, and below every price of two cents and more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 999_999_999 }),
        fc.integer({ min: 1, max: 99 }),
        (price, percent) => {
          const after = changedMemberPrice(price, { percent }) ?? 0
          expect(after).toBeGreaterThanOrEqual(1)
          expect(after).toBeLessThan(price)
        },
      ),
    )
    expect(changedMemberPrice(999, { percent: 95 })).toBe(949)
    expect(changedMemberPrice(999, { price: 500 })).toBe(500)
    expect(changedMemberPrice(999, {})).toBeNull()
  })

  it('changes in one way', () => {
    const grade = { grade_kind: 'vip' as GradeKind, grade_id: 2 }
    expect(isMemberPriceChange({ ...grade, percent: 90 })).toBe(true)
    expect(isMemberPriceChange({ ...grade, clear: true })).toBe(true)
    expect(isMemberPriceChange({ ...grade, clear: false })).toBe(false)
    expect(isMemberPriceChange({ ...grade, percent: 90, price: 1 })).toBe(false)
  })

  it('is a field with its grade', () => {
    const field = memberPriceField(7, { grade_kind: 'vip', grade_id: 2 })
    expect(gradeOfField(field.split(':')[2] ?? '')).toEqual({ grade_kind: 'vip', grade_id: 2 })
    expect(gradeOfField('price')).toBeNull()
  })
})
