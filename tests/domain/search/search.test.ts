import fc from 'fast-check'
import { queryVariants } from '@/lib/domain/search/query-variants'
import { grams, indexText, plain } from '@/lib/domain/search/words'

interface Field {
  weight: 'A' | 'B' | 'C' | 'D'
  text: string
}

/** Whether entries match a query, as PostgreSQL evaluates it. */
function fulfils(held: ReadonlySet<string>, query: string): boolean {
  const signs = query.match(/'[^']*'(:\*)?|[()&|]/g) ?? []
  let at = 0
  const one = (): boolean => {
    const sign = signs[at++] ?? ''
    if (sign === '(') {
      const inner = either()
      at++
      return inner
    }
    const entry = sign.slice(1, sign.lastIndexOf("'"))
    return sign.endsWith(':*') ? [...held].some((own) => own.startsWith(entry)) : held.has(entry)
  }
  const chain = (sign: string, next: () => boolean): boolean => {
    const parts = [next()]
    while (signs[at] === sign) {
      at++
      parts.push(next())
    }
    return sign === '&' ? parts.every(Boolean) : parts.some(Boolean)
  }
  const either = (): boolean => chain('|', () => chain('&', one))
  return either()
}

const entriesOf = (fields: readonly Field[], numbers: string[] = []) =>
  new Set(
    indexText(fields, numbers)
      .split(' ')
      .map((entry) => entry.slice(1, -1)),
  )

const names = (...texts: string[]): Field[] => texts.map((text) => ({ weight: 'A', text }))

/** How a keyword finds a product: exactly, by the first near reading that matches, or not at all. */
function finds(fields: readonly Field[], keyword: string): 'exact' | 'near' | 'not' {
  const plan = queryVariants(keyword)
  const held = entriesOf(fields)
  const holds = ({ queries }: { queries: string[] }) => queries.some((query) => fulfils(held, query))
  if (!plan) return 'not'
  if (holds(plan.exact[3])) return 'exact'
  return plan.near.some(holds) ? 'near' : 'not'
}

const fridge: Field[] = [
  { weight: 'A', text: '云杉对开门冰箱五百升大容量双变频风冷一级能效' },
  { weight: 'B', text: '云杉' },
  { weight: 'C', text: '冰箱' },
]
const aircon: Field[] = [
  { weight: 'A', text: '壁挂式新风一级能效' },
  { weight: 'B', text: '霁岚' },
  { weight: 'C', text: '空调' },
]

describe('a keyword', () => {
  it.each(['冰箱', '对开门冰箱', '变频冰箱', '大容量 冰箱', '冰', '云杉冰箱', '五百升', '冰箱云杉', '冰 箱'])(
    '%s finds a refrigerator by its words',
    (keyword) => expect(finds(fridge, keyword)).toBe('exact'),
  )

  it.each(['洗衣机', '滚筒波轮', '手机'])('%s does not find it', (keyword) =>
    expect(finds(fridge, keyword)).toBe('not'),
  )

  it.each(['对开们冰箱', '对开门冰相', '大容量冰相', '云杉冰厢', '云衫冰箱', '对开门大冰箱'])(
    '%s finds it as a near result',
    (keyword) => expect(finds(fridge, keyword)).toBe('near'),
  )

  it.each(['冰相', '能校', '云相', '对小门'])('%s does not find it by single characters', (keyword) =>
    expect(finds(fridge, keyword)).toBe('not'),
  )

  it('finds by brand and category, however the dictionary splits the brand', () => {
    expect(finds(aircon, '霁岚空调')).toBe('exact')
    expect(finds(aircon, '空调霁岚')).toBe('exact')
    expect(finds(names('拓砚笔记本电脑'), '笔记本拓砚')).toBe('exact')
    for (const other of ['玄枢空调', '霁岚冰箱']) expect(finds(aircon, other)).toBe('near')
  })

  it('requires every typed character before it tolerates a wrong one', () => {
    expect(finds(names('学生笔记平板'), '笔记本')).toBe('near')
    expect(finds(names('手洗衣物烘干架'), '洗衣鸡')).toBe('near')
    expect(finds(names('智能开门器'), '对开门冰相')).toBe('near')
  })

  it('may miss one word when it is long', () => {
    const long = '云杉对开门冰箱五百升大容量双变频风冷一级能效除菌净味'
    expect([...long].length).toBeGreaterThan(20)
    expect(finds(fridge, long)).toBe('near')
    expect(finds(fridge, '云杉 对开门 冰箱 五百升 大容量 双变频 一级能效 扫地')).toBe('near')
    expect(finds(aircon, long)).toBe('not')
  })

  it('treats full-width letters, case and punctuation alike', () => {
    for (const keyword of ['X3 Pro', 'x3pro', 'Ｘ３－ＰＲＯ', 'x3pro手机'])
      expect(finds(names('玄枢 X3 Pro 手机'), keyword)).toBe('exact')
  })

  it('reads article numbers in groups of four characters', () => {
    const number: Field[] = [{ weight: 'B', text: 'HX10000001' }]
    expect(finds(number, 'hx10000001')).toBe('exact')
    expect(finds(number, '0000001')).toBe('exact')
    expect(finds(number, 'HX10010001')).toBe('near')
  })

  it('of punctuation alone has no queries', () => expect(queryVariants('！？ --')).toBeNull())
})

describe('the index', () => {
  const name = fc.string({
    unit: fc.constantFrom(...'冰箱洗衣机变频空调大容量一级能效Xx3 -'),
    minLength: 2,
    maxLength: 30,
  })

  it('finds a part that begins within a figure also with one character wrong', () =>
    expect(finds(names('3一级冰箱'), '一级错')).toBe('near'))

  it('finds every name by any of its parts, also with one character missing', () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.integer({ min: 2, max: 12 }), fc.nat(), (text, place, length, wrong) => {
        const characters = [...plain(text)]
        fc.pre(characters.length >= 2)
        const at = place % (characters.length - 1)
        const part = characters.slice(at, at + length)
        expect(finds(names(text), part.join(''))).toBe('exact')
        // In three characters a wrong one in the middle leaves no two that belong together.
        if (part.length < 4) return
        const left = part.toSpliced(wrong % part.length, 1, '错')
        expect(finds(names(text), left.join(''))).toBe('near')
      }),
    )
  })

  it('escapes every keyword and name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const part of indexText([{ weight: 'A', text }], [text])
          .split(' ')
          .filter(Boolean))
          expect(part).toMatch(/^'(A.{1,4}|=[^']+)'$/u)
      }),
    )
  })

  it('stores the weights of all fields that contain a pair', () => {
    expect(
      indexText([
        { weight: 'A', text: '冰箱' },
        { weight: 'C', text: '冰箱' },
      ]),
    ).toBe("'A冰箱' 'A箱' 'C冰箱' 'C箱'")
    expect(grams('冰箱')).toEqual(['冰箱', '箱'])
  })

  it('stores whole article numbers besides their parts', () => {
    const held = entriesOf([{ weight: 'B', text: 'HX-9001' }], ['HX-9001', '6901234567892'])
    expect(held).toContain('Bx900')
    expect(held).toContain('=hx9001')
    expect(held).toContain('=6901234567892')
    expect(held).not.toContain('B6901')
  })
})
