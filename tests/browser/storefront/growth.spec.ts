import { chromium, expect, test, type Page } from 'playwright/test'
import { signIn } from '../../fixtures/browser/sign-in.ts'

/** Above the 1920 px of the design, pages grow with the window (spec 1 §1). */

const publicPages = [
  '/',
  '/items?cat_id=101',
  '/items/1001',
  '/articleList',
  '/article/detail/2',
  '/shops/info?distributor_id=6',
  '/auth/login',
]
const memberPages = ['/cart', '/member/user-info', '/member/trade', '/member/address']

/** Sizes of the page as shares of the window: of the text, the header and the columns. */
const proportions = (page: Page) =>
  page.evaluate(() => {
    const share = (pixels: number) => Math.round((pixels / window.innerWidth) * 1000) / 1000
    const columns = [...document.querySelectorAll('header, .column')]
      .filter((element) => element.checkVisibility())
      .map((element) => share(element.getBoundingClientRect().width))
      // A footer that is rendered late (ADR 0021) can have no size yet where the browser is busy.
      .filter((width) => width > 0)
    return {
      text: share(Number.parseFloat(getComputedStyle(document.body).fontSize) * 10),
      header: share(document.querySelector('header')?.offsetHeight ?? 0),
      columns: [...new Set(columns)],
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })

async function expectSameProportions(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto(path)
    const expected = await proportions(page)
    expect({ path, ...expected }).toMatchObject({ path, excess: 0 })
    for (const width of [2560, 3840]) {
      await page.setViewportSize({ width, height: (width * 9) / 16 })
      await expect
        .poll(async () => ({ path, width, ...(await proportions(page)) }))
        .toEqual({
          path,
          width,
          ...expected,
        })
    }
  }
}

test('public pages at 2560 and 3840 px have the proportions of 1920 px', async ({ page }) => {
  test.setTimeout(180_000)
  await expectSameProportions(page, publicPages)
})

test('pages of a member at 2560 and 3840 px have the proportions of 1920 px', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, '13800138001', '/cart')
  await expectSameProportions(page, memberPages)
})

const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

test('the page designer does not grow', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.goto('/')
  expect(await rootSize(page)).toBeCloseTo(21.33, 1)
  await page.goto('/edit')
  expect(await rootSize(page)).toBe(16)
})

test('the font size that a reader chose in the browser counts at every width', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=24'],
  })
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  const sizes: number[] = []
  for (const width of [390, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/articleList')
    sizes.push(Math.round(await rootSize(page)))
  }
  await browser.close()
  expect(sizes).toEqual([24, 24, 29])
})
