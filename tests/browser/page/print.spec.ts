import { expect, test, type Page } from 'playwright/test'
import { pickSpecs } from '../../fixtures/browser/pick-specs.ts'
import { productPath } from '../../fixtures/browser/product-path.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { callerOf } from '../../fixtures/browser/trade-calls.ts'

/** Order, cart and product on paper (components/layout/print.css). */

const shopper = '13800138000'

/** Width of A4 between margins of 14 mm, upright and on its side, and of larger paper. */
const papers = [688, 1017, 1047, 1500] as const

/** The page as on paper. */
async function onPaper(page: Page, width: number = papers[0]): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width, height: 1000 })
}

/** Pages whose content has only a part of the width, because the menu beside it keeps its column. */
const emptyColumns = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')].flatMap((grid) => {
      const isShown = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().height > 0
      if (!getComputedStyle(grid).display.endsWith('grid') || !isShown(grid)) return []
      const shown = [...grid.children].filter(isShown)
      const isBeside = (one: Element) => one.matches('nav, aside') && !isShown(one)
      if (shown.length === 0 || ![...grid.children].some(isBeside)) return []
      const boxes = shown.map((one) => one.getBoundingClientRect())
      const used = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
      const { width } = grid.getBoundingClientRect()
      return used < width * 0.8 ? [`${grid.className}: ${Math.round(used)} of ${Math.round(width)} px`] : []
    }),
  )

/** Expects the page to be one column of plain paper at every width. */
async function expectOneColumn(page: Page): Promise<void> {
  for (const width of papers) {
    await onPaper(page, width)
    await expectPlainPaper(page)
    expect({ width, empty: await emptyColumns(page) }).toEqual({ width, empty: [] })
  }
  await onPaper(page)
}

/** Header, footer and bars are left out, nothing repeats on every sheet, and no line is cut at the edge. */
async function expectPlainPaper(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const found = await page.locator('main').evaluate((main) => {
    const shown = [...main.querySelectorAll<HTMLElement>('*')].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.offsetWidth > 1,
    )
    const edge = document.documentElement.clientWidth
    return {
      repeated: shown
        .filter((one) => /sticky|fixed/.test(getComputedStyle(one).position))
        .map((one) => one.className),
      cut: shown
        .filter((one) => one.childElementCount === 0 && one.getBoundingClientRect().right > edge + 0.5)
        .filter((one) => !one.closest('[class*="overflow"]'))
        .map((one) => one.textContent),
    }
  })
  expect(found).toEqual({ repeated: [], cut: [] })
}

test('an order is printed with its address, goods and sums, without buttons', async ({ page }) => {
  await signIn(page, shopper)
  const buyer = await callerOf(page, shopper)
  const { list } = await buyer.get<{ list: { item_id: number; store: number }[] }>('/goods/items', {
    page: '1',
    pageSize: '20',
    keywords: '电水壶',
  })
  const sku = list.find(({ store }) => store > 20)?.item_id
  const { order_id: orderId } = await buyer.post<{ order_id: string }>('/order_new', {
    items: JSON.stringify([{ item_id: sku, num: 1 }]),
    distributor_id: '0',
    receipt_type: 'logistics',
    order_type: 'normal',
    pay_type: 'wxpaypc',
    receiver_name: '林晚舟',
    receiver_mobile: '13800138000',
    receiver_state: '浙江省',
    receiver_city: '杭州市',
    receiver_district: '西湖区',
    receiver_address: '文二西路718号',
  })
  await buyer.dispose()
  await page.goto(`/member/trade/${orderId}`)
  await expect(page.getByText('收货人信息')).toBeVisible()
  await expectOneColumn(page)
  await expect(page.getByText('收货人信息')).toBeVisible()
  await expect(page.getByText('商品总计')).toBeVisible()
  await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText('操作', { exact: true }).filter({ visible: true })).toHaveCount(0)

  for (const path of ['/member/trade', '/member/trade/aftersale-list', '/member/coupon']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    // The lists of a member may be empty; their tabs appear with the results.
    await expect(page.locator('main').getByRole('tablist').first()).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectOneColumn(page)
  }
})

test('a product is printed with its choices, and a cart with whole sums', async ({ page }) => {
  await signIn(page, shopper)
  await page.goto(await productPath(page, '洗烘一体机'))
  await pickSpecs(page, ['颜色', '容量'])
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText('成功加入购物车')).toBeVisible()
  await expectOneColumn(page)
  for (const choice of await page.getByRole('group', { name: '容量' }).first().getByRole('button').all())
    await expect(choice).toBeVisible()
  await expect(
    page.getByRole('button', { name: /加入购物车|立即购买|收藏/ }).filter({ visible: true }),
  ).toHaveCount(0)

  await page.goto('/cart')
  await expect(page.getByText('总计：').first()).toBeVisible()
  await expectOneColumn(page)
  await expect(page.getByText('国补后预计').last()).toBeVisible()
})

test('an article and a shop are printed without the menu beside them', async ({ page }) => {
  for (const path of ['/article/detail/1', '/shops/info?distributor_id=1']) {
    await page.goto(path)
    await expect(page.locator('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectOneColumn(page)
  }
})
