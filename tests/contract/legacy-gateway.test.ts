import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import { apiPrefix, contract } from '@/lib/contract'
import type { CallMeta } from '@/lib/contract/call'
import { handleContract } from '@/lib/server/http/handler'
import { legacyNamesOf } from '@/lib/server/http/legacy-gateway'
import * as tables from '@/lib/server/db/schema'
import { builders } from '../fixtures/builders'
import { buyer } from '../fixtures/buyer'
import { openTestMall, type TestMall } from '../fixtures/test-mall'

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
const names = callsOf(contract as unknown as Node).flatMap((call) =>
  legacyNamesOf(call['~orpc'].meta as CallMeta).map(({ name }) => name),
)

const ask = async (method: string, path: string, init: RequestInit = {}) => {
  const request = new Request(`http://mall.test${apiPrefix}${path}`, { method, ...init })
  const response = await handleContract(async () => mall, request)
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

describe('the names of the older gateway', () => {
  it('lead to one call each', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names).toEqual(
      expect.arrayContaining([
        ...['item.share', 'item.desc', 'item.rate.list', 'item.microSearch', 'category.relProps'],
        ...['content.node.list', 'content.list', 'content.info', 'share.qrcode', 'store.search'],
        ...['shop.coupon', 'shop.coupon.receive', 'cart.get.new', 'cart.total', 'cart.del', 'cart.checkout'],
        ...['cart.update', 'cart.addGift', 'cart.user.point', 'theme.tmpl'],
        ...['trade.payment.create', 'trade.delete'],
        ...['trade.create', 'trade.detail', 'trade.cancel.buyer', 'trade.confirm.receipt'],
        ...['member.address.get', 'member.address.add', 'member.address.setDefault', 'user.clause'],
      ]),
    )
  })

  it.each(names)('%s is answered by GET and by POST', async (name) => {
    for (const method of ['GET', 'POST']) {
      const { status, data } = await ask(method, `/${name}`)
      expect([200, 401]).toContain(status)
      expect(data.message).not.toBe('接口不存在')
    }
  })

  it('answer query, form and JSON with what the call itself answers', async () => {
    const item = String(await make.goods({ price: 299_900, store: 5 }, { itemName: '冰箱' }))
    const itself = await ask('GET', `/item/share?item_id=${item}`)
    expect(itself.data).toMatchObject({ title: '冰箱', price: 299_900 })
    expect(await ask('GET', `/item.share?item_id=${item}&company_id=1`)).toEqual(itself)
    expect((await ask('POST', '/item.share', form({ item_id: item }))).data).toEqual(itself.data)
    expect((await ask('POST', '/item.share', json({ item_id: item }))).data).toEqual(itself.data)
    expect((await ask('POST', '/item.share', json({}))).data).toMatchObject({ status_code: 422 })
  })

  it('fill what stands in the path of the call', async () => {
    const item = await make.goods({ price: 100, store: 5 }, { intro: '<p>图文</p>' })
    expect((await ask('GET', `/item.desc?item_id=${item}`)).data).toMatchObject({ item_id: item })
  })

  it('take page_no and page_size for the page of every list', async () => {
    const item = await make.goods({ price: 100, store: 5 })
    for (let star = 1; star <= 3; star++) {
      const at = mall.now() + star
      await mall.db.orm
        .insert(tables.rates)
        .values({ goodsId: item, itemId: item, userId: 0, star, content: '好', created: at })
    }
    const { data } = await ask(
      'POST',
      '/item.rate.list',
      form({ item_id: String(item), page_no: '2', page_size: '2' }),
    )
    expect(data.list).toMatchObject([{ star: 1 }])
  })

  it('spell parameters in their own way', async () => {
    const { token } = await make.member()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' }
    const sent = 'name=李明&mobile=13900002222&area=浙江省,杭州市,西湖区&addr=文三路1号&zip=310000&def_addr=0'
    const { data: added } = await ask('POST', '/member.address.add', { body: sent, headers })
    expect(added).toMatchObject({ username: '李明', city: '杭州市', county: '西湖区', postalCode: '310000' })
    const id = String(added.address_id)
    await ask('POST', '/member.address.setDefault', { body: `addr_id=${id}`, headers })
    const { data } = await ask('GET', `/member.address.get?addr_id=${id}`, { headers })
    expect(data).toMatchObject({ address_id: added.address_id, is_def: true, adrdetail: '文三路1号' })
  })

  it('change lines of the cart: quantity, tick, or both, from JSON text as from JSON', async () => {
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

  it('tell the payment of an order', async () => {
    const shopper = await buyer(mall, make)
    const { order_id } = await shopper.orderItem(await make.goods({ price: 100, store: 9 }), 1)
    expect(await shopper.call('POST', '/trade.payment.create', { tid: order_id })).toMatchObject({
      payStatus: 'fail',
      orderInfo: { order_id },
    })
  })

  it('list the designed pages in use', async () => {
    const times = { created: 1, updated: 1 }
    await mall.db.orm.insert(tables.pcTemplates).values([
      { templateId: 1, templateTitle: '首页', pageType: 'index', status: 1, ...times },
      { templateId: 2, templateTitle: '草稿', pageType: 'custom', status: 2, ...times },
    ])
    expect((await ask('GET', '/theme.tmpl?platform=pc')).data).toEqual({
      list: [{ theme_pc_template_id: 1, template_title: '首页', page_type: 'index', status: 1 }],
    })
  })

  it.each(['cart.addGift', 'cart.user.point', 'trade.delete'])(
    '%s succeeds and does nothing',
    async (name) => {
      const { token } = await make.member()
      const headers = { authorization: `Bearer ${token}` }
      const { status, data } = await ask('POST', `/${name}`, { ...json({ tid: '1' }), headers })
      expect({ status, data }).toEqual({ status: 200, data: {} })
      expect((await ask('POST', `/${name}`)).status).toBe(401)
    },
  )

  it('keep members’ calls for members', async () => {
    expect(await ask('GET', '/cart.total')).toMatchObject({ status: 401, data: { code: 401001 } })
    const { token } = await make.member()
    const { data } = await ask('POST', '/cart.total', { headers: { authorization: `Bearer ${token}` } })
    expect(data).toEqual({ cart_count: 0, item_count: 0 })
  })

  it('are pressed by no picture and no foreign page', async () => {
    const { token } = await make.member()
    const cookie = `mall_token=${token}`
    const own = { cookie, 'sec-fetch-site': 'same-origin' }
    const foreign = { cookie, 'sec-fetch-site': 'cross-site' }
    expect((await ask('GET', '/trade.cancel.buyer?tid=4998031204510042', { headers: own })).status).toBe(401)
    expect((await ask('POST', '/cart.total', { headers: foreign })).status).toBe(401)
    expect((await ask('POST', '/cart.total', { headers: own })).status).toBe(200)
    expect((await ask('GET', '/cart.total', { headers: own })).status).toBe(200)
    expect((await ask('GET', '/user.logout', { headers: own })).headers.get('set-cookie')).toBeNull()
    expect((await ask('POST', '/user.logout', { headers: own })).headers.get('set-cookie')).not.toBeNull()
  })

  it('refuse unknown names and other verbs like any path', async () => {
    expect(await ask('GET', '/item.nothing')).toMatchObject({
      status: 404,
      data: { message: '接口不存在', status_code: 404 },
    })
    const { status, headers } = await ask('DELETE', '/item.share')
    expect([status, headers.get('allow')]).toEqual([405, 'GET, POST'])
  })
})
