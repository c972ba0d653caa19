import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Products as the desk enters and changes them (contract operator §4). */

const mall = testMall()
const make = builders(mall)

interface Sku {
  item_id: number
  item_bn: string
  price: number
  store: number
  pics: string[]
  is_default: boolean
  is_used: boolean
  approve_status: string
  item_spec: { spec_name: string; spec_value_name: string }[]
}
interface Goods {
  goods_id: number
  version: number
  item_name: string
  brief: string
  intro: string
  price: number
  sort: number
  approve_status: string
  item_params: { attribute_name: string; attribute_value_name: string }[]
  spec_items: Sku[]
  deleted: number | null
  message?: string
}
interface Saved {
  saved: boolean
  conflicts: { field: string; by: string }[]
  goods: Goods
  message?: string
}
interface Row {
  goods_id: number
  item_name: string
  state: string
  price: number
  max_price: number
  store: number
}
interface List {
  list: Row[]
  total_count: number
  next: string | null
}

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
})

const spec = (colour: string, size?: string) => [
  { spec_name: '颜色', spec_value_name: colour },
  ...(size ? [{ spec_name: '容量', spec_value_name: size }] : []),
]
const plain = { item_name: '云杉三门冰箱', approve_status: 'onsale', pics: ['/media/1.png'] }
const create = (fields: object = {}, skus: object[] = [{ price: 199_900, store: 5, item_spec: [] }]) =>
  desk.call<Goods>('POST', '/goods', { ...plain, spec_items: skus, ...fields })
const update = (goods: Pick<Goods, 'goods_id' | 'version'>, fields: object) =>
  desk.call<Saved>('PUT', '/goods', { goods_id: goods.goods_id, version: goods.version, ...fields })
const info = (id: number) => desk.call<Goods>('GET', '/goods/info', { goods_id: id })
const list = (params: object = {}) => desk.call<List>('GET', '/goods', { ...params })
const names = async (params: object = {}) => (await list(params)).list.map(({ item_name }) => item_name)
const shown = async (id: number) =>
  (
    await mall.call<{ item_name?: string; price?: number; spec_items: { item_id: number }[] }>(
      'GET',
      `/goods/items/${id}`,
    )
  ).data

const ledger = async (itemId: number) =>
  (
    await mall.rows<{ sum: number }>(
      `select coalesce(sum(num), 0)::int as sum from stock_ledger where item_id = ${itemId}`,
    )
  )[0]?.sum

describe('a new product', () => {
  it('is on sale, in lists, found by its name and can be bought', async () => {
    const goods = await create()
    expect(goods).toMatchObject({ item_name: plain.item_name, approve_status: 'onsale', version: 1 })
    expect(await shown(goods.goods_id)).toMatchObject({ item_name: plain.item_name, price: 199_900 })
    const found = await mall.call<{ list: { item_id: number }[] }>('GET', '/goods/items', {
      keywords: '三门冰箱',
      page: 1,
      pageSize: 10,
    })
    expect(found.data.list.map(({ item_id }) => item_id)).toEqual([goods.goods_id])
    const shopper = await buyer(mall, make)
    const { order_id } = await shopper.orderItem(goods.goods_id, 2)
    expect(order_id).toBeTruthy()
    expect((await info(goods.goods_id)).spec_items[0]?.store).toBe(3)
    expect(await ledger(goods.goods_id)).toBe(3)
  })

  it('has SKUs of two specifications with pictures, numbers and stock of their own', async () => {
    const goods = await create({}, [
      { price: 300_000, store: 1, pics: ['/media/a.png'], item_spec: spec('黑', '500升'), item_bn: 'A-1' },
      { price: 310_000, store: 2, pics: ['/media/a.png'], item_spec: spec('黑', '600升') },
      { price: 320_000, store: 0, pics: ['/media/b.png'], item_spec: spec('白', '500升') },
      { price: 330_000, store: 4, pics: ['/media/b.png'], item_spec: spec('白', '600升') },
    ])
    expect(goods.spec_items).toHaveLength(4)
    expect(goods.spec_items[0]).toMatchObject({ item_bn: 'A-1', is_default: true, is_used: false })
    expect(goods.spec_items[1]?.item_bn).toBe(`HX${goods.spec_items[1]?.item_id}`)
    expect(goods.spec_items.map(({ store }) => store)).toEqual([1, 2, 0, 4])
    const page = await mall.call<{
      item_spec_desc: { spec_name: string; is_image: boolean; spec_values: { spec_value_name: string }[] }[]
    }>('GET', `/goods/items/${goods.goods_id}`)
    const groups = Object.fromEntries(
      page.data.item_spec_desc.map((one) => [one.spec_name, one.spec_values.map((v) => v.spec_value_name)]),
    )
    expect(groups).toEqual({ 颜色: ['黑', '白'], 容量: ['500升', '600升'] })
    expect(page.data.item_spec_desc.find(({ spec_name }) => spec_name === '颜色')?.is_image).toBe(true)
    const [row] = (await list()).list
    expect(row).toMatchObject({ price: 300_000, max_price: 330_000, store: 7, state: 'on_sale' })
  })

  it('takes cleaned HTML as its introduction', async () => {
    const goods = await create({
      intro:
        '<h2>特点</h2><p onclick="x()">省电<script>alert(1)</script></p><iframe src="https://a.example"></iframe><img src="data:image/png;base64,xx">',
    })
    expect(goods.intro).toBe('<h2>特点</h2><p>省电</p>')
  })

  it.each([
    ['a name', { item_name: '' }, '请填写商品名称'],
    ['a short name', { item_name: '长'.repeat(256) }, '商品名称不能超过255个字'],
    ['a price', { spec_items: [{ price: 0, store: 1, item_spec: [] }] }, '价格不正确'],
    ['stock that is a number', { spec_items: [{ price: 1, store: -1, item_spec: [] }] }, '库存不正确'],
    ['a SKU', { spec_items: [] }, '请至少填写一个规格'],
    [
      'different SKUs',
      {
        spec_items: [
          { price: 1, item_spec: spec('黑') },
          { price: 1, item_spec: spec('黑') },
        ],
      },
      '规格不能重复',
    ],
    [
      'all values',
      {
        spec_items: [
          { price: 1, item_spec: spec('黑', '大') },
          { price: 1, item_spec: spec('白') },
        ],
      },
      '每个规格都需要填写全部规格值',
    ],
    [
      'different numbers',
      {
        spec_items: [
          { price: 1, item_bn: 'X1', item_spec: spec('黑') },
          { price: 1, item_bn: 'X1', item_spec: spec('白') },
        ],
      },
      '货号“X1”重复',
    ],
    ['a brand that exists', { brand_id: 999 }, '品牌不存在'],
    ['a category that exists', { item_category: [999] }, '分类不存在'],
    ['a freight template that exists', { templates_id: 999 }, '运费模板不存在'],
    ['tags that exist', { tag_ids: [999] }, '标签不存在'],
  ])('needs %s', async (_what, fields, message) => {
    expect((await create(fields)).message).toBe(message)
    expect(await mall.rows('select 1 from goods')).toEqual([])
    expect(await mall.rows(`select 1 from attributes where attribute_type = 'item_spec'`)).toEqual([])
  })

  it('has an article number that no other product has', async () => {
    await create({}, [{ price: 100, item_bn: 'YS-1', item_spec: [] }])
    const second = await create({}, [{ price: 100, item_bn: 'YS-1', item_spec: [] }])
    expect(second.message).toBe('货号“YS-1”已被其他商品使用')
    expect((await list()).total_count).toBe(1)
  })
})

describe('a change', () => {
  it('is on the page of the product at once and in the audit trail, and leaves what was not sent', async () => {
    const goods = await create({ brief: '大容量' })
    mall.dropped.length = 0
    const { saved, goods: after } = await update(goods, { item_name: '云杉四门冰箱' })
    expect(saved).toBe(true)
    expect(after).toMatchObject({ item_name: '云杉四门冰箱', brief: '大容量', version: 2 })
    expect((await shown(goods.goods_id)).item_name).toBe('云杉四门冰箱')
    expect(mall.dropped).toEqual(expect.arrayContaining([`goods:${goods.goods_id}`, 'goods-lists']))
    const [audit] = await mall.rows<{ before: object; after: object }>(
      `select before, after from audit_rows where event = 'updateGoods'`,
    )
    expect(audit).toEqual({ before: { item_name: plain.item_name }, after: { item_name: '云杉四门冰箱' } })
  })

  it('drops the page of the product alone when lists show nothing of it', async () => {
    const goods = await create()
    mall.dropped.length = 0
    await update(goods, { intro: '<p>新的介绍</p>' })
    expect(mall.dropped).toEqual([`goods:${goods.goods_id}`])
  })

  it('that changes nothing makes no version and no audit row', async () => {
    const goods = await create()
    mall.dropped.length = 0
    const { saved, goods: after } = await update(goods, { item_name: plain.item_name })
    expect([saved, after.version, mall.dropped]).toEqual([true, 1, []])
    expect(await mall.rows(`select 1 from audit_rows where event = 'updateGoods'`)).toEqual([])
  })

  it('of a field that another person changed since is a conflict; other fields are merged', async () => {
    const goods = await create()
    const other = await staff(mall, make)
    await mall.rows(`update members set username = '小林' where user_id = ${other.userId} returning 1`)
    await other.call('PUT', '/goods', { goods_id: goods.goods_id, version: 1, brief: '节能', sort: 7 })
    const refused = await update(goods, { brief: '静音', item_name: '新名称' })
    expect(refused.saved).toBe(false)
    expect(refused.conflicts).toEqual([expect.objectContaining({ field: 'brief', by: '小林' })])
    expect(refused.goods).toMatchObject({ brief: '节能', item_name: plain.item_name, sort: 7, version: 2 })
    expect((await update(goods, { item_name: '新名称' })).goods).toMatchObject({
      item_name: '新名称',
      brief: '节能',
    })
    const forced = await update(goods, { brief: '静音', overwrite: ['brief'] })
    expect(forced.goods).toMatchObject({ brief: '静音', item_name: '新名称', sort: 7 })
  })

  it('of prices of two SKUs by two people keeps both', async () => {
    const goods = await create({}, [
      { price: 100, item_spec: spec('黑') },
      { price: 100, item_spec: spec('白') },
    ])
    const [black, white] = goods.spec_items
    await update(goods, { sku_changes: [{ item_id: black?.item_id, price: 200 }] })
    const second = await update(goods, { sku_changes: [{ item_id: white?.item_id, price: 300 }] })
    expect(second.saved).toBe(true)
    expect(second.goods.spec_items.map(({ price }) => price)).toEqual([200, 300])
    const third = await update(goods, { sku_changes: [{ item_id: white?.item_id, price: 400 }] })
    expect(third.conflicts.map(({ field }) => field)).toEqual([`sku:${white?.item_id}:price`])
  })

  it('of the stock adds the difference, so that pieces sold meanwhile stay sold', async () => {
    const goods = await create()
    const shopper = await buyer(mall, make)
    await shopper.orderItem(goods.goods_id, 2)
    const { goods: after } = await update(goods, {
      sku_changes: [{ item_id: goods.goods_id, store: 10, store_seen: 5 }],
    })
    expect(after.spec_items[0]?.store).toBe(8)
    expect(await ledger(goods.goods_id)).toBe(8)
    const tooMany = await update(after, {
      sku_changes: [{ item_id: goods.goods_id, store: 0, store_seen: 9 }],
    })
    expect(tooMany.message).toBe('商品库存不足')
    expect(await ledger(goods.goods_id)).toBe(8)
  })

  it('of the specifications keeps the SKUs that stay, and removes those that were never ordered', async () => {
    const goods = await create()
    const [only] = goods.spec_items
    const { goods: split } = await update(goods, {
      spec_items: [
        { item_id: only?.item_id, item_spec: spec('黑') },
        { price: 210_000, store: 3, item_spec: spec('白') },
        { price: 220_000, store: 3, item_spec: spec('灰') },
      ],
    })
    expect(split.spec_items.map(({ item_spec, price }) => [item_spec[0]?.spec_value_name, price])).toEqual([
      ['黑', 199_900],
      ['白', 210_000],
      ['灰', 220_000],
    ])
    expect(split.spec_items[0]?.item_id).toBe(only?.item_id)
    const grey = split.spec_items[2]
    const shopper = await buyer(mall, make)
    await shopper.orderItem(split.spec_items[1]?.item_id ?? 0, 1)
    const { goods: less } = await update(split, {
      spec_items: split.spec_items.slice(0, 2).map(({ item_id, item_spec }) => ({ item_id, item_spec })),
    })
    expect(less.spec_items).toHaveLength(2)
    expect(await ledger(grey?.item_id ?? 0)).toBe(0)
    const fixed = await update(less, {
      spec_items: [{ item_id: only?.item_id, item_spec: spec('黑') }],
    })
    expect(fixed.message).toBe('规格“颜色：白”已有订单或活动，不能删除，可以改为下架')
    const withoutDefault = await update(less, {
      spec_items: [{ item_id: less.spec_items[1]?.item_id, item_spec: spec('白') }],
    })
    expect(withoutDefault.message).toBe('默认规格不能删除，可以改为下架')
  })

  it('never loses a field when two people save in any sequence', async () => {
    const fields = ['item_name', 'brief', 'sort', 'item_unit'] as const
    let seed = 7
    const random = (n: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % n
    const goods = await create()
    const seen = [goods.version, goods.version]
    /** The latest value of each field that a person was told is saved, with its author. */
    const saved: Partial<Record<(typeof fields)[number], { value: string | number; by: number }>> = {}
    for (let step = 0; step < 200; step++) {
      const person = random(2)
      if (random(3) === 0) seen[person] = (await info(goods.goods_id)).version
      const picked = fields.filter(() => random(2) === 0)
      const change = Object.fromEntries(
        picked.map((field) => [field, field === 'sort' ? step + 1 : `${field}${step}`.slice(-10)]),
      )
      const base = seen[person] ?? 1
      const answer = await update({ goods_id: goods.goods_id, version: base }, change)
      const others = picked.filter((field) => {
        const latest = saved[field]
        return latest !== undefined && latest.by > base
      })
      expect(answer.conflicts.map(({ field }) => field).sort()).toEqual([...others].sort())
      if (answer.saved)
        for (const field of picked)
          saved[field] = { value: change[field] as string | number, by: answer.goods.version }
      const now = await info(goods.goods_id)
      for (const [field, latest] of Object.entries(saved))
        expect(now[field as keyof Goods]).toBe(latest.value)
    }
  })
})

describe('article numbers', () => {
  const two = () =>
    create({}, [
      { price: 100, item_bn: 'A', item_spec: spec('黑') },
      { price: 100, item_bn: 'B', item_spec: spec('白') },
    ])

  it('of two SKUs can be exchanged', async () => {
    const goods = await two()
    const [black, white] = goods.spec_items
    const { goods: after } = await update(goods, {
      sku_changes: [
        { item_id: black?.item_id, item_bn: 'B' },
        { item_id: white?.item_id, item_bn: 'A' },
      ],
    })
    expect(after.spec_items.map(({ item_bn }) => item_bn)).toEqual(['B', 'A'])
  })

  it('are those of one SKU each, also when only some are sent', async () => {
    const goods = await two()
    const refused = await update(goods, { sku_changes: [{ item_id: goods.goods_id, item_bn: 'B' }] })
    expect(refused.message).toBe('货号“B”重复')
  })

  it('that are given never meet one that was typed', async () => {
    const first = await create()
    await create({}, [{ price: 100, item_bn: `HX${first.goods_id + 2}`, item_spec: [] }])
    const third = await create()
    expect(third.spec_items[0]?.item_bn).toBe(`HX${third.goods_id}X`)
  })
})

it('prices that are set for several products are edits like others', async () => {
  const goods = await create()
  await desk.call('PUT', '/goods/prices', { prices: [{ item_id: goods.goods_id, price: 33 }] })
  const stale = await update(goods, { sku_changes: [{ item_id: goods.goods_id, price: 999 }] })
  expect(stale.conflicts.map(({ field }) => field)).toEqual([`sku:${goods.goods_id}:price`])
})

it.each([
  ['a version of the future', { version: 9 }, '商品已更新，请刷新后重试'],
  ['two lists of SKUs', { sku_changes: [{ item_id: 1 }], spec_items: [{ item_spec: [] }] }, '参数错误'],
  ['scripts as pictures', { pics: ['javascript:alert(1)'] }, '图片地址不正确'],
  ['data as pictures', { pics: ['data:text/html,x'] }, '图片地址不正确'],
  [
    'pictures that browsers do not load',
    { pics: ['http://shop.example/x.png'] },
    'http:// 开头的图片和视频不会显示，请上传，或改用 https:// 开头的地址',
  ],
  [
    'a video that browsers do not load',
    { videos: 'http://shop.example/x.mp4' },
    'http:// 开头的图片和视频不会显示，请上传，或改用 https:// 开头的地址',
  ],
  [
    'an introduction with such a picture',
    { intro: '<p>省电<img alt="x" src="http://shop.example/x.png"></p>' },
    'http:// 开头的图片和视频不会显示，请上传，或改用 https:// 开头的地址',
  ],
  ['pictures of a page elsewhere', { pics: ['//evil.example/x.png'] }, '图片地址不正确'],
  ['scripts as a video', { videos: 'javascript:alert(1)' }, '视频地址不正确'],
  ['a text of many levels', { intro: '<b>'.repeat(30_000) }, '内容层级过多'],
  ['a text of some more levels than a page has', { intro: '<div>'.repeat(100) }, '内容层级过多'],
])('%s are refused', async (_what, fields, message) => {
  const goods = await create()
  expect((await update(goods, fields)).message).toBe(message)
})

describe('the recycle bin', () => {
  it('takes a product off the shelf, and gives it back within 30 days', async () => {
    const goods = await create()
    expect(await desk.call('DELETE', `/goods/${goods.goods_id}`)).toEqual({ status: true })
    expect(await names()).toEqual([])
    expect(await names({ state: 'deleted' })).toEqual([plain.item_name])
    expect((await shown(goods.goods_id)).item_name).toBeUndefined()
    expect((await update(goods, { brief: 'x' })).message).toBe('商品在回收站，请先恢复')
    mall.travel(29 * 86_400)
    expect(await desk.call('POST', '/goods/restore', { goods_id: goods.goods_id })).toEqual({ status: true })
    expect(await names({ state: 'off_sale' })).toEqual([plain.item_name])
    await desk.call('DELETE', `/goods/${goods.goods_id}`)
    await mall.rows(`update goods set deleted = deleted - ${31 * 86_400} returning 1`)
    expect(await names({ state: 'deleted' })).toEqual([])
  })

  it('answers for a product that is not there as if it did not exist', async () => {
    expect((await desk.call('DELETE', '/goods/999')).message).toBe('商品不存在')
  })
})

describe('a bulk change', () => {
  it('is previewed in words and changes what was chosen, all or none', async () => {
    const [one, two] = [await create(), await create({ item_name: '第二件' })]
    const ids = [one.goods_id, two.goods_id]
    const change = { kind: 'price', percent: 90 }
    interface Bulk {
      changed: number
      same: number
      samples: { before: string; after: string }[]
      message?: string
    }
    const preview = await desk.call<Bulk>('POST', '/goods/bulk', { goods_id: ids, change, dry: 1 })
    expect(preview).toMatchObject({ changed: 2, same: 0 })
    expect(preview.samples[0]).toMatchObject({ before: '¥1,999.00', after: '¥1,799.10' })
    expect((await info(one.goods_id)).spec_items[0]?.price).toBe(199_900)
    await desk.call('POST', '/goods/bulk', { goods_id: ids, change })
    expect((await info(two.goods_id)).spec_items[0]?.price).toBe(179_910)
    expect((await shown(one.goods_id)).price).toBe(179_910)
    const off = { kind: 'status', approve_status: 'instock' }
    expect(await desk.call<Bulk>('POST', '/goods/bulk', { goods_id: ids, change: off })).toMatchObject({
      changed: 2,
    })
    expect(await desk.call<Bulk>('POST', '/goods/bulk', { goods_id: ids, change: off })).toMatchObject({
      changed: 0,
      same: 2,
    })
    const unknown = await desk.call<Bulk>('POST', '/goods/bulk', {
      goods_id: [one.goods_id, 999],
      change: { kind: 'status', approve_status: 'onsale' },
    })
    expect(unknown.message).toBe('商品不存在')
    expect((await info(one.goods_id)).approve_status).toBe('instock')
  })

  it('leaves a SKU off the shelf that was taken off alone', async () => {
    const goods = await create({}, [
      { price: 100, store: 1, item_spec: spec('黑') },
      { price: 100, store: 1, item_spec: spec('白'), approve_status: 'instock' },
    ])
    const put = (approve_status: string) =>
      desk.call('POST', '/goods/bulk', {
        goods_id: [goods.goods_id],
        change: { kind: 'status', approve_status },
      })
    await put('instock')
    await put('onsale')
    expect((await info(goods.goods_id)).spec_items.map((sku) => sku.approve_status)).toEqual([
      'onsale',
      'instock',
    ])
  })
})

describe('the list', () => {
  it('is narrowed by state, words, number, brand, category and shop, and goes on after its last row', async () => {
    const shopId = await make.shop()
    const category = await make.category()
    const below = await make.category([category])
    const made = []
    for (let index = 0; index < 5; index++)
      made.push(await create({ item_name: `云杉风扇${index}`, item_category: [below] }))
    await create({ item_name: '青禾手机', approve_status: 'instock' }, [
      { price: 100, store: 1, item_bn: 'QH-77', item_spec: [] },
    ])
    const soldOut = await create({ item_name: '售罄的商品' }, [{ price: 100, store: 0, item_spec: [] }])
    await mall.rows(
      `update goods set distributor_id = ${shopId} where goods_id = ${soldOut.goods_id} returning 1`,
    )
    expect(await names({ state: 'off_sale' })).toEqual(['青禾手机'])
    expect(await names({ state: 'sold_out' })).toEqual(['售罄的商品'])
    expect(await names({ keyword: '风扇3' })).toEqual(['云杉风扇3'])
    expect(await names({ keyword: '手机' })).toEqual(['青禾手机'])
    expect(await names({ keyword: 'QH-77' })).toEqual(['青禾手机'])
    expect(await names({ keyword: '%' })).toEqual([])
    expect(await names({ category_id: category })).toHaveLength(5)
    expect(await names({ distributor_id: shopId })).toEqual(['售罄的商品'])
    const first = await list({ pageSize: 3 })
    expect(first).toMatchObject({ total_count: 7 })
    const second = await list({ pageSize: 3, after: first.next })
    const third = await list({ pageSize: 3, after: second.next })
    expect(third.next).toBeNull()
    const ids = [first, second, third].flatMap((page) => page.list.map(({ goods_id }) => goods_id))
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
    expect(new Set(ids).size).toBe(7)
  })

  /** The products of all pages of a list. */
  const pagesOf = async (filter: object) => {
    const seen: number[] = []
    let after: string | null | undefined
    do {
      const page: List = await list({ ...filter, pageSize: 2, ...(after && { after }) })
      seen.push(...page.list.map(({ goods_id }) => goods_id))
      after = page.next
    } while (after)
    return seen
  }

  it.each(['updated', 'sales', 'price_asc', 'price_desc'])('by %s has each product once', async (sort) => {
    for (let index = 0; index < 7; index++)
      await create({ item_name: `商品${index}` }, [{ price: 100 * (index % 3) + 100, item_spec: [] }])
    const seen = await pagesOf({ sort })
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
  })

  it.each(['newest', 'updated'])(
    'searched by %s has each product once, on the shelf and off it',
    async (sort) => {
      const category = await make.category()
      const made: number[] = []
      for (let index = 0; index < 9; index++) {
        const isOff = index % 3 === 0
        const { goods_id } = await create({
          item_name: `云杉水壶${index}`,
          ...(isOff && { approve_status: 'instock' }),
          ...(index % 2 === 0 && { item_category: [category] }),
        })
        made.push(goods_id)
        await create({ item_name: `青禾手机${index}`, ...(isOff && { approve_status: 'instock' }) })
      }
      const seen = await pagesOf({ keyword: '水壶', sort })
      expect(seen.toSorted((one, other) => one - other)).toEqual(made)
      if (sort === 'newest') expect(seen).toEqual(made.toReversed())
      const inCategory = await pagesOf({ keyword: '水壶', sort, category_id: category })
      expect(new Set(inCategory)).toEqual(new Set(made.filter((_, index) => index % 2 === 0)))
      expect(inCategory).toHaveLength(5)
    },
  )

  it('shows a merchant the products of the own shop only', async () => {
    const shopId = await make.shop()
    const merchant = await staff(mall, make, { role: 'merchant', shopId })
    const own = await make.goods({ price: 100, store: 1 }, { distributorId: shopId })
    const other = await create()
    const rows = await merchant.call<List>('GET', '/goods')
    expect(rows.list.map(({ goods_id }) => goods_id)).toEqual([own])
    expect((await merchant.call('GET', '/goods/info', { goods_id: other.goods_id })).message).toBe(
      '商品不存在',
    )
    expect((await merchant.call('PUT', '/goods/prices', { prices: [] })).status_code).toBe(403)
  })
})

it('the stock of a SKU has a ledger with words', async () => {
  const goods = await create()
  await update(goods, { sku_changes: [{ item_id: goods.goods_id, store: 8 }] })
  const answer = await desk.call<{ store: number; list: { num: number; reason_name: string }[] }>(
    'GET',
    '/goods/stock',
    { item_id: goods.goods_id },
  )
  expect(answer.store).toBe(8)
  expect(answer.list.map(({ num, reason_name }) => [num, reason_name])).toEqual([
    [3, '手动调整'],
    [5, '期初库存'],
  ])
})

it('the books are right after products were entered, changed and removed', async () => {
  const goods = await create({}, [
    { price: 100, store: 5, item_spec: spec('黑') },
    { price: 100, store: 5, item_spec: spec('白') },
  ])
  const [black] = goods.spec_items
  await update(goods, {
    spec_items: [{ item_id: black?.item_id, store: 9, item_spec: spec('黑') }],
  })
  const books = await desk.call<{ ok: boolean; rows: { name: string; ok: boolean }[] }>('GET', '/books')
  expect(books.rows.filter(({ ok }) => !ok)).toEqual([])
})
