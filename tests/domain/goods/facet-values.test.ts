import fc from 'fast-check'
import { facetChoices, type FacetValue } from '@/lib/domain/goods/facet-values'

const valuesOf = (...names: string[]): FacetValue[] =>
  names.map((name, index) => ({ id: index + 1, name, count: 1 }))
const labels = (names: string[], isComplete = true) =>
  facetChoices(valuesOf(...names), isComplete).map(({ label }) => label)

describe('choices of a parameter', () => {
  it('put measured values into bands at round bounds', () => {
    const noise = ['35 dB(A)', '36 dB(A)', '34 dB(A)', '37 dB(A)', '38 dB(A)', '33 dB(A)']
    expect(labels(noise)).toEqual(['35 dB 以下', '36 dB 以上'])
    expect(facetChoices(valuesOf(...noise), true)[0]).toEqual({
      label: '35 dB 以下',
      ids: [6, 3, 1],
      count: 3,
    })
    expect(labels(['18 dB', '22 dB', '19 dB', '21 dB', '24 dB', '25 dB', '26 dB', '20 dB'])).toEqual([
      ...['20 dB 以下', '21–25 dB', '26 dB 以上'],
    ])
    expect(labels(['0.5 L', '1.2 L', '1.5 L', '1.7 L', '2.2 L', '3 L', '5 L'])).toEqual([
      ...['2 L 以下', '2–4 L', '4 L 以上'],
    ])
  })

  it('put few levels of noise into bands, too, but not few of other measures', () => {
    expect(labels(['36 dB(A)', '37 dB(A)', '34 dB(A)'])).toEqual(['35 dB 以下', '36 dB 以上'])
    expect(labels(['36 dB(A)', '37 dB(A)'])).toEqual(['36 dB(A)', '37 dB(A)'])
    expect(labels(['1.5 L', '1.2 L', '5 L'])).toEqual(['1.2 L', '1.5 L', '5 L'])
  })

  it('show sizes that people know by their number one by one, ascending', () => {
    expect(labels(['10 公斤', '8 公斤', '12 公斤', '3 公斤', '6 公斤', '13 公斤'])).toEqual([
      ...['3 公斤', '6 公斤', '8 公斤', '10 公斤', '12 公斤', '13 公斤'],
    ])
    expect(labels(['65英寸', '55英寸', '100英寸'])).toEqual(['55英寸', '65英寸', '100英寸'])
  })

  it('sort grades, and keep the given order of other texts', () => {
    expect(labels(['二级', '一级', '三级'])).toEqual(['一级', '二级', '三级'])
    expect(labels(['风冷无霜', '直冷', '半导体'])).toEqual(['风冷无霜', '直冷', '半导体'])
  })

  it('have no bands where some values are missing', () => {
    const noise = ['35 dB', '36 dB', '34 dB', '37 dB', '38 dB', '33 dB', '31 dB']
    expect(labels(noise, false)).toHaveLength(noise.length)
  })

  it('hold every measured value once, in ascending bands', () => {
    const amounts = fc.uniqueArray(
      fc.integer({ min: -400, max: 400_000 }).map((quarters) => quarters / 4),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(amounts, (found) => {
        const names = found.map((amount) => `${amount} W`)
        const choices = facetChoices(valuesOf(...names), true)
        const ids = choices.flatMap((choice) => choice.ids)
        expect(ids.toSorted((one, other) => one - other)).toEqual(names.map((_, index) => index + 1))
        const shown = ids.map((id) => Number.parseFloat(names[id - 1] ?? ''))
        expect(shown).toEqual(shown.toSorted((one, other) => one - other))
        expect(choices.reduce((sum, { count }) => sum + count, 0)).toBe(names.length)
        expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length)
      }),
    )
  })
})
