import { listen, type Listening } from '../../fixtures/listen'

/** The tags under which a page was cached; Next's own cache needs a running Next. */
const keptUnder = new Set<string>()
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _key: unknown, { tags }: { tags: string[] }) => {
    for (const tag of tags) keptUnder.add(tag)
    return read
  },
}))

/** Product 7, whose introduction shows product 8, and product 6, for which 8 was chosen. */
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
  '/goods/items/6': { ...goods(6), intro: '', related_goods: [8] },
  '/goods/items/9': {
    ...goods(9),
    intro: '',
    item_category_info: [
      {
        category_id: 1,
        category_name: '家电',
        children: [{ category_id: 2, category_name: '冰箱', children: [] }],
      },
    ],
  },
  '/goods/items': {
    total_count: 2,
    list: [goods(8), goods(5)].map((one) => ({ ...one, approve_status: 'onsale' })),
  },
  '/promotions/recommendlike': { total_count: 3, list: [goods(6), goods(5), goods(8)] },
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

  it('recommends the products that an operator chose, then the others', async () => {
    const { loadGoodsPage } = await import('@/app/(mall)/items/[id]/load')
    const { recommended } = await loadGoodsPage('6')
    expect(recommended.map(({ goods_id: id }) => id)).toEqual([8, 5])
  })

  it('recommends products of the same category before all others', async () => {
    const { loadGoodsPage } = await import('@/app/(mall)/items/[id]/load')
    const { recommended } = await loadGoodsPage('9')
    expect(recommended.map(({ goods_id: id }) => id)).toEqual([8, 5])
  })
})
