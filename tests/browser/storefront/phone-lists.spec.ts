import { expect, test, type Page } from 'playwright/test'
import { scrolled } from '../../fixtures/browser/scrolled.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'

/** Product lists on a phone: the first screen, filters in a sheet, pages on scroll, and the bars of inner pages. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const cards = (page: Page) => page.locator('article[data-goods-card]')
const sheet = (page: Page) => page.getByRole('dialog', { name: '筛选' })
const opened = async (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

test('the first products stand below the header and one row, and four are on the first screen', async ({
  page,
}) => {
  await opened(page, '/items?cat_id=101')
  const boxes = await Promise.all([0, 3].map((index) => cards(page).nth(index).boundingBox()))
  expect(boxes[0]?.y).toBeLessThanOrEqual(112)
  const last = boxes[1]
  expect(last ? last.y + last.height : Infinity).toBeLessThanOrEqual(844 - 52)
})

test('facets are chosen in a sheet that counts before it narrows the list; Back closes it', async ({
  page,
}) => {
  await opened(page, '/items?cat_id=101')
  await page.getByRole('button', { name: '筛选' }).click()
  const confirm = sheet(page).getByRole('button', { name: /^确定\(\d+\)$/ })
  await expect(confirm).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(/\/items\?cat_id=101$/)

  await page.getByRole('button', { name: '筛选' }).click()
  const all = await confirm.innerText()
  await sheet(page).getByRole('group', { name: '品牌' }).getByRole('button').first().click()
  await expect(confirm).not.toHaveText(all)
  await sheet(page).getByRole('button', { name: '重置' }).click()
  await expect(confirm).toHaveText(all)
  await sheet(page).getByRole('button', { name: '仅看有货' }).click()
  await sheet(page).getByRole('group', { name: '品牌' }).getByRole('button').first().click()
  await expect(confirm).not.toHaveText(all)
  const count = Number(/\d+/.exec(await confirm.innerText())?.[0])
  await confirm.click()
  await expect(page).toHaveURL(/cat_id=101&brand_id=\d+&in_stock=1$/)
  await expect(cards(page)).toHaveCount(Math.min(18, count))
  await expect(sheet(page)).toBeHidden()
  // The sheet left no step behind.
  await page.goBack()
  await expect(page).toHaveURL(/\/items\?cat_id=101$/)
})

test('the router does not learn that a sheet was closed: it would drop a navigation that has begun', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted = History.prototype.replaceState
    History.prototype.replaceState = function (...entry) {
      document.documentElement.dataset.written = 'true'
      return counted.apply(this, entry)
    }
  })
  await opened(page, '/items?cat_id=101')
  await page.getByRole('button', { name: '筛选' }).click()
  await expect(sheet(page)).toBeVisible()
  await page.evaluate(() => delete document.documentElement.dataset.written)
  await sheet(page).getByRole('button', { name: '关闭' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => 'mall_sheet' in (history.state as object))).toBe(false)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  expect(await page.evaluate(() => document.documentElement.dataset.written)).toBeUndefined()
})

test('further pages load on scroll, and going back finds them at the same position', async ({ page }) => {
  await opened(page, '/items')
  await expect(page.getByRole('navigation', { name: '分页' })).toBeHidden()
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    expect(await cards(page).count()).toBeGreaterThan(36)
  }).toPass()
  const ids = await cards(page).evaluateAll((all) =>
    all.map((card) => (card as HTMLElement).dataset['goodsCard']),
  )
  expect(new Set(ids).size).toBe(ids.length)
  const goods = cards(page).nth(30)
  await goods.scrollIntoViewIfNeeded()
  const position = await scrolled(page)
  await goods.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/items\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/items$/)
  await expect(goods).toBeInViewport()
  await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThan(5)
})

test('a flick past the end of a list shows the products that come next, not the footer while all others load', async ({
  page,
}) => {
  await opened(page, '/items')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  await page.waitForLoadState('networkidle')
  expect(await cards(page).count()).toBeLessThan(80)
})

test('a list that was shown completely says so', async ({ page }) => {
  await opened(page, '/items?cat_id=101')
  await expect(page.getByText('--没有更多数据--').locator('visible=true')).toHaveCount(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByText('--没有更多数据--').locator('visible=true')).toHaveCount(1)
})

test('the bar of a product leads back and opens the search, and there is no footer', async ({ page }) => {
  await opened(page, '/items?cat_id=101')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/items\/\d+/)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.getByRole('link', { name: '搜索商品' }).click()
  const field = page.getByRole('combobox', { name: '搜索商品' })
  await expect(field).toBeFocused()
  await field.blur()
  await page.getByRole('link', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/items\?cat_id=101$/)
})

test('a visit under /h5 stays there: search, sort, filter, product, and the search of its bar', async ({
  page,
}) => {
  await opened(page, '/h5')
  const field = page.getByRole('combobox', { name: '搜索商品' })
  await field.fill('冰箱')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/h5\/items\?keywords=/)
  await page.goBack()
  await expect(page).toHaveURL(/\/h5$/)
  // The search box is empty again, and searches again.
  await expect(field).toHaveValue('')
  await field.fill('空调')
  await field.press('Enter')
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '销量' }).click()
  await expect(page).toHaveURL(/\/h5\/items\?.*goodsSort=1/)
  await page.getByRole('button', { name: '筛选' }).click()
  await sheet(page).getByRole('button', { name: '仅看有货' }).click()
  await sheet(page)
    .getByRole('button', { name: /^确定\(\d+\)$/ })
    .click()
  await expect(page).toHaveURL(/\/h5\/items\?.*in_stock=1/)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/h5\/items\/\d+$/)
  const address = page.url()

  const search = page.getByRole('link', { name: '搜索商品' })
  for (const close of [() => page.getByRole('button', { name: '取消' }).tap(), () => page.goBack()]) {
    await search.click()
    await expect(field).toBeFocused()
    await close()
    await expect(page.getByRole('button', { name: '取消' })).toHaveCount(0)
    await expect(search).toBeInViewport()
    expect(page.url()).toBe(address)
  }
  await search.click()
  await field.fill('洗衣机')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/h5\/items\?keywords=/)
  await page.goBack()
  await expect(page).toHaveURL(address)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a list has its facets and pages in the document', async ({ page }) => {
    await page.goto('/items')
    await expect(page.getByRole('region', { name: '筛选' })).toBeVisible()
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '下一页' }).click()
    await expect(page).toHaveURL(/page=2/)
  })
})

for (const { path, more } of [
  { path: '/articleList', more: '更多文章' },
  { path: '/store', more: '更多门店' },
])
  test(`${path} loads on scroll to its end`, async ({ page }) => {
    await opened(page, path)
    await expect(page.getByRole('navigation', { name: '分页' })).toBeHidden()
    await expect(async () => {
      await page.mouse.wheel(0, 3000)
      await expect(page.getByRole('list', { name: more }).getByRole('listitem')).not.toHaveCount(0)
      await expect(page.getByText('--没有更多数据--').filter({ visible: true })).toHaveCount(1)
    }).toPass()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

test('/shops/near appends on scroll', async ({ page }) => {
  await opened(page, '/shops/near')
  const rows = page.getByRole('list', { name: '附近的店铺' }).getByRole('listitem')
  await expect(rows).not.toHaveCount(0)
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    expect(await rows.count()).toBeGreaterThan(10)
  }).toPass()
})

test('without scripts lists keep the links to their pages', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  for (const path of ['/articleList', '/store', '/items']) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: '分页' }), path).toBeVisible()
  }
  await context.close()
})

test('staff products stand above the end of a list', async ({ page }) => {
  await signIn(page, '13800138002')
  await opened(page, '/items?keywords=电饭煲')
  const staff = await page.getByRole('region', { name: '员工内购' }).boundingBox()
  const end = await page.getByText('--没有更多数据--').filter({ visible: true }).boundingBox()
  expect(staff?.y ?? Infinity).toBeLessThan(end?.y ?? 0)
})
