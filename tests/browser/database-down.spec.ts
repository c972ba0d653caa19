import { expect, test } from 'playwright/test'
import { startMall } from '../fixtures/servers.ts'
import { startPostgres } from '../run/postgres.ts'

/** While the database is down, cached pages are still served, and everything else says that it cannot be at the moment. */

const api = '/api/h5app/wxapp'

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
    expect(await call.json()).toMatchObject({ data: { message: '系统繁忙，请稍后再试', status_code: 500 } })
    const cold = await request.get(`${mall.url}/items/1002`)
    expect(cold.status()).toBe(503)
    expect(cold.headers()['retry-after']).toBe('5')
    const text = await cold.text()
    expect(text).toContain('商城暂时无法访问，请稍后再试')
    expect(text).toContain('刷新')
    expect(text).not.toMatch(/ECONNREFUSED|at \w+ \(|postgres:/)
    expect((await request.get(`${mall.url}/healthz`)).status()).toBe(200)
    expect((await request.get(`${mall.url}/readyz`)).status()).toBe(503)
  } finally {
    await mall.stop()
  }
})
