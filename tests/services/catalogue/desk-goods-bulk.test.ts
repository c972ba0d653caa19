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

it('tells the number of products before, changes all of them in a task, and gives them back', async () => {
  await fill(25)
  const before = await state()
  const preview = await bulk(onSale, { kind: 'price', percent: 90 }, 1)
  expect(preview).toMatchObject({ changed: 25, task_id: null })
  expect(preview.samples[0]).toMatchObject({ before: '¥60.00', after: '¥54.00' })
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
