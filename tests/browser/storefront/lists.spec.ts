import { expect, test, type Page } from 'playwright/test'
import { scrolled } from '../../fixtures/browser/scrolled.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'

/** Product lists: filters, sorting, pages and the restored scroll position. */

const cards = (page: Page) => page.locator('article[data-goods-card]')
const shownIds = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['goodsCard']))
const shownCount = async (page: Page): Promise<number> =>
  Number((await page.getByText(/^共\s*\d+\+?\s*件商品$/).innerText()).replace(/\D/g, ''))

test('a list filtered by brand and price shows the selected filters, and each can be removed', async ({
  page,
}) => {
  await page.goto('/items?cat_id=101')
  const all = await shownCount(page)
  const brand = page.getByRole('group', { name: '品牌' }).getByRole('link').nth(1)
  const [, name = '', counted = ''] = /^(.*?)\s*\((\d+)\)$/.exec(await brand.innerText()) ?? []
  await brand.click()
  await expect(page).toHaveURL(/brand_id=\d+/)
  const chosen = page.getByRole('group', { name: '已选条件' })
  await expect(chosen).toContainText(name)
  expect(await shownCount(page)).toBe(Number(counted))
  for (const title of await cards(page).getByRole('heading').allInnerTexts()) expect(title).toContain(name)

  await page.getByLabel('最低价').fill('8000')
  await page.getByLabel('最高价').fill('10')
  await page.getByRole('button', { name: '确定' }).click()
  // The bounds were typed the wrong way round and are swapped.
  await expect(page).toHaveURL(/start_price=10&end_price=8000/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await chosen.getByRole('link', { name: /移除 品牌/ }).click()
  await expect(page).not.toHaveURL(/brand_id/)
  await expect(page).toHaveURL(/end_price=8000/)
  await chosen.getByRole('link', { name: /移除 价格/ }).click()
  await expect(page).not.toHaveURL(/price/)
  await expect.poll(() => shownCount(page)).toBe(all)
})

test('a price band contains as many products as its count says, and a second click removes it', async ({
  page,
}) => {
  await page.goto('/items?cat_id=101')
  const all = await shownCount(page)
  const band = page.getByRole('group', { name: '价格', exact: true }).getByRole('link').nth(1)
  const [, label = '', counted = ''] = /^(.*?)\s*\((\d+)\)$/.exec(await band.innerText()) ?? []
  await band.click()
  await expect(page.getByRole('group', { name: '已选条件' })).toContainText(label)
  await expect.poll(() => shownCount(page)).toBe(Number(counted))
  await expect(band).toHaveAttribute('aria-current', 'true')
  await band.click()
  await expect.poll(() => shownCount(page)).toBe(all)
})

test('a slow list shows its skeleton until the response arrives', async ({ page }) => {
  await page.goto('/items?cat_id=101', { waitUntil: 'networkidle' })
  const answered = Promise.withResolvers<void>()
  await page.route(/goodsSort=1.*_rsc=/, async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.getByRole('navigation', { name: '排序' }).getByRole('link', { name: '销量' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-going', 'list')
  await expect(cards(page).first()).toBeHidden()
  answered.resolve()
  await expect(page).toHaveURL(/goodsSort=1/)
  await expect(page.locator('html')).not.toHaveAttribute('data-going')
  await expect(cards(page).first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the price range keeps the other filters', async ({ page }) => {
    await page.goto('/items?cat_id=101&goodsSort=1')
    await page.getByLabel('最高价').fill('3000')
    await page.getByRole('button', { name: '确定' }).click()
    await expect(page).toHaveURL(/cat_id=101&goodsSort=1/)
    await expect(page.getByRole('group', { name: '已选条件' })).toContainText('￥3000以下')
  })
})

test('the sort of a list stays on its next page', async ({ page }) => {
  await page.goto('/items')
  const sorting = page.getByRole('navigation', { name: '排序' })
  await sorting.getByRole('link', { name: '价格从低到高' }).click()
  await expect(page).toHaveURL(/goodsSort/)
  const first = await shownIds(page)
  await page.getByRole('link', { name: '下一页' }).last().click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => shownIds(page)).not.toEqual(first)
  await expect(sorting.getByRole('link', { name: '价格从高到低' })).toHaveAttribute('aria-current', 'true')
})

for (const width of [1280, 390]) {
  test(`going back from a product page restores the scroll position of the list at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/items?page=2')
    const goods = cards(page).nth(13)
    await goods.scrollIntoViewIfNeeded()
    const position = await scrolled(page)
    expect(position).toBeGreaterThan(400)
    await goods.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/items\/\d+/)
    await expect(page.getByRole('button', { name: '加入购物车' }).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/items\?page=2$/)
    await expect(goods).toBeInViewport()
    await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThan(5)
  })
}

test('staff see their own products in lists, which are the same for everybody else', async ({ page }) => {
  const search = `/items?keywords=${encodeURIComponent('员工内购')}`
  const own = page.getByRole('region', { name: /^员工内购/ })
  await page.goto(search)
  const shown = await shownCount(page)
  await expect(own).toBeHidden()

  await signIn(page, '13800138002', search)
  await expect(own.getByRole('heading', { level: 3 }).first()).toContainText('员工')
  await expect(own.locator('article').first()).toContainText('员工内购')
  expect(await shownCount(page)).toBe(shown + (await own.locator('article').count()))
})

test('the open category menu lies above the bar of the list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/items?keywords=冰箱')
  await page.getByRole('link', { name: '全部商品分类' }).hover()
  const rows = page.locator('.category-panel .category-row')
  await expect(rows.last()).toBeVisible()
  const covered = await rows.evaluateAll((all) =>
    all.filter((row) => {
      const { x, y, width, height } = row.getBoundingClientRect()
      return !row.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }),
  )
  expect(covered).toHaveLength(0)
})

test('a misspelt keyword asks for the word that was meant, which one press searches', async ({ page }) => {
  await page.goto(`/items?keywords=${encodeURIComponent('洗衣鸡')}`)
  await page.getByText('您是不是要找').first().getByRole('link', { name: '洗衣机' }).click()
  await expect(page).toHaveURL(`/items?keywords=${encodeURIComponent('洗衣机')}`)
  await expect(page.locator('[data-list-goods] h2').first()).toContainText('洗衣机')
  await expect(page.getByText('您是不是要找')).toHaveCount(0)
})
