import { typedCents } from '@/lib/domain/money'
import { lineShares, type SharedLine } from '@/lib/domain/order/price/line-shares'

const line: SharedLine = {
  item_fee: 400_000,
  total_fee: 301_000,
  point_fee: 1_000,
  discount_info: [
    { info: '会员价', rule: '会员价', discount_fee: 8_000 },
    { info: '国庆满减', rule: '满3000减300', discount_fee: 30_000 },
    { info: '国家补贴', rule: '', discount_fee: 60_000 },
    { info: '限时特惠', rule: '周末', discount_fee: 0 },
  ],
}

describe('the shares of an order line', () => {
  it('are named, and add up to what is paid; reasons without an amount are left out', () => {
    expect(lineShares(line)).toEqual([
      { label: '会员价', cents: 8_000 },
      { label: '国庆满减（满3000减300）', cents: 30_000 },
      { label: '国家补贴', cents: 60_000 },
      { label: '积分抵扣', cents: 1_000 },
    ])
  })

  it.each([
    ['takes from the others', { ...line, total_fee: 300_000 }, 1_000],
    ['is paid by the others', { ...line, total_fee: 302_000 }, -1_000],
  ])('what a gift %s is a row of its own', (_name, shifted, cents) => {
    expect(lineShares(shifted).at(-1)).toEqual({ label: '赠品与加价购分摊', cents })
  })
})

it.each([
  ['12', 1200],
  ['12.', 1200],
  ['0.3', 30],
  ['１２．５', 1250],
  [' 7.05 ', 705],
  ['', Number.NaN],
  ['-1', Number.NaN],
  ['1.005', Number.NaN],
  ['1e3', Number.NaN],
  ['1,000', Number.NaN],
])('an amount typed as %j is %d cents', (text, cents) => {
  expect(typedCents(text)).toBe(cents)
})
