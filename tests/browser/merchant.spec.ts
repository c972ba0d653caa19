import { createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test, type Page } from 'playwright/test'
import { axeFindings } from '../fixtures/browser/axe.ts'
import { merchantDetails } from '../fixtures/engine/merchant-details.ts'
import { startMall, testSecret, type RunningServer } from '../fixtures/servers.ts'

/**
 * A merchant applies, is refused, applies again and is approved, on a mall of its own. The answer of its captchas is known:
 * the mall stores keyed digests, so the rows are written while no server runs.
 */

const mobile = '13900139001'
const answer = 'CAFE'
const captchaTokens = ['journey-1', 'journey-2']
const farAway = 4_000_000_000

let folder: string
let mall: RunningServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = await mkdtemp(join(tmpdir(), 'mall-merchant-'))
  const env = { MALL_DATA_DIR: folder }
  await (await startMall(env)).stop()
  const db = await PGlite.create({ dataDir: join(folder, 'pg') })
  for (const token of captchaTokens) {
    const key = `image:merchant_login:${token}`
    const digest = createHmac('sha256', testSecret).update(`${key}\n${answer}`).digest('base64url')
    await db.query('insert into one_time_codes (key, digest, made, expires) values ($1, $2, 0, $3)', [
      ...[key, digest],
      farAway,
    ])
  }
  await db.close()
  mall = await startMall(env)
})
test.afterAll(async () => {
  await mall?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A call without the cookies of the page, which belong to the merchant. */
async function call<T>(
  method: string,
  path: string,
  form: Record<string, unknown> = {},
  token = '',
): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = method === 'GET' ? {} : { body: JSON.stringify(form) }
  const response = await fetch(`${mall.url}/api/h5app/wxapp/${path}`, { method, headers, ...body })
  return ((await response.json()) as { data: T }).data
}

/** The code of the last text message to a number. */
async function lastCode(): Promise<string> {
  const lines = (await readFile(join(folder, 'outbox.jsonl'), 'utf8')).trim().split('\n')
  return (JSON.parse(lines.at(-1) ?? '{}') as { code: string }).code
}

async function signIn(page: Page): Promise<void> {
  const tokens = [...captchaTokens]
  const picture = (await (await fetch(`${mall.url}/api/h5app/wxapp/member/image/code`)).json()) as {
    data: object
  }
  await page.route('**/member/image/code*', (route) =>
    route.fulfill({ json: { data: { ...picture.data, imageToken: tokens.shift() ?? 'none' } } }),
  )
  await page.goto(`${mall.url}/shop/settleForm`)
  await expect(page).toHaveURL(`${mall.url}/shop`)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.getByLabel('手机号').fill(mobile)
  await page.getByLabel('图形验证码').fill(answer)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByText('发送成功')).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(await lastCode())
  await page.getByLabel('阅读并同意').check()
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page).toHaveURL(/\/shop\/settleForm$/)
}

const picture = async (page: Page) => ({
  name: 'paper.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } }),
})

async function fillForm(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: '商户类型' }).fill('家用')
  await page.getByRole('option', { name: '家用电器' }).click()
  await page.getByLabel('经营范围').selectOption('大家电')
  await page.getByRole('radio', { name: '企业' }).check()
  await page.getByRole('button', { name: '下一页' }).click()

  await page.getByLabel('企业名称').fill(merchantDetails.merchant_name)
  await page.getByLabel('统一社会信用代码').fill(merchantDetails.social_credit_code_id)
  await page.getByLabel('省', { exact: true }).selectOption('福建省')
  await page.getByLabel('市', { exact: true }).selectOption('福州市')
  await page.getByLabel('区', { exact: true }).selectOption('鼓楼区')
  await page.getByLabel('详细地址').fill(merchantDetails.address)
  await page.getByLabel('法人姓名').fill(merchantDetails.legal_name)
  await page.getByLabel('手机号码').fill(merchantDetails.legal_mobile)
  await page.getByLabel('身份证号码').fill(merchantDetails.legal_cert_id)
  await page.getByRole('radio', { name: '对公' }).check()
  await page.getByLabel('结算银行账号').fill('123456789012')
  await page.getByRole('button', { name: /结算银行/ }).click()
  const banks = page.getByRole('dialog', { name: '选择结算银行' })
  await banks.getByRole('searchbox').fill('中国银行')
  await banks.getByRole('radio', { name: '中国银行', exact: true }).check()
  await banks.getByRole('button', { name: '确定' }).click()
  await page.getByRole('button', { name: '下一页' }).click()

  for (const name of ['营业执照', '身份证人像面', '身份证国徽面', '银行卡正面']) {
    await page.getByLabel(`选择${name}`).setInputFiles(await picture(page))
    await expect(page.getByAltText(`已上传的${name}`)).toBeVisible()
  }
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交' }).click()
  await page
    .getByRole('dialog')
    .filter({ hasText: '请确认是否提交审核' })
    .getByRole('button', { name: '确定' })
    .click()
  await expect(page).toHaveURL(/\/shop\/review$/)
  await expect(page.getByText('已提交申请，请耐心等待~')).toBeVisible()
}

/** Decides about the application that waits, as the operator of the demo mall. */
async function review(decision: Record<string, unknown>): Promise<{ state: string }> {
  const account = { username: '13800138004', password: 'Mall2026' }
  const { token } = await call<{ token: string }>('POST', 'login', account)
  const waiting = 'operator/merchants?state=review'
  const { list } = await call<{ list: { id: number }[] }>('GET', waiting, {}, token)
  return call('POST', 'operator/merchants/review', { id: list[0]?.id, ...decision }, token)
}

/** Nothing for axe to find, and nothing that scrolls sideways on phones. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
}

for (const width of [1280, 390]) {
  test(`the entry is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${mall.url}/shop`)
    await expect(page.getByAltText('图形验证码')).toBeVisible()
    await expectSound(page)
  })
}

test('a merchant applies, is refused, applies again, is approved and sees the shop', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page)
  await expect(page.getByRole('banner')).toContainText('商家入驻')
  await expectSound(page)
  await fillForm(page)
  await expectSound(page)
  // A reload continues where the last step was saved.
  await page.reload()
  await expect(page.getByRole('form', { name: '证照信息' })).toBeVisible()
  await page.getByRole('button', { name: '上一页' }).click()
  await expect(page.getByLabel('企业名称')).toHaveValue(merchantDetails.merchant_name)
  await expectSound(page)
  await page.getByRole('button', { name: '下一页' }).click()
  for (const name of ['营业执照', '身份证人像面', '身份证国徽面', '银行卡正面']) {
    await page.getByLabel(`选择${name}`).setInputFiles(await picture(page))
    await expect(page.getByAltText(`已上传的${name}`)).toBeVisible()
  }
  await submit(page)
  await expectSound(page)

  expect(await review({ agree: false, reason: '营业执照不清晰' })).toMatchObject({ state: 'refused' })
  await page.reload()
  await expect(page.getByText('审批意见: 营业执照不清晰')).toBeVisible()
  await page.getByRole('link', { name: '重新填写' }).click()
  await expect(page.getByRole('radio', { name: '企业' })).toBeChecked()
  await page.getByRole('button', { name: '下一页' }).click()
  await page.getByLabel('详细地址').fill('江陵路5号')
  await page.getByRole('button', { name: '下一页' }).click()
  const stored = page.getByAltText('已上传的营业执照')
  await expect.poll(() => stored.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await submit(page)

  const approval = { agree: true, lng: 119.3, lat: 26.08 }
  expect(await review(approval)).toMatchObject({ state: 'approved' })
  await page.reload()
  await page.getByRole('link', { name: '进入商家中心' }).click()
  await expect(page).toHaveURL(/\/shopadmin\/index$/)
  await expect(page).toHaveTitle(/\S/)
  await expect(page.getByText(merchantDetails.merchant_name)).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }
  await page.getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL(`${mall.url}/shop`)
  await page.goto(`${mall.url}/shopadmin/index`)
  await expect(page).toHaveURL(`${mall.url}/shop`)
})
