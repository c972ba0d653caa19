import type { DeskShop, DeskShopRow } from '@/lib/contract/operator/shops/shop-desk'
import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Shops and their tags as the desk enters and changes them (contract operator §5). */

const mall = testMall()
const make = builders(mall)

type Shop = DeskShop & { message?: string }
interface Saved {
  saved: boolean
  conflicts: { field: string; by: string }[]
  shop: Shop
  message?: string
}
interface List {
  list: DeskShopRow[]
  total_count: number
  next: number | null
}

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
})

const place = {
  province: '浙江省',
  city: '杭州市',
  area: '西湖区',
  address: '文三路1号',
  lng: 120.13,
  lat: 30.27,
}
const add = (fields: object = {}) =>
  desk.call<Shop>('POST', '/shops', { name: '云杉西湖店', ...place, ...fields })
const info = (id: number, by = desk) => by.call<Shop>('GET', '/shops/info', { distributor_id: id })
const change = (shop: Pick<Shop, 'distributor_id' | 'version'>, fields: object, by = desk) =>
  by.call<Saved>('PUT', '/shops', { distributor_id: shop.distributor_id, version: shop.version, ...fields })
const list = (params: object = {}) => desk.call<List>('GET', '/shops', { ...params })
const shown = async (id: number) =>
  (
    await mall.call<{ name?: string; hour?: string; message?: string; is_ziti?: boolean }>(
      ...(['GET', '/distributor/is_valid', { distributor_id: id }] as const),
    )
  ).data

describe('a shop without a position', () => {
  const { lng: _lng, lat: _lat, ...address } = place
  const open = (fields: object = {}) =>
    desk.call<Shop>('POST', '/shops', { name: '云杉西湖店', ...address, ...fields })

  it('is opened, listed and picked up at; its position may be stated later, and taken away', async () => {
    const shop = await open({ is_ziti: true })
    expect(shop).toMatchObject({ version: 1, lng: null, lat: null })
    expect(await shown(shop.distributor_id)).toMatchObject({ name: '云杉西湖店', lng: '', lat: '' })
    const { shop: placed } = await change(shop, { lng: '120.13', lat: '30.27' })
    expect(placed).toMatchObject({ lng: 120.13, lat: 30.27 })
    expect((await change(placed, { lng: '', lat: '' })).shop).toMatchObject({ lng: null, lat: null })
  })

  it('has both coordinates or none, and no limit of its delivery', async () => {
    expect(await open({ lng: 120.13 })).toMatchObject({ message: '经度和纬度请一起填写' })
    const reach = '限制配送范围需要店铺的位置，请填写经度和纬度'
    expect(await open({ delivery_distance: 5 })).toMatchObject({ message: reach })
    const shop = await add({ delivery_distance: 5 })
    expect(await change(shop, { lng: '', lat: '' })).toMatchObject({ message: reach })
    expect(await mall.rows('select name from distributors')).toHaveLength(1)
  })
})

describe('a new shop', () => {
  it('is found by shoppers with everything that was entered', async () => {
    const shop = await add({ hour: '08:30-20:00', is_ziti: true, mobile: '0571-88880000', shop_code: 'HX1' })
    expect(shop).toMatchObject({ version: 1, is_valid: 'true', is_ziti: true, shop_code: 'HX1' })
    expect(await shown(shop.distributor_id)).toMatchObject({
      name: '云杉西湖店',
      hour: '08:30-20:00',
      is_ziti: true,
    })
    const byLetter = await mall.rows('select first_letter from distributors')
    expect(byLetter).toEqual([{ first_letter: 'Y' }])
  })

  it.each<[string, object, string]>([
    ['a name', { name: '' }, '请填写店铺名称'],
    ['a short name', { name: '长'.repeat(31) }, '店铺名称不能超过30个字'],
    ['a region that exists', { area: '不存在区' }, '地区不存在'],
    ['an address', { address: '' }, '请填写详细地址'],
    ['a place on the globe', { lat: 91 }, '店铺位置不正确'],
    ['a place', { lng: 'abc' }, '店铺位置不正确'],
    ['a phone that is one', { mobile: '找老板' }, '电话号码不正确'],
    ['hours for pickup', { hour: '随到随取', is_ziti: true }, '自提需要营业时间，如 09:00-21:00'],
    ['a state', { is_valid: 'delete' }, '请选择店铺状态'],
    ['a reach', { delivery_distance: 20_001 }, '配送范围应为0到20000公里'],
    ['a kind that exists', { category_id: 99 }, '店铺类型不存在'],
    ['tags that exist', { tag_ids: [99] }, '标签不存在'],
    ['a picture', { logo: 'javascript:alert(1)' }, '图片地址不正确'],
  ])('needs %s', async (_, fields, message) => {
    expect((await add(fields)).message).toBe(message)
    expect((await list()).list).toEqual([])
  })

  it('has name and number of its own, also when two are entered at once', async () => {
    await add({ shop_code: 'HX1' })
    expect((await add()).message).toBe('店铺“云杉西湖店”已存在')
    expect((await add({ name: '别的店', shop_code: 'HX1' })).message).toBe('店铺编号“HX1”已被其他店铺使用')
    const twice = await Promise.all([add({ name: '同时' }), add({ name: '同时' })])
    expect(twice.filter(({ message }) => message === undefined)).toHaveLength(1)
  })
})

describe('a shop', () => {
  it('keeps the changes of two people, and tells of fields that both changed', async () => {
    const shop = await add()
    const other = await staff(mall, make)
    await change(shop, { hour: '10:00-22:00' })
    expect(await change(shop, { introduce: '新店开业' }, other)).toMatchObject({
      saved: true,
      shop: { hour: '10:00-22:00', introduce: '新店开业' },
    })
    const refused = await change(shop, { hour: '09:00-18:00' }, other)
    expect(refused).toMatchObject({ saved: false, conflicts: [{ field: 'hour' }] })
    const overwritten = await change(shop, { hour: '09:00-18:00', overwrite: ['hour'] }, other)
    expect(overwritten).toMatchObject({ saved: true, shop: { hour: '09:00-18:00' } })
    expect((await change({ ...shop, version: 99 }, { hour: '' })).message).toBe('内容已更新，请刷新后重试')
  })

  it('drops the pages of its products only when they change', async () => {
    const shop = await add()
    const itemId = await make.goods({ price: 100, store: 5 }, { distributorId: shop.distributor_id })
    mall.dropped.length = 0
    const { shop: next } = await change(shop, { introduce: '新店开业' })
    expect(mall.dropped).toEqual([`shop:${shop.distributor_id}`, 'shops'])
    mall.dropped.length = 0
    await change(next, { introduce: '新店开业' })
    expect(mall.dropped).toEqual([])
    await change(next, { is_valid: 'closed' })
    const all = [`shop:${shop.distributor_id}`, 'shops', 'goods-lists', `goods:${itemId}`]
    expect(mall.dropped).toEqual(all)
  })

  it('that closes takes its products out of the lists, and opens with them again', async () => {
    const shop = await add()
    const itemId = await make.goods({ price: 100, store: 5 }, { distributorId: shop.distributor_id })
    const listed = async () =>
      (
        await mall.call<{ list: { item_id: number }[] }>('GET', '/goods/items', { page: 1, pageSize: 10 })
      ).data.list.map(({ item_id }) => item_id)
    expect(await listed()).toEqual([itemId])
    const { shop: closed } = await change(shop, { is_valid: 'closed' })
    expect(await listed()).toEqual([])
    expect((await shown(shop.distributor_id)).message).toBe('店铺查询错误.')
    await change(closed, { is_valid: 'true' })
    expect(await listed()).toEqual([itemId])
  })

  it('is the only default one', async () => {
    const [first, second] = [await add({ is_default: true }), await add({ name: '第二家', is_default: true })]
    expect([(await info(first.distributor_id)).is_default, second.is_default]).toEqual([false, true])
    const [one, two] = [await add({ name: '三' }), await add({ name: '四' })]
    await Promise.all([change(one, { is_default: true }), change(two, { is_default: true })])
    const [row] = await mall.rows<{ count: number }>(
      'select count(*)::int as count from distributors where is_default',
    )
    expect(row?.count).toBe(1)
  })

  it('that moves to a former county is refused, one that stands in it stays editable', async () => {
    const id = await make.shop({ area: '下城区' })
    const shop = await info(id)
    expect(await change(shop, { introduce: '老店' })).toMatchObject({ saved: true })
    const other = await add()
    expect((await change(other, { area: '下城区' })).message).toBe('地区不存在')
  })

  it('is not found by an unknown id, and nothing is written', async () => {
    expect((await info(999)).message).toBe('店铺不存在')
    expect((await change({ distributor_id: 999, version: 1 }, { name: '无' })).message).toBe('店铺不存在')
    expect(await mall.rows('select * from desk_versions')).toEqual([])
  })
})

describe('a merchant', () => {
  it('changes the own shop, but not what the mall decides', async () => {
    const shop = await add()
    const merchant = await staff(mall, make, { role: 'merchant', shopId: shop.distributor_id })
    const { shop: changed } = await change(shop, { introduce: '欢迎光临', is_ziti: true }, merchant)
    expect(changed).toMatchObject({ introduce: '欢迎光临', is_ziti: true })
    for (const fields of [{ name: '改名' }, { shop_code: 'X' }, { is_valid: 'closed' }, { is_default: true }])
      expect((await change(changed, fields, merchant)).message).toBe(
        '店铺名称、编号、类型、标签和状态由商城修改',
      )
    expect(await change(changed, { name: changed.name, hour: '10:00-20:00' }, merchant)).toMatchObject({
      saved: true,
    })
  })

  it('finds no other shop, and writes nothing to one', async () => {
    const shop = await add()
    const merchant = await staff(mall, make, { role: 'merchant', shopId: await make.shop() })
    expect((await info(shop.distributor_id, merchant)).message).toBe('店铺不存在')
    expect((await change(shop, { introduce: '别人' }, merchant)).message).toBe('店铺不存在')
    expect((await info(shop.distributor_id)).introduce).toBe('')
    const { message } = await merchant.call<List & { message?: string }>('GET', '/shops')
    expect(message).toBeDefined()
  })
})

describe('the list of shops', () => {
  it('is searched, narrowed by state and tag, and paged by a cursor', async () => {
    const { tag_id } = await desk.call<{ tag_id: number }>('POST', '/shops/tags', { tag_name: '体验店' })
    await add({ name: '一号店', shop_code: 'A1', tag_ids: [tag_id] })
    await add({ name: '二号店', is_valid: 'false' })
    await add({ name: '三号店', is_valid: 'closed' })
    await make.shop({ name: '删除的店', isValid: 'delete' })
    const names = async (params: object = {}) => (await list(params)).list.map(({ name }) => name)
    expect(await names()).toEqual(['三号店', '二号店', '一号店'])
    expect(await names({ state: 'false' })).toEqual(['二号店'])
    expect(await names({ keyword: '三号' })).toEqual(['三号店'])
    expect(await names({ keyword: 'a1' })).toEqual(['一号店'])
    expect(await names({ tag_id })).toEqual(['一号店'])
    const first = await list({ pageSize: 2 })
    expect(first).toMatchObject({ total_count: 3, more: false })
    expect(await names({ pageSize: 2, after: first.next })).toEqual(['一号店'])
    expect((await list({ pageSize: 3 })).next).toBeNull()
  })
})

describe('tags of shops', () => {
  const addTag = (fields: object = {}) =>
    desk.call<{ tag_id: number; message?: string }>('POST', '/shops/tags', { tag_name: '体验店', ...fields })

  it('are on the pages of their shops until they are removed', async () => {
    const { tag_id } = await addTag()
    const shop = await add({ tag_ids: [tag_id] })
    const tagsOf = async () =>
      (
        await mall.call<{ tagList: { tag_name: string }[] }>('GET', '/distributor/is_valid', {
          distributor_id: shop.distributor_id,
        })
      ).data.tagList.map(({ tag_name }) => tag_name)
    expect(await tagsOf()).toEqual(['体验店'])
    mall.dropped.length = 0
    await desk.call('PUT', '/shops/tags', { tag_id, tag_name: '旗舰体验店' })
    expect(await tagsOf()).toEqual(['旗舰体验店'])
    expect(mall.dropped).toContain(`shop:${shop.distributor_id}`)
    expect(await desk.call('DELETE', `/shops/tags/${tag_id}`)).toEqual({ status: true })
    expect(await tagsOf()).toEqual([])
    expect((await info(shop.distributor_id)).tag_ids).toEqual([])
  })

  it('have a name of their own and a colour', async () => {
    await addTag()
    expect((await addTag()).message).toBe('标签“体验店”已存在')
    expect((await addTag({ tag_name: '' })).message).toBe('请填写标签名称')
    expect((await addTag({ tag_name: '红', tag_color: 'red' })).message).toBe('颜色不正确')
    expect(await desk.call('DELETE', '/shops/tags/999')).toMatchObject({ message: '标签不存在' })
  })

  it('are put on a shop or removed, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { tag_id } = await addTag({ tag_name: `标签${round}` })
      const shop = await add({ name: `店${round}` })
      const answers = await Promise.all([
        change(shop, { tag_ids: [tag_id] }),
        desk.call<{ message?: string }>('DELETE', `/shops/tags/${tag_id}`),
      ])
      for (const { message } of answers) expect([undefined, '标签不存在']).toContain(message)
    }
  })
})
