import { expect, test, type Page } from 'playwright/test'
import { axeFindings } from '../../fixtures/browser/axe.ts'
import { pickSpecs } from '../../fixtures/browser/pick-specs.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'

/** The points mall: a member exchanges a product for points and money, and gets both back. */

const shopper = '13800138000'

/** The points of the member, as their page shows them. */
async function ownPoints(page: Page): Promise<number> {
  await page.goto('/member/point')
  const balance = page.locator('p', { hasText: '可用积分' }).locator('span').first()
  await expect(balance).toHaveText(/^\d+$/)
  return Number(await balance.textContent())
}

test('a member exchanges a product for points and money, cancels, and has the points back', async ({
  page,
}) => {
  await page.goto('/pointitems')
  await expect(page.getByText('登录后查看可用积分')).toBeVisible()
  await page.getByRole('link', { name: /智能手环/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /积分商城/ })).toBeVisible()
  await pickSpecs(page, ['颜色'])
  await page.getByRole('button', { name: '立即兑换' }).first().click()

  // The exchange goes on behind the login page.
  await expect(page).toHaveURL(/\/auth\/login/)
  await signIn(page, shopper)
  await expect(page).toHaveURL(/\/pointitems\/checkout\?mode=fastbuy&order_type=normal_pointsmall$/, {
    timeout: 20_000,
  })
  const sums = page.getByRole('complementary', { name: '结算明细' })
  await expect(sums.getByText('1500', { exact: false }).first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByRole('button', { name: '确认兑换' }).click()
  await expect(page).toHaveURL(/\/cashier\?order_id=\d{16}/, { timeout: 20_000 })
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? ''

  // Points are taken with the order, and the ledger names it.
  const left = await ownPoints(page)
  await expect(page.getByRole('row', { name: /-1500/ }).getByRole('link', { name: orderId })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.goto('/member/trade/point')
  const order = page.getByRole('listitem').filter({ hasText: orderId })
  await expect(order.getByRole('link', { name: /智能手环/ })).toHaveAttribute('href', /^\/pointitems\/\d+$/)
  await expect(order.getByText(/1500\s*积分/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await order.getByRole('link', { name: orderId }).click()
  // The list has a button of the same name.
  await expect(page.getByRole('region', { name: '商品信息' })).toBeVisible()
  await page.getByRole('button', { name: '取消订单' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('取消原因：').fill('不想要了')
  await dialog.getByRole('button', { name: '确认取消' }).click()
  await expect(page.getByText('已取消').first()).toBeVisible()
  expect(await ownPoints(page)).toBe(left + 1500)
})

test('pages of the points mall answer 404 for what they do not sell', async ({ request }) => {
  for (const path of ['/pointitems/999999999', '/pointitems/abc', '/pointitems/1001', '/points-list/all'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  for (const path of ['/pointitems', '/pointitems?goodsSort=3&score_end=1000'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 200])
})
