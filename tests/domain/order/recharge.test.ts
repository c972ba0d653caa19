import fc from 'fast-check'
import { closedRecharge, giftOf, isRechargeable, rechargeSetting } from '@/lib/domain/order/payment/recharge'

describe('recharging stored value', () => {
  const setting = rechargeSetting({
    is_open: true,
    min_fee: 1000,
    max_fee: 100_000,
    rules: [
      { money: 50_000, gift: 3000 },
      { money: 10_000, gift: 500 },
      { money: 200_000, gift: 0 },
    ],
  })

  it.each([
    [999, false],
    [1000, true],
    [100_000, true],
    [100_001, false],
    [200_000, true],
    [0, false],
  ])('of %i cents is allowed: %s', (fee, isAllowed) => expect(isRechargeable(setting, fee)).toBe(isAllowed))

  it.each([
    [9999, 0],
    [10_000, 500],
    [49_999, 500],
    [50_000, 3000],
    [200_000, 3000],
  ])('of %i cents brings %i as a gift', (fee, gift) => expect(giftOf(setting, fee)).toBe(gift))

  it.each([null, {}, { is_open: 'true' }, { is_open: 1 }])('is off with the setting %j', (value) => {
    expect(rechargeSetting(value)).toEqual(closedRecharge)
  })

  it('reads any stored value as a setting whose limits are in order', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('is_open', 'min_fee', 'max_fee', 'rules'), fc.anything()),
        (value) => {
          const { minFee, maxFee, rules } = rechargeSetting(value)
          expect(minFee).toBeLessThanOrEqual(maxFee)
          for (const { money, gift } of rules) expect(Math.min(money, gift + 1)).toBeGreaterThan(0)
        },
      ),
    )
  })
})
