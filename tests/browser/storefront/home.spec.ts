import { expect, test, type Locator, type Page } from 'playwright/test'

/** The home page as a phone and a desktop show it, its floors, and the campaign pages. */

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not visible')
  return box
}
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the home page of a phone begins with banner, categories and the programme, and ends with the list that loads on scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const banner = await boxOf(page.getByRole('region', { name: '轮播图' }))
  expect(banner.width / banner.height).toBeCloseTo(2, 1)

  const icons = page.getByRole('navigation', { name: '商品分类' }).getByRole('listitem')
  await expect(icons).toHaveCount(10)
  const rows = new Set(await icons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)))
  expect(rows.size).toBe(2)

  const member = region(page, '我的')
  expect((await boxOf(member)).height).toBeLessThanOrEqual(48)
  const sections = [
    page.getByRole('navigation', { name: '商品分类' }),
    region(page, '以旧换新补贴'),
    member,
    region(page, '限时秒杀'),
    region(page, '领券中心'),
    region(page, '冰箱'),
    region(page, '商城资讯'),
    region(page, '为你推荐'),
  ]
  const tops: number[] = []
  for (const section of sections) tops.push((await boxOf(section)).y)
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(tops[1]).toBeLessThan(844)

  await expect(region(page, '冰箱').locator('[data-goods-card]:visible')).toHaveCount(4)
  await expect(region(page, '平板手表').getByRole('link').filter({ visible: true })).toHaveCount(5)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_500)
})

test('全部分类 of a phone opens the category sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: '全部分类' }).click()
  await expect(page.locator('#category-panel').getByRole('link', { name: '法式四门' })).toBeVisible()
})

test('the fly-outs of the category menu arrive when it opens, once, and keep the focus where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const fetches = () => requests.filter((path) => path === '/categories.html').length
  await page.goto('/articleList')
  const panel = page.locator('#category-panel')
  const row = panel.getByRole('link', { name: '冰箱', exact: true })
  await page.getByRole('link', { name: '全部商品分类' }).focus()
  await page.keyboard.press('Tab')
  await expect(row).toBeFocused()
  await expect(panel.getByRole('link', { name: '法式四门' })).toBeVisible()
  await expect(row).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.locator('[data-category="101"] .category-flyout a').first()).toBeFocused()

  const washers = panel.getByRole('listitem').filter({ hasText: '洗衣机' }).first()
  await washers.hover()
  await expect(washers.getByRole('link', { name: /^全部/ })).toBeVisible()
  expect(fetches()).toBe(1)
})

test('without a connection the rows of the menu are links, and the next opening fetches the fly-outs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/articleList')
  await page.route('**/categories.html', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  const panel = page.locator('#category-panel')
  await page.getByRole('link', { name: '全部商品分类' }).focus()
  await page.keyboard.press('Tab')
  await failed
  await expect(panel.getByRole('link', { name: '冰箱', exact: true })).toHaveAttribute('href', /\/items/)
  await page.keyboard.press('Tab')
  await expect(panel.locator('.category-flyout').first()).toBeAttached()
})

test('pointing at a tab of a floor shows its products, and nothing below moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const floor = region(page, '冰箱')
  await floor.scrollIntoViewIfNeeded()
  await expect(floor.locator('[data-goods-card]:visible')).toHaveCount(8)
  const height = (await boxOf(floor)).height
  const tab = floor.getByRole('tab', { name: '对开门与三门' })
  // The page is alive once the tab answers.
  await expect(async () => {
    await floor.getByRole('tab', { name: '精选' }).hover()
    await tab.hover()
    await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 1000 })
  }).toPass()
  const panel = floor.getByRole('tabpanel', { name: '对开门与三门' })
  await expect(panel.locator('[data-goods-card]')).toHaveCount(6)
  await expect(panel.getByRole('link', { name: /三门/ }).first()).toBeVisible()
  expect((await boxOf(floor)).height).toBe(height)
})

for (const width of [390, 1280, 1920]) {
  test(`at ${width} px the banner of a campaign page is as wide as the window, the rest has one left edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/story')
    const banner = await boxOf(page.getByRole('region', { name: '轮播图' }))
    const inner = await page.evaluate(() => document.documentElement.clientWidth)
    expect([banner.x, banner.width]).toEqual([0, inner])
    const left = (await boxOf(page.getByText('起点是一间仓库'))).x
    for (const other of [
      page.getByRole('heading', { name: '换新最多的冰箱' }),
      page.locator('main [data-goods-card]').first(),
    ])
      expect((await boxOf(other)).x).toBeCloseTo(left, 0)
    const menu = page.getByRole('navigation', { name: '页面菜单' })
    await expect(menu.getByRole('link', { name: '品牌故事' })).toHaveAttribute('aria-current', 'page')
  })
}

test('at 1280 px the header has 64 px of padding, on article lists none', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const padding = () =>
    page
      .locator('header .header-padding')
      .evaluate((row) => [getComputedStyle(row).paddingLeft, getComputedStyle(row).paddingRight])
  await page.goto('/')
  expect(await padding()).toEqual(['64px', '64px'])
  await page.goto('/articleList')
  expect(await padding()).toEqual(['0px', '0px'])
})

for (const [width, perView] of [
  [1280, 3],
  [800, 3],
  [390, 2],
] as const) {
  test(`at ${width} px the recommended products of the cart are ${perView} per view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/cart')
    const slider = region(page, '你可能还需要').getByRole('list')
    const list = await boxOf(slider)
    const cards = await slider
      .getByRole('listitem')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(cards).toHaveLength(12)
    expect(cards.filter((right) => right <= list.x + list.width)).toHaveLength(perView)
    if (width > 768) await expect(page.getByRole('button', { name: /^第 \d 组$/ })).toHaveCount(12 / perView)
  })
}
