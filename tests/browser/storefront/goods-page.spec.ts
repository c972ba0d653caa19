import { expect, test, type Page } from 'playwright/test'
import { findGoods, reviewsOf } from '../../fixtures/browser/find-goods.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { swipe } from '../../fixtures/browser/swipe.ts'

/** The product page apart from buying: reviews, shop, sharing, browse history. */

const mobile = '13800138001'

/** The page is hydrated: for a guest when it has recorded the visit, for a member when it shows the sign-out button. */
const guestIsHydrated = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('recent_goods') !== null)
const memberIsHydrated = (page: Page) => expect(page.getByRole('button', { name: '退出' })).toBeVisible()

const reviews = (page: Page) => page.getByRole('region', { name: '商品评价' })

test('the document contains reviews, their pictures and the aggregate rating for crawlers', async ({
  page,
}) => {
  const id = await findGoods(page, async ({ goods_id }) => (await reviewsOf(page, goods_id)) > 10)
  const html = await (await page.request.get(`/items/${id}`)).text()
  expect(html).toContain('好评率')
  expect(html.match(/放大第 1 张晒图/g)?.length).toBeGreaterThan(0)
  expect(html).toMatch(/"aggregateRating":\{"@type":"AggregateRating","ratingValue":\d/)
  expect(html).toContain('"reviewBody":')
})

test('展开 shows the fifth coupon of a product and hides it again', async ({ page }) => {
  const answer = await page.request.get(
    '/api/h5app/wxapp/goods/items?keywords=澜岸洗烘一体机10公斤&page=1&pageSize=1',
  )
  const { data } = (await answer.json()) as { data: { list: { goods_id: number }[] } }
  await page.goto(`/items/${data.list[0]?.goods_id}`)
  const claims = page.getByRole('button', { name: /^领卷 / })
  const shown = await claims.count()
  await page.getByRole('button', { name: '展开', exact: true }).click()
  await expect.poll(() => claims.count()).toBeGreaterThan(shown)
  await page.getByRole('button', { name: '收起', exact: true }).click()
  await expect(claims).toHaveCount(shown)
})

for (const [width, height] of [
  [390, 844],
  [768, 900],
  [1280, 900],
  // The last sections cannot reach the top of so high a window.
  [1280, 2000],
] as const)
  test(`a pressed tab is the marked one at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/items/1001')
    await guestIsHydrated(page)
    const tabs = page.getByRole('navigation', { name: '商品详情' })
    for (const name of ['规格参数', '商品评价', '商品介绍', '商品评价', '规格参数']) {
      await tabs.getByRole('link', { name }).click()
      await expect(page.getByRole('region', { name })).toBeInViewport()
      // Until the sections below have been rendered and moved.
      await page.waitForTimeout(600)
      await expect(tabs.locator('[aria-current=true]')).toContainText(name)
    }
    await page.mouse.move(width / 2, 400)
    await page.mouse.wheel(0, -20_000)
    await expect(tabs.locator('[aria-current=true]')).toContainText('商品介绍')
  })

test('a visitor filters reviews, turns their pages and enlarges a picture; praising needs an account', async ({
  page,
}) => {
  const id = await findGoods(page, async ({ goods_id }) => (await reviewsOf(page, goods_id)) > 20)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/order/rate')) calls.push(request.url())
  })
  await page.goto(`/items/${id}`)
  await page
    .getByRole('navigation', { name: '商品详情' })
    .getByRole('link', { name: /商品评价/ })
    .click()
  await expect(reviews(page)).toBeInViewport()
  const list = reviews(page).getByRole('list', { name: '评价列表' })
  await expect(list.getByRole('time')).not.toHaveCount(0)
  expect(calls).toEqual([])

  await reviews(page).getByRole('link', { name: '第 2 页' }).click()
  await expect(reviews(page).getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => calls.some((url) => url.includes('page=2'))).toBe(true)

  await reviews(page).getByRole('button', { name: /^有图/ }).click()
  await expect(reviews(page).getByRole('button', { name: /^有图/ })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => calls.some((url) => url.includes('has_pic=true'))).toBe(true)
  await expect(list).toHaveAttribute('aria-busy', 'false')

  await list.getByRole('button', { name: '放大第 1 张晒图' }).first().click()
  const dialog = page.getByRole('dialog', { name: /晒图/ })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await list.getByRole('button', { name: /有用/ }).first().click()
  await expect(page).toHaveURL(new RegExp(`/auth/login\\?redirectUrl=%2Fitems%2F${id}`))
})

test('pointing at a thumbnail shows its picture, and no other thumbnail comes below the pointer', async ({
  page,
}) => {
  const id = await findGoods(page, ({ pics }) => pics.length > 4)
  await page.goto(`/items/${id}`)
  await guestIsHydrated(page)
  const fourth = page.getByRole('button', { name: '第 4 张' })
  const { x, y } = (await fourth.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 20, y + 20)
  await expect(fourth).toHaveAttribute('aria-current', 'true')
  await page.mouse.click(x + 25, y + 25)
  await page.waitForTimeout(300)
  await expect(fourth).toHaveAttribute('aria-current', 'true')
})

test.describe('on a phone', () => {
  const portrait = { width: 390, height: 844 }
  test.use({ viewport: portrait, hasTouch: true, isMobile: true })

  test('a product picture fills the screen, is swiped and enlarged, and Back leads to the product', async ({
    page,
  }) => {
    const id = await findGoods(page, () => true)
    await page.goto(`/items/${id}`)
    await guestIsHydrated(page)
    const gallery = page.getByRole('group', { name: '商品图片' })
    await gallery.tap()
    const viewer = page.getByRole('dialog', { name: /\d \/ \d/ })
    await expect(viewer).toHaveAccessibleName(/1 \/ \d/)
    expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })

    await swipe(page, { x: 350, y: 400 }, { x: 30, y: 400 })
    await expect(viewer).toHaveAccessibleName(/2 \/ \d/)

    for (const turned of [{ width: 844, height: 390 }, portrait]) {
      await page.setViewportSize(turned)
      await page.waitForTimeout(500)
      await expect(viewer).toHaveAccessibleName(/2 \/ \d/)
    }

    const picture = viewer.getByRole('img').nth(1)
    const width = async () => (await picture.boundingBox())?.width
    const pressTwice = () =>
      picture.evaluate((element) => {
        for (let press = 0; press < 2; press++)
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 300, clientY: 300 }))
      })
    await page.waitForTimeout(400)
    expect(await width()).toBe(390)
    await pressTwice()
    await expect.poll(width).toBe(2.5 * 390)
    await pressTwice()
    await expect.poll(width).toBe(390)

    await page.goBack()
    await expect(viewer).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/items/${id}`))
    await gallery.tap()
    await expect(viewer).toBeVisible()
    await page.waitForTimeout(400)
    await page.touchscreen.tap(200, 400)
    await expect(viewer).toBeHidden()
  })
})

test('a member praises a review and replies to it, and the document counts the reply', async ({ page }) => {
  const id = await findGoods(page, async ({ goods_id }) => (await reviewsOf(page, goods_id)) > 10)
  await signIn(page, mobile, `/items/${id}`)
  await memberIsHydrated(page)
  const first = reviews(page).getByRole('list', { name: '评价列表' }).locator('> li').first()
  const praise = first.getByRole('button', { name: /有用/ })
  // An earlier run may have praised it: the response contains the new state.
  const praised = page.waitForResponse(/\/order\/rate\/praise\/\d+/, { timeout: 40_000 })
  await praise.click()
  const { data } = (await (await praised).json()) as { data: { status: boolean } }
  await expect(praise).toHaveAttribute('aria-pressed', String(data.status))

  const reply = `同款用了一个月，很稳定 ${Date.now() % 100000}`
  await first.getByRole('button', { name: /^回复/ }).click()
  await first.getByRole('textbox', { name: '回复内容' }).fill(reply)
  await first.getByRole('button', { name: '发表回复' }).click()
  await expect(page.getByText('回复成功')).toBeVisible()
  await expect(first.getByText(reply)).toBeVisible()

  const response = await page.request.get(`/api/h5app/wxapp/order/rate/list?item_id=${id}&pageSize=1`)
  const { data: now } = (await response.json()) as { data: { list: { reply: { total_count: number } }[] } }
  await page.reload()
  await expect(first.getByRole('button', { name: /^回复/ })).toHaveText(
    `回复(${now.list[0]?.reply.total_count})`,
  )
})

test('a member follows the shop of a product from its page, and searches the mall and the shop', async ({
  page,
}) => {
  const id = await findGoods(page, ({ distributor_id }) => distributor_id > 0)
  const bar = page.getByRole('region', { name: '店铺', exact: true })
  const follow = bar.getByRole('button', { name: /关注/ })
  /** Opens the page and waits until it has loaded the followed shops. Returns whether the member follows this shop. */
  const openAndReadFollow = async (open: () => Promise<unknown>) => {
    const answer = page.waitForResponse(/\/member\/collect\/distribution\?/, { timeout: 40_000 })
    await open()
    await answer
    await expect(follow).not.toHaveAttribute('aria-busy', 'true')
    return (await follow.getAttribute('aria-pressed')) === 'true'
  }
  // An earlier run may have left it followed.
  if (await openAndReadFollow(() => signIn(page, mobile, `/items/${id}`))) {
    await follow.click()
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
  }
  await follow.click()
  await expect(page.getByText('关注成功')).toBeVisible()
  expect(await openAndReadFollow(() => page.reload())).toBe(true)
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')

  await bar.getByRole('searchbox').fill('手机')
  await bar.getByRole('button', { name: '搜商城' }).click()
  await expect(page).toHaveURL(/\/items\?keywords=[^&]+$/)
  await page.goBack()
  await bar.getByRole('searchbox').fill('手机')
  await bar.getByRole('button', { name: '搜本店' }).click()
  await expect(page).toHaveURL(/\/shops\/info\?keywords=[^&]+&distributor_id=\d+/)
})

test('the share panel loads once and has five targets; the QR code for phones is shown', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/item/share')) calls.push(request.url())
  })
  await page.goto('/items/1001')
  await guestIsHydrated(page)
  const share = page.getByRole('button', { name: '分享', exact: true }).first()
  await share.hover()
  await expect(page.getByRole('img', { name: '微信扫码分享' })).toBeVisible()
  for (const name of ['微博', '豆瓣', 'QQ好友', 'QQ空间'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  await page.mouse.move(5, 5)
  await expect(page.getByRole('img', { name: '微信扫码分享' })).toBeHidden()
  await share.hover()
  await expect(page.getByRole('img', { name: '微信扫码分享' })).toBeVisible()
  expect(calls).toHaveLength(1)
  await page.mouse.move(5, 5)

  await page.getByRole('button', { name: '手机逛' }).hover()
  const code = page.getByAltText('手机版页面的二维码')
  await expect(code).toBeVisible()
  await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(188)
})

test('recently viewed products are shown at the end of the page', async ({ page }) => {
  await page.goto('/items/1001')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent_goods'))).toBe('[1001]')
  const other = await findGoods(page, ({ goods_id }) => goods_id !== 1001)
  await page.goto(`/items/${other}`)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const recent = page.getByRole('region', { name: '最近浏览' })
  await expect(recent.getByRole('link')).toHaveAttribute('href', '/items/1001')
})
