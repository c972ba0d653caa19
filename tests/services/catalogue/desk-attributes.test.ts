import type {
  CategoryAttributes,
  DeskAttribute,
  DeskAttributeValue,
} from '@/lib/contract/operator/catalogue/attribute'
import type { GoodsAttribute } from '@/lib/contract/operator/catalogue/goods'
import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Parameters and specifications: of categories of management, renamed and merged (contract operator §4). */

const mall = testMall()
const make = builders(mall)

interface Goods {
  goods_id: number
  version: number
  message?: string
}

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  await mall.rows('delete from category_attributes')
  desk = await staff(mall, make)
})

const main = async (category_name: string, parent_id = 0) =>
  (
    await desk.call<{ category_id: number }>('POST', '/categories', {
      category_name,
      parent_id,
      is_main_category: 1,
    })
  ).category_id
const put = (body: object) =>
  desk.call<Goods>('POST', '/goods', {
    item_name: '云杉冰箱',
    approve_status: 'onsale',
    spec_items: [{ price: 100, store: 1, item_spec: [] }],
    ...body,
  })
const param = (attribute_name: string, attribute_value_name: string) => ({
  attribute_name,
  attribute_value_name,
})
const colours = (...values: string[]) =>
  values.map((spec_value_name) => ({
    price: 100,
    store: 1,
    item_spec: [{ spec_name: '颜色', spec_value_name }],
  }))
const set = (category_id: number, item_params: object[], item_spec: object[] = []) =>
  desk.call<CategoryAttributes & { message?: string }>('PUT', '/categories/attributes', {
    category_id,
    item_params,
    item_spec,
  })
const offered = async (main_category_id: number, attribute_type = 'item_params') =>
  (
    await desk.call<{ list: GoodsAttribute[] }>('GET', '/goods/attributes', {
      attribute_type,
      main_category_id,
    })
  ).list
const names = async (attribute_type = 'item_params') =>
  (await desk.call<{ list: DeskAttribute[] }>('GET', '/attributes', { attribute_type })).list
const valuesOf = async (attribute_id: number | undefined) =>
  (await desk.call<{ list: DeskAttributeValue[] }>('GET', '/attributes/values', { attribute_id })).list
const found = async (keywords: string) =>
  (await mall.call<{ total_count: number }>('GET', '/goods/items', { keywords, page: 1, pageSize: 10 })).data
    .total_count

describe('the parameters of a category of management', () => {
  it('are offered with their values to its products and those of the categories below it', async () => {
    const home = await main('家电')
    const fridge = await main('冰箱', home)
    await set(home, [{ name: '能效等级', values: ['一级', '二级'], is_required: true }])
    const answer = await set(
      fridge,
      [{ name: '容积', values: ['518升'] }],
      [{ name: '颜色', values: ['白'], is_required: true }],
    )
    expect(answer).toMatchObject({
      item_params: [{ name: '容积', values: ['518升'], is_required: false }],
      // Specifications are never required.
      item_spec: [{ name: '颜色', values: ['白'], is_required: false }],
      inherited_params: [{ name: '能效等级', values: ['一级', '二级'], is_required: true }],
    })
    await put({ item_params: [param('产地', '青岛'), param('能效等级', '三级')] })
    expect(await offered(fridge)).toEqual([
      { name: '能效等级', values: ['一级', '二级', '三级'], is_of_category: true, is_required: true },
      { name: '容积', values: ['518升'], is_of_category: true, is_required: false },
      { name: '产地', values: ['青岛'], is_of_category: false, is_required: false },
    ])
    expect((await offered(fridge, 'item_spec'))[0]).toMatchObject({ name: '颜色', is_of_category: true })
  })

  it('are needed where they are required, as soon as shoppers see the product', async () => {
    const fridge = await main('冰箱')
    await set(fridge, [{ name: '能效等级', is_required: true }])
    expect((await put({ main_category_id: fridge })).message).toBe('请填写参数“能效等级”')
    const draft = await put({ main_category_id: fridge, approve_status: 'instock' })
    const change = (more: object, version = draft.version) =>
      desk.call<Goods>('PUT', '/goods', { goods_id: draft.goods_id, version, ...more })
    expect((await change({ approve_status: 'onsale' })).message).toBe('请填写参数“能效等级”')
    const params = [param('能效等级', '一级')]
    expect(await change({ approve_status: 'onsale', item_params: params })).toMatchObject({ saved: true })
  })

  it('are refused twice, and for categories that shoppers see', async () => {
    const fridge = await main('冰箱')
    expect((await set(fridge, [{ name: '容积' }, { name: '容积' }])).message).toBe('“容积”重复')
    expect((await set(fridge, [{ name: '' }])).message).toBe('请填写参数或规格名称')
    const { category_id } = await desk.call<{ category_id: number }>('POST', '/categories', {
      category_name: '冰箱',
    })
    expect((await set(category_id, [])).message).toBe('分类不存在')
    expect((await set(999_999, [])).message).toBe('分类不存在')
  })

  it('of the last of two people are kept whole', async () => {
    const fridge = await main('冰箱')
    await Promise.all([set(fridge, [{ name: '甲' }, { name: '乙' }]), set(fridge, [{ name: '丙' }])])
    const { item_params } = await desk.call<CategoryAttributes>('GET', '/categories/attributes', {
      category_id: fridge,
    })
    expect(['甲乙', '丙']).toContain(item_params.map(({ name }) => name).join(''))
  })
})

describe('names', () => {
  it('are renamed on all products', async () => {
    const { goods_id } = await put({ item_params: [param('能效', '一级')] })
    const [energy] = await names()
    expect(energy).toMatchObject({ attribute_name: '能效', value_num: 1, goods_num: 1 })
    await mall.call('GET', `/goods/items/${goods_id}`)
    await desk.call('PUT', '/attributes', {
      attribute_id: energy?.attribute_id,
      attribute_name: '能效等级',
    })
    const { data } = await mall.call<{ item_params: object[] }>('GET', `/goods/items/${goods_id}`)
    expect(data.item_params).toMatchObject([{ attribute_name: '能效等级' }])
  })

  it('of specifications are renamed in the texts of SKUs', async () => {
    await put({ spec_items: colours('白', '黑') })
    const [colour] = await names('item_spec')
    await desk.call('PUT', '/attributes', { attribute_id: colour?.attribute_id, attribute_name: '外观' })
    expect(await mall.rows('select spec_text from skus order by item_id')).toEqual([
      { spec_text: '外观：白' },
      { spec_text: '外观：黑' },
    ])
  })

  it('are unique, and brands are none', async () => {
    await put({ item_params: [param('能效', '一级'), param('容积', '518升')] })
    const [energy] = await names()
    const change = (attribute_id: number | undefined, attribute_name: string) =>
      desk.call<Goods>('PUT', '/attributes', { attribute_id, attribute_name })
    expect((await change(energy?.attribute_id, '容积')).message).toBe('“容积”已存在')
    const { brand_id } = await desk.call<{ brand_id: number }>('POST', '/brands', { brand_name: '云杉' })
    expect((await change(brand_id, '容积')).message).toBe('参数或规格不存在')
  })

  it('are taken out of the filters of lists', async () => {
    await put({ item_params: [param('能效', '一级')] })
    await put({ item_params: [param('能效', '二级')] })
    const offeredFilters = async () =>
      (
        await mall.call<{ item_params_list: { attribute_name: string }[] }>('GET', '/goods/items', {
          page: 1,
          pageSize: 10,
        })
      ).data.item_params_list.map(({ attribute_name }) => attribute_name)
    expect(await offeredFilters()).toEqual(['能效'])
    const [energy] = await names()
    await desk.call('PUT', '/attributes', { attribute_id: energy?.attribute_id, is_filterable: 0 })
    expect(await offeredFilters()).toEqual([])
  })
})

describe('values', () => {
  const merge = (attribute_value_id: number | undefined, into: number | undefined) =>
    desk.call<Goods>('POST', '/attributes/merge', { attribute_value_id, into })

  it('are renamed on all products, in their search and in the suggestions of categories', async () => {
    const fridge = await main('冰箱')
    await set(fridge, [{ name: '能效', values: ['壹级', '二级'] }])
    await put({ item_params: [param('能效', '壹级')] })
    const [energy] = await names()
    const [one] = await valuesOf(energy?.attribute_id)
    await desk.call('PUT', '/attributes/values', {
      attribute_value_id: one?.attribute_value_id,
      attribute_value: '新国标一级',
    })
    expect(await found('新国标')).toBe(1)
    expect((await offered(fridge))[0]?.values).toEqual(['新国标一级', '二级'])
  })

  it('are merged: products, filters and suggestions have the other one', async () => {
    const fridge = await main('冰箱')
    await set(fridge, [{ name: '能效', values: ['1级', '一级'] }])
    const { goods_id } = await put({ item_params: [param('能效', '1级')] })
    await put({ item_params: [param('能效', '一级')] })
    const [energy] = await names()
    const [digit, word] = await valuesOf(energy?.attribute_id)
    expect(await merge(digit?.attribute_value_id, word?.attribute_value_id)).toMatchObject({
      attribute_value: '一级',
      goods_num: 2,
    })
    expect(await valuesOf(energy?.attribute_id)).toHaveLength(1)
    expect((await offered(fridge))[0]?.values).toEqual(['一级'])
    const list = await mall.call<{ total_count: number }>('GET', '/goods/items', {
      page: 1,
      pageSize: 10,
      'item_params[0][attribute_id]': energy?.attribute_id,
      'item_params[0][attribute_value_id]': word?.attribute_value_id,
    })
    expect(list.data.total_count).toBe(2)
    const { data } = await mall.call<{ item_params: object[] }>('GET', `/goods/items/${goods_id}`)
    expect(data.item_params).toMatchObject([{ attribute_value_name: '一级' }])
  })

  it('of SKUs of one product are not merged, of different products with their texts', async () => {
    await put({ spec_items: colours('白', '白色') })
    const [colour] = await names('item_spec')
    const [white, whitish] = await valuesOf(colour?.attribute_id)
    const answer = await merge(white?.attribute_value_id, whitish?.attribute_value_id)
    expect(answer.message).toBe('商品“云杉冰箱”同时有这两个值，不能合并')
    await put({ spec_items: colours('米白', '黑') })
    const cream = (await valuesOf(colour?.attribute_id)).find((one) => one.attribute_value === '米白')
    await merge(cream?.attribute_value_id, white?.attribute_value_id)
    const texts = await mall.rows<{ spec_text: string }>('select spec_text from skus order by item_id')
    expect(texts.map(({ spec_text }) => spec_text)).toEqual([
      ...['颜色：白', '颜色：白色'],
      ...['颜色：白', '颜色：黑'],
    ])
  })

  it('of different names are not merged, nor is one with itself', async () => {
    await put({ item_params: [param('能效', '一级'), param('容积', '518升')] })
    const [energy, volume] = await names()
    const [[one], [litres]] = [await valuesOf(energy?.attribute_id), await valuesOf(volume?.attribute_id)]
    const wrong = '请选择同一名称下的另一个值'
    expect((await merge(one?.attribute_value_id, litres?.attribute_value_id)).message).toBe(wrong)
    expect((await merge(one?.attribute_value_id, one?.attribute_value_id)).message).toBe(wrong)
    expect((await merge(one?.attribute_value_id, 999_999)).message).toBe('值不存在')
  })

  it('is merged once by two people', async () => {
    await put({ item_params: [param('能效', '1级')] })
    await put({ item_params: [param('能效', '一级')] })
    const [energy] = await names()
    const [digit, word] = await valuesOf(energy?.attribute_id)
    const answers = await Promise.all([
      merge(digit?.attribute_value_id, word?.attribute_value_id),
      merge(word?.attribute_value_id, digit?.attribute_value_id),
    ])
    expect(answers.filter(({ message }) => message === '值不存在')).toHaveLength(1)
    expect(await valuesOf(energy?.attribute_id)).toHaveLength(1)
  })
})
