import { expect, test } from 'playwright/test'
import { axeFindings } from '../../fixtures/browser/axe.ts'
import { choose } from '../../fixtures/browser/choose.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'

/** Employee purchase: an employer's staff buy products that are hidden from others. */

const staffMember = '13800138002'
const normalMember = '13800138001'
const staffGoods = /炊舍厨电福利组合员工内购/

test('guests are led to the sign-in of staff, which asks for the work id', async ({ page }) => {
  await page.goto('/staff')
  await expect(page).toHaveURL('/staff/login?redirectUrl=%2Fstaff')
  await page.getByLabel('员工工号').fill('100001')
  await page.getByLabel('图形验证码').focus()
  await expect(page.getByText('验证码将发送至 138****8002')).toBeVisible()
  await page.getByLabel('员工工号').fill('999999')
  await page.getByLabel('图形验证码').focus()
  await expect(page.getByText('员工工号填写错误')).toBeVisible()
})

test('a normal member sees no activity and no product of it', async ({ page }) => {
  await signIn(page, normalMember, '/staff')
  await expect(page.getByText('员工内购仅向企业员工开放')).toBeVisible()
  await page.goto(`/items?keywords=${encodeURIComponent('厨电福利组合')}`)
  await expect(page.getByRole('main').getByText(staffGoods)).toHaveCount(0)
  await page.goto('/staff/items/1001?activity_id=1&enterprise_id=1')
  await expect(page.getByText('企业员工验证失败')).toBeVisible()
  await page.goto('/staff/checkout?activity_id=1&enterprise_id=1')
  await expect(page.getByRole('main').getByText('企业员工验证失败')).toBeVisible()
})

test('the page of a staff product is missing, for guests and members as for an unknown number', async ({
  browser,
  page,
}) => {
  await signIn(page, staffMember, '/staff?activity_id=1&enterprise_id=1')
  const link = page.getByRole('article').filter({ hasText: staffGoods }).getByRole('link').first()
  const [, id] = /items\/(\d+)/.exec((await link.getAttribute('href')) ?? '') ?? []
  await page.goto(`/items/${id}`)
  await expect(page).toHaveURL(`/staff/items/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: staffGoods })).toBeVisible()

  const context = await browser.newContext()
  const other = await context.newPage()
  const titleOf = async (goodsId: string | undefined) => {
    const response = await other.goto(`/items/${goodsId}`)
    expect(response?.status()).toBe(404)
    expect(await response?.text()).not.toContain('厨电福利组合')
    return other.getByRole('main').getByRole('heading', { level: 1 }).textContent()
  }
  const unknown = await titleOf('999999999')
  expect(await titleOf(id)).toBe(unknown)
  await signIn(other, normalMember, '/member/user-info')
  expect(await titleOf(id)).toBe(unknown)
  await context.close()
})

test('of two activities each has its own prices, amount and cart', async ({ page }) => {
  await signIn(page, staffMember, '/staff')
  await page.getByRole('tab', { name: '厨房小电特卖' }).click()
  await expect(page).toHaveURL('/staff?activity_id=2&enterprise_id=1')
  await expect(page.getByText('¥1,500.00').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: '厨房小电特卖' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/staff\/items\/\d+\?activity_id=2&enterprise_id=1/)
  // The choice is remembered where an address names none.
  await page.goto('/staff')
  await expect(page.getByRole('tab', { name: '厨房小电特卖' })).toHaveAttribute('aria-selected', 'true')
})

test('an employee buys a staff-only product at the price of the activity', async ({ page }) => {
  await signIn(page, staffMember, '/staff')
  await expect(page.getByRole('heading', { name: /秋冬焕新员工内购/ })).toBeVisible()
  await expect(page.getByText('剩余内购额度')).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: staffGoods })
  await expect(card).toContainText('常规员工内购商品')
  await expect(page.getByRole('article').filter({ hasText: '员工福袋' })).toContainText('福袋')
  expect(await axeFindings(page)).toEqual([])

  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/staff\/items\/\d+\?activity_id=1&enterprise_id=1/)
  await expect(page.getByRole('heading', { level: 1, name: staffGoods })).toBeVisible()
  // Loaded pictures of the description know that they are wider than the page.
  await page.getByRole('heading', { name: '商品详情' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.rich-text .picture[style*="width: 1200px"]').first()).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: '加入内购车' }).click()
  await expect(page.getByText('成功加入内购车')).toBeVisible()
  await page.getByRole('link', { name: '返回活动' }).click()

  const cart = page.getByRole('region', { name: '内购车' })
  await expect(cart).toContainText(staffGoods)
  await cart.getByRole('link', { name: '去结算' }).click()
  await expect(page.getByRole('radiogroup', { name: '员工收货地址' })).toBeVisible()
  await choose(page.getByRole('radio', { name: /仓储园区/ }))
  await expect(page.getByTestId('calculating')).toBeHidden()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/cashier\?order_id=\d{16}/)
  await choose(page.getByRole('radio', { name: /测试支付/ }))
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '模拟支付成功' }).click()
  await expect(page.getByRole('heading', { name: '订单支付成功！' })).toBeVisible({ timeout: 20_000 })

  await page.getByRole('link', { name: '返回员工内购' }).click()
  await expect(page).toHaveURL('/staff')
  await expect(page.getByRole('region', { name: '内购车' })).toContainText('还没有商品')
  // One piece per employee.
  await expect(card.getByRole('button', { name: /已达限购/ })).toBeDisabled()

  // Members who are signed in are redirected as after sign-in.
  await page.goto('/staff/login')
  await expect(page).toHaveURL('/staff')
})
