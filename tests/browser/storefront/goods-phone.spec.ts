import { expect, test, type Page } from 'playwright/test'
import { signIn } from '../../fixtures/browser/sign-in.ts'

/** The product page on a phone, products that cannot be bought now, and the page of a product that does not exist. */

const mobile = '13800138001'
const api = '/api/h5app/wxapp'
const phone = { width: 390, height: 844 }

interface Row {
  goods_id: number
  store: number
  approve_status: string
}

async function findGoods(page: Page, fits: (goods: Row) => boolean): Promise<number> {
  for (let number = 1; number <= 5; number++) {
    const answer = await page.request.get(`${api}/goods/items?page=${number}&pageSize=50&item_type=normal`)
    const { data } = (await answer.json()) as { data: { list: Row[] } }
    const found = data.list.find(fits)
    if (found) return found.goods_id
  }
  throw new Error('no product fits')
}

test('the first screen of a phone has 国补价, name, offers in one line and the bar; the line opens a sheet', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/h5/items/1001')
  const price = page.getByText('国补价', { exact: true }).first()
  const name = page.getByRole('heading', { level: 1 })
  const offers = page.getByRole('button', { name: /^优惠/ })
  for (const part of [price, name, offers, page.getByRole('button', { name: '立即购买' })])
    await expect(part).toBeInViewport()
  const top = async (part: typeof price) => (await part.boundingBox())?.y ?? 0
  expect(await top(price)).toBeLessThan(await top(name))
  expect(await top(name)).toBeLessThan(await top(offers))
  await expect(page.getByRole('link', { name: '店铺' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: '客服' })).toHaveAttribute('href', /^tel:[\d-]+$/)

  await offers.click()
  const sheet = page.getByRole('dialog', { name: '优惠' })
  await expect(sheet.getByText('国补价')).toBeVisible()
  const claim = sheet.getByRole('button', { name: /^领卷/ }).first()
  const box = await claim.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(sheet).toBeHidden()
})

test('the rule of 国补价 and the share panel are sheets, which Back closes', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/h5/items/1001')
  const here = page.url()
  for (const [opener, title] of [
    ['国补价规则', /^以旧换新补贴/],
    ['分享', '分享'],
  ] as const) {
    const sheet = page.getByRole('dialog', { name: title })
    const close = sheet.getByRole('button', { name: '关闭' })
    // Until the page is hydrated, a click has no effect.
    await expect(async () => {
      const button = page.getByRole('button', { name: opener, exact: true }).filter({ visible: true })
      await button.first().click({ timeout: 1000 })
      await expect(close).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.goBack()
    await expect(sheet).toBeHidden()
    expect(page.url()).toBe(here)
  }
})

test('a guest subscribes to 到货通知 of a sold-out product through the sign-in, and ends it', async ({
  page,
}) => {
  const id = await findGoods(page, ({ store, approve_status }) => store <= 0 && approve_status === 'onsale')
  await page.goto(`/items/${id}`)
  await expect(page.getByRole('link', { name: '看相似' })).toHaveAttribute('href', /^\/items\?cat_id=\d+$/)
  // Several specifications are sold out: each has a switch.
  await page.getByRole('button', { name: '到货通知' }).click()
  const choices = page.getByRole('dialog', { name: '到货通知' })
  const first = choices.getByRole('listitem').first().getByRole('button')
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await first.click()
  await expect(page).toHaveURL(new RegExp(`/auth/login\\?redirectUrl=%2Fitems%2F${id}`))

  const state = page.waitForResponse(/\/member\/item\/is_subscribe\//, { timeout: 40_000 })
  await signIn(page, mobile, `/items/${id}`)
  await expect(page.getByText('订阅成功，到货后将短信通知您')).toBeVisible()
  await state
  await page.getByRole('button', { name: '到货通知', exact: true }).click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
})

test('a product that is only shown names the shop with address and phone', async ({ page }) => {
  const id = await findGoods(page, ({ approve_status }) => approve_status === 'only_show')
  await page.goto(`/items/${id}`)
  await expect(page.getByText('该商品仅供展示，暂不支持购买')).toBeVisible()
  const shop = page.getByRole('region', { name: '门店' })
  await expect(shop.getByRole('link', { name: /^[\d-]+$/ }).first()).toHaveAttribute('href', /^tel:/)
  await expect(shop.locator('address').first()).toContainText(/路|街|号/)
})

for (const width of [768, 900, 1023]) {
  test(`product pages are not wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    const ids = [1001, 1160, await findGoods(page, ({ store }) => store <= 0)]
    for (const id of ids) {
      await page.goto(`/items/${id}`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect({ id, wide: Math.max(0, wide) }).toEqual({ id, wide: 0 })
    }
  })
}

test('a missing page has a search, the categories and recommended products', async ({ page }) => {
  const answer = await page.goto('/items/99999999')
  expect(answer?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByText('抱歉！您所访问的页面不存在！')).toBeVisible()
  const categories = main.getByRole('navigation', { name: '商品分类' })
  await expect(categories.getByRole('link').first()).toHaveAttribute('href', /^\/items\?cat_id=\d+$/)
  await expect(main.getByRole('region', { name: '为你推荐' }).getByRole('article')).not.toHaveCount(0)
  await main.getByRole('searchbox', { name: '搜索商品' }).fill('冰箱')
  await main.getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/\/items\?keywords=%E5%86%B0%E7%AE%B1$/)
})
