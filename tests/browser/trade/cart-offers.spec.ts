import { expect, test, type Page } from 'playwright/test'
import { choose } from '../../fixtures/browser/choose.ts'
import { pickSpecs } from '../../fixtures/browser/pick-specs.ts'
import { productPath } from '../../fixtures/browser/product-path.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { submitWithoutSubsidy } from '../../fixtures/browser/submit-order.ts'

/** Offers of a cart besides products: 满减, 加价购, coupon and points, packages, and a guest cart. */

/** A member with coupons, points and an address, and one for the guest cart. */
const regular = '13800138000'
const other = '13800138001'
const api = '/api/h5app/wxapp'

interface Figures {
  items: { item_id: number; num: number; order_item_type: string; total_fee: number }[]
  item_fee: number
  discount_fee: number
  coupon_discount: number
  freight_fee: number
  point_fee: number
  total_fee: number
}

async function ask<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`${api}${path}`)
  return ((await answer.json()) as { data: T }).data
}

async function emptyCart(page: Page): Promise<void> {
  const cart = await ask<{
    valid_cart: { list: { cart_id: number }[] }[]
    invalid_cart: { cart_id: number }[]
  }>(page, '/cart/list')
  const lines = [...cart.valid_cart.flatMap(({ list }) => list), ...cart.invalid_cart]
  for (const { cart_id } of lines) {
    await page.request.post(`${api}/cartdel`, {
      form: { cart_id },
      headers: { origin: new URL(page.url()).origin },
    })
  }
}

/** Yuan as the pages show them. */
const yuan = (cents: number) => `¥${(cents / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`

// The first order of this member: others claim and use the coupon that is proposed here.
test('checkout proposes the best coupon before it is claimed, and the order claims and uses it', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, regular)
  await page.goto(await productPath(page, '洗烘一体机'))
  await pickSpecs(page, ['颜色', '容量'])
  await page.getByRole('button', { name: '立即购买' }).first().click()
  await expect(page).toHaveURL(/\/cart\/checkout\?mode=fastbuy/)
  const proposed = page.getByRole('radio', { name: /提交订单时自动领取并使用/ })
  await expect(proposed).toBeChecked()
  const summary = page.getByRole('complementary', { name: '结算明细' })
  await expect(summary.getByText('优惠券', { exact: false }).first()).toBeVisible()
  await submitWithoutSubsidy(page)
  await expect(page).toHaveURL(/\/cashier\?order_id=\d{16}/)
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? ''
  const { orderInfo } = await ask<{ orderInfo: Figures & { discount_info: { coupon_code?: string }[] } }>(
    page,
    `/order/${orderId}`,
  )
  expect(orderInfo.coupon_discount).toBeGreaterThan(0)
  const code = orderInfo.discount_info.find(({ coupon_code }) => coupon_code)?.coupon_code
  expect(code).toMatch(/^\d{12}$/)
  const used = await ask<{ list: { code: string }[] }>(page, '/user/getUserCardList?status=2&page_size=50')
  expect(used.list.map((coupon) => coupon.code)).toContain(code)
})

test('a cart with 满减, 加价购, coupon and points costs the same in cart, checkout and order', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signIn(page, regular)
  await emptyCart(page)
  await page.goto(await productPath(page, '法式四门'))
  await pickSpecs(page, ['颜色', '容积'])
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText('成功加入购物车')).toBeVisible()

  await page.goto('/cart')
  const shop = page.getByRole('region', { name: /店铺名称/ })
  await expect(shop.getByText('已减').first()).toBeVisible()
  await shop.getByRole('button', { name: '去换购' }).click()
  const dialog = page.getByRole('dialog', { name: /选择换购商品/ })
  await choose(dialog.getByRole('radio', { name: /电水壶/ }))
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(shop.getByText(/已换购.*电水壶/)).toBeVisible()
  const cart = await ask<{ valid_cart: { list: { total_fee: number }[] }[] }>(page, '/cart/list')
  const goods = cart.valid_cart[0]?.list[0]?.total_fee ?? 0
  await expect(shop.getByText('总计：')).toContainText(yuan(goods + 5900))

  await shop.getByRole('button', { name: /去结算/ }).click()
  await expect(page).toHaveURL(/\/cart\/checkout\?mode=cart/)
  await expect(page.getByText('加价购', { exact: true }).first()).toBeVisible()
  // The server has chosen the best coupon.
  await expect(
    page.getByRole('radiogroup', { name: '优惠券' }).getByRole('radio', { checked: true }),
  ).toBeVisible()
  const priced = page.waitForResponse(
    (answer) =>
      answer.url().includes('getFreightFee') && /point_use=[1-9]/.test(answer.request().postData() ?? ''),
  )
  await choose(page.getByRole('checkbox', { name: '使用积分' }))
  const { data: preview } = (await (await priced).json()) as { data: Figures }
  expect(preview.coupon_discount).toBeGreaterThan(0)
  expect(preview.point_fee).toBeGreaterThan(0)
  expect(preview.items.map((line) => line.order_item_type)).toEqual(['normal', 'plus_buy'])
  const summary = page.getByRole('complementary', { name: '结算明细' })
  await expect(summary).toContainText(yuan(preview.total_fee))

  await submitWithoutSubsidy(page)
  await expect(page).toHaveURL(/\/cashier\?order_id=\d{16}/)
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? ''
  const { orderInfo } = await ask<{ orderInfo: Figures }>(page, `/order/${orderId}`)
  const figures = ({
    item_fee,
    discount_fee,
    coupon_discount,
    freight_fee,
    point_fee,
    total_fee,
    items,
  }: Figures) => ({
    item_fee,
    discount_fee,
    coupon_discount,
    freight_fee,
    point_fee,
    total_fee,
    items: items.map(({ item_id, num, order_item_type, total_fee: paid }) => [
      item_id,
      num,
      order_item_type,
      paid,
    ]),
  })
  expect(figures(orderInfo)).toEqual(figures(preview))
  const paid = orderInfo.items.reduce((sum, line) => sum + line.total_fee, 0)
  expect(paid + orderInfo.freight_fee).toBe(orderInfo.total_fee)

  await page.goto(`/member/trade/${orderId}`)
  await expect(page.getByText('加价购', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(yuan(preview.total_fee)).first()).toBeVisible()
  await page.request.post(`${api}/order/cancel`, {
    form: { order_id: orderId },
    headers: { origin: new URL(page.url()).origin },
  })
})

test('a package is bought from the product page as one block with the saved amount', async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, regular)
  await emptyCart(page)
  await page.goto(await productPath(page, '电饭煲4升家用 IH'))
  const offer = page.getByRole('article', { name: '新家厨房三件套' })
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(offer).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await expect(offer).toContainText(/共省 ¥\d+/)
  await offer.getByRole('button', { name: '加入购物车' }).click()
  await expect(page.getByText('成功加入购物车')).toBeVisible()

  await page.goto('/cart')
  const block = page.getByRole('listitem').filter({ hasText: '新家厨房三件套' }).first()
  for (const part of ['电饭煲', '空气炸锅', '电水壶']) await expect(block).toContainText(part)
  await page.getByRole('button', { name: /去结算/ }).click()
  await expect(page).toHaveURL(/\/cart\/checkout/)
  await expect(page.getByText('组合', { exact: true })).toHaveCount(3)
})

test('what a guest adds is kept through sign-in and merged once', async ({ page }) => {
  test.setTimeout(120_000)
  const path = await productPath(page, '电水壶1.7升')
  await page.goto(path)
  await pickSpecs(page, ['颜色'])
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText('成功加入购物车')).toBeVisible()

  await page.goto('/cart')
  await expect(page.getByText('炊舍电水壶', { exact: false }).first()).toBeVisible()
  await page.getByRole('link', { name: '请登录后结算' }).first().click()
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/)
  await signIn(page, other)
  await expect(page).toHaveURL(/\/cart$/)
  const line = page.getByRole('spinbutton', { name: /电水壶.*的数量/ })
  await expect(line).toHaveValue('1')
  await page.reload()
  await expect(line).toHaveValue('1')
  expect(await page.evaluate(() => localStorage.getItem('guest_cart'))).toBeNull()
  await emptyCart(page)
})
