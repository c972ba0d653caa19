import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Related products, chosen by operators (contract operator §4). */

const mall = testMall()
const make = builders(mall)

interface Goods {
  goods_id: number
  version: number
  related_ids: number[]
  related_goods: { goods_id: number; item_name: string }[]
  message?: string
}

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
})

const put = (item_name: string, more: object = {}) =>
  desk.call<Goods>('POST', '/goods', {
    item_name,
    approve_status: 'onsale',
    spec_items: [{ price: 100, store: 1, item_spec: [] }],
    ...more,
  })
const change = ({ goods_id, version }: Goods, related_ids: number[]) =>
  desk.call<{ saved: boolean; goods: Goods; message?: string }>('PUT', '/goods', {
    goods_id,
    version,
    related_ids,
  })
const shown = async ({ goods_id }: Goods) =>
  (await mall.call<{ related_goods?: number[] }>('GET', `/goods/items/${goods_id}`)).data.related_goods

it('are kept in their sequence, and the page of the product has them at the next request', async () => {
  const [fridge, washer, oven] = [await put('冰箱'), await put('洗衣机'), await put('烤箱')]
  expect(await shown(fridge)).toBeUndefined()
  const { goods } = await change(fridge, [oven.goods_id, washer.goods_id, oven.goods_id])
  expect(goods).toMatchObject({
    related_ids: [oven.goods_id, washer.goods_id],
    related_goods: [{ item_name: '烤箱' }, { item_name: '洗衣机' }],
  })
  expect(await shown(fridge)).toEqual([oven.goods_id, washer.goods_id])
  await change(goods, [washer.goods_id, oven.goods_id])
  expect(await shown(fridge)).toEqual([washer.goods_id, oven.goods_id])
})

it('are entered with a new product', async () => {
  const washer = await put('洗衣机')
  const fridge = await put('冰箱', { related_ids: [washer.goods_id] })
  expect(fridge.related_ids).toEqual([washer.goods_id])
})

it('are other products that exist, at most 12', async () => {
  const [fridge, washer] = [await put('冰箱'), await put('洗衣机')]
  expect((await change(fridge, [fridge.goods_id])).message).toBe('相关商品不能是商品自己')
  expect((await change(fridge, [987_654])).message).toBe('相关商品不存在或在回收站')
  await desk.call('DELETE', `/goods/${washer.goods_id}`)
  expect((await change(fridge, [washer.goods_id])).message).toBe('相关商品不存在或在回收站')
  const many = Array.from({ length: 13 }, (_, index) => index + 1)
  expect((await change(fridge, many)).message).toBe('最多选择12个相关商品')
  expect(await shown(fridge)).toBeUndefined()
})

it('a deleted one is not offered in the form, and the others can be changed', async () => {
  const [fridge, washer, oven] = [await put('冰箱'), await put('洗衣机'), await put('烤箱')]
  await change(fridge, [washer.goods_id, oven.goods_id])
  await desk.call('DELETE', `/goods/${washer.goods_id}`)
  const read = await desk.call<Goods>('GET', '/goods/info', { goods_id: fridge.goods_id })
  expect(read.related_ids).toEqual([oven.goods_id])
  expect((await change(read, [])).goods.related_ids).toEqual([])
})
