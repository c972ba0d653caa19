import pg from 'pg'
import { expect, test } from 'playwright/test'
import { startMall } from '../fixtures/mall.ts'
import { startPostgres } from '../run/postgres.ts'

/** Texts of operators and words of visitors are shown, never run. */

const attack =
  '<script>window.broken = 1</script><img src="/none.png" onerror="window.broken = 2">' +
  '<a href="javascript:window.broken = 3">点我</a><iframe srcdoc="<script>parent.broken = 4</script>"></iframe>' +
  '<p style="background:url(javascript:window.broken=5)">正文还在</p><svg onload="window.broken = 6"></svg>'
const ending = '</script><script>window.broken = 7</script>'

test('scripts in articles, names of goods and keywords are never executed', async ({ page }) => {
  test.setTimeout(180_000)
  const postgres = await startPostgres()
  test.skip(!postgres, 'PostgreSQL is not installed')
  if (!postgres) return
  const mall = await startMall({ DATABASE_URL: postgres.url, MALL_DEMO: '1' })
  try {
    const db = new pg.Client({ connectionString: postgres.url })
    await db.connect()
    await db.query(
      'update articles set title = title || $1, content = to_jsonb($2::text) where article_id = 1',
      [ending, attack],
    )
    await db.query(
      'update goods set item_name = item_name || $1, brief = $1, intro = to_jsonb($2::text) where goods_id = 1001',
      [ending, attack],
    )
    await db.end()

    for (const [path, shown] of [
      ['/article/detail/1', '正文还在'],
      ['/items/1001', '正文还在'],
      [`/items?keywords=${encodeURIComponent(attack.slice(0, 90))}`, 'window.broken'],
      [`/items?tag=${encodeURIComponent(ending)}`, ''],
      [`/articleList?page=${encodeURIComponent(attack)}`, ''],
      [`/shops/info?distributor_id=1&keywords=${encodeURIComponent(ending)}`, ''],
    ] as const) {
      await page.goto(mall.url + path)
      // Time for whatever would run after the page has come.
      await page.waitForTimeout(800)
      if (shown) await expect(page.locator('body')).toContainText(shown)
      for (const link of await page.getByText('点我').all())
        await link.click({ timeout: 2000 }).catch(() => {})
      expect(await page.evaluate(() => Reflect.get(window, 'broken') as unknown), path).toBeUndefined()
      expect(await page.locator('iframe[srcdoc], [onerror], [onload], a[href^="javascript:"]').count()).toBe(
        0,
      )
    }
  } finally {
    await mall.stop()
    await postgres.stop()
  }
})
