import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type BrowserContext, type Page } from 'playwright/test'
import { axeFindings } from '../../fixtures/browser/axe.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { callerOf } from '../../fixtures/browser/trade-calls.ts'

/** The service worker: a page without a network that shows the cart as last seen, and nothing else changes. */

test.use({ serviceWorkers: 'allow' })

const mobile = '13800138003'
const offline = (page: Page) => page.getByRole('heading', { name: '网络不可用' })

/** Waits until the worker answers navigations. */
const workerIsActive = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })

/** Puts a product into the cart of the signed-in member, shows the cart, and returns the line as the cart names it. */
async function seeCart(page: Page) {
  const shopper = await callerOf(page, mobile)
  const goods = await shopper.get<{
    item_name: string
    spec_items: { item_id: number; store: number }[]
  }>('/goods/items/1001')
  const sku = goods.spec_items.find(({ store }) => store > 5)
  await shopper.post('/cart', { item_id: String(sku?.item_id), num: '1', shop_type: 'distributor' })
  await shopper.dispose()
  await page.goto('/cart')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: goods.item_name }).first()
  await expect(row).toBeVisible()
  const prices = await row.locator('.price').allTextContents()
  await workerIsActive(page)
  await expect.poll(() => page.evaluate(() => caches.has('seen-cart'))).toBe(true)
  return { name: goods.item_name, prices }
}

/** The network goes away; a server that is still there must not be reached by the worker either. */
async function open(context: BrowserContext, page: Page, path: string): Promise<void> {
  await context.setOffline(true)
  await page.goto(path)
}

test('without a network any page shows the cart as last seen, and opens by itself when the network is back', async ({
  context,
  page,
}) => {
  await signIn(page, mobile, '/cart')
  const seen = await seeCart(page)
  await context.setOffline(true)
  for (const path of ['/items/1002', '/h5/member/trade']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(offline(page)).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: seen.name })
    expect(seen.prices).toContain(await row.getByText('¥').textContent())
    await expect(row).toContainText(/× \d+/)
    await expect(page.getByText(/^截至 \d{4}-\d\d-\d\d \d\d:\d\d，价格和库存以恢复网络后为准$/)).toBeVisible()
    await expect(page.getByRole('link', { name: '重试' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  }
  // The document before the press says the same: the new one has come when it is loaded.
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: '重试' }).click()
  await loaded
  await expect(offline(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: '我的订单' }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/h5\/member\/trade$/)
})

test('a link of a page that is open leads to the offline page too', async ({ context, page }) => {
  await page.goto('/articleList')
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
  await workerIsActive(page)
  await context.setOffline(true)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(offline(page)).toBeVisible()
  // A guest has seen no cart.
  await expect(page.getByText('截至')).toHaveCount(0)
})

test('a link that is pressed when the network comes back is followed, and not replaced by the page before', async ({
  context,
  page,
}) => {
  await page.goto('/articleList')
  await workerIsActive(page)
  await open(context, page, '/items/1002')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a')?.click()
    dispatchEvent(new Event('online'))
  })
  await expect(page).toHaveURL('/')
  await expect(offline(page)).toBeVisible()
})

test('nothing of the cart stays on the device after 退出', async ({ context, page }) => {
  await signIn(page, mobile, '/cart')
  const seen = await seeCart(page)
  await page.getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL(/\/$/)
  await open(context, page, '/cart')
  await expect(offline(page)).toBeVisible()
  await expect(page.getByText(seen.name)).toHaveCount(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('nothing of the cart stays when the session ended elsewhere, or another member signs in', async ({
  context,
  page,
}) => {
  await signIn(page, mobile, '/cart')
  await seeCart(page)
  const cookies = await context.cookies()
  await context.clearCookies({ name: 'mall_token' })
  await page.goto('/cart')
  // The page becomes that of a guest.
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => null)).toEqual([])
  await expect(page.getByRole('link', { name: '请登录' }).first()).toBeVisible()

  await context.addCookies(cookies)
  await seeCart(page)
  // The session is forgotten without a word: the cookies of the browser were deleted.
  await context.clearCookies()
  await signIn(page, '13800138001', '/articleList')
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => null)).toEqual([])
})

/** A server of one page with the worker of a mall, to see what reaches it. */
async function serveWorker() {
  const source = await readFile('public/service-worker.js', 'utf8')
  // As the front door does (tests/front/mall-name).
  const worker = source.replace("'焕新商城'", '"云裳<b>馆"')
  const requests: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
  const answers: Record<string, [number, Record<string, string>, string]> = {
    '/service-worker.js': [200, { 'Content-Type': 'text/javascript' }, worker],
    '/busy': [503, { 'Retry-After': '5', 'Content-Type': 'text/html' }, 'busy'],
    '/moved': [302, { Location: '/page' }, ''],
  }
  const page = { ETag: '"1"', 'Cache-Control': 'max-age=0', 'Content-Type': 'text/html' }
  const server = createServer(({ url, headers }, response) => {
    requests.push({ url, headers })
    const isKnown = url === '/page' && headers['if-none-match'] === '"1"'
    const [status, ownHeaders, body] = answers[url ?? ''] ?? [
      isKnown ? 304 : 200,
      page,
      isKnown ? '' : 'page',
    ]
    response.writeHead(status, { ...ownHeaders, Connection: 'close' }).end(body)
  })
  const address = await new Promise<string>((resolve) =>
    server.listen(0, 'localhost', () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    ),
  )
  const requestsOf = (path: string) =>
    requests.filter(({ url }) => url === path).map(({ headers }) => headers)
  /** From now on the script of the worker has this status. */
  const answerWorker = (status: number) => {
    answers['/service-worker.js'] = [status, { 'Content-Type': 'text/html' }, '']
  }
  return { address, requestsOf, answerWorker, close: () => new Promise((resolve) => server.close(resolve)) }
}

test('it passes on what the server answers, with one request each, and keeps nothing of it', async ({
  page,
}) => {
  const server = await serveWorker()
  await page.goto(`${server.address}/page`)
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'))
  await workerIsActive(page)

  const busy = await page.goto(`${server.address}/busy`)
  expect([busy?.status(), busy?.headers()['retry-after'], await busy?.text()]).toEqual([503, '5', 'busy'])
  expect(server.requestsOf('/busy')).toHaveLength(1)
  expect(server.requestsOf('/busy')[0]).toHaveProperty('service-worker-navigation-preload')

  await page.goto(`${server.address}/moved`)
  expect(page.url()).toBe(`${server.address}/page`)
  await expect(page.getByText('page')).toBeVisible()
  expect(server.requestsOf('/page').at(-1)?.['if-none-match']).toBe('"1"')
  expect(server.requestsOf('/page')).toHaveLength(2)
  expect(await page.evaluate(() => caches.keys())).toEqual([])

  await server.close()
  await page.goto(`${server.address}/page`)
  await expect(offline(page)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveText('云裳<b>馆')
})

/** Ends the worker as a browser does after some seconds without an event; the next navigation starts it again. */
async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

for (const status of [404, 410])
  test(`it removes itself and the kept cart when its script answers ${status}, and for no other answer`, async ({
    page,
  }) => {
    const server = await serveWorker()
    await page.goto(`${server.address}/page`)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js')
      await (await caches.open('seen-cart')).put('/seen-cart.json', new Response('{}'))
    })
    await workerIsActive(page)
    const visit = async (path: string) => {
      await stopWorkers(page)
      const asked = server.requestsOf('/service-worker.js').length
      await page.goto(server.address + path)
      await expect.poll(() => server.requestsOf('/service-worker.js').length).toBeGreaterThan(asked)
    }
    server.answerWorker(503)
    await visit('/page')
    await page.goto(`${server.address}/page`)
    expect(await registrations(page)).toBe(1)
    server.answerWorker(status)
    await visit('/page')
    await expect.poll(() => registrations(page)).toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await server.close()
    await expect(page.goto(`${server.address}/page`)).rejects.toThrow(/ERR_/)
  })

test('pages of merchants, files and calls get no offline page', async ({ context, page }) => {
  await page.goto('/articleList')
  await workerIsActive(page)
  await context.setOffline(true)
  for (const path of ['/shopadmin', '/shop', '/edit', '/robots.txt', '/api/h5app/wxapp/cartcount'])
    await expect(page.goto(path), path).rejects.toThrow(/ERR_/)
})

test('it is registered after the page has loaded, and only then', async ({ page }) => {
  await page.addInitScript(() => {
    const { register } = navigator.serviceWorker
    navigator.serviceWorker.register = (...input) => {
      Object.assign(window, { registeredAt: performance.now() })
      return register.apply(navigator.serviceWorker, input)
    }
  })
  await page.goto('/')
  await workerIsActive(page)
  const at = await page.evaluate(() => ({
    registered: (window as unknown as { registeredAt: number }).registeredAt,
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
  }))
  expect(at.loaded).toBeGreaterThan(0)
  expect(at.registered).toBeGreaterThan(at.loaded)
})
