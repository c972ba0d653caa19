import { rm } from 'node:fs/promises'
import { expect, request, test, type APIRequestContext, type Page } from 'playwright/test'
import { choose } from '../../fixtures/browser/choose.ts'
import { pickSpecs } from '../../fixtures/browser/pick-specs.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { submitWithoutSubsidy } from '../../fixtures/browser/submit-order.ts'
import { demoFolder } from '../../fixtures/demo-folder.ts'
import { startAlipay } from '../../fixtures/payment/alipay-simulator.ts'
import type { Simulator } from '../../fixtures/payment/simulator.ts'
import { startMall, type RunningServer } from '../../fixtures/servers.ts'
import { freePort } from '../../run/free-port.ts'

/** Paying with Alipay and by bank transfer, on a mall of its own with a simulator of Alipay. */

const shopper = '13800138000'
const operator = '13800138004'
const api = '/api/h5app/wxapp'

let alipay: Simulator
let folder: string
let mall: RunningServer
let desk: APIRequestContext

test.beforeAll(async () => {
  test.setTimeout(240_000)
  alipay = await startAlipay()
  folder = await demoFolder('payments')
  const port = await freePort()
  mall = await startMall({
    PORT: String(port),
    MALL_PUBLIC_URL: `http://localhost:${port}`,
    MALL_DATA_DIR: folder,
    ...alipay.env,
  })
  desk = await request.newContext({ baseURL: mall.url })
  const form = { company_id: 1, username: operator, password: 'Mall2026' }
  const signedIn = await desk.post(`${api}/login`, { form })
  const { data } = (await signedIn.json()) as { data: { token: string } }
  await desk.dispose()
  desk = await request.newContext({
    baseURL: mall.url,
    extraHTTPHeaders: { authorization: `Bearer ${data.token}` },
  })
})
test.afterAll(async () => {
  // Every cent that came in and went out is in the books.
  const answer = await desk.get(`${api}/operator/books`)
  const { data } = (await answer.json()) as { data: { ok: boolean; rows: { name: string; ok: boolean }[] } }
  expect(data.rows.filter(({ ok }) => !ok)).toEqual([])
  await desk.dispose()
  await mall.stop()
  await alipay.close()
  await rm(folder, { recursive: true, force: true })
})

/** Buys one fridge directly and opens the checkout. */
async function openCheckout(page: Page): Promise<void> {
  const items = await desk.get(
    `${api}/goods/items?company_id=1&page=1&pageSize=18&item_type=normal&keywords=冰箱`,
  )
  const { data } = (await items.json()) as { data: { list: { item_id: number; item_name: string }[] } }
  const fridge = data.list.find(({ item_name }) => item_name.includes('法式四门')) ?? data.list[0]
  await page.goto(`${mall.url}/items/${fridge?.item_id}`)
  await pickSpecs(page, ['颜色', '容积'])
  await page.getByRole('button', { name: '立即购买' }).first().click()
  await expect(page).toHaveURL(/\/cart\/checkout\?mode=fastbuy/)
  await expect(page.getByRole('heading', { name: '选择支付方式' })).toBeVisible()
}

async function placeOrder(page: Page): Promise<string> {
  await submitWithoutSubsidy(page)
  await expect(page).toHaveURL(/\/cashier\?order_id=\d{16}/)
  return new URL(page.url()).searchParams.get('order_id') ?? ''
}

/** Leads to a page without pictures: this new mall would first draw those of its home page. */
const signInAt = async (page: Page) => {
  await page.goto(`${mall.url}/auth/login?redirectUrl=%2Fmember%2Ftrade`)
  await signIn(page, shopper)
}

test('an Alipay code is paid after the tab was closed; the notification comes later', async ({ context }) => {
  test.setTimeout(120_000)
  const page = await context.newPage()
  await signInAt(page)
  await openCheckout(page)
  const orderId = await placeOrder(page)
  await choose(page.getByRole('radio', { name: /支付宝/ }))
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page.getByRole('img', { name: '支付宝二维码' })).toBeVisible()
  await expect(page.getByText('内完成支付')).toBeVisible()
  await page.close()

  const tradeId = `${orderId}T01`
  alipay.pay(tradeId)
  expect(await alipay.notify(tradeId)).toBe('success')
  expect(await alipay.notify(tradeId)).toBe('success')

  const later = await context.newPage()
  await later.goto(`${mall.url}/member/trade/${orderId}`)
  await expect(later.getByRole('region', { name: '订单状态' }).getByText('待发货')).toBeVisible()
  await expect(later.getByText('支付宝支付')).toBeVisible()
  // The address to which Alipay's page returns.
  await later.goto(`${mall.url}/finish?out_trade_no=${tradeId}`)
  await expect(later.getByRole('heading', { name: '订单支付成功！' })).toBeVisible()
})

test('an open cashier follows a payment whose notification was lost', async ({ page }) => {
  test.setTimeout(120_000)
  await signInAt(page)
  await openCheckout(page)
  const orderId = await placeOrder(page)
  await choose(page.getByRole('radio', { name: /支付宝/ }))
  await page.getByRole('button', { name: '去支付' }).click()
  await expect(page.getByRole('img', { name: '支付宝二维码' })).toBeVisible()
  alipay.pay(`${orderId}T01`)
  // No notification reaches the mall; its job queries the payment.
  await expect(page).toHaveURL(/\/finish\/result/, { timeout: 75_000 })
  await expect(page.getByRole('heading', { name: '订单支付成功！' })).toBeVisible()
})

test('a transfer is refused, corrected and passed', async ({ page }) => {
  test.setTimeout(150_000)
  await signInAt(page)
  await openCheckout(page)
  await choose(page.getByRole('radio', { name: '线下支付' }))
  const orderId = await placeOrder(page)

  await expect(page.getByRole('radio', { name: /线下转账/ })).toBeChecked()
  await expect(page.getByText('1：请选择转入银行')).toBeVisible()
  await page.getByLabel('交易流水号：').fill('20260922-1')
  await page.getByRole('button', { name: '提交凭证' }).click()
  await expect(page.getByText('请选择凭证图片')).toBeVisible()
  const screenshot = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 300, height: 200 } })
  const picture = { name: 'voucher.png', mimeType: 'image/png', buffer: screenshot }
  await page.getByLabel('上传凭证').setInputFiles(picture)
  await expect(page.getByRole('img', { name: '凭证图片 1' })).toBeVisible()
  await page.getByRole('button', { name: '提交凭证' }).click()
  await expect(page).toHaveURL(/\/finish\/result/)
  await expect(page.getByRole('heading', { name: '待商家确认' })).toBeVisible()

  const review = (agree: boolean, reason = '') =>
    desk.post(`${api}/operator/offline/review`, { data: { order_id: orderId, agree, reason } })
  expect((await review(false, '凭证看不清楚')).ok()).toBe(true)
  await page.goto(`${mall.url}/member/trade/${orderId}`)
  await page.getByRole('link', { name: '修改付款凭证' }).click()
  await expect(page.getByText('审核拒绝')).toBeVisible()
  await expect(page.getByText('凭证看不清楚')).toBeVisible()
  await page.getByLabel('转账备注：').fill('已重新拍照')
  await page.getByRole('button', { name: '提交凭证' }).click()
  await expect(page.getByRole('heading', { name: '待商家确认' })).toBeVisible()

  await review(true)
  await page.goto(`${mall.url}/member/trade/${orderId}`)
  await expect(page.getByRole('region', { name: '订单状态' }).getByText('待发货')).toBeVisible()
  await page.getByRole('link', { name: '查看付款凭证' }).click()
  await expect(page.getByText('审核通过')).toBeVisible()
  await expect(page.getByRole('button', { name: '提交凭证' })).toHaveCount(0)
})
