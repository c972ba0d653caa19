import { builders } from '../../fixtures/engine/builders'
import { importer, type Importer } from '../../fixtures/engine/importer'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** One change of all products of a list, as a task that can be undone (contract operator §4). */

const mall = testMall()
const make = builders(mall)

let desk: Staff
let tasks: Importer
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
  tasks = importer(mall, desk)
})

interface Result {
  changed: number
  same: number
  samples: { before: string; after: string }[]
  task_id: number | null
  message?: string
}
const bulk = (selection: object, change: object, dry = 0) =>
  desk.call<Result>('POST', '/goods/bulk', { ...selection, change, dry })
const onSale = { filter: { state: 'on_sale' } }

const fill = async (count: number) => {
  for (let n = 1; n <= count; n++)
    await desk.call('POST', '/goods', {
      item_name: `云杉水壶${n}`,
      approve_status: 'onsale',
      spec_items: [{ price: 1000 * n, store: 5, item_bn: `B-${n}`, item_spec: [] }],
    })
}
const state = async () => ({
  goods: await mall.rows(
    'select goods_id, price, approve_status, templates_id, deleted from goods order by goods_id',
  ),
  skus: await mall.rows('select item_id, price, approve_status from skus order by item_id'),
  tags: await mall.rows('select * from goods_tags order by 1, 2'),
  categories: await mall.rows('select * from goods_categories order by 1, 2'),
  index: await mall.rows('select goods_id, price, tags, categories from goods_index order by goods_id'),
})

it('changes prices by an amount, to one price and to whole yuan, one way at a time', async () => {
  await fill(2)
  const samples = async (change: object) =>
    (await bulk(onSale, { kind: 'price', ...change }, 1)).samples.map(({ after }) => after)
  expect(await samples({ amount: -150 })).toEqual(['¥8.50', '¥18.50'])
  expect(await samples({ price: 1999 })).toEqual(['¥19.99', '¥19.99'])
  expect(await samples({ percent: 93, whole: true })).toEqual(['¥9.00', '¥19.00'])
  expect(await bulk(onSale, { kind: 'price', percent: 93, amount: 1 }, 1)).toMatchObject({
    message: '请选择一种改价方式',
  })
})

it('refuses a condition that it does not know, and knows the shop', async () => {
  await fill(2)
  const shopId = await make.shop()
  const price = { kind: 'price', percent: 90 }
  const selection = (more: object) => ({ filter: { state: 'on_sale', ...more } })
  expect(await bulk(selection({ brandid: 5 }), price, 1)).toMatchObject({ message: expect.any(String) })
  expect(await bulk(selection({ distributor_id: shopId }), price, 1)).toMatchObject({ changed: 0 })
  expect(await bulk(selection({ distributor_id: 0 }), price, 1)).toMatchObject({ changed: 2 })
})

it('tells the number of products before, changes all of them in a task, and gives them back', async () => {
  await fill(25)
  const before = await state()
  const preview = await bulk(onSale, { kind: 'price', percent: 90 }, 1)
  expect(preview).toMatchObject({ changed: 25, task_id: null })
  expect(preview.samples[0]).toMatchObject({ before: '¥10.00', after: '¥9.00', sku_num: 1 })
  expect(await state()).toEqual(before)

  const { task_id } = await bulk(onSale, { kind: 'price', percent: 90 })
  await tasks.work()
  expect(await tasks.info(task_id ?? 0)).toMatchObject({ state: 'done', counts: { change: 25 } })
  expect(
    (await mall.rows<{ price: number }>('select price from goods_index order by goods_id')).map(
      ({ price }) => price,
    ),
  ).toEqual(Array.from({ length: 25 }, (_, n) => 900 * (n + 1)))
  await tasks.undo(task_id ?? 0)
  expect(await state()).toEqual(before)
})

it.each([
  { kind: 'status', approve_status: 'instock' },
  { kind: 'price', percent: 50 },
  { kind: 'freight', templates_id: 0 },
  { kind: 'delete' },
])('undoes %o of selected products', async (change) => {
  await fill(3)
  const ids = (await mall.rows<{ id: number }>('select goods_id as id from goods order by 1')).map(
    ({ id }) => id,
  )
  const before = await state()
  const { changed, task_id } = await bulk({ goods_id: ids }, change)
  expect(changed + (task_id === null ? 3 : 0)).toBe(3)
  if (task_id === null) return
  expect(await state()).not.toEqual(before)
  expect(await tasks.undo(task_id)).toMatchObject({ state: 'undone', counts: { undone: 3 } })
  expect(await state()).toEqual(before)
})

it('keeps a product that was changed after it', async () => {
  await fill(2)
  const { task_id } = await bulk(onSale, { kind: 'price', percent: 90 })
  await tasks.work()
  const [{ id } = { id: 0 }] = await mall.rows<{ id: number }>('select min(goods_id) as id from goods')
  const { version } = await desk.call<{ version: number }>('GET', '/goods/info', { goods_id: id })
  await desk.call('PUT', '/goods', { goods_id: id, version, item_name: '云杉新水壶' })
  expect(await tasks.undo(task_id ?? 0)).toMatchObject({ counts: { undone: 1, kept: 1 } })
})

it('refuses a change of nothing', async () => {
  expect(await bulk({}, { kind: 'price', percent: 90 })).toMatchObject({ message: '请选择要修改的商品' })
  expect(await bulk({}, { kind: 'price', percent: 90 }, 1)).toMatchObject({ message: '请选择要修改的商品' })
})

describe('products without a parameter that their category requires', () => {
  const needed = '请填写参数“能效等级”'

  /** Two products in the warehouse, of which the second lacks the parameter. */
  async function twoOf() {
    await mall.rows('delete from category_attributes')
    const { category_id } = await desk.call<{ category_id: number }>('POST', '/categories', {
      category_name: '冰箱',
      is_main_category: 1,
    })
    await desk.call('PUT', '/categories/attributes', {
      category_id,
      item_params: [{ name: '能效等级', is_required: true }],
      item_spec: [],
    })
    const put = (item_name: string, item_params: object[]) =>
      desk.call<{ goods_id: number }>('POST', '/goods', {
        item_name,
        main_category_id: category_id,
        item_params,
        spec_items: [{ price: 100, store: 1, item_spec: [] }],
      })
    const full = await put('云杉冰箱', [{ attribute_name: '能效等级', attribute_value_name: '一级' }])
    const lacking = await put('云杉冷柜', [])
    return [full.goods_id, lacking.goods_id] as const
  }
  const statuses = async () =>
    (await mall.rows<{ approve_status: string }>('select approve_status from goods order by goods_id')).map(
      (row) => row.approve_status,
    )

  it('are not put on the shelf with others that were chosen, and the preview says so', async () => {
    const ids = await twoOf()
    const change = { kind: 'status', approve_status: 'onsale' }
    const message = `商品“云杉冷柜”：${needed}`
    const preview = await bulk({ goods_id: ids }, change, 1)
    expect(preview).toMatchObject({ changed: 1, refused: 1 })
    expect(preview.samples[0]).toMatchObject({ item_name: '云杉冷柜', after: needed, refused: true })
    expect(await bulk({ goods_id: ids }, change)).toMatchObject({ message })
    expect(await statuses()).toEqual(['instock', 'instock'])
    expect(await bulk({ goods_id: [ids[0]] }, change)).toMatchObject({ changed: 1 })
    expect(await statuses()).toEqual(['onsale', 'instock'])
  })

  it('are refused one by one when a whole list is put on the shelf', async () => {
    await twoOf()
    const change = { kind: 'status', approve_status: 'onsale' }
    const list = { filter: { state: 'off_sale' } }
    expect((await bulk(list, change, 1)).samples).toContainEqual(
      expect.objectContaining({ before: '下架', after: needed }),
    )
    const { task_id } = await bulk(list, change)
    await tasks.work()
    expect(await tasks.info(task_id ?? 0)).toMatchObject({
      state: 'done',
      counts: { change: 1, refused: 1 },
    })
    const [refused] = await tasks.items(task_id ?? 0, 'refused')
    expect(refused).toMatchObject({ name: '云杉冷柜', notes: [{ text: needed }] })
    expect(await statuses()).toEqual(['onsale', 'instock'])
  })
})

describe('undoing the older of two changes', () => {
  const twice = async (first: object, second: object) => {
    await fill(2)
    const begin = await state()
    const older = (await bulk({ goods_id: [1, 2] }, first)).task_id ?? 0
    const between = await state()
    const newer = (await bulk({ goods_id: [1] }, second)).task_id ?? 0
    return { begin, between, older, newer }
  }

  it.each([
    [
      { kind: 'price', percent: 90 },
      { kind: 'price', percent: 80 },
    ],
    [
      { kind: 'status', approve_status: 'instock' },
      { kind: 'freight', templates_id: 0 },
    ],
    [{ kind: 'price', price: 700 }, { kind: 'delete' }],
  ])('keeps what changed later, and gives it back after that was undone: %o, %o', async (first, second) => {
    const { begin, between, older, newer } = await twice(first, second)
    const isLater = newer > 0
    expect(await tasks.undo(older)).toMatchObject({
      state: 'undone',
      counts: isLater ? { undone: 1, kept: 1 } : { undone: 2 },
    })
    if (isLater) {
      // Nothing has changed yet: a second try keeps it again.
      expect(await tasks.undo(older)).toMatchObject({ counts: { undone: 1, kept: 1 } })
      expect(await tasks.undo(newer)).toMatchObject({ counts: { undone: 1 } })
      expect((await state()).skus[0]).toEqual(between.skus[0])
      expect(await tasks.undo(older)).toMatchObject({ state: 'undone', counts: { undone: 2 } })
    }
    expect(await state()).toEqual(begin)
    expect(await desk.call('POST', '/tasks/change', { task_id: older, action: 'undo' })).toMatchObject({
      message: '任务已撤销，不能撤销',
    })
  })

  it('in a row of three gives back one after the other, also after a second round', async () => {
    await fill(1)
    const begin = await state()
    const change = async (percent: number) =>
      (await bulk({ goods_id: [1] }, { kind: 'price', percent })).task_id ?? 0
    const [one, two] = [await change(90), await change(80)]
    await tasks.undo(two)
    const three = await change(70)
    expect(await tasks.undo(one)).toMatchObject({ counts: { kept: 1 } })
    expect(await tasks.undo(three)).toMatchObject({ counts: { undone: 1 } })
    expect(await tasks.undo(one)).toMatchObject({ counts: { undone: 1 } })
    expect(await state()).toEqual(begin)
  })

  it('keeps what a person changed, whatever was undone', async () => {
    const { older, newer } = await twice({ kind: 'price', percent: 90 }, { kind: 'price', percent: 80 })
    await tasks.undo(newer)
    const { version } = await desk.call<{ version: number }>('GET', '/goods/info', { goods_id: 1 })
    await desk.call('PUT', '/goods', { goods_id: 1, version, item_name: '云杉电水壶' })
    expect(await tasks.undo(older)).toMatchObject({ counts: { undone: 1, kept: 1 } })
  })
})
