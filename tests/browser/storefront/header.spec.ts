import { expect, test, type Page } from 'playwright/test'
import { recordShifts, shiftOf } from '../../fixtures/browser/layout-shift.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'

/** The entries of the member area: in the bar from 1280 px on, below it in the menu (spec 1 §2). */

const header = (page: Page) => page.getByRole('banner').first()
const bar = (page: Page) => page.getByRole('list', { name: '会员入口' })
const menuButton = (page: Page) => header(page).getByRole('button', { name: /^我的/ })

/** Links and buttons of the header that its edges or their neighbours cut off. */
const cutControls = (page: Page) =>
  header(page).evaluate((element) => {
    const frame = element.getBoundingClientRect()
    const shown = [...element.querySelectorAll('a, button, input')]
      .filter((control) => control.checkVisibility())
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
    return shown.flatMap(({ name, box }) =>
      box.left < 0 || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom + 1
        ? [name]
        : [],
    )
  })

for (const width of [1280, 1440, 1920]) {
  test(`at ${width} px guests find sign-in, registration and the member area in the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await recordShifts(page)
    for (const path of ['/', '/items?cat_id=101', '/articleList']) {
      await page.goto(path)
      await expect(header(page).getByRole('link', { name: '亲，请登陆' })).toBeInViewport({ ratio: 1 })
      await expect(bar(page).getByRole('link')).toHaveText(['我的', '购物车', '订单', '地址管理'])
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      await expect(menuButton(page)).toBeHidden()
      expect({ path, cut: await cutControls(page) }).toEqual({ path, cut: [] })
    }
    for (const [name, url] of [
      ['亲，请登陆', /\/auth\/login\?redirectUrl=%2Fitems/],
      ['去注册', /\/auth\/reg\?redirectUrl=%2Fitems/],
      ['购物车', /\/auth\/login\?redirectUrl=%2Fcart$/],
      ['订单', /\/auth\/login\?redirectUrl=%2Fmember%2Ftrade/],
    ] as const) {
      await page.goto('/items?cat_id=101')
      const link = header(page).getByRole('link', { name, exact: true })
      // Until the visitor is known to be a guest without a cart, it leads to the cart itself.
      if (name === '购物车') await expect(link).toHaveAttribute('href', /login/)
      await link.click()
      await expect(page).toHaveURL(url)
    }
  })
}

test('a member finds the number with its menu, and the entries lead to the pages', async ({ page }) => {
  await recordShifts(page)
  await signIn(page, '13800138001', '/')
  for (const [name, url] of [
    ['我的', /\/member\/user-info$/],
    ['购物车', /\/cart$/],
    ['订单', /\/member\/trade$/],
    ['地址管理', /\/member\/address$/],
  ] as const) {
    await page.goto('/items?cat_id=101')
    await expect(menuButton(page)).toHaveText('138****8001')
    await expect(header(page).getByRole('link', { name: '亲，请登陆' })).toHaveCount(0)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    expect(await cutControls(page)).toEqual([])
    await bar(page).getByRole('link', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(url)
  }
})

test('at 1024 px the entries are in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/')
  await expect(bar(page)).toBeHidden()
  await expect(header(page).getByRole('link', { name: '亲，请登陆' })).toBeHidden()
  await menuButton(page).hover()
  for (const name of ['亲，请登陆', '去注册', '我的', '购物车', '订单', '地址管理'])
    await expect(header(page).getByRole('link', { name, exact: true })).toBeVisible()
})

test('with text at twice its size the entries are in the menu, and the header is not cut', async ({
  page,
}) => {
  await page.goto('/')
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  await expect(bar(page)).toBeHidden()
  await expect(menuButton(page)).toBeInViewport({ ratio: 1 })
  expect(await cutControls(page)).toEqual([])
})
