import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import sharp from 'sharp'
import { apiPrefix, contract } from '@/lib/contract'
import type { CallMeta } from '@/lib/contract/call'
import { handleContract } from '@/lib/server/edge/http/handler'
import { legacyNamesOf } from '@/lib/server/edge/http/legacy-gateway'
import * as tables from '@/lib/server/ground/db/schema'
import { aftersaleCases } from '../fixtures/engine/aftersales'
import { builders } from '../fixtures/engine/builders'
import { buyer } from '../fixtures/engine/buyer'
import { openTestMall, type TestMall } from '../fixtures/engine/test-mall'

let mall: TestMall
let make: ReturnType<typeof builders>
beforeAll(async () => {
  mall = await openTestMall({ MALL_PUBLIC_URL: 'https://mall.test' })
  make = builders(mall)
})
afterAll(() => mall.close())

type Node = { [name: string]: Node | AnyContractProcedure }
const callsOf = (node: Node): AnyContractProcedure[] =>
  Object.values(node).flatMap((child) => (isContractProcedure(child) ? [child] : callsOf(child)))
const legacyNames = callsOf(contract as unknown as Node).flatMap((call) =>
  legacyNamesOf(call['~orpc'].meta as CallMeta),
)
const names = legacyNames.map(({ name }) => name)
const postOnly = legacyNames.filter((legacy) => legacy.postOnly).map(({ name }) => name)

const request = async (method: string, path: string, init: RequestInit = {}) => {
  const legacyRequest = new Request(`http://mall.test${apiPrefix}${path}`, { method, ...init })
  const response = await handleContract(async () => mall, legacyRequest)
  const { data } = (await response.json()) as { data: Record<string, unknown> }
  return { status: response.status, headers: response.headers, data }
}
const form = (params: Record<string, string>): RequestInit => ({
  body: new URLSearchParams(params).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})
const json = (params: Record<string, unknown>): RequestInit => ({
  body: JSON.stringify(params),
  headers: { 'content-type': 'application/json' },
})

describe('legacy gateway', () => {
  it('maps each name to one call', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names).toEqual(
      expect.arrayContaining([
        ...['item.share', 'item.desc', 'item.rate.list', 'item.microSearch', 'category.relProps'],
        ...['content.node.list', 'content.list', 'content.info', 'share.qrcode', 'store.search'],
        ...['shop.coupon', 'shop.coupon.receive', 'cart.get.new', 'cart.total', 'cart.del', 'cart.checkout'],
        ...['cart.update', 'cart.addGift', 'cart.user.point', 'theme.tmpl'],
        ...['trade.logistics', 'trade.payment.tradeList', 'aftersales.uploadPic', 'aftersales.apply.view'],
        ...['logistics.dlycorp.get.list'],
        ...['trade.payment.create', 'trade.delete'],
        ...['trade.create', 'trade.detail', 'trade.cancel.buyer', 'trade.confirm.receipt'],
        ...['member.address.get', 'member.address.add', 'member.address.setDefault', 'user.clause'],
      ]),
    )
  })

  it.each(names)('answers %s by GET and by POST', async (name) => {
    for (const method of postOnly.includes(name) ? ['POST'] : ['GET', 'POST']) {
      const { status, data } = await request(method, `/${name}`)
      expect([200, 401]).toContain(status)
      expect(data.message).not.toBe('接口不存在')
    }
  })

  it('returns the same as the call itself for query, form and JSON', async () => {
    const item = String(await make.goods({ price: 299_900, store: 5 }, { itemName: '冰箱' }))
    const direct = await request('GET', `/item/share?item_id=${item}`)
    expect(direct.data).toMatchObject({ title: '冰箱', price: 299_900 })
    expect(await request('GET', `/item.share?item_id=${item}&company_id=1`)).toEqual(direct)
    expect((await request('POST', '/item.share', form({ item_id: item }))).data).toEqual(direct.data)
    expect((await request('POST', '/item.share', json({ item_id: item }))).data).toEqual(direct.data)
    expect((await request('POST', '/item.share', json({}))).data).toMatchObject({ status_code: 422 })
  })

  it('fills path parameters of the call', async () => {
    const item = await make.goods({ price: 100, store: 5 }, { intro: '<p>图文</p>' })
    expect((await request('GET', `/item.desc?item_id=${item}`)).data).toMatchObject({ item_id: item })
  })

  it('maps page_no and page_size for every list', async () => {
    const item = await make.goods({ price: 100, store: 5 })
    for (let star = 1; star <= 3; star++) {
      const at = mall.now() + star
      await mall.db.orm
        .insert(tables.rates)
        .values({ goodsId: item, itemId: item, userId: 0, star, content: '好', created: at })
    }
    const { data } = await request(
      'POST',
      '/item.rate.list',
      form({ item_id: String(item), page_no: '2', page_size: '2' }),
    )
    expect(data.list).toMatchObject([{ star: 1 }])
  })

  it('maps legacy parameter names', async () => {
    const { token } = await make.member()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' }
    const sent = 'name=李明&mobile=13900002222&area=浙江省,杭州市,西湖区&addr=文三路1号&zip=310000&def_addr=0'
    const { data: added } = await request('POST', '/member.address.add', { body: sent, headers })
    expect(added).toMatchObject({ username: '李明', city: '杭州市', county: '西湖区', postalCode: '310000' })
    const id = String(added.address_id)
    await request('POST', '/member.address.setDefault', { body: `addr_id=${id}`, headers })
    const { data } = await request('GET', `/member.address.get?addr_id=${id}`, { headers })
    expect(data).toMatchObject({ address_id: added.address_id, is_def: true, adrdetail: '文三路1号' })
    expect(data).toMatchObject({
      addr_id: added.address_id,
      name: '李明',
      mobile: '13900002222',
      addr: '文三路1号',
      region_id: '330000,330100,330106',
      zip: '310000',
      def_addr: 1,
    })
  })

  it('takes the area of an address as names or as the ids of member.address.get', async () => {
    const { token } = await make.member()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' }
    const add = (area: string) =>
      request('POST', '/member.address.add', {
        body: `name=李明&mobile=13900002222&area=${area}&addr=文三路1号`,
        headers,
      })
    const hangzhou = { province: '浙江省', city: '杭州市', county: '西湖区' }
    expect((await add('330000,330100,330106')).data).toMatchObject(hangzhou)
    // A county that its province governs directly shares the code of its city with others.
    const { data: direct } = await add('湖北省,潜江市,潜江市')
    const { data } = await request('GET', `/member.address.get?addr_id=${String(direct.address_id)}`, {
      headers,
    })
    expect((await add(String(data.region_id))).data).toMatchObject({ city: '潜江市', county: '潜江市' })
    expect((await add('330000,330100,990000')).data).toMatchObject({ message: '请填写正确的区/县' })
  })

  it('updates quantity and selection of cart lines, from JSON text as well as from JSON', async () => {
    const shopper = await buyer(mall, make)
    for (let goods = 0; goods < 3; goods++) await shopper.add(await make.goods({ price: 100, store: 9 }), 1)
    const lines = async () =>
      (await shopper.cart()).valid_cart.flatMap(({ list }) =>
        list.map(({ cart_id, num, is_checked }) => ({ cart_id, num, is_checked })),
      )
    const [first, second, third] = (await lines()).map(({ cart_id }) => cart_id).sort((a, b) => a - b)
    const changed = [
      { cart_id: first, sku_id: 1, totalQuantity: 3, is_checked: false, selected_promotion: 0 },
      { cart_id: second, is_checked: '0' },
      { cart_id: third, totalQuantity: '2' },
    ]
    const platform = { platform: 'app', obj_type: 'item' }
    const expected = [
      { cart_id: first, num: 3, is_checked: false },
      { cart_id: second, num: 1, is_checked: false },
      { cart_id: third, num: 2, is_checked: true },
    ]
    for (const cart_params of [changed, JSON.stringify(changed)]) {
      expect(await shopper.call('POST', '/cart.update', { ...platform, cart_params })).toEqual({
        status: true,
      })
      expect(await lines()).toEqual(expect.arrayContaining(expected))
    }
    await shopper.call('POST', '/cart.update', { cart_params: [{ cart_id: first, totalQuantity: 0 }] })
    expect(await lines()).toHaveLength(2)
    expect(await shopper.call('POST', '/cart.update', {})).toMatchObject({ message: '参数错误' })
    const stranger = await buyer(mall, make)
    expect(
      await stranger.call('POST', '/cart.update', { cart_params: [{ cart_id: second, is_checked: true }] }),
    ).toMatchObject({ message: '数据错误' })
    expect(await lines()).toEqual(expect.arrayContaining([expected[1]]))
  })

  it('returns the payment state of an order', async () => {
    const shopper = await buyer(mall, make)
    const { order_id } = await shopper.orderItem(await make.goods({ price: 100, store: 9 }), 1)
    expect(await shopper.call('POST', '/trade.payment.create', { tid: order_id })).toMatchObject({
      payStatus: 'fail',
      orderInfo: { order_id },
    })
  })

  it('lists the enabled designed pages', async () => {
    const times = { created: 1, updated: 1 }
    await mall.db.orm.insert(tables.pcTemplates).values([
      { templateId: 1, templateTitle: '首页', pageType: 'index', status: 1, ...times },
      { templateId: 2, templateTitle: '草稿', pageType: 'custom', status: 2, ...times },
      { templateId: 3, templateTitle: '未发布', pageType: 'custom', status: 1, ...times },
    ])
    await mall.db.orm.insert(tables.pcTemplateContents).values([
      { templateId: 1, params: { type: 'W0011' }, ...times },
      { templateId: 2, params: { type: 'W0011' }, ...times },
    ])
    expect((await request('GET', '/theme.tmpl?platform=pc')).data).toEqual({
      list: [{ theme_pc_template_id: 1, template_title: '首页', page_type: 'index', status: 1 }],
    })
  })

  it('accepts cart.addGift and does nothing', async () => {
    const { token } = await make.member()
    const headers = { authorization: `Bearer ${token}` }
    const { status, data } = await request('POST', '/cart.addGift', { ...json({ tid: '1' }), headers })
    expect({ status, data }).toEqual({ status: 200, data: {} })
    expect((await request('POST', '/cart.addGift')).status).toBe(401)
  })

  it('answers what points pay of the checked cart as the preview does', async () => {
    const item = await make.goods({ price: 10_000, store: 5 })
    const shopper = await buyer(mall, make)
    await shopper.call('POST', '/cart', { item_id: item, num: 1, shop_type: 'distributor' })
    const preview = await shopper.call<Record<string, unknown>>('POST', '/getFreightFee', {
      cart_type: 'cart',
      order_type: 'normal',
    })
    const sent = { total_price: '100', post_fee: '0', mode: 'cart' }
    const answer = await shopper.call<Record<string, unknown>>('POST', '/cart.user.point', sent)
    expect(answer).not.toHaveProperty('message')
    expect(preview).toMatchObject(answer)
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(['user_point', 'max_point', 'point_rule']))
  })

  it('answers the agreement of registration as register', async () => {
    const current = await request('GET', '/shops/protocol?type=member_register')
    expect((await request('POST', '/user.clause', json({ type: 'register' }))).data).toEqual(current.data)
    expect(current.data).toMatchObject({ type: 'member_register' })
  })

  it('answers the lines and reasons of an application, the trades of an order and its parcel', async () => {
    const item = await make.goods({ price: 5000, store: 9 }, { itemName: '空调' })
    const shopper = await buyer(mall, make)
    const { order_id: tid } = await shopper.orderItem(item, 2)
    await shopper.pay(tid)
    expect(await shopper.call('POST', '/trade.payment.tradeList', { tid })).toMatchObject({
      list: [{ orderId: tid, tradeState: 'SUCCESS', payFee: 10_000 }],
      total_count: 1,
    })
    const view = () => shopper.call('POST', '/aftersales.apply.view', { tid })
    expect(await view()).toMatchObject({ order_id: tid, list: [], can_apply_aftersales: 0 })
    await aftersaleCases(mall, make).deliver(tid)
    const now = mall.now()
    await mall.db.orm.insert(tables.parcels).values({
      orderId: tid,
      deliveryCorp: 'SF',
      deliveryCode: 'SF1234567',
      createTime: now,
      updateTime: now,
    })
    expect(await view()).toMatchObject({
      list: [{ item_name: '空调', num: 2, left_aftersales_num: 2 }],
      reason: expect.arrayContaining([expect.any(String)]),
      can_apply_aftersales: 1,
    })
    const parcel = { logi_no: 'SF1234567', corp_code: 'SF' }
    expect(await shopper.call('POST', '/trade.logistics', parcel)).toMatchObject({
      tracker: [{ AcceptStation: expect.any(String) }],
      address: expect.stringContaining('市'),
    })
    const stranger = await buyer(mall, make)
    expect(await stranger.call('POST', '/trade.logistics', parcel)).toMatchObject({ message: '发货单不存在' })
    expect(await stranger.call('POST', '/trade.payment.tradeList', { tid })).toMatchObject({
      message: expect.stringContaining('不存在'),
    })
    expect(await stranger.call('POST', '/aftersales.apply.view', { tid })).toMatchObject({
      message: '系统无此订单，无法申请售后',
    })
    expect(await shopper.call('POST', '/logistics.dlycorp.get.list')).toMatchObject({
      list: expect.arrayContaining([{ corp_code: 'SF', corp_name: '顺丰快递' }]),
    })
  })

  it('stores a picture of an after-sale', async () => {
    const { token } = await make.member()
    const body = new FormData()
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#e1251b' } })
      .jpeg()
      .toBuffer()
    body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg')
    const headers = { authorization: `Bearer ${token}` }
    const { data } = await request('POST', '/aftersales.uploadPic', { body, headers })
    expect(data).toMatchObject({ url: expect.stringMatching(/^https:\/\/mall\.test\/media\//), width: 40 })
  })

  it('requires a member for member calls', async () => {
    expect(await request('GET', '/cart.total')).toMatchObject({ status: 401, data: { code: 401001 } })
    const { token } = await make.member()
    const { data } = await request('POST', '/cart.total', { headers: { authorization: `Bearer ${token}` } })
    expect(data).toEqual({ cart_count: 0, item_count: 0 })
  })

  it('ignores the cookie for writing calls by GET and for foreign pages', async () => {
    const { token } = await make.member()
    const cookie = `mall_token=${token}`
    const ownPage = { cookie, 'sec-fetch-site': 'same-origin' }
    const foreignPage = { cookie, 'sec-fetch-site': 'cross-site' }
    expect(
      (await request('GET', '/trade.cancel.buyer?tid=4998031204510042', { headers: ownPage })).status,
    ).toBe(401)
    expect((await request('POST', '/cart.total', { headers: foreignPage })).status).toBe(401)
    expect((await request('POST', '/cart.total', { headers: ownPage })).status).toBe(200)
    expect((await request('GET', '/cart.total', { headers: ownPage })).status).toBe(200)
    expect((await request('GET', '/user.logout', { headers: ownPage })).headers.get('set-cookie')).toBeNull()
    expect(
      (await request('POST', '/user.logout', { headers: ownPage })).headers.get('set-cookie'),
    ).not.toBeNull()
  })

  it('refuses unknown names and other methods like any path', async () => {
    expect(await request('GET', '/item.nothing')).toMatchObject({
      status: 200,
      data: { message: '接口不存在', status_code: 404 },
    })
    const { status, headers, data } = await request('DELETE', '/item.share')
    expect([status, headers.get('allow'), data]).toEqual([
      200,
      'GET, POST',
      { message: '请求方法不正确', status_code: 405 },
    ])
  })
})
