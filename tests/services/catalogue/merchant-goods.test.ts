import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { merchantDesk, merchantProduct, type MerchantDesk } from '../../fixtures/engine/merchant-goods'
import { testMall } from '../../fixtures/engine/test-mall'

/** Products of merchants: what waits for approval, and what shoppers see meanwhile (contract operator §4, ADR 0119). */

const mall = testMall()
const make = builders(mall)

let at: MerchantDesk
beforeEach(async () => {
  await mall.empty()
  at = await merchantDesk(mall, make)
})

describe('a new product of a merchant', () => {
  it('belongs to the shop and is on no page until it is approved', async () => {
    const goods = await at.create()
    expect(goods).toMatchObject({ distributor_id: at.shopId, audit_status: 'processing', version: 1 })
    expect(mall.dropped).toEqual([])
    expect((await at.shown(goods.goods_id)).item_name).toBeUndefined()
    expect(await at.found('双门冰箱')).toEqual([])
    const shopper = await buyer(mall, make)
    expect(await shopper.orderItem(goods.goods_id, 1)).toMatchObject({
      message: `商品${merchantProduct.item_name}已下架`,
    })
    expect([await at.states('pending'), await at.states('on_sale')]).toEqual([[goods.goods_id], []])

    expect(await at.approve(goods.goods_id)).toEqual({ approved: 1 })
    expect(mall.dropped).toEqual(expect.arrayContaining([`goods:${goods.goods_id}`, 'goods-lists']))
    expect(await at.shown(goods.goods_id)).toMatchObject({
      item_name: merchantProduct.item_name,
      price: 199_900,
    })
    expect(await at.found('双门冰箱')).toEqual([goods.goods_id])
    expect(await at.proposalOf(goods.goods_id)).toBeNull()
    expect([await at.states('pending'), await at.states('on_sale')]).toEqual([[], [goods.goods_id]])
    expect(await at.events()).toEqual(['createGoods', 'proposeGoods', 'approveGoods'])
  })

  it('is shown to operators in words', async () => {
    const { brand_id } = await at.desk.call<{ brand_id: number }>('POST', '/brands', { brand_name: '云杉' })
    const goods = await at.create({ brand_id, intro: '<p>省电</p>' })
    const { is_new, differences } = await at.waiting(goods.goods_id)
    expect(is_new).toBe(true)
    expect(Object.fromEntries(differences.map(({ field, after }) => [field, after]))).toMatchObject({
      item_name: [merchantProduct.item_name],
      brand_id: ['云杉'],
      pics: ['/media/1.png'],
      intro: ['<p>省电</p>'],
      approve_status: ['上架'],
      spec_items: ['默认规格 · ¥1,999.00 · 库存 5'],
    })
  })

  it('needs a category, and so does its change', async () => {
    expect((await at.create({ item_category: [] })).message).toBe('请选择商品分类')
    expect(await mall.rows('select 1 from goods')).toEqual([])
    const goods = await at.create()
    expect((await at.update(goods, { item_category: [] })).message).toBe('请选择商品分类')
    await at.approve(goods.goods_id)
    const now = await at.info(goods.goods_id)
    expect((await at.update(now, { item_category: [] })).message).toBe('请选择商品分类')
  })

  it('that was rejected shows the reason, is changed, and waits again', async () => {
    const goods = await at.create()
    expect(
      (await at.desk.call('POST', '/goods/reject', { items: [{ goods_id: 1, revision: 1 }] })).message,
    ).toBe('请填写驳回的原因')
    await at.reject(goods.goods_id, '主图不清晰')
    expect(await at.info(goods.goods_id)).toMatchObject({ audit_status: 'rejected' })
    expect(await at.proposalOf(goods.goods_id, at.merchant)).toMatchObject({
      state: 'rejected',
      reason: '主图不清晰',
    })
    expect([await at.states('pending'), await at.states('returned', at.merchant)]).toEqual([
      [],
      [goods.goods_id],
    ])
    const saved = await at.update(goods, { pics: ['/media/2.png'] })
    expect(saved).toMatchObject({ saved: true, waits: true, goods: { audit_status: 'processing' } })
    expect(await at.waiting(goods.goods_id)).toMatchObject({ state: 'processing', reason: '' })
    await at.approve(goods.goods_id)
    expect((await at.shown(goods.goods_id)).item_name).toBe(merchantProduct.item_name)
  })

  it('is withdrawn and sent again', async () => {
    const goods = await at.create()
    const before = await at.waiting(goods.goods_id)
    await at.merchant.call('POST', '/goods/proposal/withdraw', { goods_id: goods.goods_id })
    expect(await at.info(goods.goods_id)).toMatchObject({ audit_status: 'submitting' })
    const refused = await at.desk.call('POST', '/goods/approve', {
      items: [{ goods_id: goods.goods_id, revision: before.revision }],
    })
    expect(refused.message).toBe(`“${merchantProduct.item_name}”已被处理或有新的修改，请重新查看`)
    await at.merchant.call('POST', '/goods/proposal/submit', { goods_id: goods.goods_id })
    expect(await at.approve(goods.goods_id)).toEqual({ approved: 1 })
    expect(await at.events()).toEqual(
      expect.arrayContaining(['proposeGoods', 'withdrawGoods', 'proposeGoods', 'approveGoods']),
    )
  })

  it.each([
    ['a rank', { sort: 9 }],
    ['an audience', { staff_goods: true }],
    ['a place in the points mall', { points_goods: true }],
  ])('does not choose %s of its own', async (_what, fields) => {
    expect((await at.create(fields)).message).toBe('排序、商品类型、购买范围和会员价由商城设置')
    expect(await mall.rows('select 1 from goods')).toEqual([])
  })

  it('relates products of the own shop only', async () => {
    const foreign = await make.goods({ price: 100, store: 1 })
    expect((await at.create({ related_ids: [foreign] })).message).toBe('相关商品不存在或在回收站')
  })

  it('needs no approval where the owner says so', async () => {
    expect(await at.desk.call('PUT', '/goods/approval', { is_needed: 0 })).toEqual({ is_needed: false })
    const goods = await at.create()
    expect(goods.audit_status).toBe('approved')
    await at.update(goods, { item_name: '临江三门冰箱' })
    expect((await at.shown(goods.goods_id)).item_name).toBe('临江三门冰箱')
  })
})

describe('a change of an approved product by its merchant', () => {
  it('leaves the page as it is until it is approved, and drops nothing', async () => {
    const goods = await at.approved({ brief: '省电' })
    const saved = await at.update(goods, {
      item_name: '临江三门冰箱',
      sku_changes: [{ item_id: goods.goods_id, price: 189_900 }],
    })
    expect(saved).toMatchObject({ saved: true, waits: true, goods: { item_name: merchantProduct.item_name } })
    expect(mall.dropped).toEqual([])
    expect(await at.shown(goods.goods_id)).toMatchObject({
      item_name: merchantProduct.item_name,
      price: 199_900,
    })
    const proposal = await at.waiting(goods.goods_id)
    expect(proposal).toMatchObject({ is_new: false, conflicts: [], problem: '' })
    expect(proposal.differences).toEqual([
      {
        field: 'item_name',
        sku: '',
        kind: 'text',
        before: [merchantProduct.item_name],
        after: ['临江三门冰箱'],
      },
      {
        field: `sku:${goods.goods_id}:price`,
        sku: '',
        kind: 'text',
        before: ['¥1,999.00'],
        after: ['¥1,899.00'],
      },
    ])
    expect(proposal.proposed).toMatchObject({ item_name: '临江三门冰箱', brief: '省电' })
    expect(proposal.proposed?.spec_items[0]?.price).toBe(189_900)

    await at.approve(goods.goods_id)
    expect(await at.shown(goods.goods_id)).toMatchObject({ item_name: '临江三门冰箱', price: 189_900 })
    expect(mall.dropped).toEqual(expect.arrayContaining([`goods:${goods.goods_id}`]))
    expect(await at.found('三门冰箱')).toEqual([goods.goods_id])
    expect((await at.events()).slice(-3)).toEqual(['proposeGoods', 'updateGoods', 'approveGoods'])
  })

  it('of stock and off the shelf is done at once, beside what waits', async () => {
    const goods = await at.approved()
    const saved = await at.update(goods, {
      approve_status: 'instock',
      brief: '静音',
      sku_changes: [{ item_id: goods.goods_id, store: 9, store_seen: 5, price: 100_000 }],
    })
    expect(saved).toMatchObject({ saved: true, waits: true })
    expect(saved.goods).toMatchObject({ approve_status: 'instock', brief: '' })
    expect(saved.goods.spec_items[0]).toMatchObject({ store: 9, price: 199_900 })
    const { differences } = await at.waiting(goods.goods_id)
    expect(differences.map(({ field }) => field)).toEqual(['brief', `sku:${goods.goods_id}:price`])
    expect(await at.found('双门冰箱')).toEqual([])
  })

  it('back on the shelf waits', async () => {
    const goods = await at.approved({ approve_status: 'instock' })
    expect(await at.update(goods, { approve_status: 'onsale' })).toMatchObject({ waits: true })
    expect((await at.info(goods.goods_id)).approve_status).toBe('instock')
    await at.approve(goods.goods_id)
    expect((await at.shown(goods.goods_id)).item_name).toBe(merchantProduct.item_name)
  })

  it('replaces what waited; a change of the stock alone leaves it', async () => {
    const goods = await at.approved()
    await at.update(goods, { item_name: '甲', brief: '乙' })
    const first = await at.waiting(goods.goods_id)
    expect(await at.update(goods, { sku_changes: [{ item_id: goods.goods_id, store: 7 }] })).toMatchObject({
      saved: true,
      waits: true,
    })
    expect((await at.waiting(goods.goods_id)).revision).toBe(first.revision)
    await at.update(await at.info(goods.goods_id), { brief: '丙' })
    const second = await at.waiting(goods.goods_id)
    expect(second.differences.map(({ field, after }) => [field, after])).toEqual([['brief', ['丙']]])
    expect(second.revision).toBeGreaterThan(first.revision)
    expect(await at.update(await at.info(goods.goods_id), { is_complete: true })).toMatchObject({
      waits: false,
    })
    expect(await at.proposalOf(goods.goods_id)).toBeNull()
  })

  it('is rejected with a reason, and dropped by the merchant', async () => {
    const goods = await at.approved()
    await at.update(goods, { item_name: '最好的冰箱' })
    await at.reject(goods.goods_id, '不能使用“最”')
    expect(await at.info(goods.goods_id)).toMatchObject({ audit_status: 'approved' })
    expect(await at.proposalOf(goods.goods_id, at.merchant)).toMatchObject({ reason: '不能使用“最”' })
    await at.merchant.call('POST', '/goods/proposal/withdraw', { goods_id: goods.goods_id, discard: true })
    expect(await at.proposalOf(goods.goods_id)).toBeNull()
    expect((await at.shown(goods.goods_id)).item_name).toBe(merchantProduct.item_name)
  })

  it('that could not be carried out is refused when it is sent', async () => {
    const goods = await at.approved()
    await make.goods({ price: 100, store: 1, itemBn: 'TAKEN-1' })
    const skus = (fields: object) => ({ sku_changes: [{ item_id: goods.goods_id, ...fields }] })
    expect((await at.update(goods, skus({ item_bn: 'TAKEN-1' }))).message).toBe(
      '货号“TAKEN-1”已被其他商品使用',
    )
    expect((await at.update(goods, { brand_id: 999 })).message).toBe('品牌不存在')
    expect((await at.update(goods, skus({ price: 0 }))).message).toBe('价格不正确')
    expect(await at.proposalOf(goods.goods_id)).toBeNull()
  })

  it('keeps SKUs with orders: removing one is refused, also if it was ordered meanwhile', async () => {
    const colour = (name: string) => [{ spec_name: '颜色', spec_value_name: name }]
    const goods = await at.approved({}, [
      { price: 1000, store: 5, item_spec: colour('黑') },
      { price: 2000, store: 5, item_spec: colour('白') },
    ])
    const [black, white] = goods.spec_items
    const only = { spec_items: [{ item_id: black?.item_id, item_spec: colour('黑') }] }
    expect(await at.update(goods, only)).toMatchObject({ saved: true, waits: true })
    const shopper = await buyer(mall, make)
    await shopper.orderItem(white?.item_id ?? 0, 1)
    const refused = await at.approve(goods.goods_id)
    expect(refused).toMatchObject({ message: '规格“颜色：白”已有订单或活动，不能删除，可以改为下架' })
    expect((await at.waiting(goods.goods_id)).problem).toBe(
      '规格“颜色：白”已有订单或活动，不能删除，可以改为下架',
    )
    expect((await at.info(goods.goods_id)).spec_items).toHaveLength(2)
  })

  it('with a new SKU has its stock when it is approved', async () => {
    const colour = (name: string) => [{ spec_name: '颜色', spec_value_name: name }]
    const goods = await at.approved({}, [{ price: 1000, store: 5, item_spec: colour('黑') }])
    await at.update(goods, {
      spec_items: [
        { item_id: goods.goods_id, store: 8, store_seen: 5, item_spec: colour('黑') },
        { price: 2000, store: 3, item_spec: colour('白') },
      ],
    })
    expect((await at.info(goods.goods_id)).spec_items.map(({ store }) => store)).toEqual([8])
    const { differences, proposed } = await at.waiting(goods.goods_id)
    expect(differences.map(({ field, after }) => [field, after])).toEqual([
      ['spec_items', ['颜色：黑', '新增 颜色：白 · ¥20.00 · 库存 3']],
    ])
    expect(proposed?.spec_items.map((sku) => [sku.item_id, sku.store])).toEqual([
      [goods.goods_id, 8],
      [0, 3],
    ])
    const shopper = await buyer(mall, make)
    await shopper.orderItem(goods.goods_id, 2)
    await at.approve(goods.goods_id)
    expect((await at.info(goods.goods_id)).spec_items.map(({ store, price }) => [price, store])).toEqual([
      [1000, 6],
      [2000, 3],
    ])
  })
})
