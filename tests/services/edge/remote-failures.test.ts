import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { obfuscate } from '@/lib/domain/obfuscate'
import { remoteEngine } from '@/lib/server/edge/remote/remote-engine'
import { BackEndSilence } from '@/lib/server/edge/remote/silence'
import type { Engine } from '@/lib/web/registry'
import { listen, type Listening } from '../../fixtures/listen'

/** Back ends that fail, and responses as ECShopX and its gateways send them. */

const busy = '系统繁忙，请稍后再试'
let backEnd: Listening
let play: (request: IncomingMessage, response: ServerResponse) => void
let front: Engine
/** Times out after 300 ms instead of 2 s. */
let impatient: Engine

const engineFor = (apiUrl: string, patience = 2_000) =>
  remoteEngine({
    apiUrl,
    publicUrl: 'https://shop.test',
    h5Url: 'https://shop.test/h5',
    proxies: 0,
    patience,
  })

beforeAll(async () => {
  backEnd = await listen((request, response) => play(request, response))
  front = engineFor(`${backEnd.url}/mall`)
  impatient = engineFor(`${backEnd.url}/mall`, 300)
})
afterAll(async () => {
  await front.close()
  await impatient.close()
  await backEnd.close()
})

const json = (value: unknown, status = 200) => {
  play = (request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  }
}

async function ask(path: string, init?: RequestInit, engine = front) {
  const response = await engine.fetch(new Request(`http://shop.test/api/h5app/wxapp${path}`, init))
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}

describe('a back end that fails', () => {
  let quiet: jest.SpyInstance
  beforeEach(() => {
    quiet = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
  })
  afterEach(() => quiet.mockRestore())

  it('leads to an error message when it does not respond in time', async () => {
    play = () => undefined
    expect(await ask('/cart/list', {}, impatient)).toMatchObject({
      status: 200,
      body: { data: { message: busy, status_code: 504 } },
    })
    const asked = ['/media/film.mp4', '/api/com/article/list'].map((path) =>
      impatient.fetch(new Request(`http://shop.test${path}`)),
    )
    const [film, articles] = await Promise.all(asked)
    expect([film?.status, film?.headers.get('retry-after')]).toEqual([503, '5'])
    expect(articles?.status).toBe(200)
    expect(await impatient.ready()).toMatchObject({ ok: false })
  })

  it('leads to the same error when its response stops in the middle', async () => {
    play = (_, response) => void response.writeHead(200, { 'content-length': '100' }).write('{"data":')
    expect(await ask('/cart/list', {}, impatient)).toMatchObject({ body: { data: { status_code: 504 } } })
  })

  it('returns the error in the envelope when it is unreachable, and the mall is not ready', async () => {
    const gone = await listen(() => undefined)
    await gone.close()
    const engine = engineFor(gone.url)
    expect(await ask('/cart/list', {}, engine)).toMatchObject({
      status: 200,
      body: { data: { message: busy, status_code: 502 } },
    })
    expect(await engine.ready()).toEqual({ ok: false, checks: { back_end: 'unreachable' } })
  })

  it.each([
    ['broken JSON', 200, '{"data":'],
    ['a page', 200, '<html>Welcome to nginx!</html>'],
    ['a page of its gateway', 502, '<html>Bad Gateway</html>'],
    ['a stack trace', 500, '{"message":"SQLSTATE[HY000] in /var/www/app.php"}'],
    ['a redirect', 302, ''],
    ['no envelope', 200, '{"ok":true}'],
  ])('shows nothing of its response when it sends %s', async (_name, status, text) => {
    play = (_, response) => void response.writeHead(status, { location: '/login' }).end(text)
    expect(await ask('/member')).toMatchObject({
      status: 200,
      body: { data: { message: busy, status_code: 502 } },
    })
    expect(await front.ready()).toMatchObject({ ok: false })
  })

  it('is not called in an endless loop when it leads back to this mall', async () => {
    const loop = await listen((request, response) => {
      const headers = new Headers(request.headers as Record<string, string>)
      void engineFor(loop.url)
        .fetch(new Request(`http://shop.test${request.url}`, { headers }))
        .then(async (answer) => response.writeHead(answer.status).end(await answer.text()))
    })
    expect(await ask('/member', {}, engineFor(loop.url))).toMatchObject({
      status: 200,
      body: { data: { status_code: 404 } },
    })
    await loop.close()
  })
})

describe('a silent back end', () => {
  let quiet: jest.SpyInstance
  beforeEach(() => {
    quiet = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
  })
  afterEach(() => quiet.mockRestore())

  const silent = { body: { data: { message: busy, status_code: 504 } } }

  it('is asked again by one call after five seconds, and answers all when it has answered that one', async () => {
    let now = 0
    let asked = 0
    const silence = new BackEndSilence(() => now)
    const engine = remoteEngine({
      apiUrl: backEnd.url,
      publicUrl: 'https://shop.test',
      h5Url: 'https://shop.test/h5',
      proxies: 0,
      patience: 300,
      silence,
    })
    play = () => void asked++
    // Both end with the time-out of the first one, although the second would have more time.
    const first = ask('/cart/list', {}, engine)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const second = ask('/cart/list', {}, engine)
    expect(await first).toMatchObject(silent)
    expect(await second).toMatchObject(silent)
    expect(asked).toBe(2)

    now = 4_999
    for (const path of ['/cart/list', '/member']) expect(await ask(path, {}, engine)).toMatchObject(silent)
    expect(await engine.ready()).toEqual({ ok: false, checks: { back_end: 'unreachable' } })
    expect(asked).toBe(2)

    now = 5_000
    const trial = ask('/cart/list', {}, engine)
    expect(await ask('/member', {}, engine)).toMatchObject(silent)
    expect(await trial).toMatchObject(silent)
    expect(asked).toBe(3)

    now = 10_000
    json({ data: { list: [], total_count: 0 } })
    expect((await ask('/unknown/call', {}, engine)).body).toEqual({ data: { list: [], total_count: 0 } })
    expect((await ask('/unknown/other', {}, engine)).body).toEqual({ data: { list: [], total_count: 0 } })
    await engine.close()
  })

  it('is not one that answers other calls while one of them takes too long', async () => {
    const engine = engineFor(backEnd.url, 400)
    play = (request, response) => {
      if (!request.url?.includes('/slow')) response.end('{"data":{"ok":true}}')
    }
    const slow = ask('/slow', {}, engine)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await ask('/quick', {}, engine)
    expect(await slow).toMatchObject(silent)
    expect((await ask('/quick', {}, engine)).body).toEqual({ data: { ok: true } })
    await engine.close()
  })
})

describe('a request', () => {
  it('is sent below the path of the back end, with query and form unchanged', async () => {
    let seen = ''
    play = (request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        seen = `${request.method} ${request.url} ${request.headers['content-type']} ${body}`
        response.end('{"data":{}}')
      })
    }
    await ask('/cartdel?cart_id[]=5&cart_id[]=%E5%86%B0', {
      method: 'DELETE',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'company_id=1&a[0]=x+y&b=',
    })
    expect(seen).toBe(
      'DELETE /mall/api/h5app/wxapp/cartdel?cart_id[]=5&cart_id[]=%E5%86%B0 application/x-www-form-urlencoded company_id=1&a[0]=x+y&b=',
    )
  })

  it('keeps its prefix', async () => {
    const seen: (string | undefined)[] = []
    play = (request, response) => {
      seen.push(request.url)
      response.end('{"data":{}}')
    }
    for (const path of ['/traderate/getstatus', '/wxapp/traderate/getstatus'])
      expect((await front.fetch(new Request(`http://shop.test/api/h5app${path}`))).status).toBe(200)
    expect(seen).toEqual(['/mall/api/h5app/traderate/getstatus', '/mall/api/h5app/wxapp/traderate/getstatus'])
  })

  it('sends accounts in plain text, because another back end cannot deobfuscate them', async () => {
    let seen = ''
    play = (request, response) => {
      seen += request.url
      request.on('data', (chunk: Buffer) => (seen += chunk.toString()))
      request.on('end', () => response.end('{"data":{}}'))
    }
    await ask('/login', {
      method: 'POST',
      body: new URLSearchParams({
        username: obfuscate('13800138000'),
        password: obfuscate('Mall 2026'),
        silent: '1',
      }),
    })
    await ask(`/member/sms/code?${new URLSearchParams({ mobile: obfuscate('13800138001'), type: 'sign' })}`)
    expect(seen).toContain('username=13800138000&password=Mall+2026&silent=1')
    expect(seen).toContain('/member/sms/code?mobile=13800138001&type=sign')
  })

  it('passes uploads on completely and refuses bodies above the limits of the engine', async () => {
    let size = 0
    play = (request, response) => {
      size = 0
      request.on('data', (chunk: Buffer) => (size += chunk.length))
      request.on('end', () => response.end(JSON.stringify({ data: { size } })))
    }
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(600_000)]), 'a.png')
    expect(await ask('/espier/upload', { method: 'POST', body: form })).toMatchObject({
      body: { data: { size: expect.any(Number) as number } },
    })
    expect(size).toBeGreaterThan(600_000)
    const long = await ask('/cart', { method: 'POST', body: new URLSearchParams({ a: 'x'.repeat(300_000) }) })
    expect(long.body).toEqual({ data: { message: '请求内容过大', status_code: 413 } })
  })

  it.each(['/..%2f..%2fadmin', '/%2e%2e%2fadmin', '/goods%5c..%5cadmin', '//admin'])(
    'cannot leave the folder of the calls by %s',
    async (path) => {
      let asked = false
      play = (_, response) => {
        asked = true
        response.end('{"data":{}}')
      }
      expect((await ask(path)).status).toBe(404)
      expect(asked).toBe(false)
    },
  )
})

describe('a response of ECShopX', () => {
  it('is decompressed and loses cookies and internal headers', async () => {
    play = (_, response) => {
      const headers = {
        'content-encoding': 'gzip',
        'set-cookie': 'laravel_session=1',
        'x-powered-by': 'PHP/8.2',
      }
      response.writeHead(200, headers).end(gzipSync('{"data":{"list":[],"total_count":0}}'))
    }
    const { headers, body } = await ask('/unknown/call')
    expect(body).toEqual({ data: { list: [], total_count: 0 } })
    expect([...headers.keys()].sort()).toEqual(['cache-control', 'content-type'])
  })

  it('keeps the message of a refusal without its debug data', async () => {
    json({ data: { message: '最多添加20个地址', status_code: 500, debug: { file: '/var/www' } } })
    expect((await ask('/member/address', { method: 'POST' })).body).toEqual({
      data: { message: '最多添加20个地址', status_code: 500 },
    })
    json({ message: 'The mobile field is required.', status_code: 422, errors: { mobile: ['必填'] } }, 422)
    expect((await ask('/login', { method: 'POST' })).body).toEqual({
      data: { message: 'The mobile field is required.', status_code: 422, errors: { mobile: ['必填'] } },
    })
  })

  it('that says in English that its framework failed is told in the words of the mall', async () => {
    json({ data: { message: 'Server Error', status_code: 500 } })
    expect((await ask('/member')).body).toEqual({ data: { message: busy, status_code: 500 } })
    json({ message: 'Server Error' }, 500)
    expect((await ask('/member')).body).toEqual({ data: { message: busy, status_code: 502 } })
  })

  it('becomes a refusal when it has no object for an id', async () => {
    json({ data: [] })
    expect((await ask('/goods/items/5')).body).toMatchObject({
      data: { message: '商品不存在或者已下架', status_code: 404 },
    })
  })

  it('is coerced to the declared shape', async () => {
    json({
      data: { list: [{ item_id: '5', price: '1200', itemName: '冰箱', pics: null }], total_count: '1' },
    })
    const { body } = await ask('/goods/items?page=1&pageSize=10')
    expect(body).toMatchObject({
      data: { total_count: 1, list: [{ item_id: 5, price: 1200, itemName: '冰箱', pics: [] }] },
    })
  })

  it.each([
    ['/site/faqs', { list: [] }],
    ['/goods/suggest?keywords=x', { list: [] }],
    ['/programme/subsidies', { list: [], name: '', region: '', regions: [], slogan: '', end_time: 0 }],
    ['/pctemplate/getHeaderOrFooter?page_name=header', []],
  ])('becomes an empty section when ECShopX does not know %s', async (path, data) => {
    json({ data: { message: '404 Not Found', status_code: 404 } })
    expect((await ask(path)).body).toEqual({ data })
  })

  it('gets no shops, states or activities that ECShopX did not send', async () => {
    const prices = { item_id: 7, price: 100, market_price: 0, cost_price: 0, store: 3 }
    json({ data: { ...prices, spec_items: [prices] } })
    const { body } = await ask('/goods/items_price_store/7')
    expect(body).toEqual({ data: { ...prices, spec_items: [prices] } })
    json({ data: { ...prices, item_name: '冰箱', approve_status: 'onsale' } })
    expect((await ask('/goods/items/7')).body).not.toHaveProperty('data.shop_valid')
  })

  it('is streamed in the requested ranges when it is a video', async () => {
    let asked: IncomingMessage['headers'] = {}
    let finish = () => {}
    play = (request, response) => {
      asked = request.headers
      response
        .writeHead(206, {
          'content-type': 'video/mp4',
          'content-range': 'bytes 3-8/9',
          'content-length': '6',
          'accept-ranges': 'bytes',
          'set-cookie': 'a=1',
        })
        .write('abc')
      finish = () => response.end('def')
    }
    const film = (headers: Record<string, string>) =>
      front.fetch(new Request('http://shop.test/media/film.mp4', { headers }))
    const answer = await film({ range: 'bytes=3-', cookie: 'a=1' })
    expect(asked).toMatchObject({ range: 'bytes=3-', 'accept-encoding': 'identity' })
    expect([answer.status, answer.headers.get('content-range'), answer.headers.get('accept-ranges')]).toEqual(
      [206, 'bytes 3-8/9', 'bytes'],
    )
    expect([answer.headers.get('content-length'), answer.headers.get('set-cookie')]).toEqual(['6', null])
    const reader = answer.body?.getReader()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('abc')
    finish()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('def')

    play = (_, response) => void response.writeHead(416, { 'content-range': 'bytes */9' }).end()
    expect((await film({ range: 'bytes=99-' })).status).toBe(416)
  })

  it('has no scripts in the HTML of an agreement', async () => {
    json({
      data: {
        type: 'privacy',
        title: '隐私',
        content: '<p>好</p><img src=x onerror="alert(1)"><script>1</script>',
      },
    })
    const { body } = await ask('/shops/protocol?type=privacy')
    const { content } = (body as { data: { content: string } }).data
    expect(content).toBe('<p>好</p>')
    expect(content).not.toMatch(/script|onerror/)
  })

  it('names the shop even when ECShopX does not know our call for the frame', async () => {
    play = (request, response) =>
      void response.end(
        request.url?.includes('/shops/setting')
          ? '{"data":{"brand_name":"临江商城","logo":"/a.png"}}'
          : '{"data":{"message":"404 Not Found","status_code":404}}',
      )
    expect((await ask('/site/frame')).body).toMatchObject({
      data: { brand_name: '临江商城', logo: '/a.png', columns: [], promises: [] },
    })
  })

  it('sets the store cookie for merchants, over https only', async () => {
    json({ data: { token: 'a.b.c' } })
    const { headers } = await ask('/merchant/login', { method: 'POST' })
    expect(headers.getSetCookie()).toEqual([
      'mall_store_token=a.b.c; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
    ])
  })

  it('to an expired token leads to one renewal and a repeated call for all calls of a page', async () => {
    let renewals = 0
    const dead = { data: { message: 'Unable to authenticate user.', status_code: 401, code: 401001 } }
    play = (request, response) => {
      const isRenewal = request.url?.includes('/token/refresh')
      if (isRenewal) renewals++
      if (isRenewal) response.setHeader('authorization', 'Bearer fresh')
      const known = isRenewal || request.headers.authorization === 'Bearer fresh'
      response.statusCode = known ? 200 : 401
      response.end(JSON.stringify(known ? { data: { result: true } } : dead))
    }
    const headers = { host: 'shop.test', 'sec-fetch-site': 'same-origin', cookie: 'mall_token=worn' }
    const answers = await Promise.all(
      ['/cart/list', '/cartcount', '/member'].map((path) => ask(path, { headers })),
    )
    expect(renewals).toBe(1)
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.headers.getSetCookie()[0]).toMatch(/^mall_token=fresh; .*HttpOnly/)
    }
  })

  it('cannot add attributes to our cookies', async () => {
    json({ data: { token: 'a; Domain=evil.test' } })
    expect((await ask('/login', { method: 'POST' })).headers.getSetCookie()).toEqual([])
  })
})
