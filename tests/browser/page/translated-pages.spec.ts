import { expect, test, type Page } from 'playwright/test'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { callerOf } from '../../fixtures/browser/trade-calls.ts'

/**
 * Translation of a page does not replace amounts and long numbers (tests/components/content/translated-page.test.tsx
 * says why).
 */

const shopper = '13800138000'

/** Texts with an amount or a long number that a browser would translate. */
const translatedFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('[translate=no], script, style, nextjs-portal')) continue
      const text = node.textContent?.trim() ?? ''
      if (/¥\s?[\d,.]+|\d{13,}/.test(text)) found.add(text)
    }
    return [...found]
  })

async function expectNone(page: Page, path: string, shown: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main').getByText(shown).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('main').getByRole('status', { name: '加载中' })).toHaveCount(0)
  expect({ path, texts: await translatedFigures(page) }).toEqual({ path, texts: [] })
}

test('public pages keep amounts and long numbers from translation', async ({ page }) => {
  for (const [path, shown] of [
    ['/', '为你推荐'],
    ['/items?cat_id=101', '国补价'],
    ['/items/1001', '市场价'],
    ['/groups', '拼团'],
    ['/pointitems', '积分'],
    ['/shops/info?distributor_id=1', '综合'],
  ] as const)
    await expectNone(page, path, shown)
  await page.goto('/')
  const days = page.locator('span', { hasText: /^活动剩余 \d+ 天$/ }).first()
  await expect(days.locator('[translate=no]')).toHaveText(/^\d+$/)
})

test('cart, checkout and pages of a member keep amounts and long numbers from translation', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, shopper, '/member/user-info')
  const buyer = await callerOf(page, shopper)
  const { list } = await buyer.get<{ list: { item_id: number; store: number; price: number }[] }>(
    '/goods/items',
    { page: '1', pageSize: '20', goodsSort: '3' },
  )
  const cheap = list.find(({ store }) => store > 20)?.item_id
  const line = { item_id: String(cheap), cart_type: 'cart', shop_type: 'distributor' }
  await buyer.post('/cart', { ...line, num: '1' })
  const { order_id: orderId } = await buyer.post<{ order_id: string }>('/order_new', {
    items: JSON.stringify([{ item_id: cheap, num: 1 }]),
    distributor_id: '0',
    receipt_type: 'logistics',
    order_type: 'normal',
    pay_type: 'wxpaypc',
    receiver_name: '林晚舟',
    receiver_mobile: '13800138000',
    receiver_state: '浙江省',
    receiver_city: '杭州市',
    receiver_district: '西湖区',
    receiver_address: '文二西路718号',
  })
  for (const [path, shown] of [
    ['/cart', '总计：'],
    ['/cart/checkout?mode=cart&id=0', '应付总计'],
    [`/cashier?order_id=${orderId}`, '应付金额'],
    ['/member/user-info', '每件最高'],
    ['/member/rights', '累计消费'],
    ['/member/trade', orderId],
    [`/member/trade/${orderId}`, '下单时间'],
    ['/member/trade/aftersale-list', /售后/],
    ['/member/reviews', /评价/],
    ['/member/coupon', '优惠券'],
    ['/member/coupon-center', '使用规则'],
    ['/member/point', '可用积分'],
    ['/member/vip', '付款成功后立即生效'],
  ] as const)
    await expectNone(page, path, shown)
  await buyer.post('/cart', { ...line, num: '0' })
  await buyer.dispose()
})
