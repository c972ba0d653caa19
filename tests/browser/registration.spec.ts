import { createHmac } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test, type Page } from 'playwright/test'
import { demoFolder } from '../fixtures/demo-folder.ts'
import { startMall, testSecret, type RunningServer } from '../fixtures/servers.ts'

/**
 * Registrations with a phone number, on a mall of its own. The answer of its captchas is known: the mall stores keyed
 * digests, so the rows are written while no server runs.
 */

const answer = 'CAFE'
const captchaTokens = Array.from({ length: 12 }, (_none, index) => `registration-${index}`)
const farAway = 4_000_000_000

let folder: string
let mall: RunningServer

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await demoFolder('registration')
  const db = await PGlite.create({ dataDir: join(folder, 'pg') })
  for (const token of captchaTokens) {
    const key = `image:sign:${token}`
    const digest = createHmac('sha256', testSecret).update(`${key}\n${answer}`).digest('base64url')
    await db.query('insert into one_time_codes (key, digest, made, expires) values ($1, $2, 0, $3)', [
      ...[key, digest],
      farAway,
    ])
  }
  await db.close()
  mall = await startMall({ MALL_DATA_DIR: folder })
})
test.afterAll(async () => {
  await mall?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The code of the last text message. */
async function lastCode(): Promise<string> {
  const lines = (await readFile(join(folder, 'outbox.jsonl'), 'utf8')).trim().split('\n')
  return (JSON.parse(lines.at(-1) ?? '{}') as { code: string }).code
}

const tokens = [...captchaTokens]

/** Opens the registration with a known captcha and asks for a code. */
async function askForCode(page: Page, path: string, mobile: string): Promise<void> {
  const url = `${mall.url}/api/h5app/wxapp/member/image/code?type=sign`
  const picture = (await (await fetch(url)).json()) as { data: object }
  await page.route('**/member/image/code*', (route) =>
    route.fulfill({ json: { data: { ...picture.data, imageToken: tokens.shift() ?? 'none' } } }),
  )
  await page.goto(`${mall.url}${path}`)
  await page.getByLabel('手机号').fill(mobile)
  await page.getByLabel('图形验证码').fill(answer)
  await page.getByRole('button', { name: '发送验证码' }).click()
}

async function register(page: Page, path: string, mobile: string): Promise<void> {
  await askForCode(page, path, mobile)
  await expect(page.getByText('发送成功')).toBeVisible()
  await page.getByLabel('动态验证码').fill(await lastCode())
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
