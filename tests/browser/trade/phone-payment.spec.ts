import { devices, expect, test } from 'playwright/test'
import { choose } from '../../fixtures/browser/choose.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { submitWithoutSubsidy } from '../../fixtures/browser/submit-order.ts'

test.use({ ...devices['Pixel 7'] })

/** The test payment replaces the page of a provider: the way back from it loads the cashier anew (spec 1 §2). */
test('on a phone, back from the payment page leads over the cashier to the orders', async ({ page }) => {
  const query = new URLSearchParams({ page: '1', pageSize: '1', keywords: '法式四门' })
  const found = await page.request.get(`/api/h5app/wxapp/goods/items?${query}`)
  const { data } = (await found.json()) as { data: { list: { goods_id: number }[] } }
  await signIn(page, '13800138000')
  await page.goto(`/items/${data.list[0]?.goods_id}`)
  await page.getByRole('button', { name: '立即购买' }).last().click()
  const sheet = page.getByRole('dialog')
  for (const name of ['颜色', '容积']) {
    const value = sheet.getByRole('group', { name }).locator('button:not([disabled])').first()
    if ((await value.getAttribute('aria-pressed')) !== 'true') await value.click()
  }
  await sheet.getByRole('button', { name: /确定|立即购买/ }).click()
  await expect(page).toHaveURL(/\/cart\/checkout\?mode=/)
  await submitWithoutSubsidy(page)
  await expect(page).toHaveURL(/\/cashier\?order_id=\d{16}/)
  await choose(page.getByRole('radio', { name: /测试支付/ }))
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page.getByRole('button', { name: '模拟支付成功' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/cashier\?order_id=/)
  await expect(page.getByRole('button', { name: '去支付' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/member\/trade$/)
})
