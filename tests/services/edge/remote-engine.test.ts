import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoMall } from '@/lib/demo'
import { pictureUrl } from '@/lib/demo/art'
import { obfuscate } from '@/lib/domain/obfuscate'
import { answerWithEngine } from '@/lib/front/api-bridge'
import { answerContract } from '@/lib/server/edge/http/handler'
import { answerMedia } from '@/lib/server/ground/media/answer-media'
import { hashPassword } from '@/lib/server/people/account/password'
import { type Engine, engineRegistry } from '@/lib/web/registry'
import { address, builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'
import { listen, type Listening } from '../../fixtures/listen'

/**
 * The proxy to another back end. Our own engine on a real port is the back end. The engine and the environment are
 * those of the process.
 *
 * @own-environment
 */

const mobile = '13800138000'
const operator = '13800138004'
const password = 'Mall2026'
const folder = join(tmpdir(), `mall-${randomUUID()}`)

const mall = testMall({ MALL_PROXIES: '1' })
let backEnd: Listening
let goodsId: number
let front: Engine
/** Headers of the last request that the back end received. */
let asked = ''
let seen: Record<string, string | string[] | undefined> = {}

beforeAll(async () => {
  const make = builders(mall)
  const passwordHash = await hashPassword(password)
  await make.member({ mobile, passwordHash })
  await make.member({ mobile: operator, passwordHash, role: 'operator' })
  goodsId = await make.goods({ price: 129900, store: 5 })
  const engine = {
    answer: async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.startsWith('/media/'))
        return answerMedia(async () => demoMall, pathname, searchParams, tmpdir())
      return answerContract(async () => mall, request)
    },
  }
  backEnd = await listen((request, response) => {
    seen = request.headers
    asked = `${request.method} ${request.url}`
    void answerWithEngine(engine as Engine, request, response)
  })
  process.env.MALL_API_URL = `${backEnd.url}/`
  process.env.MALL_DATA_DIR = folder
  const { getEngine, startEngine } = await import('@/lib/server/edge/engine')
  await startEngine()
  front = getEngine()
})

afterAll(() => backEnd.close())

afterAll(async () => {
  await front.close()
  engineRegistry.set(undefined)
})

const ownPage = { host: 'shop.test', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.9' }

async function call<T = Record<string, unknown>>(
  method: string,
  path: string,
  params: Record<string, string> = {},
  headers: Record<string, string> = ownPage,
) {
  const form = new URLSearchParams({ company_id: '1', ...params })
  const url = `http://shop.test/api/h5app/wxapp${path}`
  const request =
    method === 'GET'
      ? new Request(`${url}?${form}`, { headers })
      : new Request(url, { method, headers, body: form })
  const response = await front.fetch(request)
  const { data } = (await response.json()) as { data: T & { message?: string; status_code?: number } }
  return { status: response.status, headers: response.headers, data }
}

const login = (username = mobile, headers: Record<string, string> = ownPage) =>
  call<{ token: string }>(
    'POST',
    '/login',
    { username: obfuscate(username), password: obfuscate(password) },
    headers,
  )

/** Signs in and returns the headers that a browser sends afterwards. */
async function signedIn(username = mobile) {
  const { headers } = await login(username)
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { ...ownPage, cookie }
}

describe('signing in on another back end', () => {
  it('sets the cookie of our own pages', async () => {
    const { data, headers } = await login()
    expect(headers.getSetCookie()).toEqual([
      `mall_token=${data.token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
    ])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('also sets the store cookie for operators', async () => {
    expect((await signedIn(operator)).cookie).toMatch(/^mall_token=.+; mall_store_token=/)
  })

  it('sets no cookie for a cross-site form', async () => {
    const { data, headers } = await login(mobile, { host: 'shop.test', 'sec-fetch-site': 'cross-site' })
    expect(data.token).toEqual(expect.any(String))
    expect(headers.getSetCookie()).toEqual([])
  })

  it('returns the refusal of a wrong password and sets no cookie', async () => {
    const { status, data, headers } = await call('POST', '/login', {
      username: mobile,
      password: 'Wrong2026',
    })
    expect([status, data]).toEqual([200, { message: '用户名或密码错误', status_code: 422 }])
    expect(headers.getSetCookie()).toEqual([])
  })

  it('renews the token, and deletes the cookies when the shopper signs out', async () => {
    const browser = await signedIn()
    // With GET the cookie alone changes nothing.
    const unproven = await call('GET', '/token/refresh', {}, browser)
    expect([unproven.status, unproven.headers.getSetCookie()]).toEqual([401, []])
    const held = /mall_token=([^;]+)/.exec(browser.cookie)?.[1] ?? ''
    const renewed = await call('GET', '/token/refresh', {}, { ...browser, authorization: `Bearer ${held}` })
    const token = renewed.headers.get('authorization')?.slice('Bearer '.length)
    expect(renewed.headers.getSetCookie()[0]).toContain(`mall_token=${token};`)
    const signedOut = await call('POST', '/member/logout', {}, browser)
    expect(signedOut.data).toEqual({ status: true })
    expect(signedOut.headers.getSetCookie()).toEqual([
      'mall_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'mall_store_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ])
  })
})

describe('a call that writes by GET', () => {
  it('is sent to the back end by GET, though pages send it by POST', async () => {
    const browser = await signedIn()
    const claimed = await call('POST', '/user/receiveCard', { card_id: '424242' }, browser)
    expect(claimed.data).toMatchObject({ message: '领取的优惠券不存在' })
    expect(asked).toMatch(/^GET \S+\/user\/receiveCard\?company_id=1&card_id=424242$/)
  })
})

describe('buying on another back end', () => {
  it('adds to the cart and previews the order on the back end', async () => {
    const browser = await signedIn()
    const added = await call<{ valid_cart: unknown[] }>(
      'POST',
      '/cart',
      { item_id: String(goodsId), num: '2', shop_type: 'distributor' },
      browser,
    )
    expect(added.data.message).toBeUndefined()
    const cart = await call<{ valid_cart: { list: { item_id: number; num: number }[] }[] }>(
      'GET',
      '/cart/list',
      {},
      browser,
    )
    expect(cart.data.valid_cart[0]?.list).toMatchObject([{ item_id: goodsId, num: 2 }])
    const preview = await call(
      'POST',
      '/getFreightFee',
      { ...address, cart_type: 'cart', receipt_type: 'logistics', order_type: 'normal', distributor_id: '0' },
      browser,
    )
    expect(preview.data).toMatchObject({ item_fee: 259800 })
  })

  it('returns products, missing products and unknown paths like our own engine', async () => {
    const path = `/goods/items/${goodsId}`
    expect((await call('GET', path)).data).toEqual(
      (await mall.call('GET', path, {}, { headers: { host: 'shop.test' } })).data,
    )
    const missing = await call('GET', '/goods/items/99999')
    expect(missing.data).toMatchObject({ message: '商品不存在或者已下架', status_code: 422 })
    const unknown = await call('GET', '/nothing/here')
    expect([unknown.status, unknown.data]).toEqual([200, { message: '接口不存在', status_code: 404 }])
  })
})

describe('the caller', () => {
  it('is identified by the token of the cookie; no cookie and no claimed address is passed on', async () => {
    const browser = await signedIn()
    await call(
      'GET',
      '/member',
      {},
      { ...browser, 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-mall-secret': 'x' },
    )
    expect(seen.authorization).toMatch(/^Bearer \S+$/)
    expect(seen['x-forwarded-for']).toMatch(/^203\.0\.113\.9$/)
    expect(Object.keys(seen).filter((name) => /cookie|sec-|x-mall|origin|referer/.test(name))).toEqual([])
    expect(seen.host).toBe(new URL(backEnd.url).host)
  })

  it.each([
    ['a foreign page', { 'sec-fetch-site': 'cross-site' }],
    ['a foreign origin in an older browser', { origin: 'https://evil.test' }],
  ])('is a guest when %s makes the browser send the cookie', async (_name, site) => {
    const { cookie } = await signedIn()
    const answer = await call('GET', '/member', {}, { host: 'shop.test', cookie, ...site })
    expect(answer.status).toBe(401)
    expect(seen.authorization).toBeUndefined()
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('is a guest for calls that our pages do not make, and for calls that an image tag could send', async () => {
    const browser = await signedIn()
    await call('GET', '/user/noSuchCall', { id: '1' }, browser)
    expect(seen.authorization).toBeUndefined()
    await call('GET', '/member.address.delete', {}, browser)
    expect(seen.authorization).toBeUndefined()
  })

  it('may send a bearer token from any origin', async () => {
    const { data } = await login()
    const authorization = `Bearer ${data.token}`
    const answer = await call('GET', '/member', {}, { origin: 'https://client.test', authorization })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('gets a 401 for an invalid token, and its cookie is deleted', async () => {
    const invalid = await call('GET', '/member', {}, { ...ownPage, cookie: 'mall_token=dead' })
    expect([invalid.status, invalid.data.code]).toEqual([401, 401001])
    expect(invalid.headers.getSetCookie()).toEqual(['mall_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'])
    const bearer = await call('GET', '/member', {}, { ...ownPage, authorization: 'Bearer dead' })
    expect(bearer.headers.getSetCookie()).toEqual([])
  })
})

describe('the proxy', () => {
  it('serves pictures of the back end and no other files below /media', async () => {
    const path = pictureUrl({ kind: 'logo', form: 'mark' })
    const picture = await front.fetch(new Request(`http://shop.test${path}`, { headers: { cookie: 'a=1' } }))
    expect([picture.status, seen.cookie]).toEqual([200, undefined])
    expect(await picture.text()).toBe(
      await (await answerMedia(async () => demoMall, path, new URLSearchParams(), tmpdir())).text(),
    )
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await front.fetch(new Request('http://shop.test/media/nothing.svg'))).status).toBe(404)
  })

  it('answers preflight requests itself', async () => {
    const request = new Request('http://shop.test/api/h5app/wxapp/cart', { method: 'OPTIONS' })
    expect((await front.fetch(request)).headers.get('access-control-allow-headers')).toContain(
      'authorization',
    )
  })

  it('is ready when the back end is', async () => {
    expect(await front.ready()).toEqual({ ok: true, checks: { back_end: 'ok' } })
  })

  it('opens no database and creates no folder', async () => {
    const { getMall } = await import('@/lib/server/edge/engine')
    await expect(getMall()).rejects.toThrow('MALL_API_URL')
    expect(existsSync(folder)).toBe(false)
  })
})
