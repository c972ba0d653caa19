import { expect, test, type Page } from 'playwright/test'
import { choose } from '../../fixtures/browser/choose.ts'
import { signIn } from '../../fixtures/browser/sign-in.ts'
import { submitWithoutSubsidy } from '../../fixtures/browser/submit-order.ts'

/** Group buying: a team that fills, and one that fails: its time runs out while the other tests run. */

const api = '/api/h5app/wxapp'
const leader = '13800138000'
const joiner = '13800138001'
const operator = '13800138004'

/** Sends a call from the page itself: a cookie counts only for same-origin requests. */
const send = <T>(page: Page, method: string, path: string, fields: Record<string, unknown> = {}) =>
  page.evaluate(
    async ({ url, verb, body }) => {
      const isGet = verb === 'GET'
      const query = isGet ? `?${new URLSearchParams(body as Record<string, string>)}` : ''
      const answer = await fetch(url + query, {
        method: verb,
        ...(isGet ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      return ((await answer.json()) as { data: unknown }).data
    },
    { url: `${api}${path}`, verb: method, body: fields },
  ) as Promise<T & { message?: string }>

interface Activity {
  groups_activity_id: number
  item_id: number
  goods_id: number
  act_price: number
  person_num: number
}

/** Submits the checkout and pays with the test payment. */
async function orderAndPay(page: Page): Promise<string> {
  await submitWithoutSubsidy(page)
  await expect(page).toHaveURL(/\/cashier\?order_id=\d{16}/, { timeout: 20_000 })
  const orderId = new URL(page.url()).searchParams.get('order_id') ?? ''
  await choose(page.getByRole('radio', { name: /测试支付/ }))
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '模拟支付成功' }).click()
  await expect(page).toHaveURL(/\/finish\/result/, { timeout: 20_000 })
  return orderId
}

/** Opens a team on the page of the product and pays; ends on the page of the team. */
async function openTeam(page: Page, item: Activity): Promise<{ orderId: string; path: string }> {
  await page.goto(`/items/${item.item_id}`)
  const panel = page.getByRole('region', { name: '拼团' })
  await expect(panel.getByText(`${item.person_num}人团`)).toBeVisible()
  await panel.getByRole('button', { name: /发起拼团/ }).click()
  const sheet = page.getByRole('dialog', { name: '发起拼团' })
  // Nothing is chosen, so the sheet starts with the SKU of the group.
  await expect(sheet.getByText('拼团价')).toBeVisible()
  await sheet.getByRole('button', { name: '确认开团' }).click()
  await expect(page).toHaveURL(/\/cart\/checkout\?.*order_type=normal_groups/, { timeout: 20_000 })
  const orderId = await orderAndPay(page)
  await expect(page.getByRole('heading', { name: '支付成功，等待成团' })).toBeVisible()
  await page.getByRole('link', { name: '邀请好友参团' }).click()
  await expect(page).toHaveURL(/\/groups\/\d+$/)
  return { orderId, path: new URL(page.url()).pathname }
}

/** The team of the activity that ends while the other tests run. */
let ending: { page: Page; activityId: number; orderId: string; path: string } | undefined

test.describe.configure({ mode: 'serial' })

test('a team is opened in an activity that ends soon', async ({ browser }) => {
  test.setTimeout(240_000)
  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, operator, '/groups')
  const found = await send<{ list: { goods_id: number; price: number; store: number }[] }>(
    desk,
    'GET',
    '/goods/items',
    {
      page: '1',
      pageSize: '20',
      keywords: '电饭煲',
    },
  )
  const product = found.list.find(({ store }) => store > 20)
  if (!product) throw new Error('the demo mall has no 电饭煲 in stock')
  const now = Math.floor(Date.now() / 1000)
  // Long enough for one order; the end of the activity ends its teams.
  const made = await send<Activity>(desk, 'POST', '/operator/groups', {
    item_id: product.goods_id,
    price: product.price - 1000,
    people: 2,
    hours: 1,
    store: 5,
    begin: now - 1,
    end: now + 80,
    name: '限时双人团',
  })
  expect(made.message).toBeUndefined()
  await desk.context().close()

  const page = await (await browser.newContext()).newPage()
  await signIn(page, leader, '/groups')
  ending = {
    page,
    activityId: made.groups_activity_id,
    ...(await openTeam(page, { ...made, item_id: product.goods_id })),
  }
  await expect(page.getByRole('heading', { name: '还差 1 人成团' })).toBeVisible()
})

test('a friend joins by the shared link and the team fills', async ({ page, browser }) => {
  test.setTimeout(240_000)
  await signIn(page, leader, '/groups')
  await expect(page.getByRole('tab', { name: '正在拼团' })).toBeVisible()
  const { list } = await send<{ list: Activity[] }>(page, 'GET', '/promotions/groups', { pageSize: '20' })
  const pair = list.find(
    ({ person_num, groups_activity_id }) => person_num === 2 && groups_activity_id !== ending?.activityId,
  )
  if (!pair) throw new Error('the demo mall has no activity for two')
  const { orderId, path } = await openTeam(page, pair)
  await expect(page.getByRole('heading', { name: '还差 1 人成团' })).toBeVisible()
  await page.getByRole('button', { name: '邀请好友参团' }).click()
  await expect(page.getByRole('dialog', { name: '邀请好友拼团' }).getByText(path)).toBeVisible()
  await page.keyboard.press('Escape')

  // A paid order of a running team cannot be cancelled.
  const refused = await send(page, 'POST', '/order/cancel', { order_id: orderId, cancel_reason: '不想要了' })
  expect(refused.message).toBe('拼团订单完成之前不允许取消订单！')

  const friend = await (await browser.newContext()).newPage()
  await friend.goto(path)
  await friend.getByRole('button', { name: /一键参团/ }).click()
  await expect(friend).toHaveURL(/\/auth\/login/)
  await signIn(friend, joiner)
  await expect(friend).toHaveURL(/\/cart\/checkout\?.*team_id=\d+/)
  await expect(friend).not.toHaveURL(/[?&]buy=/)
  await send(friend, 'POST', '/member/address', {
    username: '陈予安',
    telephone: '13912345678',
    province: '浙江省',
    city: '杭州市',
    county: '西湖区',
    adrdetail: '文三路 9 号 2 幢 301 室',
    is_def: 1,
  })
  await friend.reload()
  await orderAndPay(friend)
  await expect(friend.getByRole('heading', { name: '支付成功，拼团成功！' })).toBeVisible()
  await friend.goto(path)
  await expect(friend.getByRole('heading', { name: '拼团成功' })).toBeVisible()

  await page.goto('/member/groups')
  await page.getByRole('tab', { name: '拼团成功' }).click()
  await expect(page.getByText(orderId)).toBeVisible()
  await page.goto(`/member/trade/${orderId}`)
  await expect(page.getByText('待发货').first()).toBeVisible()
  await friend.context().close()
})

test('a product with a group has both prices in the bar of a phone, and never orders another colour', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, leader, '/groups')
  const { list } = await send<{ list: (Activity & { item_spec_desc: string })[] }>(
    page,
    'GET',
    '/promotions/groups',
    { pageSize: '20' },
  )
  const item = list.find(({ item_spec_desc }) => item_spec_desc.includes('颜色'))
  if (!item) throw new Error('the demo mall has no group of a product with colours')
  await page.goto(`/items/${item.goods_id}`)
  const start = page.getByRole('button', { name: /^发起拼团 (国补 )?¥/ })
  await expect(start).toBeInViewport()
  const alone = page.getByRole('button', { name: /^单独购买 (国补 )?¥/ })
  await alone.click()
  await expect(page.getByRole('dialog', { name: '选择规格' })).toBeVisible()
  await page.keyboard.press('Escape')
  await start.click()
  const sheet = page.getByRole('dialog', { name: '发起拼团' })
  const others = sheet.getByRole('group', { name: '颜色' }).locator('button[aria-pressed="false"]:enabled')
  await others.first().click()
  await expect(sheet.getByText('所选规格不参加拼团')).toBeVisible()
  await expect(sheet.getByRole('button', { name: '确认开团' })).toBeDisabled()
})

test('when the time of a team ends, its open page says so, it fails and is refunded', async ({ browser }) => {
  test.setTimeout(240_000)
  if (!ending) throw new Error('no team was opened')
  const { page, orderId, path } = ending
  await expect(page.getByRole('heading', { name: '拼团失败' })).toBeVisible({ timeout: 120_000 })
  await page.goto(path)
  await expect(page.getByText('已支付的款项将全额原路退回')).toBeVisible()
  await expect
    .poll(
      async () =>
        (await send<{ orderInfo: { order_status: string } }>(page, 'GET', `/order/${orderId}`)).orderInfo
          .order_status,
      { timeout: 60_000 },
    )
    .toBe('CANCEL')
  await page.goto('/member/groups')
  await page.getByRole('tab', { name: '拼团失败' }).click()
  await expect(page.getByText(orderId)).toBeVisible()

  // Everything still adds up.
  const books = await (await browser.newContext()).newPage()
  await signIn(books, operator, '/groups')
  expect(await send<{ ok: boolean }>(books, 'GET', '/operator/books')).toMatchObject({ ok: true })
  await books.context().close()
  await page.context().close()
})
