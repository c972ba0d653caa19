import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server'
import { internalPrefixes } from '@/lib/web/list-path'
import { decideRoute } from '@/lib/web/route-rules'
import { config } from '@/middleware'
import { movedAddresses } from '@/tests/fixtures/moved-addresses'
import { desktop, phone } from '@/tests/fixtures/user-agents'

/** Whether Next asks the rules before it answers. */
const asked = (path: string, agent = desktop, headers: Record<string, string> = {}): boolean =>
  matches({ config, url: `http://mall.test${path}`, headers: { 'user-agent': agent, ...headers } })

/** What the rules say, apart from whether they are asked. */
const decided = (path: string, agent = desktop) => {
  const { pathname, search } = new URL(path, 'http://mall.test')
  return decideRoute({
    ...{ method: 'GET', path: pathname, search, userAgent: agent },
    ...{ hasToken: false, hasStoreToken: false, isDocument: true },
  }).kind
}

describe('the middleware, which stands in for the front door', () => {
  test.each(internalPrefixes)('hides %s and all below it', (prefix) => {
    for (const path of [prefix, `${prefix}/one`, `${prefix}/one/two`, `/h5${prefix}/one`]) {
      expect([path, asked(path), decided(path)]).toEqual([path, true, 'missing'])
    }
  })

  test.each(movedAddresses)('is asked about %s', (path) => {
    expect([asked(path), decided(path)]).toEqual([true, 'redirect'])
    expect(asked(`/h5${path}`)).toBe(true)
  })

  test('is asked about every page that a phone opens, and about no page of a desktop without need', () => {
    for (const path of ['/', '/items/5', '/articleList', '/custompage?pageid=1']) {
      expect([path, asked(path, phone), decided(path, phone)]).toEqual([path, true, 'redirect'])
      expect([path, asked(path), decided(path)]).toEqual([path, false, 'pass'])
      expect(asked(path, phone, { rsc: '1' })).toBe(false)
    }
  })

  test('leaves calls, pictures and files alone', () => {
    for (const path of [
      '/api/h5app/wxapp/goods/items',
      '/media/logo/mark.svg',
      '/_next/static/a.js',
      '/icon-192.png',
    ])
      expect([path, asked(path, phone)]).toEqual([path, false])
  })
})
