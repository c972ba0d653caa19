import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import { apiPrefix, contract } from '@/lib/contract'
import type { Auth, CallMeta } from '@/lib/contract/call'
import { browserRouteTable, deskRouteTable, type RouteTable } from '@/lib/contract/route-table'
import { handleContract } from '@/lib/server/edge/http/handler'
import { picturePathsHeader } from '@/lib/web/picture-urls'
import { decideRoute } from '@/lib/web/route-rules'
import { builders } from '../fixtures/engine/builders'
import { openTestMall, type TestMall } from '../fixtures/engine/test-mall'
import { desktop, phone } from '../fixtures/user-agents'

/** Callers that every call refuses: with a token of the wrong kind, or from a page of another site. */

let mall: TestMall
let tokens: Record<'shopper' | 'store' | 'merchant', string>
/** The shop of the merchant. */
let ownShop: number
beforeAll(async () => {
  mall = await openTestMall()
  const make = builders(mall)
  const { userId, token } = await make.member({ role: 'operator' })
  ownShop = await make.shop()
  const merchant = await make.member({ role: 'merchant', shopId: ownShop })
  tokens = { shopper: token, store: await mall.storeTokenFor(userId), merchant: merchant.token }
})
afterAll(() => mall.close())

type Node = { [name: string]: Node | AnyContractProcedure }
const callsOf = (node: Node): AnyContractProcedure[] =>
  Object.values(node).flatMap((child) => (isContractProcedure(child) ? [child] : callsOf(child)))

const calls = callsOf(contract as unknown as Node).flatMap((call) => {
  const { route, meta } = call['~orpc']
  const { auth, also, maxFileBytes, writes } = meta as CallMeta
  // Uploads have a door of their own: tests/services/ground/upload.test.ts.
  if (maxFileBytes) return []
  const own = { method: route.method ?? 'GET', path: route.path ?? '/' }
  return [own, ...also].map(({ method, path }) => ({
    auth,
    method,
    path: path.replaceAll(/\{\w+\}/g, '1'),
    writes: writes === true || method !== 'GET',
  }))
})
const callsFor = (...kinds: Auth[]) => calls.filter(({ auth }) => kinds.includes(auth))

const send = (method: string, path: string, headers: Record<string, string>) =>
  handleContract(async () => mall, new Request(`http://mall.test${apiPrefix}${path}`, { method, headers }))

/** Paths that answer otherwise than with HTTP 401. */
async function answeredBy(
  some: readonly { method: string; path: string }[],
  headers: Record<string, string>,
): Promise<string[]> {
  const answered: string[] = []
  for (const { method, path } of some) {
    const response = await send(method, path, headers)
    if (response.status !== 401) answered.push(`${method} ${path} ${response.status}`)
  }
  return answered
}

/** Calls of `contract.operator` that take no token of the desk, with the reason. */
const withoutRole: Record<string, string> = {
  'setup.check': 'its field `key` is that of an address which only the log of a new mall has',
  'setup.open': 'the same',
  'picture.upload': 'its field `token` carries the permission, as with an object storage',
}

it('every call for operators and merchants is refused to all others', () => {
  const subjects = Object.entries(contract.operator as unknown as Record<string, Node>)
  const open = subjects.flatMap(([subject, node]) =>
    Object.entries(node).flatMap(([name, call]) => {
      const { auth } = (call as AnyContractProcedure)['~orpc'].meta as CallMeta
      return auth === 'merchant' || auth === 'operator' ? [] : [`${subject}.${name}`]
    }),
  )
  expect(subjects.length).toBeGreaterThan(20)
  expect(open.sort()).toEqual(Object.keys(withoutRole).sort())
})

it('every path below /operator belongs to a call for operators and merchants', () => {
  const below = calls.filter(({ path }) => path.startsWith('/operator/'))
  expect(below.length).toBeGreaterThan(100)
  const others = below.filter(({ auth }) => auth !== 'merchant' && auth !== 'operator')
  expect(others.map(({ path }) => path)).toEqual(['/operator/setup/check', '/operator/setup'])
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

it('no call of members takes the token of a merchant or operator', async () => {
  const members = callsFor('member')
  expect(members.length).toBeGreaterThan(150)
  expect(await answeredBy(members, bearer(tokens.store))).toEqual([])
})

it('no call of applicants takes the token of a shopper', async () => {
  const applicants = callsFor('store')
  expect(applicants.length).toBeGreaterThan(5)
  expect(await answeredBy(applicants, bearer(tokens.shopper))).toEqual([])
})

describe('a merchant who names another shop', () => {
  const calls = callsFor('merchant')
  /** The calls that refuse this shop. */
  async function refusing(id: unknown): Promise<string[]> {
    const headers = { ...bearer(tokens.merchant), 'content-type': 'application/json' }
    const refused: string[] = []
    for (const { method, path } of calls) {
      const url = `http://mall.test${apiPrefix}${path}`
      const request =
        method === 'GET'
          ? new Request(`${url}?distributor_id=${String(id)}`, { headers })
          : new Request(url, { method, headers, body: JSON.stringify({ distributor_id: id }) })
      const response = await handleContract(async () => mall, request)
      const isFile = response.headers.has('content-disposition')
      const { data } = (isFile ? { data: {} } : await response.json()) as { data: { message?: string } }
      if (data.message === '店铺不存在') refused.push(`${method} ${path}`)
    }
    return refused
  }

  it('is refused by every call of the desk, also by those that do not have the field', async () => {
    const all = calls.map(({ method, path }) => `${method} ${path}`)
    expect(all.length).toBeGreaterThan(25)
    for (const id of [ownShop + 1, String(ownShop + 1), 0]) expect(await refusing(id)).toEqual(all)
  })

  it('is told from one who names the own shop, or none', async () => {
    for (const id of [ownShop, String(ownShop), '']) expect(await refusing(id)).toEqual([])
  })
})

describe('a page of another site', () => {
  const cookie = () => `mall_token=${tokens.shopper}; mall_store_token=${tokens.store}`
  const foreign: [string, Record<string, string>][] = [
    ['that names itself', { 'sec-fetch-site': 'cross-site' }],
    ['below the same domain', { 'sec-fetch-site': 'same-site' }],
    ['in a browser that sends its origin alone', { origin: 'https://evil.example', host: 'mall.test' }],
    ['without an origin, such as a sandbox', { origin: 'null', host: 'mall.test' }],
  ]

  it.each([
    ...foreign,
    ['or another program that sends nothing about itself', {}],
    ['or a message, whose link was opened', { 'sec-fetch-site': 'none' }],
  ])('%s changes nothing with the cookies of a visitor', async (_, headers) => {
    const changing = callsFor('member', 'store', 'account', 'merchant', 'operator').filter(
      ({ writes }) => writes,
    )
    expect(changing.length).toBeGreaterThan(100)
    expect(changing).toContainEqual(expect.objectContaining({ method: 'GET', path: '/user/receiveCard' }))
    expect(await answeredBy(changing, { cookie: cookie(), ...headers })).toEqual([])
  })

  it.each([
    ['a page of the mall', { 'sec-fetch-site': 'same-origin' }],
    ['a page of the mall in an older browser', { origin: 'http://mall.test', host: 'mall.test' }],
    ['a page of a mall without TLS', { [picturePathsHeader]: '1' }],
  ])('is not %s, which claims a coupon with the cookie', async (_, headers) => {
    const answer = await send('POST', '/user/receiveCard?card_id=1', { cookie: cookie(), ...headers })
    expect(await answer.json()).toMatchObject({ data: { message: '领取的优惠券不存在' } })
  })

  it('is not needed: a picture in a text of the mall changes nothing by GET either, whose session only a bearer proves', async () => {
    const picture = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }
    const script = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', [picturePathsHeader]: '1' }
    const changing = callsFor('member', 'store', 'account', 'merchant', 'operator').filter(
      ({ method, writes }) => writes && method === 'GET',
    )
    expect(changing.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/user/receiveCard',
        '/user/removeCard',
        '/promotion/seckillactivity/geticket',
      ]),
    )
    for (const headers of [picture, script])
      for (const method of ['GET', 'HEAD'])
        expect(
          await answeredBy(
            changing.map(({ path }) => ({ method, path })),
            { cookie: cookie(), ...headers },
          ),
        ).toEqual([])
    const refresh = await send('GET', '/token/refresh', { cookie: cookie(), ...picture })
    expect([refresh.status, refresh.headers.getSetCookie()]).toEqual([401, []])
    const claimed = await send('GET', '/user/receiveCard?card_id=1', bearer(tokens.shopper))
    expect(await claimed.json()).toMatchObject({ data: { message: '领取的优惠券不存在' } })
  })

  it('is told from pages of the mall, which send what they change by another method than GET', () => {
    const gets = (table: RouteTable, path = ''): string[] =>
      Object.entries(table).flatMap(([name, child]) =>
        Array.isArray(child)
          ? child[0] === 'GET' && changedByGet.has(child[1])
            ? [`${path}${name}`]
            : []
          : gets(child, `${path}${name}.`),
      )
    const changedByGet = new Set(
      calls.filter(({ writes, method }) => writes && method === 'GET').map(({ path }) => path),
    )
    expect([...changedByGet]).toContain('/member/sms/code')
    expect([...gets(browserRouteTable()), ...gets(deskRouteTable())]).toEqual([])
  })

  it.each(foreign)('%s keeps the visitor signed in: no cookie is changed', async (_, headers) => {
    for (const path of ['/member/logout', '/token/refresh', '/cart']) {
      const method = path === '/token/refresh' ? 'GET' : 'POST'
      const response = await send(method, path, { cookie: cookie(), ...headers })
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect((await send('GET', '/member', bearer(tokens.shopper))).status).toBe(200)
  })
})

describe('line breaks in what a client sends', () => {
  const attack = 'x\r\nSet-Cookie: mall_token=stolen'

  it.each([
    ['POST', '/login', { username: attack, password: attack }],
    ['POST', '/member/bind', { username: '13800138000', union_id: attack, vcode: attack }],
    ['GET', '/trustlogin/params', { redirect_url: `/auth/redirect?a=${attack}` }],
    ['GET', '/token/refresh', { token: attack }],
  ])('%s %s sends none of them as a header', async (method, path, params) => {
    const { headers } = await mall.call(method, path, params)
    for (const [name, value] of headers) {
      expect(name).not.toContain('stolen')
      expect(value).not.toContain('stolen')
    }
  })

  it('GET /wechat/simulator sends none of them as a header', async () => {
    const query = new URLSearchParams({ state: attack, redirect_uri: '/auth/redirect' })
    const { headers } = await send('GET', `/wechat/simulator?${query}`, {})
    expect([...headers].flat().join()).not.toContain('stolen')
  })

  it.each([
    '/member/trade',
    '/cart/checkout',
    '/staff',
    '/member/aftersales',
    '/store',
    '/auth/bind',
    '/items',
  ])('in the query of %s stay encoded in the address that it leads to', (path) => {
    for (const userAgent of [desktop, phone]) {
      const search = '?a=x%0d%0aSet-Cookie:%20mall_token=stolen&distributor_id=%0d%0a'
      const decision = decideRoute({
        method: 'GET',
        hasToken: false,
        hasStoreToken: false,
        isDocument: true,
        path,
        search,
        userAgent,
      })
      if (decision.kind === 'redirect') expect(decision.location).not.toMatch(/[\r\n]/)
    }
  })
})

describe('a file', () => {
  interface Upload {
    name: string
    meta: CallMeta
    path: string
  }
  const uploadsOf = (node: Node, name = ''): Upload[] =>
    Object.entries(node).flatMap(([key, child]) => {
      if (!isContractProcedure(child)) return uploadsOf(child, `${name}${key}.`)
      const { route, meta } = (child as AnyContractProcedure)['~orpc']
      const { also, maxFileBytes } = meta as CallMeta
      const paths = [route.path ?? '/', ...also.map(({ path }) => path)]
      return maxFileBytes
        ? paths.map((path) => ({ name: `${name}${key}`, meta: meta as CallMeta, path }))
        : []
    })
  const uploads = uploadsOf(contract as unknown as Node)

  /** Sends a body that never ends. @returns the status, unless somebody reads the body */
  async function statusBefore(path: string, headers: Record<string, string>): Promise<number | 'read'> {
    let isRead = (_: 'read') => {}
    const read = new Promise<'read'>((resolve) => (isRead = resolve))
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead('read')
          controller.error(new Error('the body was read'))
        },
      },
      { highWaterMark: 0 },
    )
    const type = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100' }
    const init = { method: 'POST', headers: { ...type, ...headers }, body, duplex: 'half' }
    const request = new Request(`http://mall.test${apiPrefix}${path}`, init as RequestInit)
    const answered = handleContract(async () => mall, request).then(async (response) => {
      const { data } = (await response.json()) as { data: { status_code: number } }
      return data.status_code
    })
    return Promise.race([answered, read])
  }

  it('of a caller without a session is refused before it is read, but that of a token in its body', async () => {
    expect(uploads.length).toBeGreaterThan(6)
    for (const { name, path } of uploads)
      expect([name, await statusBefore(path, {})]).toEqual([
        name,
        name === 'operator.picture.upload' ? 'read' : 401,
      ])
  })

  it('for the desk is refused to shoppers before it is read', async () => {
    const { token } = await builders(mall).member({ userId: 4711 })
    const ofDesk = uploads.filter(({ name }) => name.startsWith('operator.'))
    expect(ofDesk.length).toBeGreaterThan(2)
    for (const { name, meta, path } of ofDesk) {
      const status = await statusBefore(path, bearer(token))
      expect([name, status]).toEqual([name, meta.auth === 'open' ? 403 : 401])
    }
  })
})
