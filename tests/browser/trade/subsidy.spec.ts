import { expect, test, type Page } from 'playwright/test'
import { choose } from '../../fixtures/browser/choose.ts'
import { pickSpecs } from '../../fixtures/browser/pick-specs.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { idNumber } from '../../fixtures/engine/id-numbers.ts'

/** The subsidy that cards promise is taken off at checkout, once per person. */

const api = '/api/h5app/wxapp'
/** A demo member who has not verified an identity. */
const mobile = '13800138001'
/** A name that no other spec gives an address: the specs share this member's addresses. */
const recipient = '顾南乔'

/** The product page of a refrigerator that the programme pays for. */
async function subsidisedFridge(page: Page): Promise<string> {
  const query = new URLSearchParams({ page: '1', pageSize: '20', keywords: '法式四门' })
  const found = await page.request.get(`${api}/goods/items?${query}`)
  const { data } = (await found.json()) as {
    data: { list: { goods_id: number; subsidy_price?: number; store: number; item_name: string }[] }
  }
  const goods = data.list.find(({ subsidy_price, store }) => subsidy_price !== undefined && store > 20)
  return `/items/${goods?.goods_id}`
}

/** 立即购买 of one piece, up to the checkout with its amounts. */
async function buyNow(page: Page, goods: string): Promise<void> {
  await page.goto(goods)
  await pickSpecs(page, ['颜色', '容积'])
  await page.getByRole('button', { name: '立即购买' }).first().click()
  await expect(page).toHaveURL(/\/cart\/checkout\?mode=fastbuy/)
  await expect(page.getByRole('radio', { name: recipient })).toBeChecked()
  await expect(page.getByRole('region', { name: '国家补贴' })).toBeVisible()
  await expect(page.getByTestId('calculating')).toHaveCount(0)
}

/** A default address in the region of the programme: other specs leave addresses of their own. */
async function saveAddress(page: Page): Promise<void> {
  const answer = await page.request.post(`${api}/member/address`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: {
      username: recipient,
      telephone: '13912345678',
      province: '浙江省',
      city: '杭州市',
      county: '西湖区',
      adrdetail: '文三路 9 号 2 幢 301 室',
      postalCode: '310012',
      is_def: '1',
    },
  })
  expect(await answer.json()).not.toHaveProperty('data.status_code')
}

/** Cents of the amount to pay. */
async function total(page: Page): Promise<number> {
  const text = await page
    .getByRole('complementary', { name: '结算明细' })
    .getByText('应付总计')
    .first()
    .locator('..')
    .textContent()
  return Math.round(Number((text ?? '').replaceAll(/[^\d.]/g, '')) * 100)
}

async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: '提交订单' }).first().click()
  await expect(page).toHaveURL(/\/cashier\?order_id=\d{16}/)
  return new URL(page.url()).searchParams.get('order_id') ?? ''
}

test('a refrigerator is subsidised for a newly verified member, a second one is not, until the first is cancelled', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const goods = await subsidisedFridge(page)
  await signIn(page, mobile, goods)
  await saveAddress(page)
  await buyNow(page, goods)
  const section = page.getByRole('region', { name: '国家补贴' })
  const remark = page.getByLabel('给商家留言')
  await remark.fill('送货前请电话联系')

  // Verified in place: typed values stay.
  await expect(section.getByText('本单预计再省')).toBeVisible()
  const full = await total(page)
  await section.getByRole('button', { name: '立即认证' }).click()
  const dialog = page.getByRole('dialog', { name: '实名认证' })
  await dialog.getByLabel('真实姓名').fill('沈青禾')
  await dialog.getByLabel('身份证号码').fill('330106199001010000')
  await dialog.getByRole('button', { name: '提交认证' }).click()
  await expect(dialog.getByText('身份证号码不正确')).toBeVisible()
  await dialog.getByLabel('身份证号码').fill(idNumber(66))
  await choose(dialog.getByRole('checkbox'))
  await dialog.getByRole('button', { name: '提交认证' }).click()
  await expect(dialog).toBeHidden()
  await expect(section.getByText('本单已享国家补贴')).toBeVisible()
  await expect(remark).toHaveValue('送货前请电话联系')
  const subsidised = await total(page)
  expect(subsidised).toBeLessThan(full)

  const first = await placeOrder(page)
  await expect(page.getByText('已享国家补贴')).toBeVisible()
  await page.goto(`/member/trade/${first}`)
  await expect(page.getByText('国家补贴', { exact: true })).toBeVisible()

  // The piece of this person is held by the unpaid order.
  await buyNow(page, goods)
  await expect(section.getByText('该类别的补贴名额已用完')).toBeVisible()
  // Without subsidy, and without the coupon that the first order has.
  expect(await total(page)).toBeGreaterThanOrEqual(full)

  const cancelled = await page.evaluate(
    async (url) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await fetch(url.path, { method: 'POST', headers, body: `order_id=${url.id}` })
      return ((await answer.json()) as { data: { message?: string } }).data.message
    },
    { path: `${api}/order/cancel`, id: first },
  )
  expect(cancelled).toBeUndefined()

  await buyNow(page, goods)
  await expect(section.getByText('本单已享国家补贴')).toBeVisible()
  expect(await total(page)).toBe(subsidised)
  await placeOrder(page)

  await page.goto('/member/user-info')
  await expect(page.getByText('沈*禾')).toBeVisible()
  const fridges = page.getByRole('listitem').filter({ hasText: '冰箱' }).filter({ hasText: '件' })
  await expect(fridges.getByText('1 件已用完')).toBeVisible()
})
