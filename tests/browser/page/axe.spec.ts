import { dirname } from 'node:path'
import { expect, type APIRequestContext, type Browser, type Page } from 'playwright/test'
import { axeFindings } from '../../fixtures/browser/axe.ts'
import { expectEnlargedTextFits } from '../../fixtures/browser/enlarged-text.ts'
import { test } from '../../fixtures/browser/own-mall.ts'
import { signIn } from '../../fixtures/browser/sign-in'
import { sitemapPaths, type SitemapShard } from '../../fixtures/browser/sitemap'
import { sourceFiles } from '../../fixtures/import-graph'

/**
 * Accessibility: axe finds no violations on any kind of public page, on desktops and phones. The kinds come from the
 * sitemap, so that a new kind is tested without a change here. The visit of a public page also serves the check of text
 * at twice its size; `fit` has that of members' pages.
 */

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 900 }

/** Public pages that are not in the sitemap. */
const unlisted = [
  '/items?keywords=%E5%86%B0%E7%AE%B1',
  '/items?keywords=%E4%BB%80%E4%B9%88%E4%B9%9F%E6%B2%A1%E6%9C%89',
  '/auth/login',
  '/auth/reg',
  '/staff/login',
  '/auth/forget-password',
  '/auth/set-password#key=x',
  '/auth/set-password',
  '/auth/wx-login',
  '/auth/bindwechat?open_id=o&unionid=u',
  '/auth/redirect',
  '/auth/email',
  '/auth/email/reg',
  '/auth/email/resend',
  '/auth/email/forget-password',
  '/auth/email?activate=x',
  '/auth/email?activate=',
  '/auth/email?reset=x',
  '/nothing/at/all',
]

/** Public pages that must fit with text at twice its size; those of special products are added. */
const fitting = [
  ...['/', '/items?cat_id=101', '/items/1001', '/groups', '/pointitems', '/articleList', '/article/detail/1'],
  ...['/shops/near', '/store', '/shops/info?distributor_id=1', '/devicePurchase', '/reuseCard'],
  ...['/auth/login', '/auth/reg', '/nothing/at/all'],
]

/** The pages of a product of the running seckill and of one of the points mall. */
async function specialProducts(request: APIRequestContext): Promise<string[]> {
  const api = '/api/h5app/wxapp'
  const first = async (path: string) => {
    const answer = await request.get(`${api}${path}&company_id=1&page=1&pageSize=1`)
    const { data } = (await answer.json()) as {
      data: { list: { goods_id: number; items: { goods_id: number }[] }[] }
    }
    return data.list[0]
  }
  const seckill = await first('/promotion/seckillactivity/getlist?status=valid&seckill_type=normal')
  const points = await first('/pointsmall/goods/items?item_type=normal')
  return [`/items/${seckill?.items[0]?.goods_id}`, `/pointitems/${points?.goods_id}`]
}

/** Every single page, and one page of each kind that has several. */
const samples = (shards: SitemapShard[]): string[] =>
  shards.flatMap(({ source, paths }) => (source === 'pages' ? paths : paths.slice(0, 1)))

/** A page of a desktop without transitions. */
const openPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' })).newPage()

/**
 * Waits until all controls have stood still for a moment: some parts of a page follow a new width with the next render.
 */
const standsStill = (page: Page) =>
  page.waitForFunction(
    () => {
      const seen = window as { controls?: string }
      const before = seen.controls
      seen.controls = [...document.querySelectorAll('a, button, input, select, textarea')]
        .map((control) => {
          const { x, y, width, height } = control.getBoundingClientRect()
          return [x, y, width, height].map(Math.round).join(' ')
        })
        .join()
      return seen.controls === before
    },
    undefined,
    { polling: 100, timeout: 20_000 },
  )

/** Findings of axe on the open page, on a desktop and after the window has become as narrow as a phone. */
async function findingsOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await standsStill(page)
    // Content that is being reloaded is faded, which would fail the contrast rule.
    await expect(page.locator('[aria-busy="true"], [role="status"][aria-label="加载中"]')).toHaveCount(0)
    found.push(...(await axeFindings(page)).map((line) => `${name} at ${viewport.width} px: ${line}`))
  }
  return found
}

/** Pages that fetch after they are loaded: axe must not read one while it changes. */
const isLate = (path: string) => /^\/(shops\/near|staff|member|pointitems)(?![^/?])/.test(path)

async function findingsOn(
  page: Page,
  paths: string[],
  andThen = async (_path: string) => {},
): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.setViewportSize(desktop)
    await page.goto(path, { waitUntil: isLate(path) ? 'networkidle' : 'load' })
    found.push(...(await findingsOf(page, path)))
    await andThen(path)
  }
  return found
}

test('axe finds no violations on any kind of public page; with text at twice its size they fit and show all of it', async ({
  browser,
  request,
}) => {
  test.setTimeout(600_000)
  const page = await openPage(browser)
  const enlarging = new Set([...fitting, ...(await specialProducts(request))])
  await page.goto('/')
  const seckill = page.getByRole('region', { name: '限时秒杀' }).getByRole('link').first()
  const listed = [...samples(await sitemapPaths(request)), ...unlisted]
  const paths = [...new Set([...listed, (await seckill.getAttribute('href')) ?? '', ...enlarging])]
  const found = await findingsOn(page, paths, async (path) => {
    if (enlarging.has(path)) await expectEnlargedTextFits(page, path, [390, 768, 1280])
  })
  await page.context().close()
  console.log(`${paths.length} pages:\n  ${paths.map((path) => decodeURI(path)).join('\n  ')}`)
  expect(found).toEqual([])
})

/** The pages of an area, by their files; a dynamic one with an id that nothing has. */
const pagesBelow = async (folder: string): Promise<string[]> =>
  (await sourceFiles(`app/(mall)/${folder}`, /^page\.tsx$/))
    .map(
      (file) =>
        `/${dirname(file)
          .replace('app/(mall)/', '')
          .replace(/\[\w+\]/, '1')}`,
    )
    .sort()

test('axe finds no violations in employee purchase', async ({ browser }) => {
  test.setTimeout(240_000)
  const page = await openPage(browser)
  await signIn(page, '13800138002', '/staff')
  const product = page.getByRole('main').locator('a[href*="/staff/items/"]').first()
  const href = (await product.getAttribute('href')) ?? ''
  const activity = href.slice(href.indexOf('?'))
  const [, id] = /(\d+)\?/.exec(href) ?? []
  const paths = [
    ...(await pagesBelow('staff')).map((path) => (path.endsWith('/1') ? path : `${path}${activity}`)),
    ...[href, `/staff/checkout${activity}&item_id=${id}&num=1`, '/staff/invite?code=1234567'],
  ]
  const found = await findingsOn(page, paths)
  await page.goto(`/staff/relatives${activity}`)
  await page.getByRole('button', { name: '生成邀请码' }).click()
  await expect(page.getByRole('img', { name: '邀请二维码' })).toBeVisible()
  found.push(...(await findingsOf(page, 'the code of a relative')))
  await page.context().close()
  expect(paths.length).toBeGreaterThan(6)
  expect(found).toEqual([])
})

test('axe finds no violations in the member area and the points mall', async ({ browser }) => {
  test.setTimeout(480_000)
  const page = await openPage(browser)
  await signIn(page, '13800138000', '/pointitems')
  const product = page.getByRole('main').locator('a[href*="/pointitems/"]').first()
  // The bare checkout leads to the list; points-mall.spec looks at that of an exchange.
  const paths = [
    ...[...(await pagesBelow('member')), ...(await pagesBelow('pointitems'))].filter(
      (path) => !path.endsWith('/checkout'),
    ),
    (await product.getAttribute('href')) ?? '',
  ]
  const found = await findingsOn(page, paths)
  await page.context().close()
  expect(paths.length).toBeGreaterThan(25)
  expect(found).toEqual([])
})
