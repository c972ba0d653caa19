import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Brands, tags and freight templates: versions, the recycle bin, changes of several (contract operator §4, ADR 0135). */

const mall = testMall()
const make = builders(mall)

interface Recycled {
  list: { id: number; name: string; by: string; deleted: number }[]
  total_count: number
}
interface Outcome<Row> {
  saved: boolean
  conflicts: { field: string; by: string }[]
  brand: Row
  tag: Row
  message?: string
}
interface Brand {
  brand_id: number
  brand_name: string
  memo: string
  sort: number
  version: number
  message?: string
}
interface Tag {
  tag_id: number
  tag_name: string
  front_show: number
  goods_num: number
  shop_num: number
  version: number
  message?: string
}

let desk: Staff
let other: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
  other = await staff(mall, make)
})

const addBrand = (brand_name: string, more: object = {}) =>
  desk.call<Brand>('POST', '/brands', { brand_name, ...more })
const addTag = (tag_name: string) => desk.call<Tag>('POST', '/goods/tags', { tag_name })
const put = (body: object) =>
  desk.call<{ goods_id: number }>('POST', '/goods', {
    item_name: '云杉冰箱',
    approve_status: 'onsale',
    spec_items: [{ price: 100, store: 1, item_spec: [] }],
    ...body,
  })
const found = async (keywords: string) =>
  (await mall.call<{ total_count: number }>('GET', '/goods/items', { keywords, page: 1, pageSize: 10 })).data
    .total_count

describe('two people on one brand', () => {
  it('change different fields, and learn of each other on the same one', async () => {
    const { brand_id, version } = await addBrand('云杉', { memo: '一' })
    const change = (who: Staff, body: object) =>
      who.call<Outcome<Brand>>('PUT', '/brands', { brand_id, version, ...body })
    expect(await change(other, { memo: '二' })).toMatchObject({ saved: true, brand: { version: 2 } })
    expect(await change(desk, { sort: 3 })).toMatchObject({ saved: true, brand: { memo: '二', sort: 3 } })
    expect(await change(desk, { memo: '三' })).toMatchObject({
      saved: false,
      conflicts: [{ field: 'memo' }],
      brand: { memo: '二' },
    })
    expect(await change(desk, { memo: '三', overwrite: ['memo'] })).toMatchObject({
      saved: true,
      brand: { memo: '三', sort: 3 },
    })
    expect(await desk.call('PUT', '/brands', { brand_id, version: 99, memo: '四' })).toMatchObject({
      message: '内容已更新，请刷新后重试',
    })
    // Without a version a change overwrites, and one that changes nothing leaves no version.
    expect(await desk.call('PUT', '/brands', { brand_id, memo: '五' })).toMatchObject({
      saved: true,
      brand: { version: 5 },
    })
    expect(await desk.call('PUT', '/brands', { brand_id, memo: '五' })).toMatchObject({
      brand: { version: 5 },
    })
  })

  it('saves one of two changes of a field at the same time', async () => {
    const { brand_id, version } = await addBrand('云杉')
    const results = await Promise.all(
      [desk, other].map((who, index) =>
        who.call<Outcome<Brand>>('PUT', '/brands', { brand_id, version, memo: `介绍${index}` }),
      ),
    )
    expect(results.map(({ saved }) => saved).toSorted()).toEqual([false, true])
  })
})

describe('the recycle bin', () => {
  it('gives a brand back under its id, with what the desk knew of it', async () => {
    const { brand_id } = await addBrand('云杉', { memo: '国产', sort: 7 })
    const { goods_id } = await put({ brand_id })
    expect(await desk.call('DELETE', `/brands/${brand_id}`)).toMatchObject({
      message: '品牌下有商品，不能删除',
    })
    await desk.call('DELETE', `/goods/${goods_id}`)
    await desk.call('DELETE', `/brands/${brand_id}`)
    expect(await desk.call<Recycled>('GET', '/brands/recycled')).toMatchObject({
      list: [{ id: brand_id, name: '云杉', deleted: mall.now() }],
      total_count: 1,
    })
    expect(await desk.call('POST', '/brands/restore', { brand_id })).toMatchObject({
      brand_id,
      brand_name: '云杉',
      memo: '国产',
      sort: 7,
    })
    expect(await desk.call<Recycled>('GET', '/brands/recycled')).toMatchObject({ list: [], total_count: 0 })
    expect(await desk.call('GET', '/goods/info', { goods_id })).toMatchObject({ brand_id })
    expect(await desk.call('POST', '/brands/restore', { brand_id })).toMatchObject({ message: '品牌不存在' })
  })

  it('refuses a name that was taken meanwhile, and keeps the row', async () => {
    const { brand_id } = await addBrand('云杉')
    await desk.call('DELETE', `/brands/${brand_id}`)
    await addBrand('云杉')
    expect(await desk.call('POST', '/brands/restore', { brand_id })).toMatchObject({
      message: '品牌“云杉”已存在',
    })
    expect((await desk.call<Recycled>('GET', '/brands/recycled')).total_count).toBe(1)
  })

  it('is restored by one of two people', async () => {
    const { tag_id } = await addTag('新品')
    await desk.call('DELETE', `/goods/tags/${tag_id}`)
    const results = await Promise.all(
      [desk, other].map((who) => who.call<Tag>('POST', '/goods/tags/restore', { tag_id })),
    )
    expect(results.map(({ message }) => message).toSorted()).toEqual(['标签不存在', undefined])
  })

  it('gives a tag back to its products, which are found by it again', async () => {
    const { tag_id } = await addTag('静音款')
    const { goods_id } = await put({ tag_ids: [tag_id] })
    await put({ item_name: '松果冰箱' })
    expect(await found('静音款')).toBe(1)
    await desk.call('DELETE', `/goods/tags/${tag_id}`)
    expect(await found('静音款')).toBe(0)
    expect(await desk.call('POST', '/goods/tags/restore', { tag_id })).toMatchObject({ goods_num: 1 })
    expect(await found('静音款')).toBe(1)
    expect(await desk.call('GET', '/goods/info', { goods_id })).toMatchObject({ tag_ids: [tag_id] })
  })

  it('gives a tag back to its shops', async () => {
    const shopId = await make.shop()
    const { tag_id } = await desk.call<Tag>('POST', '/shops/tags', {
      tag_name: '体验店',
      description: '可试用',
    })
    await desk.call('PUT', '/shops', { distributor_id: shopId, version: 1, tag_ids: [tag_id] })
    await desk.call('DELETE', `/shops/tags/${tag_id}`)
    expect(await desk.call('POST', '/shops/tags/restore', { tag_id })).toMatchObject({
      description: '可试用',
      shop_num: 1,
    })
  })

  it('gives a freight template back with its rules', async () => {
    const fee = [{ area: [], start_standard: 1, start_fee: 1200, add_standard: 1, add_fee: 300 }]
    const { templates_id } = await desk.call<{ templates_id: number }>('POST', '/freight', {
      name: '快递',
      valuation: 2,
      fee: JSON.stringify(fee),
    })
    await desk.call('DELETE', `/freight/${templates_id}`)
    expect((await desk.call<Recycled>('GET', '/freight/recycled')).list).toMatchObject([{ name: '快递' }])
    expect(await desk.call('POST', '/freight/restore', { templates_id })).toMatchObject({ name: '快递', fee })
  })

  it('forgets after 30 days', async () => {
    const { brand_id } = await addBrand('云杉')
    await desk.call('DELETE', `/brands/${brand_id}`)
    await mall.rows(`update recycled_rows set deleted = deleted - 30 * 86400`)
    expect((await desk.call<Recycled>('GET', '/brands/recycled')).total_count).toBe(0)
    expect(await desk.call('POST', '/brands/restore', { brand_id })).toMatchObject({ message: '品牌不存在' })
  })

  it('is closed to merchants and to roles that may not write', async () => {
    const { brand_id } = await addBrand('云杉')
    await desk.call('DELETE', `/brands/${brand_id}`)
    const merchant = await staff(mall, make, { role: 'merchant', shopId: await make.shop() })
    const refused = await merchant.call<{ message?: string }>('POST', '/brands/restore', { brand_id })
    expect(refused.message).toBeDefined()
    expect((await desk.call<Recycled>('GET', '/brands/recycled')).total_count).toBe(1)
  })
})

describe('a change of several', () => {
  it('sorts brands, or deletes all or none and says which one is in use', async () => {
    const [one, two] = [await addBrand('云杉'), await addBrand('松果')]
    const brand_ids = [one.brand_id, two.brand_id, one.brand_id]
    const bulk = (change: object, ids: unknown[] = brand_ids) =>
      desk.call<{ changed?: number; message?: string }>('POST', '/brands/bulk', {
        brand_ids: JSON.stringify(ids),
        change: JSON.stringify(change),
      })
    expect(await bulk({ kind: 'sort', sort: 9 })).toEqual({ changed: 2 })
    const { list } = await desk.call<{ list: Brand[] }>('GET', '/brands')
    expect(list.map(({ sort }) => sort)).toEqual([9, 9])
    await put({ brand_id: two.brand_id })
    expect((await bulk({ kind: 'delete' })).message).toBe('“松果”：品牌下有商品，不能删除')
    expect((await desk.call<{ list: Brand[] }>('GET', '/brands')).list).toHaveLength(2)
    expect((await bulk({ kind: 'delete' }, [])).message).toBe('请选择要修改的内容')
    expect((await bulk({ kind: 'delete' }, [one.brand_id, 999_999])).message).toBe('品牌不存在')
    expect((await bulk({ kind: 'paint' })).message).toBe('请选择要修改的内容')
    expect((await bulk({ kind: 'delete' }, Array(101).fill(1))).message).toBe('一次最多修改100项')
  })

  it('hides and shows tags, but deletes none that the programme reads', async () => {
    const { tag_id } = await addTag('新品')
    const fixed = await addTag('国补')
    const bulk = (kind: string) =>
      desk.call<{ message?: string }>('POST', '/goods/tags/bulk', {
        tag_ids: [tag_id, fixed.tag_id],
        change: { kind },
      })
    const shown = async () =>
      (await desk.call<{ list: Tag[] }>('GET', '/goods/tags')).list.map(({ front_show }) => front_show)
    await bulk('hide')
    expect(await shown()).toEqual([0, 0])
    await bulk('show')
    expect(await shown()).toEqual([1, 1])
    expect((await bulk('delete')).message).toBe('“国补”：“国补”是补贴使用的标签，不能删除')
    expect(await shown()).toHaveLength(2)
  })

  it('turns freight templates off unless they are in use', async () => {
    const add = (name: string) =>
      desk.call<{ templates_id: number }>('POST', '/freight', { name, valuation: 2, is_free: 1 })
    const ids = [(await add('快递')).templates_id, (await add('大件')).templates_id]
    const bulk = (kind: string) =>
      desk.call<{ message?: string }>('POST', '/freight/bulk', { templates_ids: ids, change: { kind } })
    const states = async () =>
      (await desk.call<{ list: { status: boolean }[] }>('GET', '/freight')).list.map(({ status }) => status)
    await bulk('off')
    expect(await states()).toEqual([false, false])
    await bulk('on')
    await put({ templates_id: ids[1] })
    expect((await bulk('off')).message).toBe('“大件”：有1个商品正在使用，不能停用')
    expect(await states()).toEqual([true, true])
  })
})
