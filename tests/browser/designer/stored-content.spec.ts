import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { expect, test } from 'playwright/test'
import { demoFolder } from '../../fixtures/demo-folder.ts'
import { startMall, type RunningServer } from '../../fixtures/servers.ts'
import { startPostgres, type TemporaryPostgres } from '../../run/postgres.ts'

/**
 * Content that operators stored and text that visitors typed, on a mall of its own per database: designed pages that
 * replace built-in ones, missing pictures, and scripts, which are shown as text and never run.
 */

const attack =
  '<script>window.broken = 1</script><img src="/none.png" onerror="window.broken = 2">' +
  '<a href="javascript:window.broken = 3">点我</a><iframe srcdoc="<script>parent.broken = 4</script>"></iframe>' +
  '<p style="background:url(javascript:window.broken=5)">正文还在</p><svg onload="window.broken = 6"></svg>'
const ending = '</script><script>window.broken = 7</script>'

const words = '<p>换新之前先量好尺寸。</p>'
const articleWithPictures =
  `<p><img src="/images/none.png" alt="缺图"></p>${words}<p><img src="/images/none-2.png" width="600" height="300"></p>${words}` +
  `<p><img src="/images/slow.svg" alt="慢图"></p>${words}`

/** Written directly into the database while no server runs, because the services would sanitise it. */
const stored: [sql: string, params: unknown[]][] = [
  [
    `insert into pc_templates
       (theme_pc_template_id, template_title, template_description, page_type, page_code, status, created, updated)
     values (900, '秋季换新会场', '一座城市的换新季', 'custom', 'devicePurchase', 1, 1, 1)`,
    [],
  ],
  [
    `insert into pc_template_contents (theme_pc_template_id, params, sort_by, created, updated)
     values (900, $1::jsonb, 1, 1, 1)`,
    [JSON.stringify({ type: 'W0011', uuid: 'w1', text: '旧机带走，新机进门', data: {} })],
  ],
  ['update articles set content = to_jsonb($1::text) where article_id = 2', [articleWithPictures]],
  [
    'update articles set title = title || $1, content = to_jsonb($2::text) where article_id = 1',
    [ending, attack],
  ],
  [
    'update goods set item_name = item_name || $1, brief = $1, intro = to_jsonb($2::text) where goods_id = 1001',
    [ending, attack],
  ],
]

interface TestDatabase {
  env: Record<string, string>
  store(): Promise<void>
}

const onPglite = (folder: string): TestDatabase => ({
  env: { MALL_DATA_DIR: folder },
  async store() {
    const db = await PGlite.create({ dataDir: join(folder, 'pg') })
    for (const [sql, params] of stored) await db.query(sql, params)
    await db.close()
  },
})

const onPostgres = ({ url }: TemporaryPostgres): TestDatabase => ({
  env: { DATABASE_URL: url, MALL_DEMO: '1' },
  async store() {
    const db = new pg.Client({ connectionString: url })
    await db.connect()
    for (const [sql, params] of stored) await db.query(sql, params)
    await db.end()
  },
})

for (const database of ['PGlite', 'PostgreSQL'] as const) {
  test.describe(database, () => {
    let folder: string | undefined
    let postgres: TemporaryPostgres | null = null
    let mall: RunningServer | undefined

    test.beforeAll(async () => {
      test.setTimeout(180_000)
      let testDatabase: TestDatabase | null
      if (database === 'PGlite') testDatabase = onPglite((folder = await demoFolder('content')))
      else {
        postgres = await startPostgres()
        testDatabase = postgres && onPostgres(postgres)
        // The first start creates the demo mall.
        if (testDatabase) await (await startMall(testDatabase.env)).stop()
      }
      if (!testDatabase) return
      await testDatabase.store()
      mall = await startMall(testDatabase.env)
    })
    test.afterAll(async () => {
      await mall?.stop()
      await postgres?.stop()
      if (folder) await rm(folder, { recursive: true, force: true })
    })
    test.beforeEach(() => test.skip(!mall, 'PostgreSQL is not installed'))

    test('a designed page replaces /devicePurchase, and /reuseCard stays the built-in page', async ({
      page,
    }) => {
      await page.goto(`${mall?.url}/devicePurchase`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('秋季换新会场')
      await expect(page.locator('#main')).toContainText('旧机带走，新机进门')
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^一座城市的换新季/)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/devicePurchase$/)

      await page.goto(`${mall?.url}/custompage?pageid=900`)
      await expect(page).toHaveURL(`${mall?.url}/devicePurchase`)
      await page.goto(`${mall?.url}/reuseCard`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('焕新补贴卡')
    })

    test('article pictures that are missing or have no size show the placeholder and shift nothing', async ({
      page,
    }) => {
      const drawing =
        '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="1500"><rect width="750" height="1500"/></svg>'
      const releasePicture = Promise.withResolvers<void>()
      await page.route('**/slow.svg', async (route) => {
        await releasePicture.promise
        await route.fulfill({ contentType: 'image/svg+xml', body: drawing })
      })
      await page.addInitScript(() => {
        const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
        const shifts: PerformanceEntry[] = []
        observer.observe({ type: 'layout-shift', buffered: true })
        const shiftsSoFar = () =>
          [...shifts, ...observer.takeRecords()].map((entry) => Reflect.get(entry, 'value') as number)
        Reflect.set(window, 'shiftsSoFar', shiftsSoFar)
      })
      // The load event may wait for the slow picture.
      await page.goto(`${mall?.url}/article/detail/2`, { waitUntil: 'domcontentloaded' })
      const boxes = page.locator('.rich-text .picture')
      await expect(boxes).toHaveCount(3)
      for (const index of [0, 1]) {
        await boxes.nth(index).scrollIntoViewIfNeeded()
        await expect(boxes.nth(index).locator('img')).toHaveAttribute('data-missing', '')
        const drawn = await boxes
          .nth(index)
          .evaluate((box) => getComputedStyle(box, '::after').backgroundImage)
        expect(drawn).toContain('data:image/svg+xml')
      }
      const sizes = await boxes.evaluateAll((all) =>
        all.slice(0, 2).map((box) => box.getBoundingClientRect().width / box.getBoundingClientRect().height),
      )
      expect(sizes[0]).toBeCloseTo(4 / 3, 1)
      expect(sizes[1]).toBeCloseTo(2, 1)
      await boxes.nth(2).scrollIntoViewIfNeeded()
      releasePicture.resolve()
      await expect
        .poll(() =>
          boxes
            .nth(2)
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBe(750)
      const shifts = await page.evaluate(async () => {
        // The picture may be decoded before it is painted.
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        return (Reflect.get(window, 'shiftsSoFar') as () => number[])()
      })
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
    })

    test('scripts in articles, product names and keywords are never executed', async ({ page }) => {
      for (const [path, shown] of [
        ['/article/detail/1', '正文还在'],
        ['/items/1001', '正文还在'],
        [`/items?keywords=${encodeURIComponent(attack.slice(0, 90))}`, 'window.broken'],
        [`/items?tag=${encodeURIComponent(ending)}`, ''],
        [`/articleList?page=${encodeURIComponent(attack)}`, ''],
        [`/shops/info?distributor_id=1&keywords=${encodeURIComponent(ending)}`, ''],
      ] as const) {
        await page.goto(`${mall?.url}${path}`)
        // Gives an injected script time to run.
        await page.waitForTimeout(800)
        if (shown) await expect(page.locator('body')).toContainText(shown)
        for (const link of await page.getByText('点我').all())
          await link.click({ timeout: 2000 }).catch(() => {})
        expect(await page.evaluate(() => Reflect.get(window, 'broken') as unknown), path).toBeUndefined()
        expect(
          await page.locator('iframe[srcdoc], [onerror], [onload], a[href^="javascript:"]').count(),
        ).toBe(0)
      }
    })
  })
}
