import { expect, test, type APIRequestContext, type Locator } from 'playwright/test'
import { pickFirst } from '../../fixtures/browser/pick-specs.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'

/** A product in a running seckill, and favourites, for a signed-in member. */

const api = '/api/h5app/wxapp'

interface SeckillItem {
  goods_id: number
  item_id: number
  activity_price: number
}

async function runningItem(request: APIRequestContext): Promise<SeckillItem> {
  const query = 'company_id=1&status=valid&seckill_type=normal&page=1&pageSize=1'
  const answer = await request.get(`${api}/promotion/seckillactivity/getlist?${query}`)
  const { data } = (await answer.json()) as { data: { list: { items: SeckillItem[] }[] } }
  const item = data.list[0]?.items[0]
  if (!item) throw new Error('the demo mall has no seckill')
  return item
}

const yuan = (cents: number) => (cents / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',')

test('a seckill product is bought directly at its activity price and cannot be added to the cart', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const item = await runningItem(request)
  await signIn(page, '13800138001', `/items/${item.goods_id}`)
  await expect(page.getByText('距结束')).toBeVisible()
  const specs = page.getByRole('group').filter({ has: page.locator('button[aria-pressed]') })
  for (const group of await specs.all()) if (await group.isVisible()) await pickFirst(group)
  await expect(page.getByRole('button', { name: '加入购物车' })).toHaveCount(0)
  await page.getByRole('button', { name: '立即购买' }).first().click()
  await expect(page).toHaveURL(/\/cart\/checkout\?mode=fastbuy.*order_type=normal_seckill/)
  await expect(page.getByText(yuan(item.activity_price)).first()).toBeVisible()
})

/** The vertical middles of elements, and the texts of those that their box or the window cuts off. */
const lineOf = async (...elements: Locator[]) => {
  const found = await Promise.all(
    elements.map((element) =>
      element.evaluate((node) => {
        const { top, bottom, left, right } = node.getBoundingClientRect()
        const isCut = node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline'
        const isOutside = left < 0 || right > window.innerWidth
        return { middle: (top + bottom) / 2, cut: isCut || isOutside ? [node.textContent] : [] }
      }),
    ),
  )
  const middles = found.map(({ middle }) => middle)
  return {
    isOneLine: Math.max(...middles) - Math.min(...middles) < 8,
    cut: found.flatMap(({ cut }) => cut),
  }
}

test('at 360 px name and countdown of a seckill are on one line and whole', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const whole = { isOneLine: true, cut: [] }
  for (const path of ['/', '/h5']) {
    await page.goto(path)
    const strip = page.getByRole('region', { name: '限时秒杀' })
    const timer = strip.getByRole('timer')
    await expect(timer).toContainText(/\d\d:\d\d:\d\d/)
    const parts = [strip.getByRole('heading'), strip.getByText('距结束'), timer]
    expect({ path, ...(await lineOf(...parts)) }).toEqual({ path, ...whole })
  }
  const { goods_id } = await runningItem(request)
  for (const path of [`/items/${goods_id}`, `/h5/items/${goods_id}`]) {
    await page.goto(path)
    const timer = page.getByRole('timer').filter({ hasText: '距结束' }).first()
    await expect(timer).toContainText(/\d\d:\d\d:\d\d/)
    const name = timer.locator('xpath=preceding-sibling::span')
    expect({ path, ...(await lineOf(name, timer)) }).toEqual({ path, ...whole })
  }
})

test('a member adds a product to the favourites and removes it again', async ({ page }) => {
  await signIn(page, '13800138001', '/items/1001')
  // The masked number appears once the page is hydrated and the member is loaded.
  await expect(page.getByText('138****8001').first()).toBeVisible()
  const heart = page.getByRole('button', { name: '收藏', exact: true }).first()
  await heart.click()
  await expect(page.getByText('商品收藏成功')).toBeVisible()
  await page.reload()
  const remove = page.getByRole('button', { name: '取消收藏' }).first()
  await expect(remove).toBeVisible()
  await remove.click()
  await expect(page.getByText('商品移除收藏成功')).toBeVisible()
  await expect(page.getByRole('button', { name: '收藏', exact: true }).first()).toBeVisible()
})
