import { expect, test, type Locator, type Page } from 'playwright/test'
import { axeFindings } from '../../fixtures/browser/axe.ts'
import { recordShifts, shiftOf } from '../../fixtures/browser/layout-shift.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { callerOf, type Caller } from '../../fixtures/browser/trade-calls.ts'
import { orderForm } from '../../fixtures/orders/order-form.ts'

/**
 * The pages of trade as a member with orders sees them: axe finds nothing on them and their dialogs, they fit the
 * window and do not jump; dialogs keep the focus and give it back; a purchase needs no mouse.
 */

const [shopper, operator] = ['13800138001', '13800138004']
const maxShift = 0.02

async function kettleSku(buyer: Caller): Promise<string> {
  const { list } = await buyer.get<{ list: { goods_id: number; store: number }[] }>('/goods/items', {
    page: '1',
    pageSize: '50',
    keywords: '电水壶',
  })
  const goods = list.find(({ store }) => store > 20)
  const detail = await buyer.get<{ item_id: number; spec_items: { item_id: number; store: number }[] }>(
    `/goods/items/${goods?.goods_id}`,
  )
  return String(detail.spec_items.find(({ store }) => store > 5)?.item_id ?? detail.item_id)
}

async function place(buyer: Caller, sku: string, fields: Record<string, string> = {}): Promise<string> {
  const form = Object.fromEntries(new URLSearchParams(orderForm))
  delete form.cart_type
  const { order_id: orderId } = await buyer.post<{ order_id: string }>('/order_new', {
    ...form,
    'items[0][item_id]': sku,
    'items[0][num]': '2',
    ...fields,
  })
  return orderId
}

async function pay(buyer: Caller, orderId: string): Promise<void> {
  const started = await buyer.post<{ trade_info: { trade_id: string } }>('/payment', {
    order_id: orderId,
    pay_type: 'test',
  })
  await buyer.post('/payment/test/confirm', { trade_id: started.trade_info.trade_id })
}

/** Orders in several states, and an after-sale. */
async function makeOrders(buyer: Caller, desk: Caller) {
  const sku = await kettleSku(buyer)
  const unpaid = await place(buyer, sku)
  const transfer = await place(buyer, sku, { pay_type: 'offline_pay' })
  const shipped = await place(buyer, sku)
  await pay(buyer, shipped)
  await desk.post('/operator/order/ship', {
    order_id: shipped,
    delivery_corp: 'SF',
    delivery_code: 'SF1000200037',
  })
  const done = await place(buyer, sku)
  await pay(buyer, done)
  await desk.post('/operator/order/ship', {
    order_id: done,
    delivery_corp: 'SF',
    delivery_code: 'SF1000200038',
  })
  await buyer.post('/order/confirmReceipt', { order_id: done })
  const { orderInfo } = await buyer.get<{ orderInfo: { items: { id: number }[] } }>(`/order/${shipped}`)
  const applied = await buyer.post<{ aftersales_bn: string[] }>('/aftersales', {
    order_id: shipped,
    detail: JSON.stringify([{ id: orderInfo.items[0]?.id, num: 1 }]),
    aftersales_type: 'ONLY_REFUND',
    reason: '质量问题',
  })
  return { sku, unpaid, transfer, shipped, done, aftersale: applied.aftersales_bn[0] ?? '' }
}

/** Waits until the data of the page is shown. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await expect(page.locator('[aria-busy="true"], [role=status][aria-label="加载中"]')).toHaveCount(0)
}

/** Opens a dialog with the keyboard; checks it, that Tab stays inside, and that Escape gives the focus back. */
async function checkDialog(page: Page, opener: Locator, name: string | RegExp): Promise<string[]> {
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  // The dialog fades in, which would fail the contrast rule.
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const found = await axeFindings(page)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const place = await dialog.evaluate((element) =>
      document.activeElement === document.body || element.contains(document.activeElement) ? 'in' : 'out',
    )
    expect(place).toBe('in')
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  // On phones closing takes a step of the history back, which would abort the next visit.
  await expect.poll(() => page.evaluate(() => 'mall_sheet' in ((history.state ?? {}) as object))).toBe(false)
  return found.map((line) => `${String(name)} ${line}`)
}

for (const width of [1280, 390]) {
  test(`pages of trade have no violations, fit and do not jump at ${width} px; dialogs keep the focus`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({
      viewport: { width, height: width < 768 ? 844 : 900 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await recordShifts(page)
    await signIn(page, shopper, '/member/address')
    const [buyer, desk] = [await callerOf(page, shopper), await callerOf(page, operator)]
    const orders = await makeOrders(buyer, desk)
    await buyer.post('/cart', { item_id: orders.sku, num: '1', cart_type: 'cart', shop_type: 'distributor' })

    const order = (id: string) => `/member/trade/${id}`
    const aftersale = `/member/trade/aftersale?type=1&aftersalesNo=${orders.aftersale}`
    const paths = [
      '/cart',
      '/cart/checkout?mode=cart&id=0',
      `/cashier?order_id=${orders.unpaid}`,
      `/cashier?order_id=${orders.transfer}`,
      `/finish/result?order_id=${orders.shipped}`,
      '/finish/result',
      `/finish/fail?order_id=${orders.unpaid}`,
      '/member/trade',
      ...[orders.unpaid, orders.transfer, orders.shipped, orders.done].map(order),
      `/member/trade/logistics?id=${orders.shipped}`,
      `/member/trade/rate?id=${orders.done}`,
      '/member/trade/aftersale-list',
      aftersale,
      `/member/aftersales/apply-refund?tid=${orders.done}`,
      '/member/user-info',
      '/member/address',
      '/member/invoice',
      '/member/foottrace',
      '/member/follow',
      '/member/groups',
      '/member/vip',
      '/groups',
    ]
    const found: string[] = []
    for (const path of paths) {
      await page.goto(path)
      await settle(page)
      found.push(...(await axeFindings(page)).map((line) => `${path} ${line}`))
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (excess > 0) found.push(`${path} is ${excess} px too wide`)
      const shift = await shiftOf(page)
      if (shift >= maxShift) found.push(`${path} jumps: ${shift.toFixed(3)}`)
    }

    const dialogs: [path: string, opener: string | RegExp, name: string | RegExp][] = [
      ['/cart/checkout?mode=cart&id=0', /新增收货地址/, '新增地址'],
      [order(orders.unpaid), '取消订单', '取消订单'],
      [order(orders.shipped), '确认收货', '提示'],
      [order(orders.shipped), '申请售后', '申请售后'],
      [order(orders.done), '申请开票', '申请开票'],
      [aftersale, '修改申请', '修改申请'],
      [aftersale, '撤销申请', '提示'],
      ['/member/invoice', /新增\s?抬头/, '新增抬头'],
      ['/member/address', /新增\s?收货地址/, '新增地址'],
    ]
    for (const [path, opener, name] of dialogs) {
      await page.goto(path)
      await settle(page)
      const lines = await checkDialog(page, page.getByRole('button', { name: opener }).first(), name)
      found.push(...lines.map((line) => `${path} ${line}`))
    }

    for (const id of [orders.unpaid, orders.transfer]) await buyer.post('/order/cancel', { order_id: id })
    await Promise.all([buyer.dispose(), desk.dispose(), context.close()])
    expect(found).toEqual([])
  })
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 150; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach the element')
}

test('cart, checkout and cashier need no mouse', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, shopper, '/member/address')
  const buyer = await callerOf(page, shopper)
  await buyer.post('/member/address', {
    username: '苏晚晴',
    telephone: '13912345679',
    province: '浙江省',
    city: '杭州市',
    county: '西湖区',
    adrdetail: '文三路 9 号 2 幢 301 室',
    postalCode: '310012',
    is_def: '1',
  })
  await buyer.post('/cart', {
    item_id: await kettleSku(buyer),
    num: '1',
    cart_type: 'cart',
    shop_type: 'distributor',
  })

  await page.goto('/cart')
  await settle(page)
  await tabTo(page, page.getByRole('button', { name: /去结算/ }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart\/checkout/)
  await settle(page)
  await tabTo(page, page.getByRole('button', { name: '提交订单' }).first())
  await page.keyboard.press('Enter')
  // Whether the shopper is verified, and so is asked about the subsidy, depends on the specs before.
  const decline = page.getByRole('button', { name: '不用补贴提交' })
  const pay = page.getByRole('button', { name: '去支付' })
  await expect(decline.or(pay)).toBeVisible()
  if (await decline.isVisible()) {
    await tabTo(page, decline)
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(/\/cashier\?order_id=\d{16}/)
  // The radio that is selected takes the focus; arrow keys choose another one.
  await tabTo(page, page.getByRole('radio', { checked: true }).first())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /线下转账/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /测试支付/ })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: '去支付' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: '模拟支付成功' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '订单支付成功！' })).toBeVisible()
  await buyer.dispose()
})
