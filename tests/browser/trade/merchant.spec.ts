import { rm } from 'node:fs/promises'
import { expect, test, type Browser, type Locator, type Page } from 'playwright/test'
import { axeFindings } from '../../fixtures/browser/axe.ts'
import {
  captchaAnswer,
  captchasOf,
  lastSmsCode,
  storeCaptchas,
} from '../../fixtures/browser/known-captchas.ts'
import { demoFolder } from '../../fixtures/demo-folder.ts'
import { merchantDetails } from '../../fixtures/engine/merchant-details.ts'
import { startMall, type RunningServer } from '../../fixtures/servers.ts'

/** A merchant applies, is refused, applies again and is approved, on a mall of its own. */

const mobile = '13900139001'
const widths = [1280, 768, 390]

let folder: string
let mall: RunningServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = await demoFolder('merchant')
  await storeCaptchas(folder, 'merchant_login', 2)
  mall = await startMall({ MALL_DATA_DIR: folder })
})
test.afterAll(async () => {
  await mall?.stop()
  await rm(folder, { recursive: true, force: true })
})

const showCaptchas = captchasOf(() => mall.url)

async function signIn(page: Page): Promise<void> {
  await showCaptchas(page)
  await page.goto(`${mall.url}/shop/settleForm`)
  await expect(page).toHaveURL(`${mall.url}/shop`)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.getByLabel('手机号').fill(mobile)
  await page.getByLabel('图形验证码').fill(captchaAnswer)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByText('发送成功')).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(await lastSmsCode(folder))
  await page.getByLabel('阅读并同意').check()
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page).toHaveURL(/\/shop\/settleForm$/)
}

const picture = async (page: Page) => ({
  name: 'paper.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } }),
})

/** Moves the focus forward to a control. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 60; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.insertText(text)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Selects with the arrow, as a closed native select allows. */
async function arrowTo(page: Page, target: Locator, label: string): Promise<void> {
  await tabTo(page, target)
  await expect(target.locator('option', { hasText: label })).toHaveCount(1)
  const shown = () => target.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)
  for (let step = 0; step < 40 && (await shown()) !== label; step++) await page.keyboard.press('ArrowDown')
  expect(await shown()).toBe(label)
}

async function uploadByKeyboard(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, page.getByRole('button', { name: `${name} 点击上传` }))
  await (await chooser).setFiles(await picture(page))
  await expect(page.getByAltText(`已上传的${name}`)).toBeVisible()
}

/** Fills the three steps by keyboard alone. */
async function fillForm(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: '下一页' })
  await typeInto(page, page.getByRole('combobox', { name: '商户类型' }), '家用')
  await expect(page.getByRole('option', { name: '家用电器' })).toBeVisible()
  await page.keyboard.press('Enter')
  await arrowTo(page, page.getByLabel('经营范围'), '大家电')
  await press(page, page.getByRole('radio', { name: '企业' }), 'Space')
  await press(page, next)

  await typeInto(page, page.getByLabel('企业名称'), merchantDetails.merchant_name)
  await typeInto(page, page.getByLabel('统一社会信用代码'), merchantDetails.social_credit_code_id)
  await arrowTo(page, page.getByLabel('省', { exact: true }), '福建省')
  await arrowTo(page, page.getByLabel('市', { exact: true }), '福州市')
  await arrowTo(page, page.getByLabel('区', { exact: true }), '鼓楼区')
  await typeInto(page, page.getByLabel('详细地址'), merchantDetails.address)
  await typeInto(page, page.getByLabel('法人姓名'), merchantDetails.legal_name)
  await typeInto(page, page.getByLabel('手机号码'), merchantDetails.legal_mobile)
  await typeInto(page, page.getByLabel('身份证号码'), merchantDetails.legal_cert_id)
  await press(page, page.getByRole('radio', { name: '对公' }), 'Space')
  await typeInto(page, page.getByLabel('结算银行账号'), '123456789012')
  await press(page, page.getByRole('button', { name: /结算银行/ }))
  const banks = page.getByRole('dialog', { name: '选择结算银行' })
  await typeInto(page, banks.getByRole('searchbox'), '中国银行')
  await expect(banks.getByRole('radio')).toHaveCount(1)
  await press(page, banks.getByRole('radio', { name: '中国银行' }), 'Space')
  await press(page, banks.getByRole('button', { name: '确定' }))
  await press(page, next)

  for (const name of ['营业执照', '身份证人像面', '身份证国徽面', '银行卡正面'])
    await uploadByKeyboard(page, name)
}

async function submit(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: '提交', exact: true }))
  const question = page.getByRole('dialog').filter({ hasText: '请确认是否提交审核' })
  await press(page, question.getByRole('button', { name: '确定' }))
  await expect(page).toHaveURL(/\/shop\/review$/)
  await expect(page.getByText('已提交申请，请耐心等待~')).toBeVisible()
}

/** The desk of the operator of the demo mall, in a browser of its own. */
async function operatorDesk(browser: Browser): Promise<Page> {
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await desk.goto(`${mall.url}/shop`)
  await desk.evaluate(async () => {
    const body = JSON.stringify({ username: '13800138004', password: 'Mall2026' })
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/h5app/wxapp/login', { method: 'POST', headers, body })
  })
  return desk
}

/** Opens the application that waits, and decides about it by keyboard. */
async function review(desk: Page, result: '通过' | '驳回', values: Record<string, string>): Promise<void> {
  await desk.goto(`${mall.url}/shopadmin/applications`)
  await press(desk, desk.getByRole('button', { name: `审核${merchantDetails.merchant_name}` }))
  const dialog = desk.getByRole('dialog', { name: '入驻申请 · 审核中' })
  await expect(dialog.getByText(merchantDetails.legal_cert_id)).toBeVisible()
  await expectSound(desk)
  await press(desk, dialog.getByRole('radio', { name: '通过' }), 'Space')
  if (result === '驳回') await desk.keyboard.press('ArrowRight')
  for (const [label, text] of Object.entries(values)) await typeInto(desk, dialog.getByLabel(label), text)
  await press(desk, dialog.getByRole('button', { name: '提交审核结果' }))
  const question = desk.getByRole('dialog').filter({ hasText: '请确认' })
  await press(desk, question.getByRole('button', { name: '确定' }))
  await expect(desk.getByText(`已${result}`)).toBeVisible()
  await expect(desk.getByText('暂无入驻申请')).toBeVisible()
}

/** Nothing for axe to find, and nothing that scrolls sideways on phones. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
}

for (const width of widths) {
  test(`the entry is accessible and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${mall.url}/shop`)
    await expect(page.getByAltText('图形验证码')).toBeVisible()
    await expectSound(page)
  })
}

test('a merchant applies, is refused, applies again, is approved and sees the shop', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000)
  await signIn(page)
  await expect(page.getByRole('banner')).toContainText('商家入驻')
  await expectSound(page)
  await fillForm(page)
  await expectSound(page)
  // A reload continues with the step that is not saved yet, and with its pictures.
  await page.reload()
  await expect(page.getByRole('form', { name: '证照信息' })).toBeVisible()
  await expect(page.getByAltText('已上传的银行卡正面')).toBeVisible()
  await page.getByRole('button', { name: '上一页' }).click()
  await expect(page.getByLabel('企业名称')).toHaveValue(merchantDetails.merchant_name)
  await expectSound(page)
  await page.getByRole('button', { name: '下一页' }).click()
  await submit(page)
  await page.getByText('查看已提交资料').click()
  await expect(page.getByRole('region', { name: '商户信息' })).toContainText('福建省 福州市 鼓楼区')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }

  const desk = await operatorDesk(browser)
  await review(desk, '驳回', { 驳回原因: '营业执照不清晰' })
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

  await review(desk, '通过', { 店铺经度: '119.3', 店铺纬度: '26.08' })
  await page.reload()
  await page.getByRole('link', { name: '进入商家中心' }).click()
  await expect(page).toHaveURL(/\/shopadmin\/index$/)
  await expect(page).toHaveTitle(/\S/)
  await expect(page.getByText(merchantDetails.merchant_name)).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }
  // The review of applications is not for merchants.
  await page.goto(`${mall.url}/shopadmin/applications`)
  await expect(page).toHaveURL(/\/shopadmin\/index$/)
  await page.getByRole('button', { name: '退出' }).click()
  await expect(page).toHaveURL(`${mall.url}/shop`)
  await page.goto(`${mall.url}/shopadmin/index`)
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=%2Fshopadmin%2Findex$/)

  await desk.goto(`${mall.url}/shopadmin/index`)
  const figure = desk.getByRole('link', { name: '待发货' })
  const number = (await figure.locator('xpath=ancestor::div[1]//dd').textContent()) ?? ''
  await figure.click()
  await expect(desk).toHaveURL(/\/shopadmin\/orders\?status=wait_ship$/)
  await expect(desk.getByRole('tab', { name: '待发货' })).toHaveAttribute('aria-selected', 'true')
  await expect(desk.getByText('订单编号：')).toHaveCount(Math.min(10, Number(number)))
  for (const list of ['orders', 'aftersales', 'goods', 'applications'])
    for (const width of widths) {
      await desk.setViewportSize({ width, height: 900 })
      await desk.goto(`${mall.url}/shopadmin/${list}`)
      await expect(desk.getByRole('tablist')).toBeVisible()
      await expectSound(desk)
    }
  await desk.context().close()
})
