import { expect, test, type Page } from 'playwright/test'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { callerOf } from '../../fixtures/browser/trade-calls.ts'

/**
 * Safari on phones and tablets zooms into a field whose text is smaller than 16 px, and the page then stays enlarged.
 */

/** Fields with their text size, where it is below 16 px; and how many fields the page has. */
const fieldsOf = (page: Page) =>
  page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable=true]'),
    ].filter((field) => !/^(checkbox|radio|hidden|file|submit)$/.test((field as HTMLInputElement).type))
    const small = fields.flatMap((field) => {
      const size = Number.parseFloat(getComputedStyle(field).fontSize)
      return size < 16 ? [`${field.getAttribute('aria-label') ?? field.id} ${size} px`] : []
    })
    return { count: fields.length, small }
  })

/** Pages with the control that opens further fields, and at least how many fields they have beside the search. */
const pages: readonly [path: string, fields: number, open?: (page: Page) => Promise<void>][] = [
  ['/', 0, (page) => page.getByLabel('搜索商品').filter({ visible: true }).first().focus()],
  ['/items?cat_id=101', 2],
  ['/items/1001', 1],
  ['/auth/login', 2],
  ['/auth/login', 3, (page) => page.getByRole('tab', { name: '验证码登录' }).click()],
  ['/auth/reg', 5],
]

const memberPages: typeof pages = [
  ['/cart', 1],
  ['/cart/checkout?mode=cart&id=0', 1],
  [
    '/member/address',
    3,
    (page) =>
      page
        .getByRole('button', { name: /新增\s?收货地址/ })
        .first()
        .click(),
  ],
  ['/member/profile', 1],
  ['/member/trade', 1],
]

async function expectLargeText(page: Page, list: typeof pages): Promise<void> {
  for (const [path, least, open] of list) {
    await page.goto(path)
    await open?.(page)
    await expect.poll(async () => (await fieldsOf(page)).count, path).toBeGreaterThanOrEqual(least)
    expect({ path, small: (await fieldsOf(page)).small }).toEqual({ path, small: [] })
  }
}

for (const [device, viewport] of [
  ['phones', { width: 390, height: 844 }],
  ['upright tablets', { width: 820, height: 1180 }],
  ['lying tablets', { width: 1180, height: 820 }],
] as const) {
  test(`fields have text of at least 16 px on ${device}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await expectLargeText(page, pages)

    await signIn(page, '13800138001', '/member/address')
    const buyer = await callerOf(page, '13800138001')
    const line = { item_id: '1001', cart_type: 'cart', shop_type: 'distributor' }
    await buyer.post('/cart', { ...line, num: '1' })
    await expectLargeText(page, memberPages)
    await buyer.post('/cart', { ...line, num: '0' })
    await buyer.dispose()
    await context.close()
  })
}
