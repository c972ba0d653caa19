import { apiPrefix } from '@/lib/contract'
import type { GoodsDetail, GoodsListItem } from '@/lib/contract/catalogue/goods'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import { handleContract } from '@/lib/server/edge/http/handler'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

interface Page {
  list: GoodsListItem[]
  total_count: number
}
const get = async <T>(path: string, params: Record<string, unknown> = {}, token?: string) =>
  (await mall.call<T>('GET', path, params, { token })).data
const insert = (table: Parameters<typeof mall.db.orm.insert>[0], values: Record<string, unknown>) =>
  mall.db.orm.insert(table).values(values)
const gone = { message: '商品不存在或者已下架', status_code: 422 }

/** Another SKU of a product, with its own specification and picture. */
async function addSku(goodsId: number, values: { price: number; store?: number; approveStatus?: 'instock' }) {
  const itemId = goodsId + 300_000
  await mall.db.orm.insert(tables.skus).values({
    itemId,
    goodsId,
    itemBn: `S${itemId}`,
    approveStatus: 'onsale',
    store: 4,
    pic: '/media/own.png',
    specText: '颜色：黑',
    ...values,
  })
  await indexGoods(mall.db, [goodsId])
  return itemId
}

describe('SKUs as list rows', () => {
  it('are listed with is_default=false', async () => {
    const shop = await make.shop()
    const goodsId = await make.goods({ price: 5000, store: 2 }, { distributorId: shop, nospec: false })
    const other = await addSku(goodsId, { price: 7000 })
    const asked = { page: 1, pageSize: 1, distributor_id: shop, is_default: 'false' }
    const { list, total_count } = await get<Page>('/goods/items', asked)
    expect(total_count).toBe(2)
    expect(list.map(({ item_id, is_default, price, store }) => [item_id, is_default, price, store])).toEqual([
      [goodsId, 1, 5000, 2],
      [other, 0, 7000, 4],
    ])
    expect(list[1]).toMatchObject({
      itemId: other,
      goods_id: goodsId,
      default_item_id: goodsId,
      item_bn: `S${other}`,
      item_spec_desc: '颜色：黑',
      pics: ['/media/own.png', `/media/${goodsId}.png`],
    })
    const named = await get<Page>('/goods/items', {
      page: 1,
      pageSize: 1,
      item_id: other,
      is_default: 'false',
    })
    expect(named.list.map(({ item_id }) => item_id)).toEqual([other])
    expect((await get<Page>('/goods/items', { ...asked, is_default: 'true' })).list).toHaveLength(1)
  })

  it('have their own price: activity before member price before price', async () => {
    const { token } = await make.member({ gradeId: await make.grade({ discount: 10 }) })
    const goodsId = await make.goods({ price: 5000, store: 2 }, { nospec: false })
    const other = await addSku(goodsId, { price: 7000 })
    await make.sale({ itemId: other, activityPrice: 6000, activityStore: 3 })
    const asked = { page: 1, pageSize: 9, goods_id: goodsId, is_default: 'false' }
    const { list } = await get<Page>('/goods/items', asked, token)
    expect(list[0]).toMatchObject({ price: 5000, member_price: 4500 })
    expect(list[0]).not.toHaveProperty('activity_price')
    expect(list[1]).toMatchObject({ price: 7000, member_price: 6300, activity_price: 6000 })
  })

  it('leave out SKUs that are off the shelf', async () => {
    const goodsId = await make.goods({ price: 5000, store: 2 }, { nospec: false })
    await addSku(goodsId, { price: 7000, approveStatus: 'instock' })
    const asked = { page: 1, pageSize: 9, goods_id: goodsId, is_default: 0 }
    expect((await get<Page>('/goods/items', asked)).list.map(({ item_id }) => item_id)).toEqual([goodsId])
  })
})

describe('the list', () => {
  it('accepts empty filters and texts that mean no shop', async () => {
    const goodsId = await make.goods({ price: 5000, store: 2 })
    expect(
      await get('/goods/items', {
        page: 1,
        pageSize: 50,
        item_type: 'normal',
        type: 0,
        goods_id: goodsId,
        keywords: '',
        goodsSort: '',
        start_price: '',
        end_price: '',
        brand_id: '',
        category_id: 0,
        main_category: 0,
        distributor_id: 'false',
      }),
    ).toMatchObject({
      total_count: 1,
    })
  })

  it('contains neither services nor cross-border products', async () => {
    await make.goods({ price: 5000, store: 2 })
    for (const kind of [{ type: 1 }, { item_type: 'services' }])
      expect(await get('/goods/items', { page: 1, pageSize: 9, ...kind })).toMatchObject({
        list: [],
        total_count: 0,
      })
  })

  it('filters products on sale and products that are only shown', async () => {
    const shop = await make.shop()
    const [sold, shown] = [
      await make.goods({ price: 1, store: 1 }, { distributorId: shop }),
      await make.goods({ price: 1, store: 1 }, { distributorId: shop, approveStatus: 'only_show' }),
    ]
    const ids = async (approve_status: string) =>
      (
        await get<Page>('/goods/items', { page: 1, pageSize: 9, distributor_id: shop, approve_status })
      ).list.map(({ goods_id }) => goods_id)
    expect(await ids('onsale')).toEqual([sold])
    expect(await ids('only_show')).toEqual([shown])
    expect(await ids('onsale,only_show')).toEqual([shown, sold])
    expect(await ids('instock')).toEqual([shown, sold])
  })

  it('is empty for ids larger than the columns', async () => {
    const wide = 999_999_999_999_999
    for (const field of [
      'brand_id',
      'category_id',
      'main_category',
      'tag_id',
      'goods_id',
      'item_id',
      'card_id',
      'marketing_id',
    ]) {
      const answer = await get<{ total_count?: number; status_code?: number }>('/goods/items', {
        page: 1,
        pageSize: 9,
        [field]: wide,
      })
      expect(answer.status_code ?? 422).toBe(422)
      expect(answer.total_count ?? 0).toBe(0)
    }
  })
})

describe('a batch of SKUs', () => {
  it('has the sequence of the requested ids, and pictures as text', async () => {
    const [one, two] = [
      await make.goods({ price: 100, store: 1 }),
      await make.goods({ price: 200, store: 1 }),
    ]
    const staff = await make.goods({ price: 1, store: 1 }, { staffGoods: true })
    const asked = { item_ids: `${two},${staff},987654,${one},${two}` }
    const rows = await get<{ item_id: number; pics: string }[]>('/goods/items/batch', asked)
    expect(rows.map(({ item_id }) => item_id)).toEqual([two, one])
    expect(rows[0]).toMatchObject({ item_name: `商品${two}`, itemName: `商品${two}`, price: 200 })
    expect(JSON.parse(rows[0]?.pics ?? '')).toEqual([`/media/${two}.png`])
    expect(await get('/goods/items/batch')).toEqual([])
  })
})

describe('filter options', () => {
  it('are the categories, shops, parameters and specifications of the found products', async () => {
    const { orm } = mall.db
    const shop = await make.shop()
    await orm.insert(tables.categories).values({
      categoryId: 41,
      categoryName: '冰箱',
      level: 1,
      path: [41],
      isMain: true,
      created: 1,
      updated: 1,
    })
    await orm.insert(tables.attributes).values([
      { attributeId: 71, attributeType: 'item_params', attributeName: '能效', created: 1 },
      { attributeId: 72, attributeType: 'item_spec', attributeName: '颜色', created: 1 },
    ])
    await orm.insert(tables.attributeValues).values([
      { attributeValueId: 711, attributeId: 71, attributeValue: '一级' },
      { attributeValueId: 712, attributeId: 71, attributeValue: '二级' },
      { attributeValueId: 721, attributeId: 72, attributeValue: '银' },
      { attributeValueId: 722, attributeId: 72, attributeValue: '黑' },
    ])
    for (const [param, spec] of [
      [711, 721],
      [712, 722],
      [711, 721],
    ] as const) {
      const goodsId = await make.goods({ price: 1, store: 1 }, { distributorId: shop, mainCategoryId: 41 })
      await orm.insert(tables.goodsParams).values({ goodsId, attributeId: 71, attributeValueId: param })
      await orm.insert(tables.skuSpecs).values({ itemId: goodsId, specId: 72, specValueId: spec })
      await indexGoods(mall.db, [goodsId])
    }
    const values = (...rows: [number, string, number][]) =>
      rows.map(([attribute_value_id, attribute_value_name, count]) => ({
        attribute_value_id,
        attribute_value_name,
        count,
      }))
    expect(await get('/goods/items/filter', { 'filter[distributor_id]': shop })).toEqual({
      main_category_ids: [41],
      distributor_ids: [shop],
      item_params: [
        { attribute_id: 71, attribute_name: '能效', values: values([711, '一级', 2], [712, '二级', 1]) },
      ],
      item_spec: [
        { attribute_id: 72, attribute_name: '颜色', values: values([721, '银', 2], [722, '黑', 1]) },
      ],
      main_category_list: [{ category_id: 41, category_name: '冰箱' }],
      distributor_list: [{ distributor_id: shop, name: `门店${shop}` }],
    })
    const empty = { main_category_ids: [], distributor_ids: [], item_params: [], item_spec: [] }
    expect(await get('/goods/items/filter', { 'filter[keywords]': '没有这种东西' })).toMatchObject(empty)
  })
})

describe('other calls of the detail', () => {
  it('accept the id of a SKU, of the product, or both', async () => {
    const goodsId = await make.goods({ price: 100, store: 1 })
    const other = await addSku(goodsId, { price: 200 })
    for (const params of [{ item_id: other }, { goods_id: goodsId }, { item_id: '', goods_id: goodsId }])
      expect(await get<GoodsDetail>('/goods/newitems', params)).toMatchObject({ item_id: goodsId })
    expect(await get('/goods/newitems')).toEqual(gone)
  })

  it('return a favourite as a number too', async () => {
    const goodsId = await make.goods({ price: 100, store: 1 })
    const { token } = await make.member()
    expect(await get(`/goods/items/${goodsId}/fav`, {}, token)).toEqual({ fav: 0, is_fav: false })
    await mall.call('POST', `/member/collect/item/${goodsId}`, {}, { token })
    expect(await get(`/goods/items/${goodsId}/fav`, {}, token)).toEqual({ fav: 1, is_fav: true })
  })
})

describe('the prices of member grades', () => {
  it('are in a table by grade, fixed prices first, in cards and in live prices', async () => {
    const gradeId = await make.grade({ discount: 10, gradeName: '金卡会员' })
    const lvType = { 61: 'vip', 62: 'svip' } as const
    for (const [vipGradeId, gradeName, discount] of [
      [61, '焕新卡', 5],
      [62, '尊享卡', 8],
    ] as const)
      await insert(tables.vipGrades, { vipGradeId, gradeName, discount, lvType: lvType[vipGradeId] })
    const goodsId = await make.goods({ price: 10_000, store: 1 })
    await insert(tables.memberPrices, { itemId: goodsId, gradeKind: 'vip', gradeId: 62, price: 7000 })
    const { list } = await get<{ list: Record<string, unknown>[] }>(`/goods/memberprice/${goodsId}`)
    expect(list).toMatchObject([
      {
        item_id: goodsId,
        price: 10_000,
        memberGrade: {
          grade: { [gradeId]: { grade_name: '金卡会员', discount: 10, mprice: 9000 } },
          vipGrade: {
            61: { grade_name: '焕新卡', mprice: 9500 },
            62: { grade_name: '尊享卡', lv_type: 'svip', mprice: 7000 },
          },
        },
      },
    ])
    const paid = { vip_price: 9500, svip_price: 7000 }
    expect((await get<Page>('/goods/items', { page: 1, pageSize: 9, goods_id: goodsId })).list).toMatchObject(
      [paid],
    )
    const live = await get<{ spec_items: unknown[] }>(`/goods/items_price_store/${goodsId}`)
    expect(live).toMatchObject({ ...paid, spec_items: [paid] })
    expect(await get('/goods/memberprice/987654')).toEqual(gone)
    expect(await get('/goods/memberprice/x')).toMatchObject({ message: '获取会员价详情出错.' })
  })
})

describe('the introduction page', () => {
  const open = async (id: number) => {
    const request = new Request(`http://mall.test${apiPrefix}/goods/itemintro/${id}`)
    const response = await handleContract(async () => mall, request)
    return { headers: response.headers, text: await response.text() }
  }

  it('shows the HTML without scripts', async () => {
    const intro = '<p onclick="x()">节能</p><script>alert(1)</script><img src="/media/a.png">'
    const goodsId = await make.goods({ price: 1, store: 1 }, { intro, itemName: '<冰箱>' })
    const { headers, text } = await open(goodsId)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(text).toContain('<p>节能</p>')
    expect(text).toContain('src="/media/a.png"')
    expect(text).toContain('<title>&lt;冰箱&gt;</title>')
    expect(text).not.toMatch(/script|onclick/)
  })

  it('renders content blocks', async () => {
    const block = (name: string, row: Record<string, unknown>) => ({
      name,
      base: {},
      config: {},
      data: [row],
    })
    const intro = [block('heading', { content: '一、外观' }), block('writing', { content: '第一行\n第二行' })]
    const { text } = await open(await make.goods({ price: 1, store: 1 }, { intro }))
    expect(text).toContain('<h2>一、外观</h2><p>第一行<br />第二行</p>')
  })

  it('is refused in the envelope for hidden products', async () => {
    const { headers, text } = await open(987_654)
    expect(headers.get('content-type')).toMatch(/json/)
    expect(JSON.parse(text)).toEqual({ data: gone })
  })
})

describe('product groups', () => {
  it('are tags; without one the group is empty', async () => {
    const goodsId = await make.goods({ price: 1, store: 1 })
    await insert(tables.tags, { tagId: 91, tagName: '新品', created: 1 })
    await insert(tables.goodsTags, { tagId: 91, goodsId })
    await indexGoods(mall.db, [goodsId])
    expect(await get('/goods/get_group_items', { group_id: 91 })).toMatchObject({
      items: [{ item_id: goodsId }],
    })
    expect(await get('/goods/get_group_items')).toEqual({ items: [] })
  })
})

describe('sharing', () => {
  it('is open to members except for staff products', async () => {
    const { token } = await make.member()
    const [open, staff] = [
      await make.goods({ price: 100, store: 1 }),
      await make.goods({ price: 100, store: 1 }, { staffGoods: true }),
    ]
    const may = (params: Record<string, unknown>) => get('/goods/checkshare/items', params, token)
    expect(await may({})).toEqual({ status: true, msg: '', page: '' })
    expect(await may({ item_id: open })).toEqual({ status: true, msg: '', page: '' })
    expect(await may({ item_id: staff })).toEqual({ status: false, msg: '该商品不支持分享', page: '' })
    expect((await mall.call('GET', '/goods/checkshare/items')).status).toBe(401)
    expect(await get(`/goods/share/items/${open}`, {}, token)).toMatchObject({
      item_id: open,
      price: 100,
      pics: [{ url: `/media/${open}.png`, isCode: false }],
    })
  })
})

describe('promotions', () => {
  it('of a product equal those of its detail', async () => {
    const goodsId = await make.goods({ price: 10_000, store: 5 }, { distributorId: await make.shop() })
    const asked = { item_id: goodsId }
    expect(await get('/promotion/getskumarketing', asked)).toEqual({ promotion_activity: null })
    const shop = (await get<GoodsDetail>(`/goods/items/${goodsId}`)).distributor_id
    await make.marketing({
      marketingType: 'full_minus',
      rules: [{ full: 10_000, minus: 1000 }],
      distributorId: shop,
    })
    const { promotion_activity } = await get<GoodsDetail>(`/goods/items/${goodsId}`)
    expect(promotion_activity).toHaveLength(1)
    expect(await get('/promotion/getskumarketing', asked)).toEqual({ promotion_activity })
    expect(await get('/promotion/getskumarketing', { item_id: 987_654 })).toEqual(gone)
  })

  it('list their products page by page while they run', async () => {
    const shop = await make.shop()
    const mine = { distributorId: shop }
    const goods = [
      await make.goods({ price: 1, store: 1 }, mine),
      await make.goods({ price: 1, store: 1 }, mine),
    ]
    await make.goods({ price: 1, store: 1 }, mine)
    const marketing_id = await make.marketing({
      marketingType: 'full_minus',
      rules: [{ full: 100, minus: 1 }],
      distributorId: shop,
      useBound: 1,
      boundIds: goods,
      endTime: mall.now() + 60,
    })
    const read = (page = 1) =>
      get<Page & { activity: unknown }>('/promotion/fullpromotion/getitemlist', {
        marketing_id,
        page,
        pageSize: 1,
      })
    const first = await read()
    expect(first).toMatchObject({
      total_count: 2,
      list: [{ goods_id: goods[1] }],
      cur: { symbol: '￥' },
      activity: { marketing_id, marketing_type: 'full_minus', promotion_tag: '满减', left_time: 60 },
    })
    expect((await read(2)).list.map(({ goods_id }) => goods_id)).toEqual([goods[0]])
    mall.travel(60)
    expect(await read()).toEqual({ message: '活动已失效', status_code: 422 })
  })
})
