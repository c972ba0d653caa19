import { expect, test, type Page } from 'playwright/test'
import { signIn } from '../../fixtures/browser/sign-in'

/** Sign-in with the WeChat simulator, and with a phone that scans the code of a computer. */

const account = { mobile: '13800138001', password: 'Mall2026' }
const target = '/member/security'

/** From the login page to WeChat, as one of the simulator's users. */
async function agree(page: Page) {
  await page.goto(`/auth/login?redirectUrl=${encodeURIComponent(target)}`)
  await page.getByRole('link', { name: '微信 / 扫码登录' }).click()
  await page.getByRole('button', { name: '使用微信账号登录' }).click()
  await page.getByRole('link', { name: /林间小溪/ }).click()
}

test('WeChat leads a new user to binding an account, and the bound one into it', async ({
  page,
  context,
}) => {
  await agree(page)
  await expect(page.getByRole('heading', { name: '绑定手机号' })).toBeVisible()
  await page.getByRole('tab', { name: '密码绑定' }).click()
  await page.getByLabel('手机号').fill(account.mobile)
  await page.getByLabel('登录密码').fill(account.password)
  await page.getByRole('button', { name: '绑定', exact: true }).click()
  await expect(page).toHaveURL(target)
  await expect(page.getByText('已绑定，可以用微信登录')).toBeVisible()

  await context.clearCookies()
  await agree(page)
  await expect(page).toHaveURL(target)
  // The next run finds the account as it was.
  await page.getByRole('button', { name: '解除绑定' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('button', { name: '绑定微信' })).toBeVisible()
})

test('who refuses in WeChat is led back to the login page', async ({ page }) => {
  await page.goto('/auth/wx-login?redirectUrl=https%3A%2F%2Fevil.example%2F')
  await page.getByRole('button', { name: '使用微信账号登录' }).click()
  await page.getByRole('link', { name: '拒绝授权' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '您没有授权微信登录' })).toBeVisible()
  await page.getByRole('link', { name: '返回登录' }).click()
  await expect(page).toHaveURL('/auth/login?redirectUrl=%2F')
})

test('a signed-in phone signs a computer in by its code', async ({ page, browser }) => {
  const started = page.waitForResponse(/oauth\/login\/start/)
  await page.goto(`/auth/wx-login?redirectUrl=${encodeURIComponent(target)}`)
  const { data } = (await (await started).json()) as { data: { token: string } }
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible()

  const phone = await browser.newPage()
  await signIn(phone, account.mobile, `/member/scan-login?token=${data.token}`)
  await expect(phone.getByText('确认在电脑上登录商城？')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '已扫码' })).toBeVisible()
  await phone.getByRole('button', { name: '确认登录' }).click()
  await expect(phone.getByText('已确认，电脑端正在登录')).toBeVisible()
  await expect(page).toHaveURL(target)
  await phone.close()
})
