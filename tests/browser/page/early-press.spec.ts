import { expect, test } from 'playwright/test'
import { findGoods, reviewsOf } from '../../fixtures/browser/find-goods.ts'
import { productPath } from '../../fixtures/browser/product-path.ts'

/** Presses while the scripts of a page are still on their way (lib/web/early-press.ts). */

test('a colour and 加入购物车 pressed before the page works are done once it does', async ({ page }) => {
  test.setTimeout(120_000)
  const path = await productPath(page, '电水壶1.7升')
  let release = () => {}
  const arrived = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  const colour = page.getByRole('group', { name: '颜色' }).first().locator('button:not([disabled])').first()
  await colour.click()
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText('成功加入购物车')).toBeHidden()
  release()
  await expect(page.getByText('成功加入购物车')).toBeVisible()
  await expect(colour).toHaveAttribute('aria-pressed', 'true')
  const cart = await page.evaluate(() => localStorage.getItem('guest_cart'))
  expect(cart).not.toBeNull()
})

test('the second page of reviews, asked for before the page works, is shown once it does', async ({
  page,
}) => {
  const id = await findGoods(page, async ({ goods_id }) => (await reviewsOf(page, goods_id)) > 20)
  let release = () => {}
  const arrived = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`/items/${id}`, { waitUntil: 'commit' })
  const second = page.getByRole('region', { name: '商品评价' }).getByRole('link', { name: '第 2 页' })
  await second.click()
  await expect(second).not.toHaveAttribute('aria-current', 'page')
  release()
  await expect(second).toHaveAttribute('aria-current', 'page')
})

test('a sign-in form that is sent too early keeps its password out of the address', async ({ page }) => {
  let release = () => {}
  const arrived = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await page.getByLabel('登录密码').fill('early-press-1')
  await page.getByLabel('登录密码').press('Enter')
  release()
  await expect(page.getByText('请输入手机号').or(page.getByText('请输入正确的手机号')).first()).toBeVisible()
  expect(page.url()).not.toContain('early-press')
  await expect(page.getByLabel('登录密码')).toHaveValue('early-press-1')
})

test('a link to the sign-in that is pressed before the page works leads back to the page', async ({
  page,
}) => {
  let release = () => {}
  const arrived = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/items?cat_id=101', { waitUntil: 'commit' })
  await page
    .getByRole('banner')
    .getByRole('link', { name: '亲，请登陆', exact: true })
    .click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fitems%3Fcat_id%3D101$/)
  release()
})
