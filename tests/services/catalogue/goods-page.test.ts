import { listen, type Listening } from '../../fixtures/listen'

/** The tags under which a page was cached; Next's own cache needs a running Next. */
const keptUnder = new Set<string>()
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _key: unknown, { tags }: { tags: string[] }) => {
    for (const tag of tags) keptUnder.add(tag)
    return read
  },
}))

/** Product 7, whose introduction shows product 8; the back end has no others. */
const block = { name: 'goods', base: {}, config: {}, data: [{ item_id: 8, item_name: '旧名', price: 1 }] }
const goods = (id: number) => ({
  item_id: id,
  goods_id: id,
  item_name: `商品${id}`,
  price: 500,
  pics: ['/a.svg'],
})
const answers: Record<string, unknown> = {
  '/goods/items/7': { ...goods(7), intro: [block] },
  '/goods/items': { total_count: 1, list: [goods(8)] },
}

let backEnd: Listening
beforeAll(async () => {
  backEnd = await listen((request, response) => {
    const path = new URL(request.url ?? '', 'http://back.end').pathname.replace('/api/h5app/wxapp', '')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data: answers[path] ?? {} }))
  })
  process.env.MALL_API_URL = backEnd.url
})
afterAll(() => backEnd.close())

describe('a product page', () => {
  it('shows current data of the products in its introduction, and is invalidated with them', async () => {
    const { loadGoodsPage } = await import('@/app/(mall)/items/[id]/load')
    const { cards } = await loadGoodsPage('7')
    expect(cards.get(8)).toMatchObject({ item_name: '商品8', price: 500 })
    expect([...keptUnder]).toEqual(expect.arrayContaining(['goods:7', 'goods:8']))
  })
})
