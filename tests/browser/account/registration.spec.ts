import { rm } from 'node:fs/promises'
import { expect, test, type Page } from 'playwright/test'
import {
  captchaAnswer,
  captchasOf,
  lastSmsCode,
  storeCaptchas,
} from '../../fixtures/browser/known-captchas.ts'
import { demoFolder } from '../../fixtures/demo-folder.ts'
import { startMall, type RunningServer } from '../../fixtures/servers.ts'

/** Registrations with a phone number, on a mall of its own. */

let folder: string
let mall: RunningServer

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await demoFolder('registration')
  await storeCaptchas(folder, 'sign', 12)
  mall = await startMall({ MALL_DATA_DIR: folder })
})
test.afterAll(async () => {
  await mall?.stop()
  await rm(folder, { recursive: true, force: true })
})

const showCaptchas = captchasOf(() => mall.url, '?type=sign')

/** Opens the registration with a known captcha and asks for a code. */
async function askForCode(page: Page, path: string, mobile: string): Promise<void> {
  await showCaptchas(page)
  await page.goto(`${mall.url}${path}`)
  await page.getByLabel('手机号').fill(mobile)
  await page.getByLabel('图形验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '发送验证码' }).click()
}

async function register(page: Page, path: string, mobile: string): Promise<void> {
  await askForCode(page, path, mobile)
  await expect(page.getByText('发送成功')).toBeVisible()
  await page.getByLabel('动态验证码').fill(await lastSmsCode(folder))
  await page.getByLabel('设置密码').fill('Mall2026')
  await page.getByLabel('请再输入确认密码').fill('Mall2026')
  await page.getByLabel('昵称').fill('小焕')
  await page.getByRole('checkbox', { name: /同意/ }).check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible()
  await expect(page.getByText('恭喜您 小焕')).toBeVisible()
}

test('a new member goes on to the page from which the registration was opened', async ({ page }) => {
  await register(page, '/auth/reg?redirectUrl=%2Fmember%2Ftrade', '13900139011')
  await expect(page.getByRole('link', { name: '去购物' })).toHaveCount(0)
  await page.getByRole('link', { name: '继续' }).click()
  await expect(page).toHaveURL(`${mall.url}/member/trade`)
  await expect(page.getByText('139****9011').first()).toBeVisible()
})

test('a new member without a page to return to goes shopping, or completes the profile', async ({ page }) => {
  await register(page, '/auth/reg', '13900139012')
  await expect(page.getByRole('link', { name: '去购物' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: '完善个人资料' }).click()
  await expect(page).toHaveURL(`${mall.url}/member/profile`)
  await expect(page.getByLabel('昵称')).toHaveValue('小焕')
})

test('a registered number leads to the sign-in, which knows the number and returns to the same page', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => void addresses.push(frame.url()))
  await askForCode(page, '/auth/reg?redirectUrl=%2Fmember%2Ftrade', '138 0013 8001')
  await expect(page.getByText('该手机号已注册')).toBeVisible()
  await page.getByRole('link', { name: '去登录' }).click()
  await expect(page).toHaveURL(`${mall.url}/auth/login?redirectUrl=%2Fmember%2Ftrade`)
  await expect(page.getByLabel('手机号')).toHaveValue('13800138001')
  await page.getByRole('tab', { name: '验证码登录' }).click()
  await expect(page.getByLabel('手机号')).toHaveValue('13800138001')
  await page.getByRole('tab', { name: '账号登录' }).click()
  await page.getByLabel('登录密码').fill('Mall2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(`${mall.url}/member/trade`)
  expect(addresses.filter((url) => url.includes('1380013'))).toEqual([])
})
