import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import { pickSpecs } from '../../fixtures/browser/pick-specs.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { startMall, type RunningServer } from '../../fixtures/servers.ts'

/** A second server without a database: the mall under test is its ECShopX back end (MALL_API_URL). */

const mobile = '13800138002'
const api = '/api/h5app/wxapp'
const folder = '.tmp/remote-engine'
let front: RunningServer

interface Goods {
  item_name: string
  item_spec_desc: { spec_name: string }[]
}

test.beforeAll(async ({ baseURL }) => {
  await rm(folder, { recursive: true, force: true })
  front = await startMall({ MALL_API_URL: baseURL ?? '', MALL_DATA_DIR: folder, DATABASE_URL: '' })
})

test.afterAll(async () => {
  expect(await front.stop()).toBe(0)
  expect(existsSync(folder)).toBe(false)
})

test('pages show the products and pictures of the back end, and answer 404 for what it does not have', async ({
  page,
  request,
}) => {
  await page.goto(`${front.url}/`)
  await expect(page.getByRole('link', { name: /冰箱/ }).first()).toBeVisible()
  await page.goto(`${front.url}/items`)
  const card = page.locator('main a[href*="/items/"]').first()
  await expect(card).toBeVisible()
  const picture = page.locator('main img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  for (const path of [
    '/devicePurchase',
    '/articleList',
    '/article/faqs',
    '/store',
    '/auth/login',
    '/sitemap.xml',
  ])
    expect((await request.get(front.url + path)).status(), path).toBe(200)
  for (const path of ['/items/99999999', '/article/detail/99999999', '/shops/info?distributor_id=99999999'])
    expect((await request.get(front.url + path)).status(), path).toBe(404)
  const ready = (await (await request.get(`${front.url}/readyz`)).json()) as unknown
  expect(ready).toEqual({ ok: true, checks: { pages: 'ok', back_end: 'ok' } })
})

test('a shopper signs in and fills the cart, and the cart is the same on both servers', async ({
  page,
  request,
}) => {
  const path = '/items/1001'
  const { data: goods } = (await (await request.get(`${api}/goods${path}?company_id=1`)).json()) as {
    data: Goods
  }
  await page.goto(front.url + path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(goods.item_name)

  await page.goto(`${front.url}/auth/login?redirectUrl=${encodeURIComponent(path)}`)
  await signIn(page, mobile)
  await expect(page).toHaveURL(front.url + path)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'mall_token')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  await pickSpecs(
    page,
    goods.item_spec_desc.map(({ spec_name }) => spec_name),
  )
  await page.getByRole('button', { name: '加入购物车' }).first().click()
  await expect(page.getByText('成功加入购物车')).toBeVisible()
  await page.goto(`${front.url}/cart`)
  await expect(page.getByRole('main').getByText(goods.item_name).first()).toBeVisible()
  // The back end has it too: a token is valid on both servers.
  const cart = await request.get(`${api}/cart/list?company_id=1`, {
    headers: { authorization: `Bearer ${cookie?.value ?? ''}` },
  })
  expect(await cart.text()).toContain('"goods_id":1001')

  const removals = page.getByRole('button', { name: `删除 ${goods.item_name}` })
  const lines = await removals.count()
  await removals.first().click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(removals).toHaveCount(lines - 1)
})
