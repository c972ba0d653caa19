import type { GoodsDetail, GoodsListItem } from '@/lib/contract/catalogue/goods'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'
import { openMallDoor, type MallDoor } from '../../fixtures/front/open-mall-door'

/**
 * What the desk saves is in the next answer of every call that shows it, and the answers that do not show it stay in the
 * cache. The tags of each write: tests/services/ground/operator-audit.test.ts; those of pages:
 * tests/contract/cache-manifest.test.ts; other instances: tests/services/edge/shared-drops.test.ts.
 */

const mall = testMall()
const make = builders(mall)
let door: MallDoor
let token: string

const detailOf = (goodsId: number) => `/goods/items/${goodsId}`
const desk = <T>(method: string, path: string, params: object = {}) =>
  door.write<T & { message?: string }>(method, `/operator${path}`, params, token)

async function keep(...paths: string[]): Promise<void> {
  for (const path of paths) for (let visit = 0; visit < 2; visit++) await door.read(path)
}
/** Answers that the door makes anew. */
const madeAnew = async (paths: readonly string[]) => {
  const { keep: kept, engine } = await door.counting(async () => {
    for (const path of paths) await door.read(path)
  })
  return kept + engine
}

/** A product with a brand, a tag, a category and a parameter of its own, as the desk enters it. */
async function product(name: string) {
  const { brand_id } = await desk<{ brand_id: number }>('POST', '/brands', { brand_name: `${name}牌` })
  const { tag_id } = await desk<{ tag_id: number }>('POST', '/goods/tags', { tag_name: `${name}标` })
  const { category_id } = await desk<{ category_id: number }>('POST', '/categories', {
    category_name: `${name}类`,
  })
  const { goods_id } = await desk<{ goods_id: number }>('POST', '/goods', {
    item_name: name,
    approve_status: 'onsale',
    pics: ['/media/p/1.webp'],
    brand_id,
    tag_ids: [tag_id],
    item_category: [category_id],
    item_params: [{ attribute_name: `${name}参数`, attribute_value_name: '一级' }],
    spec_items: [{ price: 9900, store: 5, item_spec: [] }],
  })
  return { goods_id, brand_id, tag_id, category_id }
}
type Product = Awaited<ReturnType<typeof product>>
let [one, other]: Product[] = []

const oneDetail = () => door.read<GoodsDetail>(detailOf(one?.goods_id ?? 0))
const listPath = ({ category_id }: Product) => `/goods/items?page=1&pageSize=20&category_id=${category_id}`
const attributeId = async (name: string) =>
  (
    await mall.rows<{ id: number }>('select attribute_id as id from attributes where attribute_name = $1', [
      name,
    ])
  )[0]?.id

beforeEach(async () => {
  await mall.empty()
  await mall.rows(`select setval(pg_get_serial_sequence('tags', 'tag_id'), 1000)`)
  await mall.rows(`insert into vip_grades (vip_grade_id, grade_name, discount) values (3, '省钱卡', 5)`)
  ;({ token } = await make.member({ role: 'operator' }))
  door = await openMallDoor(mall)
  one = await product('冰箱')
  other = await product('水壶')
})
afterEach(() => door.close())

interface Case {
  save: () => Promise<{ message?: string }>
  /** What the page of the first product says then. */
  shows: (goods: GoodsDetail) => unknown
  as: unknown
}

const cases: Record<string, Case> = {
  'the name of a brand': {
    save: () => desk('PUT', '/brands', { brand_id: one?.brand_id, brand_name: '云杉' }),
    shows: ({ goods_brand }) => goods_brand,
    as: '云杉',
  },
  'the logo of a brand': {
    save: () => desk('PUT', '/brands', { brand_id: one?.brand_id, logo: '/media/p/logo.webp' }),
    shows: ({ brand_logo }) => brand_logo,
    as: '/media/p/logo.webp',
  },
  'the name of a tag': {
    save: () => desk('PUT', '/goods/tags', { tag_id: one?.tag_id, tag_name: '新品' }),
    shows: ({ tags }) => tags.map(({ tag_name }) => tag_name),
    as: ['新品'],
  },
  'a deleted tag': {
    save: () => desk('DELETE', `/goods/tags/${one?.tag_id}`),
    shows: ({ tags }) => tags,
    as: [],
  },
  'the name of a parameter': {
    save: async () =>
      desk('PUT', '/attributes', {
        attribute_id: await attributeId('冰箱参数'),
        attribute_name: '能效等级',
      }),
    shows: ({ item_params }) => item_params.map(({ attribute_name }) => attribute_name),
    as: ['能效等级'],
  },
  'the name of a product': {
    save: () => desk('PUT', '/goods', { goods_id: one?.goods_id, version: 1, item_name: '十字门冰箱' }),
    shows: ({ item_name }) => item_name,
    as: '十字门冰箱',
  },
  'a member price': {
    save: () =>
      desk('POST', '/goods/bulk', {
        goods_id: [one?.goods_id],
        change: { kind: 'member_price', grade_kind: 'vip', grade_id: 3, price: 8800 },
      }),
    shows: ({ vip_price }) => vip_price,
    as: 8800,
  },
  'the stock of products': {
    save: () => desk('POST', '/goods/bulk', { goods_id: [one?.goods_id], change: { kind: 'stock', add: 5 } }),
    shows: ({ store }) => store,
    as: 10,
  },
  'a product off the shelf': {
    save: () =>
      desk('POST', '/goods/bulk', {
        goods_id: [one?.goods_id],
        change: { kind: 'status', approve_status: 'instock' },
      }),
    shows: ({ approve_status }) => approve_status,
    as: 'instock',
  },
}

describe.each(Object.entries(cases))('%s', (_, { save, shows, as }) => {
  it('is on the page of the product at once, and the answers of another one stay in the cache', async () => {
    if (!one || !other) throw new Error('no products')
    // The tree of categories leaves out those without products, so it follows the lists.
    const others = [detailOf(other.goods_id), '/shops/protocol?type=privacy', '/point/rule']
    await keep(detailOf(one.goods_id), listPath(one), ...others)
    expect(shows(await oneDetail())).not.toEqual(as)
    expect((await save()).message).toBeUndefined()
    expect(await madeAnew(others)).toBe(0)
    expect(shows(await oneDetail())).toEqual(as)
  })
})

it('the name of a category is in the path of its products and in the tree at once', async () => {
  if (!one) throw new Error('no products')
  await keep(detailOf(one.goods_id), '/goods/category')
  await desk('PUT', '/categories', { category_id: one.category_id, category_name: '冰柜' })
  expect((await oneDetail()).item_category_info[0]?.category_name).toBe('冰柜')
  const tree = await door.read<{ category_name: string }[]>('/goods/category')
  expect(tree.map(({ category_name }) => category_name)).toContain('冰柜')
})

it('a moved category is at its new position in the tree at once', async () => {
  if (!one || !other) throw new Error('no products')
  await keep(detailOf(one.goods_id), '/goods/category')
  const { version } = await door.read<{ version: number }>('/operator/categories', token)
  const { category_id } = one
  await desk('PUT', '/categories/move', { category_id, parent_id: other.category_id, version })
  const tree =
    await door.read<{ category_id: number; children: { category_id: number }[] }[]>('/goods/category')
  expect(tree.find((node) => node.category_id === other?.category_id)?.children).toMatchObject([
    { category_id },
  ])
})

it('a product that stays off the shelf leaves all lists in the cache', async () => {
  if (!one) throw new Error('no products')
  const { goods_id } = await desk<{ goods_id: number }>('POST', '/goods', {
    item_name: '草稿',
    spec_items: [{ price: 100, store: 1, item_spec: [] }],
  })
  const paths = [listPath(one), detailOf(one.goods_id), '/goods/category']
  await keep(...paths)
  await desk('PUT', '/goods', { goods_id, version: 1, item_name: '草稿二' })
  await desk('DELETE', `/goods/${goods_id}`)
  await desk('POST', '/goods/restore', { goods_id })
  expect(await madeAnew(paths)).toBe(0)
  await desk('PUT', '/goods', { goods_id, version: 4, approve_status: 'onsale', pics: ['/media/p/1.webp'] })
  const { list } = await door.read<{ list: GoodsListItem[] }>('/goods/items?page=1&pageSize=20')
  expect(list.map(({ item_name }) => item_name)).toContain('草稿二')
})

it('an agreement, a rule and the switch of reviews leave pages about anything else in the cache', async () => {
  if (!one) throw new Error('no products')
  const others = ['/goods/category', listPath(one)]
  await keep(
    '/shops/protocol?type=privacy',
    '/point/rule',
    '/traderate/getstatus',
    '/trade/setting',
    ...others,
  )
  await desk('PUT', '/agreements', { type: 'privacy', title: '隐私政策', content: '<p>新的内容</p>' })
  expect(await door.read('/shops/protocol?type=privacy')).toMatchObject({ content: '<p>新的内容</p>' })
  await keep(detailOf(one.goods_id))
  const before = await door.read('/point/rule')
  await desk('PUT', '/point/settings', { gain_point: '7', isOpenMemberPoint: true })
  expect(await door.read('/point/rule')).not.toEqual(before)
  await desk('PUT', '/order/settings', { order_finish_time: 9 })
  expect(await door.read('/trade/setting')).toMatchObject({ order_finish_time: 9 })
  expect(await madeAnew([...others, detailOf(one.goods_id)])).toBe(0)
  await desk('PUT', '/order/settings', { rate_status: false })
  expect(await door.read('/traderate/getstatus')).toEqual({ rate_status: false })
  expect((await oneDetail()).rate_status).toBe(false)
})

it('a draft answers like a product that does not exist, one that was on the shelf as off it', async () => {
  const { goods_id } = await desk<{ goods_id: number }>('POST', '/goods', {
    item_name: '草稿',
    spec_items: [{ price: 100, store: 1, item_spec: [] }],
  })
  const missing = await door.read<{ message: string }>(detailOf(999_999))
  expect(missing).toMatchObject({ message: '商品不存在或者已下架' })
  expect(await door.read(detailOf(goods_id))).toEqual(missing)
  const put = (approve_status: string) =>
    desk('POST', '/goods/bulk', { goods_id: [goods_id], change: { kind: 'status', approve_status } })
  await put('onsale')
  expect(await door.read(detailOf(goods_id))).toMatchObject({ approve_status: 'onsale' })
  await put('instock')
  expect(await door.read(detailOf(goods_id))).toMatchObject({ approve_status: 'instock' })
})
