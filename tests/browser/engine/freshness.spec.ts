import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, type APIRequestContext } from 'playwright/test'

/**
 * The page cache: warm visits cost no statement, and a change is visible on the next visit of the affected pages only.
 */

const api = '/api/h5app/wxapp'

/** A product that the home page and a category list show. */
interface Shown {
  goodsId: number
  price: number
  category: number
}

const get = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

/** Reads the metrics; returns a counter by name. */
async function metrics(request: APIRequestContext): Promise<(name: string) => number> {
  const text = await get(request, '/metrics')
  return (name) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `))
    if (!line) throw new Error(`no metric ${name}`)
    return Number(line.slice(name.length + 1))
  }
}

/** Waits until no visit is at work: pages that an earlier test closed have calls on their way. */
async function calm(request: APIRequestContext): Promise<void> {
  const statements = async () => (await metrics(request))('mall_db_statements_total{by="visits"}')
  await expect(async () => {
    const before = await statements()
    await delay(1000)
    expect(await statements()).toBe(before)
  }).toPass({ timeout: 30_000 })
}

/** Signs the demo operator in; returns the authorization header. */
async function operator(request: APIRequestContext): Promise<{ authorization: string }> {
  const answer = await request.post(`${api}/login`, {
    form: { company_id: 1, username: '13800138004', password: 'Mall2026' },
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return { authorization: `Bearer ${data.token}` }
}

async function shownOnHome(request: APIRequestContext): Promise<Shown> {
  const home = await get(request, '/')
  const ids = [...home.matchAll(/data-goods-card="(\d+)"/g)].map(([, id]) => Number(id))
  for (const goodsId of ids) {
    const answer = await request.get(`${api}/goods/items/${goodsId}?company_id=1`)
    const { data } = (await answer.json()) as {
      data: { price: number; nospec: boolean; act_price?: number; item_category: number[] }
    }
    const [category] = data.item_category
    if (data.nospec && data.act_price === undefined && category)
      return { goodsId, price: data.price, category }
  }
  throw new Error('the home page shows no product with a single price')
}

/** The text of a product card and of what follows it. */
const cardText = (html: string, goodsId: number) => {
  const start = html.indexOf(`data-goods-card="${goodsId}"`)
  return html.slice(start, start + 6000).replaceAll(/<[^>]*>/g, '')
}

test('a warm visit of a public page runs no database statement', async ({ request }) => {
  const { goodsId, category } = await shownOnHome(request)
  const pages = [
    '/',
    `/items/${goodsId}`,
    `/items?cat_id=${category}`,
    `/items?cat_id=${category}&page=2`,
    '/articleList',
    '/article/faqs',
    '/license',
    '/devicePurchase',
  ]
  const existing: string[] = []
  for (const path of pages) if ((await request.get(path)).status() === 200) existing.push(path)
  expect(existing.length).toBeGreaterThan(5)

  await calm(request)
  const before = await metrics(request)
  const rounds = 20
  for (let round = 0; round < rounds; round++) await Promise.all(existing.map((path) => get(request, path)))
  const after = await metrics(request)

  const increase = (name: string) => after(name) - before(name)
  expect(increase('mall_door_page_hit_total')).toBe(rounds * existing.length)
  expect(increase('mall_db_statements_total{by="visits"}')).toBe(0)
  expect(increase('mall_door_page_render_total')).toBe(0)
  console.log(
    `${rounds * existing.length} warm visits of ${existing.length} pages: 0 statements, 0 renderings`,
  )
})

test('a price change is visible at once on product page, list and home page, and invalidates no other page', async ({
  request,
}) => {
  const headers = await operator(request)
  const { goodsId, price, category } = await shownOnHome(request)
  const changed = price + 12_345
  const list = `/items?cat_id=${category}`
  const showing = ['/', `/items/${goodsId}`, list]
  const others = ['/articleList', '/article/faqs', '/license']
  for (const path of [...showing, ...others]) await get(request, path)
  const setPrice = async (cents: number) => {
    const answer = await request.put(`${api}/operator/goods/prices`, {
      headers,
      data: { prices: [{ item_id: goodsId, price: cents }] },
    })
    expect(await answer.json()).toEqual({ data: { status: true } })
  }

  await setPrice(changed)
  try {
    const yuan = (changed / 100).toFixed(2)
    const shown = yuan.replaceAll(/\B(?=(\d{3})+\.)/g, ',')
    const rendered = await metrics(request)
    const [home, goods, listed] = await Promise.all(showing.map((path) => get(request, path)))
    expect(goods).toContain(`"price":"${yuan}"`)
    expect(cardText(home ?? '', goodsId)).toContain(shown)
    expect(cardText(listed ?? '', goodsId)).toContain(shown)

    const between = await metrics(request)
    expect(between('mall_door_page_render_total') - rendered('mall_door_page_render_total')).toBe(
      showing.length,
    )
    for (const path of others) await get(request, path)
    const after = await metrics(request)
    expect(after('mall_door_page_hit_total') - between('mall_door_page_hit_total')).toBe(others.length)
  } finally {
    await setPrice(price)
  }
})
