import { expect, test } from 'playwright/test'
import { startMall } from '../../fixtures/servers.ts'
import { startStallableProxy } from '../../fixtures/stallable-proxy.ts'
import { startPostgres } from '../../run/postgres.ts'

/**
 * While the database is down or hangs, cached pages are still served, and everything else says that it cannot be at the
 * moment.
 */

const api = '/api/h5app/wxapp'

/** Files that the database names. */
const files = ['/sitemap.xml', '/media/u/0123456789abcdef0123456789abcdef.webp']

/** Milliseconds after which the mall itself gives up a statement: later answers have waited for that. */
const giveUp = { timeout: 9_000 }

test('with a database that hangs, pages, files and calls say so soon, and the mall goes on when it answers again', async ({
  request,
}) => {
  test.setTimeout(300_000)
  const postgres = await startPostgres()
  test.skip(!postgres, 'PostgreSQL is not installed')
  if (!postgres) return
  const proxy = await startStallableProxy(postgres.url)
  const mall = await startMall({ DATABASE_URL: proxy.url, MALL_DEMO: '1' })
  const dataOf = async (path: string) => {
    const answer = await request.get(mall.url + api + path, giveUp)
    expect(answer.status(), path).toBe(200)
    return ((await answer.json()) as { data: unknown }).data
  }
  try {
    const article = '/article/management/1?company_id=1'
    const product = '/goods/items/1001?company_id=1'
    // The second answer is cached, the third one comes from the cache.
    for (let visit = 0; visit < 2; visit++) for (const path of [article, product]) await dataOf(path)
    const kept = await dataOf(article)
    await request.get(`${mall.url}/items/1001`)

    proxy.stall()
    const pages = ['/items/1002', '/items?keywords=冰箱', ...files]
    const answers = pages.map((path) => request.get(mall.url + path, giveUp))
    for (const [index, answer] of (await Promise.all(answers)).entries())
      expect([pages[index], answer.status(), answer.headers()['retry-after']]).toEqual([
        pages[index],
        503,
        '5',
      ])
    const busy = { message: '系统繁忙，请稍后再试', status_code: 500 }
    for (const path of [product, '/goods/items?page=1&pageSize=5']) expect(await dataOf(path)).toEqual(busy)
    expect(await dataOf(article)).toEqual(kept)
    expect((await request.get(`${mall.url}/items/1001`)).status()).toBe(200)
    expect((await request.get(`${mall.url}/readyz`, giveUp)).status()).toBe(503)

    proxy.resume()
    await expect.poll(async () => (await request.get(`${mall.url}/readyz`)).status()).toBe(200)
    for (const path of ['/items/1002', '/sitemap.xml'])
      expect((await request.get(mall.url + path)).status(), path).toBe(200)
    expect(await dataOf(product)).toMatchObject({ goods_id: 1001 })
  } finally {
    await mall.stop()
    await proxy.close()
    await postgres.stop()
  }
})

test('with the database down, cached pages are served, calls fail, and uncached pages answer 503', async ({
  request,
}) => {
  test.setTimeout(180_000)
  const postgres = await startPostgres()
  test.skip(!postgres, 'PostgreSQL is not installed')
  if (!postgres) return
  const mall = await startMall({ DATABASE_URL: postgres.url, MALL_DEMO: '1' })
  try {
    const warm = ['/', '/items/1001', '/items?cat_id=101', '/articleList', '/article/faqs', '/devicePurchase']
    const before = new Map<string, string>()
    for (const path of warm) {
      const answer = await request.get(mall.url + path)
      expect(answer.status(), path).toBe(200)
      before.set(path, await answer.text())
    }

    await postgres.stop()

    for (const path of warm) {
      const answer = await request.get(mall.url + path)
      expect(answer.status(), path).toBe(200)
      expect(await answer.text()).toBe(before.get(path))
    }
    const call = await request.get(`${mall.url}${api}/goods/items/1001?company_id=1`)
    expect(call.status()).toBe(200)
    expect(await call.json()).toMatchObject({ data: { message: '系统繁忙，请稍后再试', status_code: 500 } })
    const cold = await request.get(`${mall.url}/items/1002`)
    expect(cold.status()).toBe(503)
    expect(cold.headers()['retry-after']).toBe('5')
    const text = await cold.text()
    expect(text).toContain('商城暂时无法访问，请稍后再试')
    expect(text).toContain('刷新')
    expect(text).not.toMatch(/ECONNREFUSED|at \w+ \(|postgres:/)
    for (const path of files) {
      const file = await request.get(mall.url + path)
      expect([path, file.status(), file.headers()['retry-after']]).toEqual([path, 503, '5'])
    }
    expect((await request.get(`${mall.url}/healthz`)).status()).toBe(200)
    expect((await request.get(`${mall.url}/readyz`)).status()).toBe(503)
  } finally {
    await mall.stop()
  }
})
