import { rareParts } from '@/lib/domain/search/rare-parts'
import { namedCategories, replaceSynonyms } from '@/lib/domain/search/synonyms'

const synonyms = [
  { synonym: '彩电', word: '电视' },
  { synonym: '电视机', word: '电视' },
  { synonym: '烟机', word: '油烟机' },
  { synonym: '平板电视', word: '电视' },
  { synonym: 'tv', word: '电视' },
]

it.each([
  ['彩电', '电视'],
  ['云杉电视机', '云杉电视'],
  ['1.5匹 彩电', '1.5匹 电视'],
  ['烟机', '油烟机'],
  ['油烟机', null],
  ['冰箱', null],
  ['ＴＶ', '电视'],
  ['65寸TV', '65寸电视'],
  ['TV4355', null],
  ['LQTV 55', null],
])('reads %s as %s', (keyword, words) => expect(replaceSynonyms(keyword, synonyms, [])).toBe(words))

it('leaves the name of a category as it is', () =>
  expect([
    replaceSynonyms('平板电视', synonyms, []),
    replaceSynonyms('平板电视', synonyms, ['平板电视']),
  ]).toEqual(['电视', null]))

it.each([
  ['冰箱', [1]],
  ['云杉冰箱', [1]],
  ['冰箱 500升', [1]],
  ['冰箱500升', [1]],
  ['冰箱贴', []],
  ['电热水器', [3]],
  ['热水器', [2]],
])('finds the categories that %s names', (keyword, ids) =>
  expect(
    namedCategories(
      [keyword],
      [
        { id: 1, name: '冰箱' },
        { id: 2, name: '热水器' },
        { id: 3, name: '电热水器' },
      ],
    ),
  ).toEqual(ids),
)

it('weighs rare parts more, and looks up so many that no product without them can match', () => {
  const found = rareParts([
    { query: 'a', count: 100 },
    { query: 'b', count: 1 },
    { query: 'c', count: 0 },
    { query: 'd', count: 10 },
  ])
  expect(found?.parts.map(({ query }) => query)).toEqual(['b', 'd', 'a'])
  const others = found?.parts.slice(found.lookedUp) ?? []
  expect(others.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThan(found?.threshold ?? 0)
  expect(rareParts([{ query: 'a', count: 5 }])).toBeNull()
})
