/** @jest-environment ./tests/setup/browser-environment.ts */
import { navigationPath } from '@/components/layout/navigation-path'

const here = { origin: 'https://mall.test', pathname: '/items/1001', search: '?from=list', hash: '' }

function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const anchor = document.createElement('a')
  anchor.href = new URL(href, `${here.origin}${here.pathname}${here.search}`).href
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value)
  return anchor
}

describe('navigationPath: a link', () => {
  it.each([
    ['/items?keywords=冰箱', `/items?keywords=${encodeURIComponent('冰箱')}`],
    ['/items/1002#spec=1', '/items/1002#spec=1'],
    ['/', '/'],
    ['?page=2', '/items/1001?page=2'],
  ])('to %s is followed by client navigation', (href, path) => {
    expect(navigationPath(link(href), here)).toBe(path)
  })

  it.each(['/auth/login', '/auth/reg', '/h5/auth/login'])('to %s returns to this page', (href) => {
    const back = encodeURIComponent('/items/1001?from=list#reviews')
    expect(navigationPath(link(href), { ...here, hash: '#reviews' })).toBe(`${href}?redirectUrl=${back}`)
  })

  it('to the login page has no return to the home page, to sign-in pages, and none besides its own', () => {
    const at = (pathname: string) => ({ ...here, pathname, search: '' })
    expect(navigationPath(link('/auth/login'), at('/'))).toBe('/auth/login')
    expect(navigationPath(link('/auth/login'), at('/auth/reg'))).toBe('/auth/login')
    expect(navigationPath(link('/auth/login?redirectUrl=%2Fcart'), here)).toBe(
      '/auth/login?redirectUrl=%2Fcart',
    )
  })

  it.each([
    ['to another origin', 'https://elsewhere.test/items', {}],
    ['into another window', '/items', { target: '_blank' }],
    ['to a download', '/items', { download: '' }],
    ['to a file', '/sitemap.xml', {}],
    ['to the API', '/api/docs', {}],
    ['to a picture', '/media/goods/1.svg', {}],
    ['to an anchor of this page', '#main', {}],
    ['to a phone number', 'tel:4008001234', {}],
  ])('%s is left to the browser', (_what, href, attributes) => {
    expect(navigationPath(link(href, attributes), here)).toBeNull()
  })
})
