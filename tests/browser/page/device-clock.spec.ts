import { expect, test } from 'playwright/test'
import { choose } from '../../fixtures/browser/choose.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { callerOf } from '../../fixtures/browser/trade-calls.ts'

/** Visitors whose clock is wrong by days see the days of the mall (ADR 0096). */

const dayTime = 86_400_000
/** A member with an address, and a shop with pickup. */
const shopper = '13800138000'
const shop = '1'
/** A day in China, as the checkout writes it. */
const dayText = (time: number) => new Date(time + 8 * 3_600_000).toISOString().slice(5, 10)

for (const daysAhead of [4, -2])
  test(`pickup is offered on the days of the mall by a clock that is ${daysAhead} days ahead`, async ({
    page,
  }) => {
    await page.clock.setSystemTime(Date.now() + daysAhead * dayTime)
    await signIn(page, shopper, '/')
    const buyer = await callerOf(page, shopper)
    const { list } = await buyer.get<{ list: { item_id: number; store: number }[] }>('/goods/items', {
      page: '1',
      pageSize: '50',
      distributor_id: shop,
    })
    const sku = list.find(({ store }) => store > 0)?.item_id
    await buyer.post('/cart', {
      item_id: String(sku),
      num: '1',
      cart_type: 'fastbuy',
      shop_type: 'distributor',
      distributor_id: shop,
    })
    await buyer.dispose()
    await page.goto(`/cart/checkout?mode=fastbuy&id=${shop}`)
    await choose(page.getByRole('radio', { name: '自提', exact: true }))
    const days = page.getByLabel(/提货日期/).getByRole('option')
    // Seven days from today on; today is left out once the shop has closed.
    await expect(days.last()).toHaveText(dayText(Date.now() + 6 * dayTime))
    await expect(days.nth(1)).toHaveText(
      new RegExp(`^(${dayText(Date.now())}|${dayText(Date.now() + dayTime)})$`),
    )
  })
