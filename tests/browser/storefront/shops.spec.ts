import { expect, test, type APIRequestContext, type Page } from 'playwright/test'
import { spider } from '../../fixtures/user-agents.ts'

/** Finding shops: nearby with and without a location, by city, and the page of a shop. */

const westLake = { latitude: 30.2592, longitude: 120.1303 }

const rows = (page: Page) => page.getByRole('list', { name: '附近的店铺' }).getByRole('article')
const namesOf = (page: Page) => rows(page).getByRole('heading', { level: 2 }).allTextContents()

async function readAsSpider(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { 'user-agent': spider }, maxRedirects: 0 })
  const html = await answer.text()
  const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
  )
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  return { status: answer.status(), location: answer.headers().location, html, structured, canonical }
}

test.describe('with a shared location', () => {
  test.use({ permissions: ['geolocation'], geolocation: westLake })

  test('the nearest shops come first and can be filtered, sorted and searched; each links to a map and a phone call', async ({
    page,
  }) => {
    await page.goto('/shops/near')
    await expect(page.getByText('已按您的当前位置排列')).toBeVisible()
    await expect(rows(page).first()).toContainText('湖畔家电杭州西湖旗舰店')
    await expect(rows(page).first()).toContainText(/距您\d(\.\d+)?公里/)
    await expect(rows(page).first()).toContainText(/09:30-21:00(营业中|休息中)/)
    await expect(rows(page).first().getByRole('link', { name: '查看地图' })).toHaveAttribute(
      'href',
      /^https:\/\/uri\.amap\.com\/marker\?position=120\.1032%2C30\.2791/,
    )
    await expect(rows(page).first().getByRole('link', { name: '0571-10002001' })).toHaveAttribute(
      'href',
      'tel:0571-10002001',
    )
    // Twelve shops make two pages; the shop in Beijing is the last one.
    await expect(rows(page)).toHaveCount(10)
    await page.getByRole('button', { name: '第 2 页' }).click()
    await expect(rows(page).last()).toContainText('拓砚电脑北京昌平体验店')
    // More than a hundred kilometres away.
    await expect(rows(page).last()).not.toContainText('距您')

    await page.getByRole('button', { name: '数码体验' }).click()
    await expect(rows(page)).toHaveCount(3)
    expect((await namesOf(page))[0]).toBe('潮汐数码杭州滨江体验中心')
    await page.getByRole('group', { name: '排序' }).getByRole('button', { name: '销量' }).click()
    await expect(rows(page).first()).toContainText('东岸数码宁波鄞州店')

    await page.getByRole('searchbox', { name: '搜索店铺' }).fill('没有这家店')
    await page.keyboard.press('Enter')
    await expect(page.getByText('没有符合条件的店铺')).toBeVisible()
    await page.getByRole('button', { name: '查看全部店铺' }).click()
    await expect(rows(page)).toHaveCount(10)
  })

  test('a failed request shows a message, and 重试 loads the shops', async ({ page }) => {
    await page.route('**/distributor/list*', (route) => route.abort())
    await page.goto('/shops/near')
    await expect(page.getByText('网络不给力，请稍后再试')).toBeVisible()
    await page.unroute('**/distributor/list*')
    await page.getByRole('button', { name: '重试' }).click()
    await expect(rows(page).first()).toContainText('湖畔家电杭州西湖旗舰店')
  })
})

test.describe('with a refused location', () => {
  test('the page shows status code 1 and the shops around Beijing, and uses a location that is shared later', async ({
    page,
    context,
  }) => {
    await page.goto('/shops/near')
    await expect(page.getByRole('alert').filter({ hasText: '状态码 1' })).toContainText(
      '未获得定位权限，请选择城市',
    )
    await expect(page.getByRole('alert').filter({ hasText: '离北京市近的在前' })).toBeVisible()
    await expect(rows(page).first()).toContainText('拓砚电脑北京昌平体验店')
    // This shop delivers only within 60 km of Hangzhou.
    expect(await namesOf(page)).not.toContain('邻里家电杭州余杭良渚店')
    await expect(rows(page).first()).not.toContainText('距您')

    await page.getByRole('combobox', { name: '请选择城市' }).selectOption({ label: '浙江省 杭州市（3家）' })
    await expect(rows(page)).toHaveCount(3)
    await expect(page.getByRole('alert').filter({ hasText: '已为您显示杭州市的店铺' })).toBeVisible()

    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(westLake)
    await page.getByRole('button', { name: '使用我的当前位置' }).click()
    await expect(rows(page).first()).toContainText('湖畔家电杭州西湖旗舰店')
  })
})

test('a shop is found by city, and its page lists and searches its products', async ({ page }) => {
  await page.goto('/store')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('门店位置')
  const regions = page.getByRole('navigation', { name: '选择地区' })
  await regions.getByRole('link', { name: /浙江省/ }).click()
  await regions.getByRole('link', { name: /杭州市/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('浙江省杭州市门店位置')
  await expect(page.getByRole('list', { name: '门店' }).getByRole('article')).toHaveCount(3)

  await page.getByRole('link', { name: '湖畔家电杭州西湖旗舰店' }).last().click()
  await expect(page).toHaveURL(/\/shops\/info\?distributor_id=1$/)
  await expect(page.getByRole('heading', { level: 1, name: '湖畔家电杭州西湖旗舰店' })).toBeVisible()
  await page
    .getByRole('navigation', { name: '商品分类' })
    .getByRole('link', { name: '洗衣机', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('洗衣机')
  for (const name of await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .allTextContents()) {
    expect(name).toMatch(/洗/)
  }

  await page.getByRole('searchbox', { name: '在本店搜索' }).fill('冰箱')
  await page.getByRole('button', { name: '搜本店' }).click()
  await expect(page).toHaveURL(/distributor_id=1/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('“冰箱”的搜索结果')
  await page.getByRole('searchbox', { name: '在本店搜索' }).fill('望远镜')
  await page.keyboard.press('Enter')
  await expect(page.getByText('暂无数据')).toBeVisible()
  await page.getByRole('button', { name: '搜商城' }).click()
  await expect(page).toHaveURL(/\/items\?keywords=[^&]+$/)
})

test('a guest follows a shop through the sign-in, sees it in the list of followed shops and unfollows it', async ({
  page,
}) => {
  await page.goto('/shops/info?distributor_id=6')
  const shopHeader = page.locator('main header').first()
  // The opening state is rendered only after hydration.
  await expect(page.getByText(/营业中|休息中/).first()).toBeVisible()
  await shopHeader.getByRole('button', { name: /关注店铺/ }).click()
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/)
  await page.getByLabel('手机号').fill('13800138001')
  await page.getByLabel('登录密码').fill('Mall2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/shops\/info\?distributor_id=6/)

  await expect(page.getByText('关注成功')).toBeVisible()
  await expect(shopHeader.getByRole('button', { name: /取消关注/, pressed: true })).toBeVisible()

  await page.goto('/member/follow')
  const card = page.getByRole('article').filter({ hasText: '栖巢智能家居上海徐汇店' })
  await expect(card).toContainText(/\d+个关注/)
  await expect(card.getByRole('link', { name: '进入店铺' })).toHaveAttribute(
    'href',
    '/shops/info?distributor_id=6',
  )
  await card.getByRole('button', { name: /取消关注/ }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByText('暂无关注店铺')).toBeVisible()
})

test('crawlers get the canonical URL and structured data of shops, and noindex for sorted lists', async ({
  request,
  baseURL,
}) => {
  const front = await readAsSpider(request, '/shops/info?distributor_id=1')
  expect(front.status).toBe(200)
  expect(front.canonical).toBe(`${baseURL}/shops/info?distributor_id=1`)
  expect(front.structured).toContainEqual(
    expect.objectContaining({
      '@type': ['Store', 'LocalBusiness'],
      name: '湖畔家电杭州西湖旗舰店',
      telephone: '0571-10002001',
      geo: { '@type': 'GeoCoordinates', latitude: 30.2791, longitude: 120.1032 },
    }),
  )
  const near = await readAsSpider(request, '/shops/near')
  expect(near.html).toContain('拓砚电脑北京昌平体验店')
  expect(near.canonical).toBe(`${baseURL}/shops/near`)
  expect(near.structured.map((data) => data['@type'])).toEqual(['ItemList', 'BreadcrumbList'])
  expect((await readAsSpider(request, '/shops/info?distributor_id=1&goodsSort=1')).html).toMatch(
    /<meta name="robots" content="noindex/,
  )
})

test('older URLs redirect to the shop; shops and regions that do not exist answer 404', async ({
  request,
}) => {
  for (const path of ['/shopInfo', '/store']) {
    const moved = await readAsSpider(request, `${path}?distributor_id=3`)
    expect([moved.status, moved.location]).toEqual([308, '/shops/info?distributor_id=3'])
  }
  const missing = [
    '/shops/info?distributor_id=999',
    '/shops/info?distributor_id=1&category_id=999999',
    '/shops/info?distributor_id=1&page=99',
    '/store?province=无此省',
    '/store?page=99',
    '/shop-near/all',
    '/shop-front/1/all/1',
  ]
  // Requested twice: the second response comes from the cache.
  for (const path of [...missing, ...missing])
    expect((await readAsSpider(request, path)).status, path).toBe(404)
})
