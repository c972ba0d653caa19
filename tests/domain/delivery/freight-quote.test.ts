import type { FreightLine } from '@/lib/domain/delivery/freight'
import { confOf, rulesOf, type FreightRules, type Valuation } from '@/lib/domain/delivery/freight-form'
import { freightQuote } from '@/lib/domain/delivery/freight-quote'

/** What an order costs by the rules of a template, in words (contract trade §5). */

const hangzhou = ['330000', '330100', '330106']
const fee = (area: string[], start_fee: number, add_fee: number) => ({
  area,
  start_standard: 1,
  start_fee,
  add_standard: 1,
  add_fee,
})
const rules = (values: Partial<FreightRules> = {}): FreightRules => ({
  fee: [fee([], 800, 200)],
  money: [],
  free: [],
  nopost: [],
  ...values,
})
const line = (values: Partial<FreightLine> = {}): FreightLine => ({
  templatesId: 1,
  num: 3,
  weight: 1.5,
  volume: 0.02,
  fee: 9000,
  ...values,
})
const quote = (values: Partial<FreightRules>, valuation: Valuation = 2, more = {}) =>
  freightQuote({ rules: rules(values), valuation, isFree: false, isOn: true, ...more }, line(), hangzhou)

it.each<[string, ReturnType<typeof quote>, number, string[]]>([
  ['by pieces', quote({}), 1200, ['适用全国的规则', '1 件内 ¥8.00，每增加 1 件 ¥2.00']],
  [
    'by the rule of the region',
    quote({ fee: [fee(['330100'], 500, 0), fee([], 800, 200)] }),
    500,
    ['适用该地区的规则', '1 件内 ¥5.00'],
  ],
  ['by weight', quote({}, 1), 1000, ['适用全国的规则', '1 千克内 ¥8.00，每增加 1 千克 ¥2.00']],
  [
    'until free freight',
    quote({ free: [{ area: [], free_type: 2, quantity: 0, amount: 9900 }] }),
    1200,
    ['适用全国的规则', '1 件内 ¥8.00，每增加 1 件 ¥2.00', '还差 ¥9.00 免运费'],
  ],
  ['for a template that is off', quote({}, 2, { isOn: false }), 0, ['模板已停用，不收运费']],
  ['for the seller', quote({}, 2, { isFree: true }), 0, ['卖家承担运费']],
])('freight %s', (_, found, cents, words) => {
  expect(found).toEqual({ fee: cents, isRefused: false, words })
})

it('is refused in regions without delivery', () => {
  expect(quote({ nopost: ['330100'] })).toMatchObject({ isRefused: true, fee: 0 })
})

it.each([1, 2, 3, 4] as const)(
  'rules of valuation %s are stored and read without a difference',
  (valuation) => {
    const entered = rules({
      fee: [fee(['330000'], 1290, 35), fee([], 800, 200)],
      money: [
        { area: [], up: 0, down: 9990, base_fee: 1001 },
        { area: [], up: 9990, down: 0, base_fee: 0 },
      ],
      free: [
        { area: [], free_type: 3, quantity: 5, amount: 19_900 },
        { area: ['330000'], free_type: 1, quantity: 2, amount: 0 },
      ],
      nopost: ['810000'],
    })
    expect(rulesOf(confOf(entered, valuation), valuation)).toEqual(entered)
  },
)
