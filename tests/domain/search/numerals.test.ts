import fc from 'fast-check'
import { inNumerals } from '@/lib/domain/search/numerals'
import { queryVariants } from '@/lib/domain/search/query-variants'
import { comparable, indexText } from '@/lib/domain/search/words'

const digits = [...'零一二三四五六七八九']

/** A whole number below ten thousand as people write it. */
function group(value: number): string {
  const parts: string[] = []
  let isGap = false
  for (const [power, name] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(value / power) % 10
    if (digit === 0) isGap = parts.length > 0
    else {
      if (isGap) parts.push('零')
      isGap = false
      parts.push(`${digits[digit]}${name}`)
    }
  }
  return parts.join('')
}

function spelled(value: number): string {
  if (value === 0) return '零'
  const high = Math.floor(value / 10_000)
  const low = value % 10_000
  if (high === 0) return group(low).replace(/^一十/, '十')
  return `${group(high).replace(/^一十/, '十')}万${low === 0 ? '' : `${low < 1000 ? '零' : ''}${group(low)}`}`
}

/** With 万 after whole ten thousands, as people write them. */
const numerals = (value: number) =>
  value > 0 && value % 10_000 === 0 ? `${value / 10_000}万` : String(value)

const unit = fc.constantFrom('匹', '英寸', '公斤', '升', '毫升', '瓦', '小时', ' 英寸')
const number = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 999_999 }))

describe('figures in numerals', () => {
  it.each([
    ['大一匹到三匹', '大1匹到3匹'],
    ['一点五匹', '1.5匹'],
    ['五十五寸', '55英寸'],
    ['55 吋', '55 英寸'],
    ['十公斤', '10公斤'],
    ['五千克', '5公斤'],
    ['10kg', '10公斤'],
    ['10 KG洗衣机', '10公斤洗衣机'],
    ['500L', '500升'],
    ['1.5P', '1.5匹'],
    ['大1.5p空调', '大1.5匹空调'],
    ['一匹半', '1.5匹'],
    ['大两匹半空调', '大2.5匹空调'],
    ['1080P', '1080P'],
    ['BCD-500L', 'BCD-500L'],
    ['8GB', '8GB'],
    ['一千三百克', '1300克'],
    ['５００升', '500升'],
    ['十点三英寸', '10.3英寸'],
    ['零点八秒', '0.8秒'],
    ['两千五', '2500'],
    ['一万二', '12000'],
    ['五千万像素', '5000万像素'],
    ['双十一', '双11'],
    ['一级能效', '1级能效'],
  ])('%s is %s', (text, numerals) => expect(inNumerals(text)).toBe(numerals))

  it.each([
    ...['一体机', '三星', '万和', '百吋', '三四百升', '十五六寸', '千百度', '零零七', '七七八八', '三点半'],
    ...['13一', 'X3 Pro', '1万', '一', ''],
  ])('%s stays as it is', (text) => expect(inNumerals(text)).toBe(text))

  it('are the same number, whichever it is', () =>
    fc.assert(
      fc.property(number, unit, (value, of) =>
        expect(inNumerals(spelled(value) + of)).toBe(numerals(value) + of),
      ),
    ))

  it('keep their decimals', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.stringMatching(/^\d{1,2}$/), (whole, decimals) => {
        const fraction = [...decimals].map((digit) => digits[Number(digit)]).join('')
        expect(inNumerals(`${spelled(whole)}点${fraction}匹`)).toBe(`${whole}.${decimals}匹`)
      }),
    ))

  it('do not change again', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'零一二两三十百千万点五九匹寸升克级机 .3'), maxLength: 12 }),
        (text) => expect(inNumerals(inNumerals(text))).toBe(inNumerals(text)),
      ),
    ))

  it('are the same entries and queries in both spellings', () =>
    fc.assert(
      fc.property(number, fc.constantFrom('匹', '英寸', '公斤', '升'), (value, of) => {
        const [inWords, inFigures] = [`云杉${spelled(value)}${of}空调`, `云杉${numerals(value)}${of}空调`]
        const entries = (text: string) => new Set(indexText([{ weight: 'A', text }]).split(' '))
        expect([...entries(inFigures)].filter((entry) => !entries(inWords).has(entry))).toEqual([])
        expect(comparable(inWords)).toBe(comparable(inFigures))
        const [own, other] = [queryVariants(inFigures), queryVariants(inWords)]
        expect(other?.exact.map(({ queries, codes }) => [queries[0], codes])).toEqual(
          own?.exact.map(({ queries, codes }) => [queries[0], codes]),
        )
      }),
    ))
})
