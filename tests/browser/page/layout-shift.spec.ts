import { expect, type Page } from 'playwright/test'
import { recordShifts, shiftedTexts, shiftOf } from '../../fixtures/browser/layout-shift.ts'
import { test } from '../../fixtures/browser/own-mall.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { callerOf } from '../../fixtures/browser/trade-calls.ts'

/** Nothing jumps while a page loads and is read to its end. */

const member = '13800138001'

const publicPages = [
  '/',
  '/items?cat_id=101',
  '/items/1001',
  '/store',
  '/shops/near',
  '/articleList',
  '/groups',
  '/nothing',
]
const memberPages = ['/cart', '/cart/checkout?mode=cart&id=0', '/member/user-info', '/', '/items/1001']

const loading = 'main :is([aria-busy=true], [role=status][aria-label=加载中])'

/**
 * Opens a page, scrolls to its end as a reader does, and returns the elements that moved by the time everything has
 * arrived.
 */
async function readPage(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expect(page.locator(loading).filter({ visible: true })).toHaveCount(0)
  for (let screens = 0; screens < 12; screens++) {
    await page.mouse.wheel(0, 600)
    await page.evaluate(() => new Promise((done) => setTimeout(done, 120)))
  }
  await page.waitForLoadState('networkidle')
  return { path, shift: await shiftOf(page), texts: await shiftedTexts(page) }
}

async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  const moved = []
  for (const path of paths) {
    const read = await readPage(page, path)
    if (read.shift > 0.02) moved.push(read)
  }
  expect(moved).toEqual([])
}

/** Signs the member in, with goods in the cart. */
async function fillCart(page: Page): Promise<void> {
  await signIn(page, member, '/member/address')
  const buyer = await callerOf(page, member)
  for (const item_id of ['1001', '1002'])
    await buyer.post('/cart', { item_id, cart_type: 'cart', shop_type: 'distributor', num: '2' })
  await buyer.dispose()
}

for (const width of [390, 1280]) {
  test(`public pages stand still at ${width} px`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 844 })
    await recordShifts(page)
    await expectStill(page, publicPages)
  })

  test(`pages of a member stand still at ${width} px`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 844 })
    await fillCart(page)
    await recordShifts(page)
    await expectStill(page, memberPages)
  })
}

/**
 * Opens a page on a device with a sixth of the speed whose scripts arrive late, reads it to its end before they do, and
 * returns the elements that moved by the time everything has arrived.
 */
async function readBeforeScripts(page: Page, path: string) {
  const read = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await read.promise
    await route.continue()
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('main')).toBeVisible()
  for (let screens = 0; screens < 24; screens++) {
    await page.mouse.wheel(0, 900)
    await page.evaluate(() => new Promise((done) => setTimeout(done, 60)))
  }
  read.resolve()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  await session.detach()
  await page.unroute(/\.js(\?|$)/)
  return { path, shift: await shiftOf(page), texts: await shiftedTexts(page) }
}

test('on a slow phone, pages that a member scrolls before their scripts arrive stand still', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await fillCart(page)
  await recordShifts(page)
  const moved = []
  for (const path of ['/', '/items/1001', '/items?cat_id=101']) {
    const found = await readBeforeScripts(page, path)
    if (found.shift > 0.02) moved.push(found)
  }
  expect(moved).toEqual([])
})

/** Answers of the browser to the question for the position. */
const positions = {
  granted: 'success({ coords: { latitude: 30.25, longitude: 120.15 } })',
  refused: 'failure({ code: 1 })',
}

for (const width of [390, 768, 1280]) {
  for (const [name, answer] of Object.entries(positions)) {
    for (const wait of [0, 1500]) {
      test(`shops nearby stand still at ${width} px when the position is ${name} after ${wait} ms`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await recordShifts(page)
        await page.addInitScript(`navigator.geolocation.getCurrentPosition = (success, failure) =>
          setTimeout(() => ${answer}, ${wait})`)
        await page.goto('/shops/near')
        await expect(page.getByText(name === 'granted' ? '已按您的当前位置排列' : '状态码 1')).toBeVisible()
        await page.waitForLoadState('networkidle')
        if (name === 'granted') await expect(page.getByText('距您').first()).toBeVisible()
        expect({ shift: await shiftOf(page), texts: await shiftedTexts(page) }).toEqual({
          shift: 0,
          texts: [],
        })
      })
    }
  }
}
