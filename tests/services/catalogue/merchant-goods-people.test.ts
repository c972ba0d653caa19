import { builders } from '../../fixtures/engine/builders'
import { merchantDesk, merchantProduct, type MerchantDesk } from '../../fixtures/engine/merchant-goods'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Merchants and operators with one product at the same time, many products at once, and products of others (ADR 0119). */

const mall = testMall()
const make = builders(mall)

let at: MerchantDesk
beforeEach(async () => {
  await mall.empty()
  at = await merchantDesk(mall, make)
})

describe('two people', () => {
  it('an approval is refused when the merchant has changed it again', async () => {
    const goods = await at.approved()
    await at.update(goods, { item_name: '甲' })
    const { revision } = await at.waiting(goods.goods_id)
    await at.update(goods, { item_name: '乙' })
    const refused = await at.desk.call('POST', '/goods/approve', {
      items: [{ goods_id: goods.goods_id, revision }],
    })
    expect(refused.message).toBe(`“${merchantProduct.item_name}”已被处理或有新的修改，请重新查看`)
    expect((await at.shown(goods.goods_id)).item_name).toBe(merchantProduct.item_name)
  })

  it('a revision is never one of an earlier change', async () => {
    const goods = await at.approved()
    await at.update(goods, { item_name: '甲' })
    const { revision } = await at.waiting(goods.goods_id)
    await at.approve(goods.goods_id)
    await at.update(await at.info(goods.goods_id), { item_name: '乙' })
    const refused = await at.desk.call('POST', '/goods/approve', {
      items: [{ goods_id: goods.goods_id, revision }],
    })
    expect(refused.message).toContain('请重新查看')
  })

  it('approve at the same time: one does it, the other is told', async () => {
    const goods = await at.approved()
    await at.update(goods, { item_name: '甲' })
    const { revision } = await at.waiting(goods.goods_id)
    const other = await staff(mall, make)
    const items = [{ goods_id: goods.goods_id, revision }]
    const answers = await Promise.all(
      [at.desk, other].map((one) => one.call<{ approved?: number }>('POST', '/goods/approve', { items })),
    )
    expect(answers.map(({ approved: count }) => count ?? 0).sort()).toEqual([0, 1])
    expect((await at.events()).filter((event) => event === 'approveGoods')).toHaveLength(2)
    expect((await at.shown(goods.goods_id)).item_name).toBe('甲')
  })

  it('an approval and another change of the merchant at the same time leave nothing unseen on sale', async () => {
    const goods = await at.approved()
    await at.update(goods, { item_name: '甲' })
    const { revision } = await at.waiting(goods.goods_id)
    const [decision, saved] = await Promise.all([
      at.desk.call<{ approved?: number }>('POST', '/goods/approve', {
        items: [{ goods_id: goods.goods_id, revision }],
      }),
      at.update(goods, { item_name: '乙' }),
    ])
    const name = (await at.shown(goods.goods_id)).item_name
    expect(name).toBe(decision.approved === 1 ? '甲' : merchantProduct.item_name)
    if (decision.approved === 1) expect(saved.conflicts.map(({ field }) => field)).toEqual(['item_name'])
    else expect((await at.waiting(goods.goods_id)).proposed?.item_name).toBe('乙')
  })

  it('a field that an operator changed meanwhile is a conflict, unless it is overwritten', async () => {
    const goods = await at.approved()
    await mall.rows(`update members set username = '小林' where user_id = ${at.desk.userId} returning 1`)
    await at.update(goods, { item_name: '甲', brief: '静音' })
    await at.update(goods, { item_name: '丁', sort: 5 }, at.desk)
    const refused = await at.approve(goods.goods_id)
    expect(refused).toMatchObject({ message: '“丁”的商品名称已被小林修改，请重新查看' })
    expect((await at.waiting(goods.goods_id)).conflicts).toEqual([
      expect.objectContaining({ field: 'item_name', by: '小林' }),
    ])
    expect((await at.info(goods.goods_id)).brief).toBe('')
    expect(await at.approve(goods.goods_id, { overwrite: ['item_name'] })).toEqual({ approved: 1 })
    expect(await at.info(goods.goods_id)).toMatchObject({ item_name: '甲', brief: '静音', sort: 5 })
  })

  it('a merchant with an old form is told what an operator changed', async () => {
    const goods = await at.approved()
    await at.update(goods, { brief: '节能' }, at.desk)
    const refused = await at.update(goods, {
      brief: '静音',
      sku_changes: [{ item_id: goods.goods_id, store: 1 }],
    })
    expect(refused).toMatchObject({ saved: false, waits: false, conflicts: [{ field: 'brief' }] })
    expect((await at.info(goods.goods_id)).spec_items[0]?.store).toBe(5)
  })
})

describe('many at once', () => {
  it('are approved, all or none', async () => {
    const [one, other] = [await at.create(), await at.create({ item_name: '另一台' })]
    const items = await Promise.all(
      [one, other].map(async ({ goods_id }) => ({
        goods_id,
        revision: (await at.waiting(goods_id)).revision,
      })),
    )
    const stale = items.map((item, index) => (index === 1 ? { ...item, revision: 999_999 } : item))
    expect((await at.desk.call('POST', '/goods/approve', { items: stale })).message).toBe(
      '“另一台”已被处理或有新的修改，请重新查看',
    )
    expect(await at.states('pending')).toHaveLength(2)
    expect(await at.desk.call('POST', '/goods/approve', { items })).toEqual({ approved: 2 })
    expect(await at.states('pending')).toEqual([])
  })

  it('are rejected for one reason', async () => {
    const [one, other] = [await at.create(), await at.create({ item_name: '另一台' })]
    const items = await Promise.all(
      [one, other].map(async ({ goods_id }) => ({
        goods_id,
        revision: (await at.waiting(goods_id)).revision,
      })),
    )
    expect(await at.desk.call('POST', '/goods/reject', { items, reason: '缺少资质' })).toEqual({
      rejected: 2,
    })
    const counts = await at.merchant.call<object>('GET', '/goods/count')
    expect(counts).toMatchObject({ pending: 0, returned: 2, on_sale: 0 })
  })

  it('merchants take off the shelf and delete, and change nothing else together', async () => {
    const goods = await at.approved()
    const bulk = (change: object, by = at.merchant) =>
      by.call<{ changed: number; task_id: number | null }>('POST', '/goods/bulk', {
        goods_id: [goods.goods_id],
        change,
      })
    expect((await bulk({ kind: 'price', percent: 50 })).message).toBe('批量操作只支持下架、删除和恢复')
    expect((await bulk({ kind: 'status', approve_status: 'onsale' })).message).toContain('批量操作')
    expect((await bulk({ kind: 'delete' }, at.stranger)).message).toBe('商品不存在')
    expect(await bulk({ kind: 'status', approve_status: 'instock' })).toMatchObject({
      changed: 1,
      task_id: null,
    })
    expect(await bulk({ kind: 'delete' })).toMatchObject({ changed: 1 })
    await at.merchant.call('POST', '/goods/restore', { goods_id: goods.goods_id })
    expect(await at.info(goods.goods_id)).toMatchObject({ deleted: null, approve_status: 'instock' })
  })
})

describe('products of others', () => {
  it.each([
    ['GET', '/goods/info', {}],
    ['GET', '/goods/proposal', {}],
    ['PUT', '/goods', { version: 1, item_name: '乙' }],
    ['POST', '/goods/proposal/submit', {}],
    ['POST', '/goods/proposal/withdraw', { discard: true }],
    ['POST', '/goods/restore', {}],
  ])('%s %s answers as if they did not exist', async (method, path, fields) => {
    const goods = await at.create()
    const ours = await make.goods({ price: 100, store: 1 })
    const before = await mall.rows('select * from goods order by goods_id')
    for (const [by, goods_id] of [
      [at.stranger, goods.goods_id],
      [at.merchant, ours],
    ] as const)
      expect((await by.call(method, path, { goods_id, ...fields })).message).toBe('商品不存在')
    expect(await mall.rows('select * from goods order by goods_id')).toEqual(before)
    expect(await at.events()).toEqual(['createGoods', 'proposeGoods'])
  })

  it('are not deleted, approved by merchants, or listed', async () => {
    const goods = await at.create()
    expect((await at.stranger.call('DELETE', `/goods/${goods.goods_id}`)).message).toBe('商品不存在')
    expect(await at.states('pending', at.stranger)).toEqual([])
    const { revision } = await at.waiting(goods.goods_id)
    const refused = await at.merchant.call<{ status_code?: number }>('POST', '/goods/approve', {
      items: [{ goods_id: goods.goods_id, revision }],
    })
    expect(refused.status_code).toBe(403)
  })

  it('that do not exist are not approved', async () => {
    const items = [{ goods_id: 999, revision: 1 }]
    expect((await at.desk.call('POST', '/goods/approve', { items })).message).toBe('商品不存在')
  })
})

it('the same key sends a product once', async () => {
  const item_category = [await make.category()]
  const send = () =>
    at.merchant.call<{ goods_id: number }>(
      'POST',
      '/goods',
      { ...merchantProduct, item_category, spec_items: [{ price: 100, store: 1, item_spec: [] }] },
      { 'idempotency-key': 'merchant-goods-1' },
    )
  expect((await send()).goods_id).toBe((await send()).goods_id)
  expect(await mall.rows('select 1 from goods_proposals')).toHaveLength(1)
})

it('pictures of merchants are not in the library of the mall', async () => {
  const { total_count } = await at.desk.call<{ total_count: number }>('GET', '/pictures')
  expect(total_count).toBe(0)
  expect(
    (await at.merchant.call<{ image_prefix?: string }>('GET', '/picture/token')).image_prefix,
  ).toBeTruthy()
})
