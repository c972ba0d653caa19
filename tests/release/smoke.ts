import assert from 'node:assert/strict'

/** What shoppers do first, by documents and calls. */

const api = '/api/h5app/wxapp'

const receiver = {
  receiver_name: '林一',
  receiver_mobile: '13900001111',
  receiver_state: '浙江省',
  receiver_city: '杭州市',
  receiver_district: '西湖区',
  receiver_address: '文三路9号',
}

/** Documents, files and answers, each with a text that it has only when its part of the release works. */
const answers: readonly [path: string, type: RegExp, text: RegExp][] = [
  ['/', /html/, /<h1|焕新商城/],
  ['/items?keyword=%E7%A9%BA%E8%B0%83', /html/, /空调/],
  ['/items/1001', /html/, /¥|加入购物车/],
  ['/auth/login', /html/, /登录/],
  ['/shopadmin', /html/, /登录|运营中心/],
  ['/sitemap.xml', /xml/, /<sitemapindex/],
  ['/service-worker.js', /javascript/, /mallName/],
  ['/api/docs', /html/, /swagger-ui/],
  ['/api/docs/swagger-ui-bundle.js', /javascript/, /SwaggerUI/],
  ['/api/openapi.json', /json/, /"openapi"/],
]

async function textOf(url: string, path: string, type: RegExp): Promise<string> {
  const response = await fetch(`${url}${path}`)
  assert.equal(response.status, 200, path)
  assert.match(response.headers.get('content-type') ?? '', type, path)
  return response.text()
}

/** Scripts, styles and pictures that a document names, each once. */
const filesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="((?:\/_next\/static|\/images|\/media)\/[^"]+)"/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    ),
  ),
]

/** @throws AssertionError for what a page names and the mall does not have */
export async function visitPages(url: string): Promise<void> {
  for (const [path, type, text] of answers) assert.match(await textOf(url, path, type), text, path)
  const home = await textOf(url, '/', /html/)
  const files = filesIn(home)
  assert.ok(files.length > 10, 'the home page names its files')
  for (const path of files) {
    const response = await fetch(`${url}${path}`)
    assert.equal(response.status, 200, path)
    assert.ok((await response.arrayBuffer()).byteLength > 0, path)
  }
  assert.equal((await fetch(`${url}/no-such-page`)).status, 404)
}

type Answer = Record<string, unknown> & { status_code?: number; message?: string }

async function call(url: string, path: string, form: Record<string, string>, token = ''): Promise<Answer> {
  const response = await fetch(`${url}${api}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ company_id: '1', ...form }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  const { data } = (await response.json()) as { data: Answer }
  assert.equal(data.status_code, undefined, `${path}: ${data.message}`)
  return data
}

/** Signs a demo account in. @returns its token */
export async function signIn(url: string, mobile: string): Promise<string> {
  const { token } = await call(url, '/login', { username: mobile, password: 'Mall2026' })
  assert.equal(typeof token, 'string')
  return token as string
}

/** Signs the shopper of the demo mall in, buys a product and pays. @returns the number of the order */
export const buy = async (url: string): Promise<string> => buyAs(url, await signIn(url, '13800138000'))

/** Buys a product and pays. @returns the number of the order */
export async function buyAs(url: string, token: string): Promise<string> {
  const detail = await fetch(`${url}${api}/goods/items/1001?company_id=1`)
  const { data } = (await detail.json()) as { data: { item_id: number; spec_items?: { item_id: number }[] } }
  const itemId = String(data.spec_items?.[0]?.item_id ?? data.item_id)
  const order = await call(
    url,
    '/order_new',
    {
      ...receiver,
      distributor_id: '0',
      order_type: 'normal',
      receipt_type: 'logistics',
      pay_type: 'test',
      not_use_coupon: '1',
      'items[0][item_id]': itemId,
      'items[0][num]': '1',
    },
    token,
  )
  const orderId = String(order.order_id)
  const { trade_info } = await call(url, '/payment', { order_id: orderId, pay_type: 'test' }, token)
  const { trade_id } = trade_info as { trade_id: string }
  await call(url, '/payment/test/confirm', { trade_id }, token)
  const read = await fetch(`${url}${api}/order_new/${orderId}?company_id=1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { orderInfo } = ((await read.json()) as { data: { orderInfo: { pay_status: string } } }).data
  assert.equal(orderInfo.pay_status, 'PAYED')
  return orderId
}
