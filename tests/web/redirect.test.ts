import fc from 'fast-check'
import { safeRedirect } from '@/lib/web/redirect'

const origin = 'https://mall.example'
const staysOnSite = (target: string) => new URL(target, `${origin}/auth/login`).origin === origin

describe('the redirect target after sign-in', () => {
  it.each([
    '/',
    '/cart',
    '/items?keywords=手机',
    '/member/trade?status=5&page=2#top',
    '/items/12?distributor_id=3',
    '/auth/bindphone?redirectUrl=%2Fcart',
  ])('is the path %s of this site', (path) => {
    expect(new URL(safeRedirect(path), origin).href).toBe(new URL(path, origin).href)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    '/cart\u0000',
    'cart',
    '',
    '/auth/login?redirectUrl=/cart',
    '/h5/auth/login',
    '/auth/bindphone/x',
    '/auth/bindwechat',
    '/staff/login?redirectUrl=/cart',
    `/${'a'.repeat(3000)}`,
  ])('is the home page instead of %j', (path) => {
    expect(safeRedirect(path)).toBe('/')
  })

  it('is the fallback when none is given', () => {
    expect(safeRedirect(null)).toBe('/')
    expect(safeRedirect(undefined, '/member/user-info')).toBe('/member/user-info')
  })

  it('never leaves the site, for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '\t',
      '\n',
      '\r',
      ' ',
      '%2f',
      '%5c',
      'evil.example',
      'http',
      '?',
      '#',
      'a',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom('', '/', '//', '/\\'), (rest, start) => {
        const target = safeRedirect(start + rest)
        expect(target.startsWith('/')).toBe(true)
        expect(target.startsWith('//')).toBe(false)
        expect(staysOnSite(target)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
