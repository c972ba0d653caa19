import fc from 'fast-check'
import { plainMobile } from '@/lib/domain/person/mobile'
import { pastedMobiles, wrongMobiles } from '../../fixtures/domain/typed-values'

describe('a pasted mobile number', () => {
  it.each(pastedMobiles)('%j is its eleven digits', (pasted) => {
    expect(plainMobile(pasted)).toBe('13800138000')
  })

  it.each([
    ...wrongMobiles,
    '',
    'lin@mall.example',
    '~1~abcd',
    'member_mobile',
    '0571-88000000',
    '+85213800138000',
  ])('%j is no mobile number and stays as it is', (text) => expect(plainMobile(text)).toBe(text))

  it('is the same with any separators between its digits, and stays the same when it is read again', () => {
    const digits = fc
      .tuple(fc.constantFrom(...'3456789'), fc.stringMatching(/^\d{9}$/))
      .map(([a, b]) => `1${a}${b}`)
    const separator = fc.constantFrom('', ' ', '-', '\u00a0', '\u2005', '\u202d', '.', '–')
    fc.assert(
      fc.property(
        digits,
        fc.array(separator, { minLength: 11, maxLength: 11 }),
        fc.constantFrom('', '+86', '86 ', '0086-', '＋８６ ', '(+86) '),
        (mobile, between, code) => {
          const pasted = code + [...mobile].map((digit, index) => digit + between[index]).join('')
          expect(plainMobile(pasted)).toBe(mobile)
          expect(plainMobile(plainMobile(pasted))).toBe(mobile)
        },
      ),
    )
  })
})
