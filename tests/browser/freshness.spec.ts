import { expect, test, type APIRequestContext } from 'playwright/test'

/** What stored pages cost and when they change: nothing on a warm visit, at the next visit after a change, and no others. */

const api = '/api/h5app/wxapp'

/** A goods of the demo mall that the home page, a category list and a brand list show. */
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

/** Counters of the mall by name. */
async function metrics(request: APIRequestContext): Promise<(name: string) => number> {
  const text = await get(request, '/metrics')
  return (name) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `))
    if (!line) throw new Error(`no metric ${name}`)
    return Number(line.slice(name.length + 1))
  }
}

/** Signs the demo operator in; gives the header that says who is calling. */
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
  throw new Error('the home page shows no goods with one price')
}

/** The words of a goods' card, and of what follows it. */
const written = (html: string, goodsId: number) => {
  const at = html.indexOf(`data-goods-card="${goodsId}"`)
  return html.slice(at, at + 6000).replaceAll(/<[^>]*>/g, '')
}

test('a warm visit reads no database, whatever public page it is for', async ({ request }) => {
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
  const there: string[] = []
  for (const path of pages) if ((await request.get(path)).status() === 200) there.push(path)
  expect(there.length).toBeGreaterThan(5)

  const before = await metrics(request)
  const rounds = 20
  for (let round = 0; round < rounds; round++) await Promise.all(there.map((path) => get(request, path)))
  const after = await metrics(request)

  const grown = (name: string) => after(name) - before(name)
  expect(grown('mall_door_page_hit_total')).toBe(rounds * there.length)
  expect(grown('mall_db_statements_total{by="visits"}')).toBe(0)
  expect(grown('mall_door_page_render_total')).toBe(0)
  console.log(`${rounds * there.length} warm visits of ${there.length} pages: 0 statements, 0 renderings`)
})

test('a price change shows on goods page, list and home page at once, and drops no other page', async ({
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
    expect(written(home ?? '', goodsId)).toContain(shown)
    expect(written(listed ?? '', goodsId)).toContain(shown)

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
