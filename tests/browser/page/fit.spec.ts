import { expect, type Page } from 'playwright/test'
import { enlarged, excess, expectEnlargedTextFits } from '../../fixtures/browser/enlarged-text.ts'
import { signedInTest } from '../../fixtures/browser/signed-in.ts'
import { callerOf, type Caller } from '../../fixtures/browser/trade-calls.ts'
import { orderForm } from '../../fixtures/orders/order-form.ts'

/**
 * Pages fit their windows: nothing scrolls sideways between phone and desktop, and nothing is cut off. A page is loaded
 * once and its window changed. Public pages with text at twice its size are in `axe`, which visits them as well.
 */

const member = '13800138001'
const test = signedInTest(member)

/** Texts of the page that are smaller than 12 px, although the root is scaled. */
const smallPrint = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')].flatMap((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim())
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      return text && size < 12 && element.checkVisibility() ? [`${text.textContent?.trim()} ${size} px`] : []
    }),
  )

/** Pays and ships an order of what is in the cart; with an after-sale for one of its pieces. */
async function shippedOrder(page: Page, buyer: Caller): Promise<{ shipped: string; aftersale: string }> {
  const form = Object.fromEntries(new URLSearchParams(orderForm))
  const { order_id } = await buyer.post<{ order_id: string }>('/order_new', form)
  const { trade_info } = await buyer.post<{ trade_info: { trade_id: string } }>('/payment', {
    order_id,
    pay_type: 'test',
  })
  await buyer.post('/payment/test/confirm', { trade_id: trade_info.trade_id })
  const desk = await callerOf(page, '13800138004')
  await desk.post('/operator/order/ship', { order_id, delivery_corp: 'SF', delivery_code: 'SF1000200037' })
  await desk.dispose()
  const { orderInfo } = await buyer.get<{ orderInfo: { items: { id: number }[] } }>(`/order/${order_id}`)
  const { aftersales_bn } = await buyer.post<{ aftersales_bn: string[] }>('/aftersales', {
    order_id,
    aftersales_type: 'ONLY_REFUND',
    reason: '质量问题',
    detail: JSON.stringify([{ id: orderInfo.items[0]?.id, num: 1 }]),
  })
  return { shipped: order_id, aftersale: aftersales_bn[0] ?? '' }
}

/** Whether an element is inside the window from its left to its right edge. */
const isWithinWidth = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left >= 0 && right <= window.innerWidth
  })

for (const path of ['/', '/items?cat_id=101', '/items/1160'])
  test(`${path} is not wider than windows of 390 to 1280 px`, async ({ page }) => {
    await page.goto(path)
    for (const width of [390, 768, 834, 912, 1280]) {
      await page.setViewportSize({ width, height: 1000 })
      await expect
        .poll(async () => ({ path, width, ...(await excess(page)) }))
        .toMatchObject({ path, width, wide: 0 })
    }
  })

/** Prices that the window or a box around them cuts off. Boxes that scroll are no cut. */
const cutPrices = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const boxOf = (element: Element): Element | null => {
      const parent = element.parentElement
      if (!parent || getComputedStyle(parent).overflowX !== 'visible') return parent
      return boxOf(parent)
    }
    return [...main.querySelectorAll('.price')].flatMap((price) => {
      if (!price.checkVisibility() || price.closest('[aria-hidden=true]')) return []
      const box = boxOf(price)
      if (box && /auto|scroll/.test(getComputedStyle(box).overflowX)) return []
      const { right, width } = price.getBoundingClientRect()
      const end = Math.min(window.innerWidth, box?.getBoundingClientRect().right ?? Infinity)
      return width > 0 && right > end + 1 ? [`${price.textContent} by ${Math.round(right - end)} px`] : []
    })
  })

/** Buttons of bars at the edge of the window that are partly outside of it. */
const cutButtons = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('button, a')].flatMap((button) => {
      const isFixed = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
      const { left, right, bottom, width, height } = button.getBoundingClientRect()
      const isShown = width > 0 && height > 0 && button.checkVisibility({ visibilityProperty: true })
      const isInside = left >= -1 && right <= window.innerWidth + 1 && bottom <= window.innerHeight + 1
      return isShown && !isInside && isFixed(button) ? [button.textContent] : []
    }),
  )

/** Prices, and buttons at the edge of the window, that are cut, and a text that is not shown. */
async function memberFaults(page: Page, shown: string): Promise<(string | null)[]> {
  const isShown = (await shownText(page, shown).count()) > 0
  return [...(isShown ? [] : [`missing: ${shown}`]), ...(await cutPrices(page)), ...(await cutButtons(page))]
}

/** Where the main part of a page shows a text. */
const shownText = (page: Page, text: string) => page.locator('main').getByText(text).filter({ visible: true })

test('text at twice its size fits on pages of a member, and no price, text or button is cut', async ({
  memberPage: page,
}) => {
  test.setTimeout(300_000)
  await page.goto('/')
  const buyer = await callerOf(page, member)
  const line = { item_id: '1001', cart_type: 'cart', shop_type: 'distributor' }
  await buyer.post('/cart', { ...line, num: '1' })
  const form = Object.fromEntries(new URLSearchParams(orderForm))
  const order = await buyer.post<{ order_id: string }>('/order_new', form)
  await buyer.post('/cart', { ...line, num: '2' })
  const { shipped, aftersale } = await shippedOrder(page, buyer)
  await buyer.post('/cart', { ...line, num: '3' })
  for (const [path, shown] of [
    ['/items?cat_id=101', '国补价'],
    ['/items/1001', '市场价'],
    ['/cart', '去结算'],
    ['/cart/checkout?mode=cart&id=0', '应付总计'],
    ['/member/user-info', '我的收藏'],
    ['/member/trade', order.order_id],
    [`/member/trade/${order.order_id}`, '下单时间'],
    [`/member/trade/${shipped}`, '下单时间'],
    [`/member/trade/logistics?id=${shipped}`, '顺丰'],
    [`/member/aftersales/apply-refund?tid=${shipped}`, '申请售后'],
    [`/member/trade/aftersale?type=1&aftersalesNo=${aftersale}`, '售后'],
    [`/cashier?order_id=${order.order_id}`, '应付金额'],
    ['/member/deposit', '其他金额'],
    ['/member/coupon', '优惠券'],
    ['/member/coupon-center', '领券中心'],
    ['/member/point', '可用积分'],
    ['/member/vip', '付款成功后立即生效'],
    ['/member/security', '登录设备'],
    ['/member/address', '收货地址'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    await expect(shownText(page, shown).first()).toBeVisible()
    await expectEnlargedTextFits(page, path, [390, 768, 1280], () => memberFaults(page, shown))
  }
  await buyer.post('/cart', { ...line, num: '0' })
  await buyer.dispose()
})

/** Where the bar of the cart and its contents end, in pixels. */
const barBoxes = (page: Page) =>
  page.evaluate(() => {
    const button = [...document.querySelectorAll('main button')].find((one) =>
      one.textContent?.startsWith('去结算'),
    )
    const bar = button?.closest<HTMLElement>('[class*="sticky"]')
    if (!button || !bar) return null
    const { right, top, bottom } = bar.getBoundingClientRect()
    const lines = [...bar.querySelectorAll('p')].filter((line) => line.checkVisibility())
    const boxes = lines.map((line) => line.getBoundingClientRect())
    const own = button.getBoundingClientRect()
    return {
      hasSubsidy: bar.textContent?.includes('国补后预计'),
      isButtonAtEdge: Math.abs(right - own.right) <= 2,
      areLinesInside: boxes.every(
        (box) => box.top >= top + 2 && box.bottom <= bottom - 2 && box.right <= right,
      ),
      isOneRow: own.height >= bottom - top - 3,
    }
  })

test('the bar of a cart with 国补后预计 is one row, and at twice the text its button stays right', async ({
  memberPage: page,
}) => {
  await page.goto('/')
  const buyer = await callerOf(page, member)
  const line = { item_id: '1001', cart_type: 'cart', shop_type: 'distributor' }
  await buyer.post('/cart', { ...line, num: '3' })
  await page.goto('/cart')
  const whole = { hasSubsidy: true, isButtonAtEdge: true, areLinesInside: true }
  const expectBar = async (expected: object) => {
    for (const width of [360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(async () => ({ width, ...(await barBoxes(page)) }))
        .toMatchObject({ width, ...expected })
    }
  }
  await expectBar({ ...whole, isOneRow: true })
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  await expectBar(whole)
  await buyer.post('/cart', { ...line, num: '0' })
  await buyer.dispose()
})

test('on phones with text at twice its size the bar of the cart does not stick, and its sums keep off the edge', async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const buyer = await callerOf(page, member)
  const line = { item_id: '1001', cart_type: 'cart', shop_type: 'distributor' }
  await buyer.post('/cart', { ...line, num: '3' })
  await page.goto('/cart')
  const bar = page.locator('main [class*=sticky]').filter({ hasText: '总计：' })
  await expect(bar).toHaveCSS('position', 'sticky')
  await page.addStyleTag({ content: enlarged })
  await expect(bar).toHaveCSS('position', 'static')
  const room = await bar.evaluate((element) => {
    const lines = [...element.querySelectorAll('p')].filter((one) => one.checkVisibility())
    const edge = Math.max(...lines.map((one) => one.getBoundingClientRect().right))
    return element.getBoundingClientRect().right - edge
  })
  expect(room).toBeGreaterThanOrEqual(12)
  await buyer.post('/cart', { ...line, num: '0' })
  await buyer.dispose()
})

test('in the coupon centre with text at twice its size title and link of the bar lie apart, and days are whole', async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/member/coupon-center')
  await expect(page.getByText('使用规则').first()).toBeVisible()
  await page.addStyleTag({ content: enlarged })
  const title = await page.getByRole('heading', { level: 1, name: '领券中心' }).boundingBox()
  const link = await page.locator('.page-bar').getByRole('link', { name: '我的优惠券' }).boundingBox()
  expect(link?.x ?? 0).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0))
  const cut = await page
    .locator('main article p.nums')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    )
  expect(cut).toEqual([])
})

test('no price and no small print is below 12 px where the root is scaled', async ({ memberPage: page }) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const buyer = await callerOf(page, member)
  const { list } = await buyer.get<{ list: { goods_id: number }[] }>('/goods/items', {
    page: '1',
    pageSize: '1',
    keywords: '电水壶',
  })
  const line = { item_id: String(list[0]?.goods_id), cart_type: 'cart', shop_type: 'distributor' }
  await buyer.post('/cart', { ...line, num: '1' })
  for (const [path, shown] of [
    ['/', '为你推荐'],
    ['/items?cat_id=101', '国补价'],
    ['/items/1001', '市场价'],
    ['/cart', '去结算'],
    ['/cart/checkout?mode=cart&id=0', '应付总计'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('main').getByText(shown).first()).toBeVisible()
    expect({ path, small: await smallPrint(page) }).toEqual({ path, small: [] })
  }
  // Other specs count the lines of this cart.
  await buyer.post('/cart', { ...line, num: '0' })
  await buyer.dispose()
})

test('at 768 px the navigation scrolls to its last entry, and the search does not touch its neighbour', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1000 })
  await page.goto('/')
  const last = page.getByRole('navigation', { name: '主导航' }).getByRole('link').last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  const search = await page.getByRole('search', { name: '全站搜索' }).boundingBox()
  const member = await page.locator('header').getByRole('button', { name: '我的' }).boundingBox()
  expect((member?.x ?? 0) - ((search?.x ?? 0) + (search?.width ?? 0))).toBeGreaterThanOrEqual(12)
})

test('on phones the sign-in pages fit the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/h5/auth/login', '/h5/auth/forget-password']) {
    await page.goto(path)
    expect({ path, ...(await excess(page)) }).toEqual({ path, wide: 0, high: 0 })
  }
})

test('on tablets the member menu scrolls to its active entry; on phones the member centre has its pages', async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 768, height: 1000 })
  await page.goto('/member/vip')
  await expect.poll(() => isWithinWidth(page, 'nav[aria-label=会员中心] [aria-current]')).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/member/user-info')
  await expect(page.getByRole('navigation', { name: '会员中心' })).toBeHidden()
  const services = page.getByRole('region', { name: '常用服务' })
  await expect(services.getByRole('link')).toHaveCount(17)
  await services.getByRole('link', { name: '发票抬头' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '发票抬头' })).toBeVisible()
  await expect(page.getByText(/^您已保存\d+个发票抬头/)).toBeVisible()
})

/** Pages of trade that need no order. */
const tradePages = [
  '/cart',
  '/groups',
  '/member/trade',
  '/member/trade/aftersale-list',
  '/member/groups',
  '/member/address',
  '/member/invoice',
  '/member/foottrace',
  '/member/follow',
  '/member/reviews',
  '/member/profile',
  '/member/vip',
  '/finish/result',
]

test('pages of trade fit phones and tablets; on phones their bar replaces header and footer', async ({
  memberPage: page,
}) => {
  test.setTimeout(240_000)
  for (const path of tradePages) {
    await page.goto(path)
    for (const width of [360, 390, 768]) {
      await page.setViewportSize({ width, height: 900 })
      const where = `${path} at ${width} px`
      await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1)
      await expect
        .poll(async () => ({ path, width, ...(await excess(page)) }))
        .toMatchObject({ path, width, wide: 0 })
      const isPhone = width < 768
      await expect(page.getByRole('link', { name: '返回', exact: true }), where).toHaveCount(isPhone ? 1 : 0)
      await expect(page.getByRole('search', { name: '全站搜索' }), where).toHaveCount(isPhone ? 0 : 1)
      await expect(page.getByRole('contentinfo'), where).toHaveCount(isPhone ? 0 : 1)
    }
  }
})

test('返回 leads back to the page before, and to the page above on a visit that begins here', async ({
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/member/user-info')
  const back = page.getByRole('link', { name: '返回', exact: true })
  await page.goto('/member/trade')
  await page.goto('/member/trade/aftersale-list')
  await expect(page.getByText('您没有相关的订单。').or(page.getByRole('list').first()).first()).toBeVisible()
  await back.click()
  await expect(page).toHaveURL(/\/member\/trade$/)

  const visit = await page.context().newPage()
  await visit.setViewportSize({ width: 390, height: 844 })
  await visit.goto('/member/trade/aftersale-list')
  await expect(visit.getByRole('tablist')).toBeVisible()
  await visit.getByRole('link', { name: '返回', exact: true }).click()
  await expect(visit).toHaveURL(/\/member\/user-info$/)
})

test('on phones W0017 shows its whole picture, and W0018 in a panel is as wide as its neighbours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/custompage?pageid=7')
  const picture = page.locator('[data-widget=W0017] .special-picture img')
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect()
        return Math.abs(width / height - image.naturalWidth / image.naturalHeight)
      }),
    )
    .toBeLessThan(0.02)
  const widths = await page
    .locator('[data-widget=W0006] :is([data-widget=W0017], [data-widget=W0018]) > div > div')
    .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().width)))
  expect(widths).toEqual([358, 358])
})
