import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { importer, type Importer } from '../../fixtures/engine/importer'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Stock and member prices of many products, changed at once (contract operator §4). */

const mall = testMall()
const make = builders(mall)

let desk: Staff
let tasks: Importer
let [kettle, pan]: number[] = []

interface Result {
  changed: number
  same: number
  refused: number
  samples: { item_name: string; before: string; after: string }[]
  task_id: number | null
  message?: string
}
const bulk = (selection: object, change: object, dry = 0) =>
  desk.call<Result>('POST', '/goods/bulk', { ...selection, change, dry })
const onSale = { filter: { state: 'on_sale' } }
const selected = () => ({ goods_id: [kettle, pan] })

const product = async (item_name: string, skus: { price: number; store: number; colour?: string }[]) => {
  const { goods_id } = await desk.call<{ goods_id: number }>('POST', '/goods', {
    item_name,
    approve_status: 'onsale',
    spec_items: skus.map(({ colour, ...sku }) => ({
      ...sku,
      item_spec: colour ? [{ spec_name: '颜色', spec_value_name: colour }] : [],
    })),
  })
  return goods_id
}

beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
  tasks = importer(mall, desk)
  kettle = await product('云杉水壶', [
    { price: 10_000, store: 5, colour: '黑' },
    { price: 12_000, store: 3, colour: '白' },
  ])
  pan = await product('云杉炒锅', [{ price: 20_000, store: 9 }])
  mall.dropped.length = 0
})

const stores = async () =>
  (await mall.rows<{ store: number }>('select store from skus order by item_id')).map(({ store }) => store)
const ledger = () =>
  mall.rows('select item_id, num, reason from stock_ledger where reason <> $1 order by ledger_id', [
    'opening',
  ])
/** The stock of each SKU is the sum of its ledger. */
const expectBalanced = async () =>
  expect(
    await mall.rows(
      `select s.item_id from skus s left join stock_ledger l on l.item_id = s.item_id
        group by s.item_id, s.store having s.store <> coalesce(sum(l.num), 0)`,
    ),
  ).toEqual([])
const indexed = () => mall.rows('select goods_id, store from goods_index order by goods_id')

describe('the stock', () => {
  it('of chosen products is raised, in the ledger and in lists, and given back', async () => {
    const before = await indexed()
    expect((await bulk(selected(), { kind: 'stock', add: 10 }, 1)).samples).toEqual([
      expect.objectContaining({ before: '3件 - 5件', after: '13件 - 15件' }),
      expect.objectContaining({ before: '9件', after: '19件' }),
    ])
    expect(await stores()).toEqual([5, 3, 9])
    const { changed, task_id } = await bulk(selected(), { kind: 'stock', add: 10 })
    expect(changed).toBe(2)
    expect(await stores()).toEqual([15, 13, 19])
    expect(await ledger()).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ num: 10, reason: 'adjust' })),
    )
    expect(await indexed()).not.toEqual(before)
    expect(await tasks.undo(task_id ?? 0)).toMatchObject({ state: 'undone', counts: { undone: 2 } })
    expect(await stores()).toEqual([5, 3, 9])
    expect(await indexed()).toEqual(before)
    await expectBalanced()
  })

  it('drops the pages of these products, and no list', async () => {
    await bulk({ goods_id: [pan] }, { kind: 'stock', store: 1 })
    expect([...new Set(mall.dropped)]).toEqual([`goods:${pan}`])
  })

  it('of a whole list is set by a task; what is so already stays', async () => {
    await bulk({ goods_id: [pan] }, { kind: 'stock', store: 7 })
    const { task_id } = await bulk(onSale, { kind: 'stock', store: 7 })
    await tasks.work()
    expect(await tasks.info(task_id ?? 0)).toMatchObject({ state: 'done', counts: { change: 1, same: 1 } })
    expect(await stores()).toEqual([7, 7, 7])
    await expectBalanced()
  })

  it('is never below zero: chosen products are all refused, in a task one by one', async () => {
    const message = '商品“云杉水壶”：库存不足，最少的规格只有3件'
    expect(await bulk(selected(), { kind: 'stock', add: -4 })).toMatchObject({ message })
    expect(await stores()).toEqual([5, 3, 9])
    const { task_id } = await bulk(onSale, { kind: 'stock', add: -4 })
    await tasks.work()
    expect(await tasks.info(task_id ?? 0)).toMatchObject({ counts: { change: 1, refused: 1 } })
    const [refused] = await tasks.items(task_id ?? 0, 'refused')
    expect(refused).toMatchObject({ name: '云杉水壶', notes: [{ text: '库存不足，最少的规格只有3件' }] })
    expect(await stores()).toEqual([5, 3, 5])
    await expectBalanced()
  })

  it('is taken back without the pieces that were sold; a product without enough keeps it', async () => {
    const { task_id } = await bulk(selected(), { kind: 'stock', add: 10 })
    const shopper = await buyer(mall, make)
    await shopper.orderItem(pan ?? 0, 12)
    expect(await stores()).toEqual([15, 13, 7])
    expect(await tasks.undo(task_id ?? 0)).toMatchObject({ counts: { undone: 1, kept: 1 } })
    const [kept] = await tasks.items(task_id ?? 0, 'kept')
    expect(kept).toMatchObject({ name: '云杉炒锅', notes: [{ text: '之后有售出，库存不够，未撤销' }] })
    expect(await stores()).toEqual([5, 3, 7])
    await expectBalanced()
  })

  it('is right when people order meanwhile', async () => {
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => buyer(mall, make)))
    await Promise.all([
      ...shoppers.map((shopper) => shopper.orderItem(pan ?? 0, 1)),
      bulk(selected(), { kind: 'stock', add: 5 }),
      bulk(selected(), { kind: 'stock', add: -2 }),
    ])
    expect(await stores()).toEqual([8, 6, 8])
    await expectBalanced()
  })

  it.each([
    [{ add: 0 }, '请选择一种改库存方式'],
    [{}, '请选择一种改库存方式'],
    [{ store: 1, add: 1 }, '请选择一种改库存方式'],
    [{ store: -1 }, '库存不正确'],
    [{ store: 10_000_000 }, '库存不正确'],
  ])('is not changed by %o', async (change, message) => {
    expect(await bulk(onSale, { kind: 'stock', ...change }, 1)).toMatchObject({ message })
  })
})

describe('prices', () => {
  const prices = async () =>
    (await mall.rows<{ price: number }>('select price from skus order by item_id')).map(({ price }) => price)

  it('that nobody could pay are refused with an example, in the preview and in the task', async () => {
    const change = { kind: 'price', amount: -11_000 }
    const preview = await bulk(onSale, change, 1)
    expect(preview).toMatchObject({ changed: 1, same: 0, refused: 1 })
    expect(preview.samples[0]).toMatchObject({
      item_name: '云杉水壶',
      after: '1个规格改后价格低于¥0.01',
      refused: true,
    })
    expect(await bulk(selected(), change, 1)).toMatchObject({ changed: 1, refused: 1 })
    expect(await bulk(selected(), change)).toMatchObject({
      message: '商品“云杉水壶”：1个规格改后价格低于¥0.01',
    })
    const { task_id } = await bulk(onSale, change)
    await tasks.work()
    expect(await tasks.info(task_id ?? 0)).toMatchObject({ counts: { change: 1, refused: 1 } })
    expect(await prices()).toEqual([10_000, 12_000, 9000])
  })

  it('stay above the prices of grades, as the form of a product demands', async () => {
    await make.grade({ gradeId: 7, gradeName: '金卡', discount: 5 })
    await bulk(
      { goods_id: [pan] },
      { kind: 'member_price', grade_kind: 'normal', grade_id: 7, price: 15_000 },
    )
    const preview = await bulk(onSale, { kind: 'price', price: 15_000 }, 1)
    expect(preview).toMatchObject({ changed: 1, refused: 1 })
    expect(preview.samples[0]).toMatchObject({ after: '已有会员价¥150.00，会员价要低于价格', refused: true })
    await bulk({ goods_id: [pan] }, { kind: 'price', price: 15_001 })
    expect(await prices()).toEqual([10_000, 12_000, 15_001])
  })
})

describe('member prices', () => {
  const prices = () =>
    mall.rows(
      'select item_id, grade_kind, grade_id, price from member_prices order by item_id, grade_kind, grade_id',
    )
  const gold = { kind: 'member_price', grade_kind: 'normal', grade_id: 7 }
  const card = { kind: 'member_price', grade_kind: 'vip', grade_id: 3 }
  beforeEach(async () => {
    await make.grade({ gradeId: 7, gradeName: '金卡', discount: 5 })
    await mall.rows(`insert into vip_grades (vip_grade_id, grade_name, discount) values (3, '省钱卡', 8)`)
  })

  it('are a share of each price, told before, paid after, and taken back', async () => {
    expect((await bulk(selected(), { ...gold, percent: 90 }, 1)).samples).toEqual([
      expect.objectContaining({ before: '金卡 按等级折扣', after: '金卡 ¥90.00 - ¥108.00' }),
      expect.objectContaining({ before: '金卡 按等级折扣', after: '金卡 ¥180.00' }),
    ])
    expect(await prices()).toEqual([])
    const { task_id } = await bulk(selected(), { ...gold, percent: 90 })
    expect((await prices()).map((row) => (row as { price: number }).price)).toEqual([9000, 10_800, 18_000])
    const { token } = await make.member({ gradeId: 7 })
    const { data } = await mall.call<{ member_price: number }>('GET', `/goods/items/${pan}`, {}, { token })
    expect(data.member_price).toBe(18_000)
    expect(await tasks.undo(task_id ?? 0)).toMatchObject({ state: 'undone', counts: { undone: 2 } })
    expect(await prices()).toEqual([])
  })

  it('drop the pages of these products, and no list', async () => {
    await bulk({ goods_id: [pan] }, { ...card, price: 15_000 })
    expect([...new Set(mall.dropped)]).toEqual([`goods:${pan}`])
  })

  it('of a list are fixed by a task, other grades stay, and undoing gives back what was fixed', async () => {
    await bulk(selected(), { ...gold, percent: 90 })
    const before = await prices()
    const { task_id } = await bulk(onSale, { ...gold, price: 5000 })
    await tasks.work()
    expect(await tasks.info(task_id ?? 0)).toMatchObject({ state: 'done', counts: { change: 2 } })
    expect(await tasks.undo(task_id ?? 0)).toMatchObject({ counts: { undone: 2 } })
    expect(await prices()).toEqual(before)
    const { task_id: cleared } = await bulk(onSale, { ...gold, clear: true })
    await tasks.work()
    expect(await prices()).toEqual([])
    await tasks.undo(cleared ?? 0)
    expect(await prices()).toEqual(before)
  })

  it('are below the price: chosen products are all refused, in a task one by one', async () => {
    expect(await bulk(selected(), { ...gold, price: 15_000 })).toMatchObject({
      message: '商品“云杉水壶”：会员价要低于价格',
    })
    expect(await prices()).toEqual([])
    const { task_id } = await bulk(onSale, { ...gold, price: 15_000 })
    await tasks.work()
    expect(await tasks.info(task_id ?? 0)).toMatchObject({ counts: { change: 1, refused: 1 } })
  })

  it.each([
    [{ grade_id: 99, percent: 90 }, '会员等级不存在'],
    [{}, '请选择一种会员价'],
    [{ percent: 90, price: 1 }, '请选择一种会员价'],
    [{ percent: 100 }, '百分比为1到99'],
    [{ price: 0 }, '价格不正确'],
    [{ grade_kind: 'gold', percent: 90 }, '会员等级不存在'],
  ])('are not changed by %o', async (change, message) => {
    expect(await bulk(selected(), { ...gold, ...change }, 1)).toMatchObject({ message })
  })

  it('and stock are not changed by merchants', async () => {
    const shopId = await make.shop()
    const merchant = await staff(mall, make, { role: 'merchant', shopId })
    for (const change of [
      { kind: 'stock', add: 1 },
      { ...gold, percent: 90 },
    ])
      expect(await merchant.call('POST', '/goods/bulk', { goods_id: [pan], change })).toMatchObject({
        message: '批量操作只支持下架、删除和恢复',
      })
    expect(await stores()).toEqual([5, 3, 9])
  })
})
