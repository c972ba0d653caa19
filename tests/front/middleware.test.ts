import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server'
import { internalPrefixes } from '@/lib/web/list-path'
import { decideRoute } from '@/lib/web/route-rules'
import { config } from '@/middleware'
import { movedAddresses } from '@/tests/fixtures/parity/moved-addresses'
import { desktop, phone } from '@/tests/fixtures/user-agents'

/** Whether Next runs the middleware for a path. */
const isMatched = (path: string, agent = desktop, headers: Record<string, string> = {}): boolean =>
  matches({ config, url: `http://mall.test${path}`, headers: { 'user-agent': agent, ...headers } })

/** The decision of the route rules about a path, whether or not the middleware matches it. */
const decisionOf = (path: string, agent = desktop) => {
  const { pathname, search } = new URL(path, 'http://mall.test')
  return decideRoute({
    method: 'GET',
    path: pathname,
    search,
    userAgent: agent,
    hasToken: false,
    hasStoreToken: false,
    isDocument: true,
  }).kind
}

describe('the middleware, which applies the route rules without the front door', () => {
  test.each(internalPrefixes)('hides %s and all paths below it', (prefix) => {
    for (const path of [prefix, `${prefix}/one`, `${prefix}/one/two`, `/h5${prefix}/one`]) {
      expect([path, isMatched(path), decisionOf(path)]).toEqual([path, true, 'missing'])
    }
  })

  test.each(movedAddresses)('matches the old address %s', (path) => {
    expect([isMatched(path), decisionOf(path)]).toEqual([true, 'redirect'])
    expect(isMatched(`/h5${path}`)).toBe(true)
  })

  test('matches every page that a phone opens, and on a desktop only pages with a rule', () => {
    for (const path of ['/', '/items/5', '/articleList', '/custompage?pageid=1']) {
      expect([path, isMatched(path, phone), decisionOf(path, phone)]).toEqual([path, true, 'redirect'])
      expect([path, isMatched(path), decisionOf(path)]).toEqual([path, false, 'pass'])
      expect(isMatched(path, phone, { rsc: '1' })).toBe(false)
    }
  })

  test('does not match calls, pictures and files', () => {
    for (const path of [
      '/api/h5app/wxapp/goods/items',
      '/media/logo/mark.svg',
      '/_next/static/a.js',
      '/icon-192.png',
    ])
      expect([path, isMatched(path, phone)]).toEqual([path, false])
  })
})
