import fc from 'fast-check'
import { grams, indexText, plain, searchPlan } from '@/lib/domain/search/words'

/** Whether an index of these fields fulfils a query of pairs, as PostgreSQL would say; weights are left out. */
function fulfils(fields: string[], query: string): boolean {
  const held = new Set(fields.flatMap((text) => grams(plain(text))))
  const one = (part: string): boolean => {
    const [, gram = '', prefix] = /^'(.*)'(:\*)?/.exec(part) ?? []
    return prefix ? [...held].some((own) => own.startsWith(gram)) : held.has(gram)
  }
  return query.split(' | ').some((variant) => variant.replaceAll(/[()]/g, '').split(' & ').every(one))
}

const finds = (fields: string[], keyword: string, kind: 'exact' | 'forgiving' = 'exact') => {
  const plan = searchPlan(keyword)
  return plan !== null && plan[kind] !== '' && fulfils(fields, plan[kind])
}

const fridge = ['云杉对开门冰箱五百升大容量双变频风冷一级能效', '云杉', '冰箱']

describe('a keyword', () => {
  it.each(['冰箱', '对开门冰箱', '变频冰箱', '大容量 冰箱', '冰', '云杉冰箱', '五百升'])(
    '%s finds a fridge by its words',
    (keyword) => expect(finds(fridge, keyword)).toBe(true),
  )

  it.each(['洗衣机', '变频空调', '滚筒 冰箱'])('%s does not', (keyword) =>
    expect(finds(fridge, keyword)).toBe(false),
  )

  it.each(['冰相', '对开们冰箱', '双变冰箱', '能校'])(
    '%s finds it when one character is forgiven',
    (keyword) => expect(finds(fridge, keyword, 'forgiving')).toBe(true),
  )

  it('reads full-width letters, small letters and signs alike', () => {
    for (const keyword of ['X3 Pro', 'x3pro', 'Ｘ３－ＰＲＯ'])
      expect(finds(['玄枢 X3 Pro 手机'], keyword)).toBe(true)
  })

  it('of signs alone looks for nothing', () => expect(searchPlan('！？ --')).toBeNull())
})

describe('the index', () => {
  const name = fc.string({
    unit: fc.constantFrom(...'冰箱洗衣机变频空调大容量一级能效Xx3 -'),
    minLength: 2,
    maxLength: 30,
  })

  it('finds every name by any two of its neighbouring characters', () => {
    fc.assert(
      fc.property(name, fc.nat(), (text, place) => {
        const characters = [...plain(text)]
        fc.pre(characters.length >= 2)
        const at = place % (characters.length - 1)
        expect(finds([text], characters.slice(at, at + 2).join(''))).toBe(true)
      }),
    )
  })

  it('writes text that no keyword or name can break', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const part of indexText([{ weight: 'A', text }])
          .split(' ')
          .filter(Boolean))
          expect(part).toMatch(/^'.+':1A$/u)
      }),
    )
  })

  it('keeps the weights of all fields that hold a pair', () => {
    expect(
      indexText([
        { weight: 'A', text: '冰箱' },
        { weight: 'C', text: '冰箱' },
      ]),
    ).toBe("'冰箱':1A,3C '箱':1A,3C")
  })
})
