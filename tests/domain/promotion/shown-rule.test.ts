import fc from 'fast-check'
import { lowestThreshold, shownRule, shownRules } from '@/lib/domain/promotion/shown-rule'
import { ruleText, rulesText } from '@/lib/domain/promotion/types/rule-texts'

it.each([
  ['消费满5000元，减300元;消费满3000元，减120元', { of: 'cents', value: 300_000 }],
  ['消费满199.5元，给予12%优惠', { of: 'cents', value: 19_950 }],
  ['购买满2件，给予10%优惠', { of: 'pieces', value: 2 }],
  ['会员优先购', null],
])('the lowest threshold of %s is %j', (rules, threshold) =>
  expect(lowestThreshold(rules)).toEqual(threshold),
)

describe('a rule as pages show it', () => {
  it.each([
    ['消费满3000元，减120元', '满3000减120'],
    ['消费满2000元，减80元,且上不封顶', '每满2000减80，上不封顶'],
    ['消费满199.5元，给予12%优惠', '满199.5打8.8折'],
    ['购买满2件，给予10%优惠', '满2件打9折'],
    ['消费满500元，送赠品：电水壶、毛巾', '满500送赠品：电水壶、毛巾'],
    ['消费满199元，加价59元换购：电水壶', '满199加价59元换购：电水壶'],
    ['会员优先购', '会员优先购'],
    ['', ''],
  ])('%s becomes %s', (rule, shown) => {
    expect(shownRule(rule)).toBe(shown)
  })

  it('knows every text that the contract has for a reduction', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('full_minus', 'full_discount'),
        fc.constantFrom('totalfee', 'quantity'),
        fc.boolean(),
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 1, max: 99 }),
        (marketingType, conditionType, canjoinRepeat, full, part) => {
          const marketing = { marketingType, conditionType, canjoinRepeat }
          const shown = shownRule(ruleText(marketing, { full, minus: part, discount: part }))
          expect(shown).not.toMatch(/消费|购买|给予|优惠|,/)
          expect(shown).toMatch(/^每?满[\d.]+(件)?(减|打)/)
        },
      ),
    )
  })

  it('shows each tier of a promotion', () => {
    const rules = [
      { full: 100_000, minus: 5000 },
      { full: 300_000, minus: 20_000 },
    ]
    const text = rulesText(
      { marketingType: 'full_minus', conditionType: 'totalfee', canjoinRepeat: false, rules },
      () => undefined,
    )
    expect(shownRules(text)).toEqual(['满1000减50', '满3000减200'])
  })
})
