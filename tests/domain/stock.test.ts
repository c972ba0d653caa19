import fc from 'fast-check'
import {
  clampQuantity,
  maxStoreText,
  minQuantityText,
  quantityProblem,
  saleProblem,
} from '@/lib/domain/stock'

describe('a typed quantity', () => {
  it.each([
    ['', {}, 1],
    ['abc', {}, 1],
    ['3', {}, 3],
    ['2.6', {}, 3],
    [Number.NaN, {}, 1],
    [0, {}, 1],
    [-5, {}, 1],
    [100_000, {}, 99_999],
    [7, { max: 5 }, 5],
    [1, { min: 3 }, 3],
    [6, { min: 1, step: 2 }, 7],
    [9, { min: 2, max: 10, step: 3 }, 8],
    [5, { min: 4, max: 2 }, 4],
  ])('%s within %j is %d', (value, limits, expected) => {
    expect(clampQuantity(value, limits)).toBe(expected)
  })

  it('always ends within its limits', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.integer({ min: 1, max: 99 }),
        fc.nat(500),
        fc.integer({ min: 1, max: 9 }),
        (value, min, more, step) => {
          const result = clampQuantity(value, { min, max: min + more, step })
          expect(result).toBeGreaterThanOrEqual(min)
          expect(result).toBeLessThanOrEqual(min + more)
          expect((result - min) % step).toBe(0)
        },
      ),
    )
  })

  it('has sentences for both ends', () => {
    expect(maxStoreText(5)).toBe('库存不足，最大库存为5件')
    expect(minQuantityText(1)).toBe('此商品的最小购买数量为1件')
  })
})

describe('what may be sold', () => {
  const sku = {
    approveStatus: 'onsale',
    goodsStatus: 'onsale',
    auditStatus: 'approved',
    isGift: false,
    staffGoods: false,
    shopValid: true,
  } as const
  it('is told by goods, sku, shop and viewer together', () => {
    expect(saleProblem(sku, null)).toBeNull()
    expect(saleProblem({ ...sku, approveStatus: 'offline_sale' }, null)).toBeNull()
    expect(saleProblem({ ...sku, goodsStatus: 'instock' }, null)).toBe('商品已下架')
    expect(saleProblem({ ...sku, isGift: true }, null)).toBe('赠品不可购买')
    expect(saleProblem({ ...sku, staffGoods: true }, { isStaff: false })).toBe('仅限特定会员购买')
    expect(saleProblem({ ...sku, staffGoods: true }, { isStaff: true })).toBeNull()
    expect(saleProblem({ ...sku, shopValid: false }, null)).toBe('当前店铺已失效')
  })

  it('has a least and a greatest number', () => {
    expect(quantityProblem({ store: 5, startNum: 2 }, 1)).toBe('数量不能少于起订量')
    expect(quantityProblem({ store: 5, startNum: 2 }, 6)).toBe('库存不足')
    expect(quantityProblem({ store: 5, startNum: 2 }, 5)).toBeNull()
  })
})
