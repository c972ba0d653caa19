import { priceOrder } from '@/lib/domain/order/price/calculate'
import { closedPointsMall, freightPoints, pointsMallSetting } from '@/lib/domain/points-mall'
import { context, requested } from '../../fixtures/domain/bills'

describe('the price of a points order', () => {
  const freight = { type: 'cash', proportion: 1, rounding: 'up' } as const
  const lines = [
    requested({ itemId: 1, price: 990, point: 200 }, 3),
    requested({ itemId: 2, price: 0, point: 50 }, 1),
  ]

  it('is points and money per piece; points pay no part of the money', () => {
    const bill = priceOrder(lines, context({ terms: { kind: 'pointsmall', freight }, areaIds: null }))
    expect(bill).toMatchObject({ pointUse: 650, pointFee: 0, itemFee: 2970, totalFee: 2970, freightPoint: 0 })
    expect(bill.lines.map(({ sharePoints }) => sharePoints)).toEqual([600, 50])
  })
})

describe('freight in points', () => {
  it.each([
    [850, 1, 'up', 9],
    [850, 1, 'down', 8],
    [850, 10, 'up', 85],
    [0, 10, 'up', 0],
  ] as const)('of %i cents at %i points a yuan, rounded %s, is %i', (cents, proportion, rounding, points) => {
    expect(freightPoints(cents, { type: 'point', proportion, rounding })).toBe(points)
  })
})

describe('the setting of the points mall', () => {
  it('is closed until it is stored open, and is cut to what pages show', () => {
    expect(pointsMallSetting(null)).toEqual(closedPointsMall)
    expect(pointsMallSetting({ ...closedPointsMall, banner: ['a'] })).toEqual(closedPointsMall)
    const many = Array.from({ length: 9 }, (_, at): [number, number] => [at, at])
    const open = { ...closedPointsMall, isOpen: true, banner: many.map(String), sections: many }
    expect(pointsMallSetting(open)).toMatchObject({ banner: { length: 4 }, sections: { length: 5 } })
  })
})
