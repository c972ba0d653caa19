import { expect, test, type Page } from 'playwright/test'
import { choose } from '../../fixtures/browser/choose.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { orderForm } from '../../fixtures/orders/order-form.ts'

/** A press sends one call: at once or never, however often it is pressed and whatever the network does. */

const mobile = '13800138000'
const api = '/api/h5app/wxapp'
const offline = '网络不给力，请稍后再试'

/** A SKU that is in stock. */
async function skuInStock(page: Page): Promise<number> {
  const query = new URLSearchParams({ page: '1', pageSize: '50', keywords: '冰箱' })
  const found = await page.request.get(`${api}/goods/items?${query}`)
  const { data } = (await found.json()) as { data: { list: { goods_id: number; store: number }[] } }
  const goods = data.list.find(({ store }) => store > 20)
  const detail = await page.request.get(`${api}/goods/items/${goods?.goods_id}`)
  const record = (await detail.json()) as {
    data: { item_id: number; spec_items: { item_id: number; store: number }[] }
  }
  return record.data.spec_items.find(({ store }) => store > 5)?.item_id ?? record.data.item_id
}

/** Sends a form from the page itself: a cookie counts only for same-origin requests. */
const post = (page: Page, path: string, body: string) =>
  page.evaluate(
    async ([url, form]) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await fetch(url, { method: 'POST', headers, body: form })
      return ((await answer.json()) as { data: { order_id?: string; message?: string } }).data
    },
    [`${api}${path}`, body] as const,
  )

async function placeOrder(page: Page): Promise<string> {
  const form = new URLSearchParams(orderForm)
  form.delete('cart_type')
  form.set('items[0][item_id]', String(await skuInStock(page)))
  form.set('items[0][num]', '1')
  const placed = await post(page, '/order_new', form.toString())
  if (!placed.order_id) throw new Error(placed.message)
  return placed.order_id
}

const statusOf = async (page: Page, orderId: string): Promise<string> => {
  const answer = await page.request.get(`${api}/order/${orderId}`)
  return ((await answer.json()) as { data: { orderInfo: { order_status: string } } }).data.orderInfo
    .order_status
}

/** The POST calls that leave the page from now on. */
function watchPosts(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname.replace(api, ''))
  })
  return sent
}

test('what is pressed without a network fails at once and is not sent later', async ({ page, context }) => {
  test.setTimeout(120_000)
  await signIn(page, mobile, '/member/trade')
  const orderId = await placeOrder(page)
  await page.goto(`/member/trade/${orderId}`)
  await page.getByRole('button', { name: '取消订单' }).first().click()
  await page.getByRole('button', { name: '不想要了' }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: '确认取消' }).click()
  await expect(page.getByText(offline)).toBeVisible({ timeout: 3000 })
  await page.getByRole('button', { name: '暂不取消' }).click()
  const sent = watchPosts(page)
  await context.setOffline(false)
  await page.waitForTimeout(2000)
  expect(sent).toEqual([])
  expect(await statusOf(page, orderId)).toBe('NOTPAY')
  const fastbuy = {
    item_id: String(await skuInStock(page)),
    num: '1',
    shop_type: 'distributor',
    cart_type: 'fastbuy',
    distributor_id: '0',
  }
  await post(page, '/cart', new URLSearchParams(fastbuy).toString())
  await page.goto('/cart/checkout?mode=fastbuy&id=0')
  const submit = page.getByRole('button', { name: '提交订单' })
  await expect(submit).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await submit.click()
  await page.getByRole('button', { name: '不用补贴提交' }).click()
  await expect(page.getByText(offline).first()).toBeVisible({ timeout: 3000 })
  await expect(submit).toBeEnabled()
  const tried = sent.length
  await context.setOffline(false)
  await page.waitForTimeout(2000)
  expect(sent.slice(tried).filter((path) => path === '/order_new')).toEqual([])
  await expect(page).toHaveURL(/\/cart\/checkout/)
})

test('a double press of 去支付 and 确认取消 sends one call each', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, mobile, '/member/trade')
  const orderId = await placeOrder(page)
  const sent = watchPosts(page)
  const count = (path: string) => sent.filter((one) => one === path).length

  await page.goto(`/cashier?order_id=${orderId}`)
  await choose(page.getByRole('radio', { name: /测试支付/ }))
  await page.getByRole('button', { name: '去支付' }).dblclick()
  await page.getByRole('button', { name: '模拟支付成功' }).dblclick()
  await expect(page).toHaveURL(/\/finish\/result/, { timeout: 20_000 })
  expect(count('/payment')).toBe(1)

  await page.goto(`/member/trade/${orderId}`)
  await page.getByRole('button', { name: '取消订单' }).first().click()
  await page.getByRole('button', { name: '不想要了' }).click()
  await page.getByRole('button', { name: '确认取消' }).dblclick()
  await expect(page.getByText('发起成功')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('不能重复取消订单')).toBeHidden()
  expect(count('/order/cancel')).toBe(1)
})
