import { expect, test, type Page } from 'playwright/test'
import { scrolled } from '../../fixtures/browser/scrolled.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { orderForm } from '../../fixtures/orders/order-form.ts'

/** The list of orders restores its scroll position. */

const mobile = '13800138000'
const api = '/api/h5app/wxapp'

/** Places orders of one piece each, as the signed-in member. */
async function placeOrders(page: Page, count: number): Promise<void> {
  const query = new URLSearchParams({ page: '1', pageSize: '50', keywords: '冰箱' })
  const found = await page.request.get(`${api}/goods/items?${query}`)
  const { data } = (await found.json()) as { data: { list: { goods_id: number; store: number }[] } }
  const goods = data.list.find(({ store }) => store > 50)
  const detail = await page.request.get(`${api}/goods/items/${goods?.goods_id}`)
  const record = (await detail.json()) as {
    data: { item_id: number; spec_items: { item_id: number; store: number }[] }
  }
  const { item_id, spec_items } = record.data
  const sku = spec_items.find(({ store }) => store > count)?.item_id ?? item_id
  // From the page itself: a cookie counts only for same-origin requests.
  const messages = await page.evaluate(
    async ({ url, body, times }) => {
      const answers: (string | undefined)[] = []
      for (let index = 0; index < times; index++) {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const answer = await fetch(url, { method: 'POST', headers, body })
        const { data: placed } = (await answer.json()) as { data: { order_id?: string; message?: string } }
        answers.push(placed.order_id ? undefined : placed.message)
      }
      return answers
    },
    {
      url: `${api}/order_new`,
      body: directForm(sku),
      times: count,
    },
  )
  expect(messages.filter((message) => message !== undefined)).toEqual([])
}

/** One piece of a SKU, ordered without a cart. */
function directForm(itemId: number): string {
  const form = new URLSearchParams(orderForm)
  form.delete('cart_type')
  form.set('items[0][item_id]', String(itemId))
  form.set('items[0][num]', '1')
  return form.toString()
}

test('going back from an order restores the scroll position of the list; a new visit starts at the top', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, mobile, '/member/trade')
  await placeOrders(page, 12)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/member/trade')
    // On phones further pages load on scroll, and the URL names the last one.
    const list = width < 768 ? /\/member\/trade(?:\?page=2)?$/ : /\/member\/trade$/
    if (width >= 768) {
      await page.getByRole('button', { name: '第 2 页' }).click()
      await expect(page).toHaveURL(/\/member\/trade\?page=2$/)
      await page.getByRole('button', { name: '第 1 页' }).click()
      await expect(page).toHaveURL(/\/member\/trade$/)
      // The URL changes before the rows: until then the orders are those of page 2.
      await expect(page.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    }
    const order = page.getByRole('link', { name: /^\d{16}$/ }).nth(7)
    await expect(order).toBeVisible()
    // In the middle of the window, so that nothing covers it and the click does not scroll.
    await order.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    const position = await scrolled(page)
    expect(position).toBeGreaterThan(400)

    const title = page.getByRole('heading', { name: '订单详情' })
    await order.click()
    await expect(page).toHaveURL(/\/member\/trade\/\d{16}$/)
    await expect(title).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(order).toBeInViewport()
    await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThan(5)

    await order.click()
    await expect(title).toBeVisible()
    const back = width < 768 ? '返回' : '返回订单列表'
    await page.getByRole('link', { name: back, exact: true }).click()
    await expect(page).toHaveURL(list)
    await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThan(5)
  }

  // Going back to another page does not count: a link to the list then starts at the top.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/member/trade')
  await page
    .getByRole('link', { name: /^\d{16}$/ })
    .nth(7)
    .click()
  await expect(page).toHaveURL(/\/member\/trade\/\d{16}$/)
  await page.locator('main a[href^="/items/"]').first().click()
  await expect(page).toHaveURL(/\/items\/\d+/)
  await page.goBack()
  await expect(page).toHaveURL(/\/member\/trade\/\d{16}$/)
  await page.getByRole('link', { name: '我的订单' }).first().click()
  await expect(page).toHaveURL(/\/member\/trade$/)
  await expect(page.getByRole('link', { name: /^\d{16}$/ }).first()).toBeVisible()
  expect(await scrolled(page)).toBeLessThan(5)
})

test('a page below the orders that is no order is a missing page with its own title', async ({ page }) => {
  await signIn(page, mobile, '/member/trade')
  for (const path of ['/member/trade/history', '/member/aftersales/list']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page).toHaveTitle('页面不存在')
  }
  // Through the router, which shows the title of the page.
  await page.goto('/member/trade')
  await expect(page).toHaveTitle('我的订单')
  await expect(page.getByRole('link', { name: /^\d{16}$/ }).first()).toBeVisible()
  // Pressed at once: the next rendering removes a link that React does not own.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/member/trade/history' })
    document.querySelector('main')?.prepend(link)
    link.click()
  })
  await expect(page).toHaveURL(/\/member\/trade\/history$/)
  await expect(page).toHaveTitle('页面不存在')
})
