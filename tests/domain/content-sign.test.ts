import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { contentSign, isTimely, signWindow } from '@/lib/domain/content-sign'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const sign = (params: Record<string, unknown>, secret = 'demo-secret-0123456789') =>
  contentSign(params, secret, md5)

describe('the signature of the content API', () => {
  // Computed with md5sum.
  it.each<[string, Record<string, unknown>, string]>([
    ['nothing', {}, 'A997BBA525D76BC83AF1417520B108F8'],
    ['keys in any order', { b: '2', a: 1 }, '37EB1DFCDA3C0DB79E979B42444920BA'],
    ['all but the sign itself', { b: '2', a: 1, sign: 'X' }, '37EB1DFCDA3C0DB79E979B42444920BA'],
    ['Chinese text', { title: '冰箱', id: 9, appCode: '51' }, 'F773FF03268CB3836716E6DA5A23918E'],
    ['null', { a: '1', b: null }, 'FB4A7113702342E81509D65172372232'],
    ['an empty text', { a: '1', b: '' }, 'FB4A7113702342E81509D65172372232'],
    ['a list', { z: 1, ids: [7, 8] }, '4AA4ACE89C27B3B31C8FAC228217838D'],
  ])('covers %s', (_name, params, expected) => {
    expect(sign(params)).toBe(expected)
  })

  const params = fc.dictionary(fc.string({ minLength: 1 }), fc.string())

  it('does not depend on the sequence of the keys', () => {
    fc.assert(
      fc.property(params, (sent) => {
        expect(sign(Object.fromEntries(Object.entries(sent).toReversed()))).toBe(sign(sent))
      }),
    )
  })

  it('changes with every value and with the secret', () => {
    fc.assert(
      fc.property(params, fc.string(), fc.string(), (sent, one, other) => {
        fc.pre(one !== other)
        expect(sign({ ...sent, id: one })).not.toBe(sign({ ...sent, id: other }))
        expect(sign(sent, `k${one}`)).not.toBe(sign(sent, `k${other}`))
      }),
    )
  })

  it('is 32 upper-case hexadecimal digits', () => {
    fc.assert(fc.property(params, (sent) => expect(sign(sent)).toMatch(/^[\dA-F]{32}$/)))
  })
})

describe('the time of a request', () => {
  const now = 1_790_000_000
  it.each<[unknown, boolean]>([
    [now, true],
    [String(now - signWindow), true],
    [now + signWindow, true],
    [now - signWindow - 1, false],
    [now + signWindow + 1, false],
    [now * 1000 + 999, true],
    [String((now - signWindow - 1) * 1000), false],
    [undefined, false],
    ['', false],
    ['1e9', false],
    ['2026-09-21', false],
  ])('%s is within the window: %s', (timestamp, expected) => {
    expect(isTimely(timestamp, now)).toBe(expected)
  })
})
