import fc from 'fast-check'
import { pointsMallHref, type PointsQuery } from '@/lib/web/points-href'
import { parsePointsQuery } from '@/lib/web/points-query'

const read = (href: string) => parsePointsQuery(Object.fromEntries(new URL(href, 'http://mall').searchParams))
const given = (query: PointsQuery) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))

describe('the URL of the points mall', () => {
  it('reads what it has written', () => {
    const id = fc.integer({ min: 1, max: 2_000_000_000 })
    const bounds = fc
      .tuple(fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 }))
      .map(([one, other]) => ({ score_start: Math.min(one, other), score_end: Math.max(one, other) }))
    const query = fc
      .tuple(
        fc.record(
          {
            keywords: fc.constantFrom('台灯', 'a b&c', '50%'),
            brand_id: id,
            cat_id: id,
            goodsSort: fc.constantFrom(1, 2, 3, 4),
          },
          { requiredKeys: [] },
        ),
        fc.option(bounds, { nil: {} }),
      )
      .map(([filters, range]) => ({ ...filters, ...range }))
    fc.assert(fc.property(query, (one) => expect(given(read(pointsMallHref(one)))).toEqual(one)))
  })

  it.each([
    ['?score_start=500&score_end=100', { score_start: 100, score_end: 500 }],
    ['?score_start=-1&score_end=1.5', {}],
    ['?score_start=99999999999', {}],
    ['?goodsSort=9&brand_id=x&cat_id=0', {}],
    ['?keywords=%00', {}],
  ])('%s shows %o', (search, expected) => {
    expect(given(read(`/pointitems${search}`))).toEqual(expected)
  })
})
