import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Categories, brands and tags as the desk changes them (contract operator §4). */

const mall = testMall()
const make = builders(mall)

interface Category {
  category_id: number
  category_name: string
  parent_id: number
  level: number
  goods_num: number
  message?: string
}

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
})

const add = (category_name: string, parent_id = 0, more: object = {}) =>
  desk.call<Category>('POST', '/categories', { category_name, parent_id, ...more })
const arrange = (parent_id: number, ids: (number | undefined)[]) =>
  desk.call<{ list: Category[]; message?: string }>('PUT', '/categories/arrange', {
    parent_id,
    category_id: ids,
  })
const tree = async () => (await desk.call<{ list: Category[] }>('GET', '/categories')).list
const shownTree = async () => {
  interface Node {
    category_name: string
    children: Node[]
  }
  const { data } = await mall.call<Node[]>('GET', '/goods/category')
  const texts = (nodes: Node[]): string[] =>
    nodes.map(({ category_name, children }) =>
      children.length > 0 ? `${category_name}(${texts(children).join(' ')})` : category_name,
    )
  return texts(data)
}
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

describe('categories', () => {
  it('are added at the end, and shoppers see them in this sequence', async () => {
    const home = await add('家电')
    await add('手机')
    await add('冰箱', home.category_id)
    await add('空调', home.category_id)
    expect(await shownTree()).toEqual(['家电(冰箱 空调)', '手机'])
    expect((await add('冰箱', home.category_id)).message).toBe('同级已有分类“冰箱”')
    expect((await add('冰箱')).message).toBeUndefined()
  })

  it('have at most three levels', async () => {
    const one = await add('一')
    const two = await add('二', one.category_id)
    const three = await add('三', two.category_id)
    expect((await add('四', three.category_id)).message).toBe('分类最多3级')
    expect((await add('五', 999)).message).toBe('分类不存在')
    expect((await arrange(three.category_id, [(await add('六')).category_id])).message).toBe('分类最多3级')
    expect((await arrange(three.category_id, [one.category_id])).message).toBe('分类不能移动到自己的下级')
  })

  it('are arranged under another parent with what is below them, and their products go with them', async () => {
    const [home, digital] = [await add('家电'), await add('数码')]
    const fridge = await add('冰箱', home.category_id)
    const small = await add('小冰箱', fridge.category_id)
    await put({ item_category: [small.category_id] })
    const countOf = async (id: number) =>
      (
        await mall.call<{ total_count: number }>('GET', '/goods/items', {
          category_id: id,
          page: 1,
          pageSize: 10,
        })
      ).data.total_count
    expect([await countOf(home.category_id), await countOf(digital.category_id)]).toEqual([1, 0])
    const { list } = await arrange(digital.category_id, [fridge.category_id])
    expect(list.find(({ category_name }) => category_name === '小冰箱')).toMatchObject({ level: 3 })
    expect([await countOf(home.category_id), await countOf(digital.category_id)]).toEqual([0, 1])
    await arrange(0, [digital.category_id, home.category_id])
    expect(await shownTree()).toEqual(['数码(冰箱(小冰箱))', '家电'])
  })

  it('tell the products in them and below them, each once, in both trees', async () => {
    const home = await add('家电')
    const fridge = await add('冰箱', home.category_id)
    const main = await add('大家电', 0, { is_main_category: 1 })
    const cold = await add('制冷', main.category_id, { is_main_category: 1 })
    await put({
      item_category: [home.category_id, fridge.category_id],
      main_category_id: cold.category_id,
    })
    await put({ item_name: '云杉三门', item_category: [fridge.category_id] })
    const counts = async (isMain: number) =>
      (await desk.call<{ list: Category[] }>('GET', '/categories', { is_main_category: isMain })).list.map(
        ({ category_name: name, goods_num: num }) => [name, num],
      )
    expect(await counts(0)).toEqual([
      ['家电', 2],
      ['冰箱', 2],
    ])
    expect(await counts(1)).toEqual([
      ['大家电', 1],
      ['制冷', 1],
    ])
  })

  it('get another name, under which their products are found', async () => {
    const fridge = await add('冰箱')
    await put({ item_name: '云杉三门', item_category: [fridge.category_id] })
    await desk.call('PUT', '/categories', { category_id: fridge.category_id, category_name: '保鲜柜' })
    expect(await found('保鲜柜')).toBe(1)
  })

  it('are deleted only when they are empty', async () => {
    const home = await add('家电')
    const fridge = await add('冰箱', home.category_id)
    const { goods_id } = await put({ item_category: [fridge.category_id] })
    const remove = (id: number) => desk.call<{ message?: string }>('DELETE', `/categories/${id}`)
    expect((await remove(home.category_id)).message).toBe('请先删除下级分类')
    expect((await remove(fridge.category_id)).message).toBe('分类下有商品，不能删除')
    await desk.call('DELETE', `/goods/${goods_id}`)
    expect(await remove(fridge.category_id)).toEqual({ status: true })
    expect(await remove(home.category_id)).toEqual({ status: true })
    expect(await tree()).toEqual([])
  })
})

describe('a category that is moved', () => {
  interface Tree {
    version: number
    list: Category[]
    message?: string
  }
  const loaded = () => desk.call<Tree>('GET', '/categories')
  const move = (category_id: number, parent_id: number, before_id: number, version: number, by = desk) =>
    by.call<Tree>('PUT', '/categories/move', { category_id, parent_id, before_id, version })
  const three = async () => [await add('家电'), await add('手机'), await add('家具')] as const

  it('stands before the named one, or at the end, with all below it', async () => {
    const [home, phone, chairs] = await three()
    await add('冰箱', home.category_id)
    const first = await move(chairs.category_id, 0, home.category_id, 1)
    expect(first.version).toBe(2)
    expect(await shownTree()).toEqual(['家具', '家电(冰箱)', '手机'])
    await move(home.category_id, phone.category_id, 0, first.version)
    expect(await shownTree()).toEqual(['家具', '手机(家电(冰箱))'])
  })

  it('keeps the moves of other people, and is refused after another move of its own', async () => {
    const [home, phone, chairs] = await three()
    const other = await staff(mall, make)
    const { version } = await loaded()
    await move(chairs.category_id, 0, home.category_id, version)
    await move(phone.category_id, home.category_id, 0, version, other)
    expect(await shownTree()).toEqual(['家具', '家电(手机)'])
    const again = await move(chairs.category_id, home.category_id, 0, version, other)
    expect(again.message).toMatch(/^“家具”刚由.+移动过，请确认后再移动$/)
    expect(await shownTree()).toEqual(['家具', '家电(手机)'])
  })

  it('is refused where its new neighbour is not any more', async () => {
    const [home, phone, chairs] = await three()
    const { version } = await loaded()
    await move(phone.category_id, home.category_id, 0, version)
    expect((await move(chairs.category_id, 0, phone.category_id, version)).message).toBe(
      '要移动到的位置已有变化，请确认后再移动',
    )
  })

  it('of many moves at once none is lost', async () => {
    const [home] = await three()
    const ids: number[] = []
    for (const name of ['甲', '乙', '丙', '丁']) ids.push((await add(name)).category_id)
    const { version } = await loaded()
    await Promise.all(ids.map((id) => move(id, home.category_id, 0, version)))
    const parents = (await tree()).filter(({ category_id: id }) => ids.includes(id))
    expect(parents.map(({ parent_id: id }) => id)).toEqual(ids.map(() => home.category_id))
    expect((await loaded()).version).toBe(5)
  })

  it('has a parent of the same tree, within the levels', async () => {
    const [home, phone] = await three()
    const main = await add('大家电', 0, { is_main_category: 1 })
    expect((await move(home.category_id, main.category_id, 0, 1)).message).toBe('分类不存在')
    expect((await move(999, 0, 0, 1)).message).toBe('分类不存在')
    expect((await move(home.category_id, home.category_id, 0, 1)).message).toBe('分类不能移动到自己的下级')
    await add('三级', (await add('二级', phone.category_id)).category_id)
    expect((await move(phone.category_id, home.category_id, 0, 1)).message).toBe('分类最多3级')
    expect((await move(home.category_id, 0, phone.category_id, 9)).message).toBe('内容已更新，请刷新后重试')
  })
})

describe('brands', () => {
  const addBrand = (brand_name: string) =>
    desk.call<{ brand_id: number; message?: string }>('POST', '/brands', { brand_name })

  it('have a name of their own, and their products are found under it', async () => {
    const { brand_id } = await addBrand('云杉')
    expect((await addBrand('云杉')).message).toBe('品牌“云杉”已存在')
    await put({ item_name: '三门冰箱', brand_id })
    expect(await found('云杉')).toBe(1)
    await desk.call('PUT', '/brands', { brand_id, brand_name: '青禾' })
    expect([await found('青禾'), await found('云杉')]).toEqual([1, 0])
    expect((await desk.call('DELETE', `/brands/${brand_id}`)).message).toBe('品牌下有商品，不能删除')
  })
})

describe('tags', () => {
  interface Tag {
    tag_id: number
    tag_name: string
    is_fixed: boolean
    message?: string
  }
  const addTag = (tag_name: string) => desk.call<Tag>('POST', '/goods/tags', { tag_name })

  it('are on products, and leave them when they are deleted', async () => {
    const { tag_id } = await addTag('新品')
    const { goods_id } = await put({ tag_ids: [tag_id] })
    const { data } = await mall.call<{ tags: { tag_name: string }[] }>('GET', `/goods/items/${goods_id}`)
    expect(data.tags.map((one) => one.tag_name)).toEqual(['新品'])
    expect(await desk.call('DELETE', `/goods/tags/${tag_id}`)).toEqual({ status: true })
    expect(await mall.rows('select 1 from goods_tags')).toEqual([])
  })

  it('that the programme reads keep their names', async () => {
    const { tag_id, is_fixed } = await addTag('国补')
    expect(is_fixed).toBe(true)
    const renamed = await desk.call<Tag>('PUT', '/goods/tags', { tag_id, tag_name: '补贴' })
    expect(renamed.message).toBe('“国补”是补贴使用的标签，不能改名')
    expect((await desk.call<Tag>('DELETE', `/goods/tags/${tag_id}`)).message).toBe(
      '“国补”是补贴使用的标签，不能删除',
    )
    expect(await desk.call<Tag>('PUT', '/goods/tags', { tag_id, tag_color: '#0e9f6e' })).toMatchObject({
      tag: { tag_name: '国补' },
    })
  })
})
