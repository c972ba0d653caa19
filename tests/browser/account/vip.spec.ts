import { expect, test } from 'playwright/test'
import { choose } from '../../fixtures/browser/choose.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'

/** A member buys a paid grade, and prices follow at once. */

const mobile = '13800138003'

test('a member buys a paid grade through the cashier, and the member price is there', async ({ page }) => {
  await signIn(page, mobile, '/items/1002')
  await expect(page.getByText(/开通 焕新卡/).first()).toBeVisible()
  await page
    .getByText(/开通 焕新卡/)
    .first()
    .click()

  await expect(page).toHaveURL(/\/member\/vip/)
  await expect(page.getByText('您尚未开通焕新卡')).toBeVisible()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '焕新卡' }) })
  await choose(card.getByRole('radio', { name: /月卡/ }))
  await card.getByRole('button', { name: '立即开通 ¥19' }).click()

  await expect(page).toHaveURL(/\/cashier\?order_id=\d+/)
  await choose(page.getByRole('radio', { name: /测试支付/ }))
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '模拟支付成功' }).click()
  await expect(page.getByText('付费会员已开通，会员价即刻生效')).toBeVisible()

  await page.getByRole('link', { name: '查看会员权益' }).click()
  await expect(page.getByText(/有效期至 .*还有 30 天/)).toBeVisible()
  await page
    .getByRole('region', { name: '开通记录' })
    .getByRole('link', { name: /焕新卡 月卡.*已完成/ })
    .click()
  await expect(page).toHaveURL(/\/member\/trade\/\d{16}$/)
  const purchase = page.getByRole('region', { name: '付费会员' })
  await expect(purchase.getByText('有效期30天')).toBeVisible()
  await expect(purchase.getByText('¥19')).toBeVisible()
  await expect(page.getByText('收货人信息')).toHaveCount(0)
  await page.goto('/items/1002')
  await expect(page.getByText('已开通付费会员').first()).toBeVisible()
  await expect(page.getByText('会员价').first()).toBeVisible()
})
