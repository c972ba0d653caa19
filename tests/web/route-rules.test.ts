import { decideRoute, needsMember, type RouteRequest } from '@/lib/web/route-rules'
import { desktop, mobileSpider, phone } from '../fixtures/user-agents'

function decide(url: string, request: Partial<RouteRequest> = {}) {
  const [path = '', search] = url.split('?')
  return decideRoute({
    method: 'GET',
    path,
    search: search === undefined ? '' : `?${search}`,
    userAgent: desktop,
    hasToken: false,
    hasStoreToken: false,
    isDocument: true,
    ...request,
  })
}

describe('guarded pages', () => {
  test.each([
    '/member/trade',
    '/member/user-info',
    '/cart/checkout',
    '/cashier',
    '/finish/result',
    '/pointitems/checkout',
    '/pointitems/cashierpoint',
  ])('%s without a token redirects to the login page', (path) => {
    const location = `/auth/login?redirectUrl=${encodeURIComponent(path)}`
    expect(decide(path)).toEqual({ kind: 'redirect', status: 302, location })
    expect(decide(path, { hasToken: true })).toEqual({ kind: 'pass' })
  })

  test('the redirect URL is the full path without the router’s own query', () => {
    expect(decide('/cashier?order_id=7&_rsc=abc&has_check=1')).toMatchObject({
      location: `/auth/login?redirectUrl=${encodeURIComponent('/cashier?order_id=7&has_check=1')}`,
    })
  })

  // Guests have a cart; its checkout needs an account.
  test.each([
    '/cart',
    '/member/coupon-center',
    '/pointitems',
    '/pointitems/5',
    '/items/5',
    '/cartoon',
    '/auth/login',
    '/staff/login',
    // No pages: 404 for all visitors.
    '/member/helper',
    '/cart/helper',
  ])('%s is open to everyone', (path) => expect(decide(path)).toEqual({ kind: 'pass' }))

  test('an invitation of a relative leads to the sign-in of members', () => {
    expect(decide('/staff/invite?code=1234567')).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/auth/login?redirectUrl=%2Fstaff%2Finvite%3Fcode%3D1234567',
    })
  })

  test.each(['/staff', '/staff/items/5', '/staff/checkout', '/staff/relatives'])(
    '%s leads a guest to the sign-in of staff',
    (path) => {
      const location = `/staff/login?redirectUrl=${encodeURIComponent(path)}`
      expect(decide(path)).toEqual({ kind: 'redirect', status: 302, location })
      expect(decide(path, { hasToken: true })).toEqual({ kind: 'pass' })
    },
  )

  test('people of the desk come from /shopadmin to its first page', () =>
    expect(decide('/shopadmin', { hasStoreToken: true })).toMatchObject({ location: '/shopadmin/index' }))
  test.each(['/shopadmin', '/shopadmin/goods/7?tab=skus'])(
    '%s leads a guest to the sign-in and back',
    (url) => {
      const location = `/auth/login?redirectUrl=${encodeURIComponent(url)}`
      expect(decide(url)).toEqual({ kind: 'redirect', status: 302, location })
      expect(needsMember(url)).toBe(false)
    },
  )
  test.each(['/shopadmin', '/shopadmin/index'])('%s leads members to the merchant entry', (path) =>
    expect(decide(path, { hasToken: true })).toMatchObject({ location: '/shop' }),
  )
  test.each(['/shop/settleForm', '/shop/review'])(
    '%s without a store token redirects to the merchant entry',
    (path) => expect(decide(path)).toEqual({ kind: 'redirect', status: 302, location: '/shop' }),
  )
  test.each(['/shop/settleForm', '/shop/review', '/shopadmin/index'])(
    '%s is open with a store token',
    (path) => expect(decide(path, { hasStoreToken: true })).toEqual({ kind: 'pass' }),
  )
})

describe('old addresses', () => {
  test('the answer of WeChat at the home page leads to the page that signs in', () => {
    const location = '/auth/redirect?code=c&state=s'
    expect(decide('/?code=c&state=s')).toEqual({ kind: 'redirect', status: 308, location })
    expect(decide('/?code=c')).toEqual({ kind: 'pass' })
  })

  test.each([
    ['/article', '/articleList'],
    ['/article/node', '/articleList'],
    ['/article/node/', '/articleList'],
    ['/article/content', '/articleList'],
    ['/cart/checkout-old?mode=cart', '/cart/checkout?mode=cart'],
    ['/cart/address', '/member/address'],
    ['/cart/addAddress', '/member/address'],
    ['/article/content/5', '/article/detail/5'],
    ['/article/content/5?from=app', '/article/detail/5?from=app'],
    ['/articleDetail?id=5', '/article/detail/5'],
    ['/articleDetail?tenantId=1&id=5', '/article/detail/5?tenantId=1'],
    ['/goodDetail?id=5', '/items/5'],
    ['/goodDetail?id=5&distributor_id=3', '/items/5?distributor_id=3'],
    ['/goodDetail', '/items'],
    ['/goodDetail?id=//evil.example', '/items'],
    ['/articleDetail', '/articleList'],
    ['/articleDetail?id=//evil.example', '/articleList'],
    ['/article/detail', '/articleList'],
    ['/article/detail/', '/articleList'],
    ['/cashier/comps/wxqrpay?order_id=5', '/cashier?order_id=5'],
    ['/cashier/comps/alipay', '/cashier'],
    ['/member', '/member/user-info'],
    ['/member/', '/member/user-info'],
    ['/result?name=冰箱', '/items?keywords=%E5%86%B0%E7%AE%B1'],
    ['/result?name=海尔 洗衣机', '/items?keywords=%E6%B5%B7%E5%B0%94+%E6%B4%97%E8%A1%A3%E6%9C%BA'],
    ['/result', '/items'],
    ['/shopInfo?distributor_id=3', '/shops/info?distributor_id=3'],
    ['/store?distributor_id=3&page=2', '/shops/info?distributor_id=3&page=2'],
    ['/receive/coupons', '/member/coupon-center'],
    ['/member/receiveCoupon', '/member/coupon-center'],
    ['/auth/profile', '/member/user-info'],
  ])('%s redirects to %s', (from, to) => {
    expect(decide(from)).toEqual({ kind: 'redirect', status: 308, location: to })
  })

  test.each([
    '/article/content/evil',
    '/article/detail/5',
    '/article/faqs',
    '/article/faqs/5',
    '/article/node/5',
  ])('%s does not redirect', (path) => {
    expect(decide(path)).toEqual({ kind: 'pass' })
  })
})

describe('mobile visitors', () => {
  test('a phone is redirected to the mobile address with path and query', () => {
    expect(decide('/items?cat_id=5', { userAgent: phone })).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/h5/items?cat_id=5',
    })
  })

  test('an old address and the mobile site need only one redirect', () => {
    expect(decide('/member', { userAgent: phone })).toMatchObject({ location: '/h5/member/user-info' })
  })

  test('the mobile site may be another origin', () => {
    const decision = decide('/items/5', { userAgent: phone, h5Url: 'https://m.mall.example/' })
    expect(decision).toMatchObject({ location: 'https://m.mall.example/items/5' })
  })

  test('another path on this site is ignored as mobile site, because it would redirect to itself', () => {
    expect(decide('/items/5', { userAgent: phone, h5Url: '/m' })).toMatchObject({ location: '/h5/items/5' })
  })

  test.each([
    ['a crawler', '/items/5', { userAgent: mobileSpider }],
    ['a tablet', '/items/5', { userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_0) Mobile/15E148' }],
    ['a call', '/api/h5app/wxapp/goods/items', { userAgent: phone }],
    ['a picture', '/media/goods/5.webp', { userAgent: phone }],
    ['a file', '/robots.txt', { userAgent: phone }],
    ['navigation data', '/items/5', { userAgent: phone, isDocument: false }],
  ])('%s is not redirected to the mobile site', (_, path, request) => {
    expect(decide(path, request)).toEqual({ kind: 'pass' })
  })

  test('a mobile address is rewritten to the desktop path', () => {
    expect(decide('/h5', { userAgent: phone })).toEqual({ kind: 'rewrite', path: '/' })
    expect(decide('/h5/items/5', { userAgent: phone })).toEqual({ kind: 'rewrite', path: '/items/5' })
  })

  test('guards and old addresses also apply to mobile addresses and stay under /h5', () => {
    expect(decide('/h5/cart/checkout')).toMatchObject({
      location: `/h5/auth/login?redirectUrl=${encodeURIComponent('/h5/cart/checkout')}`,
    })
    expect(decide('/h5/article')).toMatchObject({ location: '/h5/articleList' })
    expect(decide('/h5/shopadmin')).toMatchObject({
      location: '/h5/auth/login?redirectUrl=%2Fh5%2Fshopadmin',
    })
  })
})

describe('internal paths', () => {
  test.each([
    '/view/home',
    '/list/category/5/1',
    '/articles/all/2',
    '/terms/privacy',
    '/faqs/all',
    '/programme/all',
    '/list',
    '/h5/view/home',
    '/h5//evil.example',
  ])('%s is not found', (path) => expect(decide(path)).toEqual({ kind: 'missing' }))

  test('the product feed beside them is answered by the engine', () =>
    expect(decide('/feed/products.xml')).toEqual({ kind: 'pass' }))
})

test('no redirect leaves the site', () => {
  for (const path of [
    '//evil.example/member',
    '/\\evil.example',
    '/h5//evil.example',
    '/member//evil.example',
  ]) {
    for (const userAgent of [desktop, phone]) {
      const decision = decide(path, { userAgent })
      if (decision.kind === 'redirect') expect(decision.location).toMatch(/^\/(?![/\\])/)
    }
  }
})

test('requests that write pass to the page', () => {
  expect(decide('/cart', { method: 'POST' })).toEqual({ kind: 'pass' })
})
