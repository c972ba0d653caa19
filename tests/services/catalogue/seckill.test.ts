import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { SeckillActivity } from '@/lib/contract/catalogue/seckill'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

beforeEach(async () => {
  await mall.empty()
})

const get = async <T>(path: string, params: Record<string, unknown> = {}, token?: string) =>
  (await mall.call<T>('GET', path, params, { token })).data
const list = (params: Record<string, unknown> = {}, token?: string) =>
  get<{ list: SeckillActivity[]; total_count: number }>('/promotion/seckillactivity/getlist', params, token)

/** An activity with one new product. */
async function sale(
  values: Parameters<typeof make.sale>[1] = {},
  goods: Parameters<typeof make.goods>[1] = {},
) {
  const goodsId = await make.goods({ price: 10_000, store: 9 }, goods)
  const item = { itemId: goodsId, activityPrice: 7000, activityStore: 5, limitNum: 2 }
  return { goodsId, seckillId: await make.sale(item, { seckillType: 'normal', ...values }) }
}

describe('activities', () => {
  it('are the running and announced ones by start time, filtered by status and type', async () => {
    const at = mall.now()
    const soon = await sale({ startTime: at + 60, releaseTime: at - 60 })
    const running = await sale()
    const limited = await sale({ seckillType: 'limited_time_sale', startTime: at - 10 })
    await sale({ disabled: true })
    await sale({ endTime: at })
    await sale({ releaseTime: at + 1, startTime: at + 2 })
    const ids = async (params: Record<string, unknown> = {}) =>
      (await list(params)).list.map(({ seckill_id }) => seckill_id)
    expect(await ids()).toEqual([running.seckillId, limited.seckillId, soon.seckillId])
    expect(await ids({ status: 'valid' })).toEqual([running.seckillId, limited.seckillId])
    expect(await ids({ status: 'notice' })).toEqual([soon.seckillId])
    expect(await ids({ seckill_type: 'limited_time_sale', item_type: 'normal' })).toEqual([limited.seckillId])
    expect(await list({ page: 2, pageSize: 2 })).toMatchObject({
      total_count: 3,
      cur: { symbol: '￥' },
      list: [{ seckill_id: soon.seckillId, status: 'in_the_notice', last_seconds: 60 }],
    })
  })

  it('have their products with the fields that clients read', async () => {
    const { goodsId, seckillId } = await sale({ endTime: mall.now() + 600 })
    const info = await get<SeckillActivity>('/promotion/seckillactivity/getinfo', { seckill_id: seckillId })
    expect(info).toMatchObject({
      seckill_id: seckillId,
      status: 'in_sale',
      last_seconds: 600,
      total_count: 1,
    })
    expect(info.items).toMatchObject([
      {
        seckill_id: seckillId,
        item_id: goodsId,
        item_title: `商品${goodsId}`,
        item_pic: `/media/${goodsId}.png`,
        activity_price: 7000,
        activity_store: 5,
        sales_store: 0,
        limit_num: 2,
        price: 10_000,
        store: 5,
        is_show: true,
        sort: 0,
        status: 'in_sale',
        last_seconds: 600,
      },
    ])
  })

  it('show no hidden products, and staff products only to staff', async () => {
    const { seckillId, goodsId } = await sale({}, { staffGoods: true })
    const hidden = await make.goods({ price: 1, store: 1 }, { approveStatus: 'instock' })
    await mall.db.orm
      .insert(tables.seckillItems)
      .values({ seckillId, itemId: hidden, goodsId: hidden, activityPrice: 1, activityStore: 1 })
    const staff = await make.member({ isStaff: true, workId: 'W1' })
    expect((await list()).list[0]?.items).toEqual([])
    expect((await list({}, staff.token)).list[0]?.items).toMatchObject([{ item_id: goodsId }])
  })

  it.each([4040, 999_999_999_999_999])('do not exist for id %i', async (seckill_id) => {
    const answer = await get('/promotion/seckillactivity/getinfo', { seckill_id })
    expect(answer).toMatchObject({ status_code: 422 })
  })
})

describe('recommended products', () => {
  it('are the products on sale, sorted by the operator, then by id, page by page', async () => {
    const [first, second, best] = [
      await make.goods({ price: 100, store: 1 }),
      await make.goods({ price: 200, store: 1 }),
      await make.goods({ price: 300, store: 1 }, { sort: 9 }),
    ]
    await make.goods({ price: 1, store: 1 }, { approveStatus: 'only_show' })
    await make.goods({ price: 1, store: 1 }, { staffGoods: true })
    const read = (params: Record<string, unknown> = {}) =>
      get<{ list: GoodsListItem[]; total_count: number }>('/promotions/recommendlike', params)
    const all = await read()
    expect(all.total_count).toBe(3)
    expect(all.list.map(({ item_id }) => item_id)).toEqual([best, first, second])
    expect(all.list[0]).toMatchObject({ item_name: `商品${best}`, pics: [`/media/${best}.png`], price: 300 })
    expect((await read({ page: 2, pageSize: 2 })).list.map(({ item_id }) => item_id)).toEqual([second])
  })
})
