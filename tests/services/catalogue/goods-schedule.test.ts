import type { GoodsSchedule } from '@/lib/contract/operator/catalogue/goods-schedule'
import { daySeconds } from '@/lib/domain/time/china'
import { runNextSchedule, sweepSchedules } from '@/lib/server/catalogue/goods-schedule/run-schedules'
import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Changes of products at a time (contract operator §4). */

const mall = testMall()
const make = builders(mall)

type Answer = GoodsSchedule & { message?: string }
interface Goods {
  goods_id: number
  item_id: number
  approve_status: string
  version: number
  spec_items: { item_id: number; price: number }[]
}

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  await mall.rows('delete from goods_schedules')
  desk = await staff(mall, make)
})

const put = (approve_status = 'instock') =>
  desk.call<Goods>('POST', '/goods', {
    item_name: '云杉冰箱',
    approve_status,
    spec_items: [{ price: 9900, store: 1, item_spec: [] }],
  })
const info = (goods_id: number) => desk.call<Goods>('GET', '/goods/info', { goods_id })
const schedule = (goods_id: number, kind: string, more: object = {}) =>
  desk.call<Answer>('PUT', '/goods/schedules', { goods_id, kind, run_at: mall.now() + 3600, ...more })
const waiting = async (params: object = {}) =>
  (await desk.call<{ list: GoodsSchedule[] }>('GET', '/goods/schedules', { ...params })).list
const ended = () => waiting({ is_waiting: 0 })
const isListed = async (item_id: number) =>
  (await mall.call<{ total_count: number }>('GET', '/goods/items', { item_id, page: 1, pageSize: 9 })).data
    .total_count === 1
async function runAll() {
  let runs = 0
  while (await runNextSchedule(mall)) runs++
  return runs
}
const trail = (goodsId: number) =>
  mall.rows<{ event: string; actor: string; after: Record<string, unknown>; reason: string }>(
    `select event, actor_kind || ' ' || actor_id as actor, after, reason from audit_rows
      where subject = 'goods' and subject_id = $1 order by audit_id`,
    [String(goodsId)],
  )

it('a product goes on the shelf and off it at its time, on the pages of shoppers at the next request', async () => {
  const { goods_id, item_id } = await put()
  await schedule(goods_id, 'on')
  await schedule(goods_id, 'off', { run_at: mall.now() + 7200 })
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['on', 'off'])
  expect(await runAll()).toBe(0)
  expect(await isListed(item_id)).toBe(false)

  mall.travel(3600)
  expect(await runAll()).toBe(1)
  expect(await isListed(item_id)).toBe(true)
  mall.travel(3600)
  expect(await runAll()).toBe(1)
  expect(await isListed(item_id)).toBe(false)
  expect((await ended()).map(({ kind, state }) => [kind, state])).toEqual([
    ['off', 'done'],
    ['on', 'done'],
  ])
})

it('the audit trail tells that the job did it, and who scheduled it', async () => {
  const { goods_id } = await put()
  await schedule(goods_id, 'on')
  mall.travel(3600)
  await runAll()
  const rows = await trail(goods_id)
  expect(rows.slice(-3).map(({ event, actor }) => [event, actor])).toEqual([
    ['schedule', `operator ${desk.userId}`],
    ['updateGoods', 'system 定时任务'],
    ['runSchedule', 'system 定时任务'],
  ])
  expect(rows.at(-1)?.after).toMatchObject({ kind: 'on', scheduled_by: desk.userId })
})

it('a price that was changed meanwhile is changed as scheduled, and the trail says so', async () => {
  const { goods_id, item_id } = await put('onsale')
  const prices = [{ item_id, price: 7900 }]
  expect(await schedule(goods_id, 'price', { prices })).toMatchObject({ prices, by: expect.any(String) })
  await desk.call('PUT', '/goods/prices', { prices: [{ item_id, price: 9500 }] })
  mall.travel(3600)
  await runAll()
  expect((await info(goods_id)).spec_items[0]?.price).toBe(7900)
  expect((await ended())[0]).toMatchObject({ note: '价格在设置后被修改过，已按定时价格执行' })
  expect((await trail(goods_id)).at(-1)?.reason).toBe('价格在设置后被修改过，已按定时价格执行')
})

it('a person with an older form is told of the price that the job changed', async () => {
  const { goods_id, item_id, version } = await put('onsale')
  await schedule(goods_id, 'price', { prices: [{ item_id, price: 7900 }] })
  mall.travel(3600)
  await runAll()
  const answer = await desk.call('PUT', '/goods', {
    goods_id,
    version,
    sku_changes: [{ item_id, price: 8800 }],
  })
  expect(answer).toMatchObject({
    saved: false,
    conflicts: [{ field: `sku:${item_id}:price`, by: '定时任务' }],
  })
})

it('several instances carry it out once', async () => {
  const { goods_id, item_id } = await put('onsale')
  await schedule(goods_id, 'price', { prices: [{ item_id, price: 7900 }] })
  mall.travel(3600)
  await Promise.all([runNextSchedule(mall), runNextSchedule(mall), runNextSchedule(mall)])
  const rows = await trail(goods_id)
  expect(rows.filter(({ event }) => event === 'runSchedule')).toHaveLength(1)
  expect(rows.filter(({ event }) => event === 'setPrices')).toHaveLength(1)
})

it('one of each kind waits: the next one replaces it', async () => {
  const { goods_id } = await put()
  const first = await schedule(goods_id, 'on')
  const second = await schedule(goods_id, 'on', { run_at: mall.now() + 7200 })
  expect(second.schedule_id).toBe(first.schedule_id)
  await Promise.all([schedule(goods_id, 'on'), schedule(goods_id, 'on')])
  expect(await waiting({ goods_id })).toHaveLength(1)
})

it('it is cancelled by a person, and by the deletion of the product', async () => {
  const { goods_id } = await put()
  const { schedule_id } = await schedule(goods_id, 'on')
  const cancel = () => desk.call<Answer>('DELETE', `/goods/schedules/${schedule_id}`)
  expect(await cancel()).toMatchObject({ state: 'cancelled' })
  expect((await cancel()).message).toBe('定时任务不存在或已执行')

  await schedule(goods_id, 'on')
  await desk.call('DELETE', `/goods/${goods_id}`)
  mall.travel(3600)
  expect(await runAll()).toBe(0)
  expect((await ended())[0]).toMatchObject({ state: 'cancelled', note: '商品已删除' })
  expect((await schedule(goods_id, 'on')).message).toBe('商品在回收站，请先恢复')
})

it('is refused for times that passed, unknown products, and prices of other products', async () => {
  const [one, other] = [await put(), await put()]
  const wrongTime = '请选择将来一年内的时间'
  expect((await schedule(one.goods_id, 'on', { run_at: mall.now() })).message).toBe(wrongTime)
  expect((await schedule(one.goods_id, 'on', { run_at: mall.now() + 367 * daySeconds })).message).toBe(
    wrongTime,
  )
  expect((await schedule(one.goods_id, 'on', { run_at: 'soon' })).message).toBe(
    '时间不正确，应为 Unix 时间戳（秒）',
  )
  expect((await schedule(987_654, 'on')).message).toBe('商品不存在')
  expect((await schedule(one.goods_id, 'price')).message).toBe('请填写要改的价格')
  const prices = [{ item_id: other.item_id, price: 100 }]
  expect((await schedule(one.goods_id, 'price', { prices })).message).toBe('规格不存在')
  expect(
    (await schedule(one.goods_id, 'price', { prices: [{ item_id: one.item_id, price: 0 }] })).message,
  ).toBe('价格不正确')
  expect(await waiting()).toEqual([])
})

it('a product that is so already is told, and ended changes go after half a year', async () => {
  const { goods_id } = await put('onsale')
  await schedule(goods_id, 'on')
  mall.travel(3600)
  await runAll()
  expect((await ended())[0]).toMatchObject({ state: 'done', note: '商品已经上架' })
  mall.travel(181 * daySeconds)
  await sweepSchedules(mall)
  expect(await mall.rows('select * from goods_schedules')).toEqual([])
})

it('a product that lacks a parameter which its category requires does not go on the shelf', async () => {
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
  const { goods_id } = await put()
  await desk.call('PUT', '/goods', { goods_id, version: 1, main_category_id: category_id })
  await schedule(goods_id, 'on')
  mall.travel(3600)
  expect(await runAll()).toBe(1)
  expect(await ended()).toMatchObject([{ state: 'failed', note: '商品“云杉冰箱”：请填写参数“能效等级”' }])
  expect((await info(goods_id)).approve_status).toBe('instock')
})
