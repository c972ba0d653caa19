import fc from 'fast-check'
import { differingText, isSame, mergedDraft, mergedValue, type Side } from '@/lib/domain/desk/merge'

/** Two changes of one thing, put together. */

const side = fc.constantFrom<Side | undefined>('theirs', 'mine', undefined)
const value = fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constantFrom('', 'a'), fc.array(fc.nat(1)))
const versions = fc.record({ base: value, mine: value, theirs: value })
const keys = ['name', 'price', 'tags', 'sort'] as const
const draft = fc.record({ name: value, price: value, tags: value, sort: value })
const drafts = fc.record({ base: draft, mine: draft, theirs: draft })

describe('a value that two people may have changed', () => {
  it('is the one of the chosen side', () => {
    fc.assert(
      fc.property(versions, fc.constantFrom<Side>('theirs', 'mine'), (of, chosen) => {
        expect(mergedValue(of, chosen)).toBe(of[chosen])
      }),
    )
  })

  it('is that of the person who changed it, and the own one where both did', () => {
    fc.assert(
      fc.property(versions, (of) => {
        const merged = mergedValue(of)
        if (isSame(of.theirs, of.base)) expect(merged).toEqual(of.mine)
        else expect(merged).toEqual(isSame(of.mine, of.base) ? of.theirs : of.mine)
      }),
    )
  })
})

describe('a draft that two people have changed', () => {
  it('loses no change: each key has the value of one who changed it', () => {
    fc.assert(
      fc.property(drafts, fc.array(side, { minLength: 4, maxLength: 4 }), (of, sides) => {
        const merged = mergedDraft(of, (key) => sides[keys.indexOf(key)])
        expect(Object.keys(merged)).toEqual(Object.keys(of.mine))
        keys.forEach((key, index) => {
          const chosen = sides[index]
          const [isMine, isTheirs] = [
            !isSame(of.mine[key], of.base[key]),
            !isSame(of.theirs[key], of.base[key]),
          ]
          if (chosen) expect(merged[key]).toBe(of[chosen][key])
          else if (isMine) expect(merged[key]).toBe(of.mine[key])
          else if (isTheirs) expect(merged[key]).toBe(of.theirs[key])
          else expect(merged[key]).toEqual(of.base[key])
        })
      }),
    )
  })

  it('stays as the others left it where nothing was typed', () => {
    fc.assert(
      fc.property(drafts, ({ base, theirs }) => {
        expect(mergedDraft({ base, mine: base, theirs }, () => undefined)).toEqual(theirs)
      }),
    )
  })
})

it('tells the part of a long text from where it differs', () => {
  const begin = '一'.repeat(500)
  expect(differingText('短', '长')).toBe('短')
  expect(differingText(`${begin}甲`, `${begin}乙`)).toMatch(/^…一+甲$/)
  expect(differingText(`甲${begin}`, `乙${begin}`)).toMatch(/^甲一+…$/)
  expect(differingText(`${begin}甲${begin}`, `${begin}乙${begin}`)).toContain('甲')
})
