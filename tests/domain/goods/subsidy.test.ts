import fc from 'fast-check'
import {
  coversRegion,
  goodsSubsidy,
  isProgrammeOn,
  regionsText,
  subsidyAmount,
  type SubsidyClass,
} from '@/lib/domain/goods/subsidy'

const fridges: SubsidyClass = {
  subsidyClassId: 1,
  className: '冰箱',
  categoryIds: [3],
  rate: 15,
  topRate: 20,
  cap: 200_000,
}
const phones: SubsidyClass = {
  subsidyClassId: 2,
  className: '手机',
  categoryIds: [9],
  rate: 15,
  cap: 50_000,
  priceLimit: 600_000,
}

const cents = fc.integer({ min: 0, max: 100_000_000 })
const rule = fc.record({
  rate: fc.integer({ min: 0, max: 100 }),
  cap: cents,
  priceLimit: fc.option(cents, { nil: undefined }),
})

describe('the subsidy of one piece', () => {
  test.each([
    ['15 percent of the price', 399_900, { rate: 15, cap: 200_000 }, 59_985],
    ['at most the cap', 1_999_900, { rate: 15, cap: 200_000 }, 200_000],
    ['rounded down to the cent', 33, { rate: 15, cap: 200_000 }, 4],
    ['paid at the price limit', 600_000, phones, 50_000],
    ['nothing above the price limit', 600_001, phones, 0],
    ['nothing for a price of nothing', 0, phones, 0],
  ])('is %s', (_, price, given, expected) => {
    expect(subsidyAmount(price, given)).toBe(expected)
  })

  it('is whole cents between 0 and the smaller of price and cap', () => {
    fc.assert(
      fc.property(cents, rule, (price, given) => {
        const amount = subsidyAmount(price, given)
        expect(Number.isInteger(amount)).toBe(true)
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(Math.min(price, given.cap))
      }),
    )
  })

  it('never makes a more expensive piece below the limit cheaper than another', () => {
    fc.assert(
      fc.property(cents, cents, rule, (one, other, given) => {
        const open = { ...given, priceLimit: undefined }
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(low - subsidyAmount(low, open)).toBeLessThanOrEqual(high - subsidyAmount(high, open))
      }),
    )
  })
})

describe('the subsidy class of a product', () => {
  it('is found by the categories above the product', () => {
    expect(goodsSubsidy(['国补'], [3, 31], [phones, fridges])).toMatchObject({ className: '冰箱', rate: 15 })
  })

  it('pays the higher rate for the first energy grade if it has one', () => {
    expect(goodsSubsidy(['国补', '一级能效'], [3], [fridges])?.rate).toBe(20)
    expect(goodsSubsidy(['国补', '一级能效'], [9], [phones])?.rate).toBe(15)
  })

  it('does not exist without the tag of the programme or outside its categories', () => {
    expect(goodsSubsidy(['一级能效'], [3], [fridges])).toBeNull()
    expect(goodsSubsidy(['国补'], [4], [fridges])).toBeNull()
  })
})

describe('the programme', () => {
  test.each([
    ['before its begin', { beginTime: 100, endTime: 0 }, 99, false],
    ['from its begin', { beginTime: 100, endTime: 0 }, 100, true],
    ['until its end', { beginTime: 100, endTime: 200 }, 199, true],
    ['at its end', { beginTime: 100, endTime: 200 }, 200, false],
    ['without a setting', null, 5, true],
  ])('pays %s: %#', (_, programme, at, expected) => {
    expect(isProgrammeOn(programme, at)).toBe(expected)
  })

  test.each([
    ['everywhere without regions', [], '北京市 北京市 朝阳区', true],
    ['in its province', ['浙江省'], '浙江省 宁波市 海曙区', true],
    ['in its city', ['浙江省 杭州市'], '浙江省 杭州市 西湖区', true],
    ['in no other city of the province', ['浙江省 杭州市'], '浙江省 宁波市 海曙区', false],
    ['in no other province', ['浙江省'], '江苏省 南京市 玄武区', false],
    ['in its district', ['浙江省 杭州市 西湖区'], '浙江省 杭州市 西湖区', true],
    ['in no other district of the city', ['浙江省 杭州市 西湖区'], '浙江省 杭州市 上城区', false],
    ['in no district of this name elsewhere', ['北京市 北京市 朝阳区'], '吉林省 长春市 朝阳区', false],
    ['not before the district is chosen', ['浙江省 杭州市 西湖区'], '浙江省 杭州市 ', false],
    ['in a city without districts', ['广东省 东莞市'], '广东省 东莞市 ', true],
    ['in one of several regions', ['江苏省', '浙江省 杭州市 西湖区'], '浙江省 杭州市 西湖区', true],
  ])('pays %s', (_, regions, place, expected) => {
    const [province = '', city = '', county = ''] = place.split(' ')
    expect(coversRegion(regions, { province, city, county })).toBe(expected)
  })

  it('names its regions, a municipality once', () => {
    expect(regionsText(['浙江省', '江苏省 苏州市', '浙江省 杭州市 西湖区', '北京市 北京市 朝阳区'])).toBe(
      '浙江省、江苏省苏州市、浙江省杭州市西湖区、北京市朝阳区',
    )
  })
})
