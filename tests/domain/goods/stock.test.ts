import fc from 'fast-check'
import {
  clampQuantity,
  maxStoreText,
  minQuantityText,
  quantityProblem,
  saleProblem,
} from '@/lib/domain/goods/stock'

describe('a typed quantity', () => {
  it.each([
    ['abc', {}, 1],
    ['', {}, 1],
    ['1e3', {}, 1],
    ['0x10', { min: 2 }, 2],
    ['0', {}, 1],
    ['7', {}, 7],
    ['１２', {}, 12],
    [' ２．６ ', {}, 3],
    ['100000', {}, 99999],
    ['9', { max: 3 }, 3],
    ['1.26', { step: 0.1 }, 1.3],
    ['2.7', {}, 3],
    ['x', { min: 5 }, 5],
    ['3', { min: 2, max: 1 }, 2],
  ])('%s with %j becomes %d', (typed, limits, value) => {
    expect(clampQuantity(typed, limits)).toBe(value)
  })

  it('is always within its limits', () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer({ min: 0, max: 50 }), fc.nat(50), (typed, min, span) => {
        const wanted = typeof typed === 'symbol' || typeof typed === 'object' ? String(typeof typed) : typed
        const value = clampQuantity(typeof wanted === 'bigint' ? Number(wanted) : wanted, {
          min,
          max: min + span,
        })
        expect(value).toBeGreaterThanOrEqual(min)
        expect(value).toBeLessThanOrEqual(min + span)
      }),
    )
  })

  it('has messages for both limits', () => {
    expect(maxStoreText(5)).toBe('库存不足，最大库存为5件')
    expect(minQuantityText(1)).toBe('此商品的最小购买数量为1件')
  })
})

describe('whether a SKU may be sold', () => {
  const sku = {
    approveStatus: 'onsale',
    goodsStatus: 'onsale',
    auditStatus: 'approved',
    isGift: false,
    staffGoods: false,
    reserved: false,
    shopValid: true,
    market: 'mall',
  } as const
  it('depends on product, SKU, shop and viewer together', () => {
    expect(saleProblem(sku, null)).toBeNull()
    expect(saleProblem({ ...sku, approveStatus: 'offline_sale' }, null)).toBeNull()
    expect(saleProblem({ ...sku, goodsStatus: 'instock' }, null)).toBe('商品已下架')
    expect(saleProblem({ ...sku, isGift: true }, null)).toBe('赠品不可购买')
    expect(saleProblem({ ...sku, staffGoods: true }, { isStaff: false })).toBe('仅限特定会员购买')
    expect(saleProblem({ ...sku, staffGoods: true }, { isStaff: true })).toBeNull()
    expect(saleProblem({ ...sku, reserved: true }, { isStaff: true })).toBe('仅限特定会员购买')
    expect(saleProblem({ ...sku, reserved: true, shopValid: false }, null)).toBe('当前店铺已失效')
    expect(saleProblem({ ...sku, shopValid: false }, null)).toBe('当前店铺已失效')
  })

  it('depends on the minimum quantity and the stock', () => {
    expect(quantityProblem({ store: 5, startNum: 2 }, 1)).toBe('数量不能少于起订量')
    expect(quantityProblem({ store: 5, startNum: 2 }, 6)).toBe('库存不足')
    expect(quantityProblem({ store: 5, startNum: 2 }, 5)).toBeNull()
  })
})
