import { expect, test, type Page } from 'playwright/test'
import sharp from 'sharp'
import { choose } from '../../fixtures/browser/choose.ts'
import { deskPhone } from '../../fixtures/browser/desk-phone.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { orderForm } from '../../fixtures/orders/order-form.ts'

/** An order leaves in two parcels, arrives, and is reviewed with a picture. */

const api = '/api/h5app/wxapp'
type Fields = Record<string, string>

/** A call of the signed-in member, from the page itself: a cookie counts only for same-origin requests. */
const memberCall = <T>(page: Page, method: string, path: string, fields: Fields = {}): Promise<T> =>
  page.evaluate(
    async ({ url, verb, body }) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const init = verb === 'GET' ? {} : { method: verb, headers, body }
      const response = await fetch(verb === 'GET' ? `${url}?${body}` : url, init)
      return ((await response.json()) as { data: unknown }).data
    },
    { url: api + path, verb: method, body: new URLSearchParams(fields).toString() },
  ) as Promise<T>

/** The calls of the demo operator. */
async function operatorOf(page: Page) {
  const login = await page.request.post(`${api}/login`, {
    form: { username: '13800138004', password: 'Mall2026' },
  })
  const { data } = (await login.json()) as { data: { token: string } }
  const headers = { authorization: `Bearer ${data.token}` }
  return async <T>(method: 'GET' | 'POST', path: string, form: Fields = {}): Promise<T> => {
    const response = await page.request.fetch(`${api}/operator${path}`, {
      method,
      headers,
      ...(method === 'POST' ? { form } : {}),
    })
    return ((await response.json()) as { data: T }).data
  }
}

/** A paid order of three pieces of one SKU. */
async function paidOrder(page: Page): Promise<{ orderId: string; goodsId: number }> {
  const list = await memberCall<{ list: { goods_id: number; store: number }[] }>(
    page,
    'GET',
    '/goods/items',
    {
      page: '1',
      pageSize: '50',
      keywords: '洗衣机',
    },
  )
  const goodsId = list.list.find(({ store }) => store > 10)?.goods_id ?? 0
  const detail = await memberCall<{ item_id: number; spec_items: { item_id: number; store: number }[] }>(
    page,
    'GET',
    `/goods/items/${goodsId}`,
  )
  const sku = detail.spec_items.find(({ store }) => store > 5)?.item_id ?? detail.item_id
  const { cart_type: _, ...form } = Object.fromEntries(new URLSearchParams(orderForm))
  const placed = await memberCall<{ order_id: string; message?: string }>(page, 'POST', '/order_new', {
    ...form,
    'items[0][item_id]': String(sku),
    'items[0][num]': '3',
  })
  expect(placed.message).toBeUndefined()
  const { order_id: orderId } = placed
  const started = await memberCall<{ trade_info: { trade_id: string } }>(page, 'POST', '/payment', {
    order_id: orderId,
    pay_type: 'test',
  })
  await memberCall(page, 'POST', '/payment/test/confirm', { trade_id: started.trade_info.trade_id })
  return { orderId, goodsId }
}

/** Ships from the page of an order, or from the list of orders. */
async function ship(desk: Page, number: string, units?: number): Promise<void> {
  const dialog = desk.getByRole('dialog', { name: '发货' })
  await dialog.getByLabel('物流公司').selectOption('SF')
  if (units !== undefined) {
    await dialog.getByText('分包裹发货').click()
    await dialog.getByRole('spinbutton').fill(String(units))
  }
  await dialog.getByLabel('运单号').fill(number)
  // As a scanner does.
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('已发货').first()).toBeVisible()
  await expect(dialog).toBeHidden()
}

test('an order comes in two parcels, is received and reviewed with a picture', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await signIn(page, '13800138001', '/member/trade')
  const operator = await operatorOf(page)
  const { orderId, goodsId } = await paidOrder(page)
  const desk = await deskPhone(browser, baseURL, '13800138004')

  // The first parcel holds two of three pieces; a clerk finds the order by its number.
  await desk.goto(`/shopadmin/orders?keywords=${orderId}`)
  await desk.getByRole('button', { name: `发货${orderId}` }).click()
  await ship(desk, 'SF1000200031', 2)
  await desk.getByRole('link', { name: orderId }).click()
  const parcel = desk.getByRole('region', { name: '包裹 (1)' })
  await parcel.getByRole('button', { name: '修改物流' }).click()
  await desk.getByRole('dialog', { name: '修改物流' }).getByLabel('运单号').fill('SF1000200030')
  await desk.keyboard.press('Enter')
  await expect(parcel.getByText('SF1000200030')).toBeVisible()
  await page.goto(`/member/trade/${orderId}`)
  const status = page.getByRole('region', { name: '订单状态' })
  await expect(status.getByText('部分发货', { exact: true })).toBeVisible()
  const parcels = page.getByRole('region', { name: '1个包裹已发货' })
  await expect(parcels.getByText('SF1000200030')).toBeVisible()
  await expect(parcels.getByText('未发货')).toBeVisible()

  // The second one ships the order.
  await desk.getByRole('button', { name: '发货', exact: true }).click()
  await ship(desk, 'SF20003000')
  await expect(desk.getByRole('region', { name: '订单状态' }).getByText('待收货')).toBeVisible()
  await desk.context().close()
  await page.reload()
  const both = page.getByRole('region', { name: '2个包裹已发货' })
  await both.getByRole('button', { name: /顺丰快递：SF20003000/ }).click()
  const dialog = page.getByRole('dialog', { name: '查看物流' })
  await expect(dialog.getByRole('list', { name: '物流跟踪' })).toContainText('商家已发货')
  await page.keyboard.press('Escape')
  await status.getByRole('link', { name: '查看物流' }).click()
  await expect(page).toHaveURL(/\/member\/trade\/logistics\?id=\d{16}/)
  await expect(page.getByRole('tab', { name: '包裹2' })).toBeVisible()
  await page.goBack()

  await status.getByRole('button', { name: '确认收货' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
  await expect(status.getByText('已完成')).toBeVisible()

  await status.getByRole('link', { name: '评价' }).click()
  await expect(page).toHaveURL(/\/member\/trade\/rate\?id=\d{16}/)
  await choose(page.getByRole('radio', { name: '5 星' }))
  await page.getByRole('textbox', { name: '评价晒单' }).fill('洗得很干净，安装师傅也很细心')
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0E9F6E' } })
    .jpeg()
    .toBuffer()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByRole('button', { name: '删除第 1 张图片' })).toBeVisible()
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('提交成功')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/member/trade/${orderId}$`))

  const rates = await memberCall<{ list: { order_id: string; rate_pic: string | null; star: number }[] }>(
    page,
    'GET',
    '/order/rate/list',
    { item_id: String((await skuOf(page, goodsId)) ?? '') },
  )
  const review = rates.list.find(({ order_id }) => order_id === orderId)
  expect(review).toMatchObject({ star: 5, rate_pic: expect.stringMatching(/\/media\/u\/[0-9a-f]{32}\.webp/) })
  const picture = await page.request.get(review?.rate_pic ?? '')
  expect(picture.headers()['content-type']).toBe('image/webp')

  await page.goto('/member/reviews')
  await page.getByRole('tab', { name: '已评价' }).click()
  const own = page.getByRole('listitem').filter({ hasText: '洗得很干净，安装师傅也很细心' })
  await expect(own.getByRole('button', { name: '放大第 1 张晒图' })).toBeVisible()
  await expect(own.getByRole('link')).toHaveAttribute('href', /^\/items\/\d+$/)

  const books = await operator<{ ok: boolean; rows: { ok: boolean; name: string }[] }>('GET', '/books')
  expect(books.rows.filter(({ ok }) => !ok)).toEqual([])
})

const skuOf = async (page: Page, goodsId: number): Promise<number | undefined> =>
  (await memberCall<{ item_id: number }>(page, 'GET', `/goods/items/${goodsId}`)).item_id
