import { expect, test, type Locator, type Page } from 'playwright/test'
import { choose } from '../../fixtures/browser/choose.ts'
import { pickSpecs } from '../../fixtures/browser/pick-specs.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { submitWithoutSubsidy } from '../../fixtures/browser/submit-order.ts'
import { callerOf } from '../../fixtures/browser/trade-calls.ts'

/** From search to a paid order. */

/** A member without an address, and one with a default address. */
const newcomer = '13800138001'
const regular = '13800138000'
/** The specifications of the fridge that they buy. */
const specs = ['颜色', '容积']

/** Stock of the selected SKU as the page shows it. */
async function stockOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/库存 ?\d+ ?件/)
    .first()
    .textContent()
  return Number(/(\d+)/.exec(text ?? '')?.[1])
}

/** Places the order; returns its number. */
async function placeOrder(page: Page): Promise<string> {
  await submitWithoutSubsidy(page)
  await expect(page).toHaveURL(/\/cashier\?order_id=\d{16}/)
  return new URL(page.url()).searchParams.get('order_id') ?? ''
}

/** Pays at the cashier with the test payment and waits for the result page. */
async function payByTest(page: Page): Promise<void> {
  await choose(page.getByRole('radio', { name: /测试支付/ }))
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '模拟支付成功' }).click()
  await expect(page).toHaveURL(/\/finish\/result/, { timeout: 20_000 })
  await expect(page.getByRole('heading', { name: '订单支付成功！' })).toBeVisible()
}

/** Orders one piece directly and leaves the cashier; returns the number of the unpaid order. */
async function leaveUnpaid(page: Page, goods: string): Promise<string> {
  await page.goto(goods)
  await pickSpecs(page, specs)
  await page.getByRole('button', { name: '立即购买' }).first().click()
  await expect(page).toHaveURL(/\/cart\/checkout\?mode=fastbuy/)
  const orderId = await placeOrder(page)
  // Going back does not lead to the checkout, where the same order could be placed again.
  await page.goBack()
  await expect(page).not.toHaveURL(/\/cart\/checkout/)
  return orderId
}

/** Reloads the product page and expects this stock. */
async function expectStock(page: Page, goods: string, stock: number): Promise<void> {
  await page.goto(goods)
  await pickSpecs(page, specs)
  await expect.poll(() => stockOf(page)).toBe(stock)
}

/** An order in the list of unpaid orders. */
async function unpaidOrder(page: Page, orderId: string): Promise<Locator> {
  await page.goto('/member/trade?status=5')
  const number = page.getByRole('link', { name: orderId })
  await expect(number).toBeVisible()
  return page.getByRole('listitem').filter({ has: number })
}

/** The member of this journey has no address yet; other specs leave theirs. */
async function removeAddresses(page: Page): Promise<void> {
  const member = await callerOf(page, newcomer)
  const { list } = await member.get<{ list: { address_id: number }[] }>('/member/addresslist')
  for (const { address_id } of list) await member.post(`/member/address/delete/${address_id}`)
  await member.dispose()
}

test('a visitor searches for a fridge, signs in, orders and pays', async ({ page }) => {
  test.setTimeout(180_000)

  await page.goto('/')
  await page.getByRole('combobox', { name: '搜索商品' }).first().fill('冰箱')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/items\?keywords=/)
  await page
    .getByRole('link', { name: /法式四门/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/items\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('冰箱')

  // Adding to the cart needs selected specifications.
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText('请选择规格').first()).toBeVisible()
  await pickSpecs(page, specs)
  const stock = await stockOf(page)
  const goods = new URL(page.url()).pathname

  // Buying needs an account; the selection is still there afterwards.
  await page.getByRole('button', { name: '立即购买' }).first().click()
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(goods))
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText('成功加入购物车')).toBeVisible()

  // The guest's products are kept through sign-in.
  const mini = page.getByRole('region', { name: '购物车', exact: true })
  await mini.hover()
  await mini.getByRole('link', { name: '请登录后结算' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/)
  await signIn(page, newcomer)
  await expect(page).toHaveURL(/\/cart$/)

  // Raises the quantity in the mini cart.
  await page.getByRole('banner').getByRole('link', { name: '我的购物车' }).hover()
  await mini.hover()
  const updated = page.waitForResponse((answer) => answer.url().includes('cartupdate/num'))
  await mini.getByRole('button', { name: '增加' }).click()
  await updated
  await expect(mini.getByRole('spinbutton')).toHaveValue('2')

  await removeAddresses(page)
  await page.goto('/cart')
  await page
    .getByRole('link', { name: '去结算' })
    .or(page.getByRole('button', { name: '去结算' }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/cart\/checkout\?mode=cart/)

  // The member has no address, so the form for a new one is open.
  const form = page.getByRole('dialog')
  await form.getByLabel('收货人').fill('沈青禾')
  await form.getByLabel('手机号').fill('13912345678')
  await form.getByLabel('省').selectOption({ label: '浙江省' })
  await form.getByLabel('市', { exact: true }).selectOption({ label: '杭州市' })
  await form.getByLabel('区', { exact: true }).selectOption({ label: '西湖区' })
  await form.getByLabel('详细地址').fill('文三路 9 号 2 幢 301 室')
  await form.getByLabel('邮编').fill('310012')
  await form.getByRole('button', { name: '确认' }).click()
  await expect(page.getByText('沈青禾').first()).toBeVisible()
  await page.getByLabel('给商家留言').fill('请提前电话联系')
  await placeOrder(page)

  await payByTest(page)
  await page.getByRole('link', { name: '查看订单详情' }).click()
  await expect(page).toHaveURL(/\/member\/trade\/\d{16}/)
  await expect(page.getByText('待发货').first()).toBeVisible()
  await expect(page.getByText('请提前电话联系')).toBeVisible()
  await expectStock(page, goods, stock - 2)
})

test('an unpaid order keeps its stock until it is cancelled, and can be paid later from the list', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const query = new URLSearchParams({ page: '1', pageSize: '1', keywords: '法式四门' })
  const found = await page.request.get(`/api/h5app/wxapp/goods/items?${query}`)
  const { data } = (await found.json()) as { data: { list: { goods_id: number }[] } }
  const goods = `/items/${data.list[0]?.goods_id}`
  await signIn(page, regular)
  // The cached page may show an older stock; the page of a member loads the current one.
  const live = page.waitForResponse((answer) => answer.url().includes('items_price_store') && answer.ok())
  await page.goto(goods)
  await live
  await pickSpecs(page, specs)
  const stock = await stockOf(page)

  const later = await leaveUnpaid(page, goods)
  await expectStock(page, goods, stock - 1)
  await (await unpaidOrder(page, later)).getByRole('link', { name: '付款' }).click()
  await expect(page).toHaveURL(new RegExp(`/cashier\\?order_id=${later}`))
  await payByTest(page)
  await page.getByRole('link', { name: '查看订单详情' }).click()
  await expect(page).toHaveURL(new RegExp(`/member/trade/${later}`))
  await expect(page.getByText('待发货').first()).toBeVisible()
  await expectStock(page, goods, stock - 1)

  const cancelled = await leaveUnpaid(page, goods)
  await expectStock(page, goods, stock - 2)
  await (await unpaidOrder(page, cancelled)).getByRole('button', { name: '取消订单' }).click()
  await page.getByRole('button', { name: '不想要了' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认取消' }).click()
  await expect(page.getByText('订单已取消')).toBeVisible()
  await expect(page.getByRole('link', { name: cancelled })).toBeHidden()
  await expectStock(page, goods, stock - 1)
})
