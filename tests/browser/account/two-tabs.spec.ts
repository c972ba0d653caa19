import { expect, test, type Page } from 'playwright/test'
import { signIn } from '../../fixtures/browser/sign-in.ts'

/** A member with two tabs who signs out in one of them. */

const mobile = '13800138002'

const exit = (page: Page) => page.getByRole('button', { name: '退出' })
const isGuest = (page: Page) => expect(page.getByRole('link', { name: '请登录' }).first()).toBeVisible()

/** Opens a page in a second tab, and signs out in the first. */
async function signedOutBeside(page: Page, path: string): Promise<Page> {
  await signIn(page, mobile, '/articleList')
  const other = await page.context().newPage()
  await other.goto(path)
  await expect(exit(other)).toBeVisible()
  await exit(page).click()
  await expect(page).toHaveURL(/\/$/)
  await isGuest(page)
  return other
}

/** A headless browser shows all its tabs at once: none of them hears that it is seen again. */
const seeAgain = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))

for (const path of ['/', '/items/1001', '/items?cat_id=101'])
  test(`${path} is the page of a guest when it is seen again after 退出 in another tab`, async ({ page }) => {
    const other = await signedOutBeside(page, path)
    const address = other.url()
    await seeAgain(other)
    await isGuest(other)
    await expect(exit(other)).toHaveCount(0)
    await expect(other.getByText('138****8002')).toHaveCount(0)
    expect(other.url()).toBe(address)
  })

test('the next call of a public page after 退出 in another tab makes it the page of a guest', async ({
  page,
}) => {
  const other = await signedOutBeside(page, '/items?cat_id=101')
  const address = other.url()
  await other.getByRole('banner').getByRole('link', { name: '我的购物车' }).hover()
  await isGuest(other)
  await expect(exit(other)).toHaveCount(0)
  expect(other.url()).toBe(address)
})

test('收藏 in the tab beside leads to the login page, and so does a page of the member area', async ({
  page,
}) => {
  const other = await signedOutBeside(page, '/items/1001')
  await other.getByRole('button', { name: /^收藏/ }).first().click()
  await expect(other).toHaveURL(/\/auth\/login\?redirectUrl=%2Fitems%2F1001/)
  await other.close()

  const member = await signedOutBeside(page, '/member/trade')
  await seeAgain(member)
  await expect(member).toHaveURL(/\/auth\/login\?redirectUrl=%2Fmember%2Ftrade/)
})
