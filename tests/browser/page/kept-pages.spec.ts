import { expect, test as base, type Page } from 'playwright/test'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { callerOf } from '../../fixtures/browser/trade-calls.ts'

/**
 * Back to pages that the browser kept in memory (back-forward cache). Playwright starts Chromium without this cache,
 * and Debian's headless shell has none: these tests need the whole browser, `CHROMIUM_PATH=/usr/bin/chromium`.
 */

const mobile = '13800138003'

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

test.beforeEach(async ({ browser, page }) => {
  const session = await browser.newBrowserCDPSession()
  const { product } = await session.send('Browser.getVersion')
  test.skip(product.startsWith('HeadlessChrome'), 'the headless shell keeps no pages')
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('kept', location.pathname)
    })
  })
})

/** The last page of this tab that the browser showed from its memory. */
const keptPath = (page: Page) => page.evaluate(() => sessionStorage.getItem('kept'))
/** Back as the browser's button does it; `page.goBack` waits for a document that is loaded. */
const goBack = (page: Page, steps = 1) =>
  page.evaluate((count) => void setTimeout(() => history.go(-count)), steps)

const isMember = (page: Page) => expect(page.getByRole('button', { name: '退出' })).toBeVisible()

test('Back to a page of the member after 退出 ends at the login page', async ({ page }) => {
  await signIn(page, mobile, '/member/user-info')
  await page.goto('/member/user-info')
  await isMember(page)
  await page.getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL(/\/$/)
  await goBack(page)
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByLabel('登录密码')).toBeVisible()
  await expect(page.getByText('138****8003')).toHaveCount(0)
  // Chromium keeps no page with `no-store` that has read something of the member.
  expect(await keptPath(page)).toBeNull()
})

test('a public page that the browser kept while a member was signed in is one of a guest after 退出', async ({
  page,
}) => {
  await signIn(page, mobile, '/')
  await page.goto('/items/1001')
  await isMember(page)
  await page.goto('/articleList')
  await isMember(page)
  await page.getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL(/\/$/)
  await goBack(page, 2)
  await expect(page).toHaveURL(/\/items\/1001/)
  await expect.poll(() => keptPath(page).catch(() => null)).toBe('/items/1001')
  await expect(page.getByRole('link', { name: '请登录' }).first()).toBeVisible()
  await expect(page.getByText('138****8003')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '退出' })).toHaveCount(0)
})

test('a kept product page shows the number on the cart as it is after another page changed the cart', async ({
  page,
}) => {
  await signIn(page, mobile, '/')
  const shopper = await callerOf(page, mobile)
  const { spec_items: skus } = await shopper.get<{ spec_items: { item_id: number; store: number }[] }>(
    '/goods/items/1001',
  )
  const line = { item_id: String(skus.find(({ store }) => store > 5)?.item_id), shop_type: 'distributor' }
  await shopper.post('/cart', { ...line, num: '1' })
  const number = page.getByRole('banner').getByText(/^\d+件商品$/)
  await page.goto('/items/1001')
  await expect(number).toBeVisible()
  const before = Number.parseInt((await number.textContent()) ?? '')
  await page.goto('/articleList')
  await shopper.post('/cart', { ...line, num: '1' })
  await goBack(page)
  await expect(page).toHaveURL(/\/items\/1001$/)
  await expect.poll(() => keptPath(page)).toBe('/items/1001')
  await expect(number).toHaveText(`${before + 1}件商品`)
  await shopper.dispose()
})
