import { z } from 'zod'
import { clientMall } from './client-mall'
import type { Client } from './open-client'
import {
  addressList,
  anything,
  cartList,
  dateTime,
  goodsPage,
  jsonOf,
  listedGoods,
  listOf,
  login,
  member,
  orderPage,
  payMethods,
  picture,
  placed,
  preview,
  recommended,
  shownPicture,
  visitorCart,
} from './reads'

/** The web client (Nuxt 4): every call from the first page to the paid order, in its sequence (contract clients §1). */

const mall = clientMall()
let web: Client

beforeAll(() => {
  web = mall.open({
    name: 'the web client',
    origin: 'https://web.example',
    arrays: 'brackets',
    isError: (code) => code >= 400,
  })
})

const block = z.object({ type: z.string(), disabled: z.boolean(), settings: anything })
const section = z.object({
  type: z.string(),
  title: z.string(),
  disabled: z.boolean(),
  settings: anything,
  blocks: z.record(z.string(), block),
  block_order: z.array(z.string()),
})
/** A page: `config` is a JSON text of its sections, or empty; then the client shows its own. */
const page = (needsSections: boolean) => {
  const dsl = z.object({
    pageType: z.string(),
    pageId: z.string(),
    sections: z.record(z.string(), section),
    order: z.array(z.string()),
  })
  const config = jsonOf(z.object({ dsl }))
  return z.object({
    id: z.number(),
    name: z.string(),
    config: needsSections ? config : z.union([z.literal(''), config]),
  })
}
type Section = z.infer<typeof section>

const carousel = z.object({
  pc_image: shownPicture,
  mobile_image: shownPicture,
  link: z
    .string()
    .refine((link) => !/^\/(?:items|custompage)\b/.test(link), 'is an address of this mall only'),
})
const shelf = z.object({
  displayMode: z.literal('manual'),
  itemIds: z.array(z.number()).min(1),
  limit: z.number(),
})
const tab = z.object({
  tab_label: z.string().min(1),
  product_ids: z.array(z.number()).min(1),
  limit: z.number(),
})

interface MenuItem {
  name: string
  children: MenuItem[]
}
const menuItem: z.ZodType<MenuItem> = z.object({
  name: z.string().min(1),
  link_type: z.enum(['goods', 'sale_category', 'category', 'custom_page', 'url']),
  link_value: z.string().refine((value) => !/^\/./.test(value), 'is an address of this mall only'),
  image_url: picture,
  get children() {
    return z.array(menuItem)
  },
})

const content = (params: Record<string, string | number>) => ({ ...params })
const frame = 'pctemplate/getTemplateContent'
const listQuery = { page: 1, pageSize: 20, item_type: 'normal', is_tdk: 1, type: 0 }
const goodsList = listOf(listedGoods)

/** Requests of the client's server before every page. */
async function openPage(pageType: string, more: Record<string, number> = {}) {
  await web.server('common/setting', { type: 'frontend' }, anything)
  const header = await web.server(frame, content({ page_type: 'header' }), page(true))
  await web.server(frame, content({ page_type: 'footer' }), page(true))
  const body = await web.server(
    frame,
    content({ page_type: pageType, ...more }),
    page(pageType !== 'product_list'),
  )
  await web.get('cart/list', {}, visitorCart)
  await web.get(
    'pctemplate/loginPage/setting',
    {},
    z.object({ logo: shownPicture, logo_light: picture, logo_dark: picture, background: shownPicture }),
  )
  return { header, body }
}

const sectionsOf = (body: {
  config: '' | { dsl: { sections: Record<string, Section>; order: string[] } }
}) => {
  if (body.config === '') return []
  const { sections, order } = body.config.dsl
  return order.map((name) => sections[name]).filter((one) => one !== undefined)
}

it('opens the home page with its carousel, its shelves and the menu of the header', async () => {
  const { header, body } = await openPage('home')
  const [top] = sectionsOf(header)
  const { menu } = z.object({ menu: z.object({ id: z.number() }) }).parse(top?.settings)
  await web.get(`web/menus/id/${menu.id}`, {}, z.object({ items: z.array(menuItem).min(1) }))
  await web.get('/api/h5app/web/menus/footer', {}, z.object({ items: z.array(menuItem).min(1) }))

  const sections = sectionsOf(body)
  const slides = sections.find(({ type }) => type === 'main-carousel')
  for (const name of slides?.block_order ?? []) carousel.parse(slides?.blocks[name]?.settings)
  expect(slides?.block_order.length).toBeGreaterThan(2)

  const shelves = sections
    .filter(({ type }) => type === 'product-shelf')
    .map(({ settings }) => shelf.parse(settings))
  const tabs = sections
    .filter(({ type }) => type === 'product-tab-shelf')
    .flatMap(({ blocks }) => Object.values(blocks).map(({ settings }) => tab.parse(settings)))
  expect(shelves.length + tabs.length).toBeGreaterThan(5)
  for (const { itemIds } of shelves.slice(0, 2))
    for (const id of itemIds.slice(0, 4)) await web.server(`goods/items/${id}`, {}, goodsPage)
  const ids = [
    ...shelves.flatMap(({ itemIds }) => itemIds),
    ...tabs.flatMap(({ product_ids }) => product_ids),
  ]
  const batch = z
    .array(z.object({ item_id: z.coerce.number(), pics: jsonOf(z.array(shownPicture).min(1)) }))
    .min(1)
  await web.server('goods/items/batch', { item_ids: ids.slice(0, 8).join(',') }, batch)
})

it('lists, filters, sorts and searches products', async () => {
  await openPage('product_list')
  const all = await web.get('goods/items', { ...listQuery, category_id: 0 }, goodsList)
  expect(all.list).toHaveLength(20)
  // A shelf of the home page asks for a category with a type of its own (contract clients F13).
  await web.get('goods/items', { ...listQuery, main_category: 0, type: 'all' }, goodsList)
  const prices = async (sort: string) =>
    (await web.get('goods/items', { ...listQuery, category_id: 0, sort }, goodsList)).list.map(
      ({ price }) => price,
    )
  const falling = await prices('price_desc')
  expect(falling).not.toEqual(await prices('default'))
  expect(falling[0]).toBeGreaterThan((await prices('price_asc'))[0] ?? Infinity)
  for (const sort of ['sales', 'new']) expect(await prices(sort)).toHaveLength(20)
  const found = await web.get('goods/items', { ...listQuery, category_id: 0, keywords: '冰箱' }, goodsList)
  expect(found.total_count).toBeGreaterThan(0)
})

it('opens custom pages, agreements and the page of a shop', async () => {
  const { list } = await web.get(
    'theme.tmpl',
    {},
    z.object({ list: z.array(z.object({ theme_pc_template_id: z.number(), page_type: z.string() })) }),
  )
  const custom = list.find(({ page_type }) => page_type === 'custom')?.theme_pc_template_id ?? 0
  await openPage('custom', { page_id: custom })
  await web.get(
    'shops/protocol',
    { type: 'privacy' },
    z.object({ title: z.string().min(1), content: z.string() }),
  )
  await web.get(
    'getPageConfig',
    { name: 'index' },
    z.object({ list: z.array(anything), config: z.array(anything) }),
  )
  await web.get('goods/items', { ...listQuery, distributor_id: 1 }, goodsList)
  const store = z.object({
    store_id: z.number(),
    store_name: z.string(),
    address: z.string(),
    telephone: z.string(),
  })
  // It orders from the head shop, which hands out nowhere; a listed pickup point could not be used (contract clients
  // F24).
  expect(await web.get('store/list', { province: '', city: '' }, z.object({ list: z.array(store) }))).toEqual(
    { list: [] },
  )
  await web.get('store/list', { distributor_id: 1 }, z.object({ list: z.array(store).min(1) }))
})

it('buys: product, login, cart, checkout, order, payment, orders', async () => {
  const { list } = await web.get('goods/items', { ...listQuery, category_id: 0 }, goodsList)
  const wanted = list.find(({ price }) => price > 0)?.item_id ?? 0
  const goods = await web.server(`goods/items/${wanted}`, {}, goodsPage)
  const itemId = goods.spec_items[0]?.item_id ?? goods.item_id
  await web.get('promotions/recommendlike', { page: 1, pageSize: 10 }, recommended)

  await web.get(
    'member/image/code',
    { type: 'sign' },
    z.object({ imageData: z.string(), imageToken: z.string() }),
  )
  const credentials = { username: '13800138000', password: 'Mall2026', check_type: 'password', silent: 1 }
  const trust = { auto_register: 0, auth_type: 'local', trustlogin_tag: 'weixin', version_tag: 'touch' }
  ;({ token: web.token } = await web.send('POST', 'new_login', { ...credentials, ...trust }, login))
  await web.get('member', {}, member)
  await web.get('member/collect/item', {}, z.object({ list: z.array(anything) }))

  const inCart = { item_id: itemId, num: 1, distributor_id: 0, shop_type: 'distributor', cart_type: 'cart' }
  await web.send('POST', 'cart', inCart, anything)
  await web.get('cart/list', {}, cartList)
  const { valid_cart } = await web.get('cart/list', {}, cartList)
  const lines = valid_cart.flatMap((group) => group.list)
  const line = lines.find((one) => one.item_id === itemId)
  expect(line?.num).toBe(1)
  const cart_id = lines.map((one) => one.cart_id)
  await web.sendInQuery('PUT', 'cartupdate/checkstatus', { cart_id, is_checked: false }, anything)
  await web.sendInQuery(
    'PUT',
    'cartupdate/checkstatus',
    { cart_id: [line?.cart_id ?? 0], is_checked: true },
    anything,
  )
  await web.sendInQuery('PUT', 'cartupdate/num', { cart_id: line?.cart_id ?? 0, num: 1 }, anything)

  await web.get(
    'espier/address',
    {},
    z.array(z.object({ id: z.coerce.number(), label: z.string(), children: z.array(anything) })),
  )
  const [address] = (await web.get('member/addresslist', {}, addressList)).list
  const receiver = {
    receiver_name: address?.username ?? '',
    receiver_mobile: address?.telephone ?? '',
    receiver_state: address?.province ?? '',
    receiver_city: address?.city ?? '',
    receiver_district: address?.county ?? '',
    receiver_address: address?.adrdetail ?? '',
  }
  const draft = {
    distributor_id: 0,
    cart_type: 'cart',
    order_type: 'normal',
    receipt_type: 'logistics',
    not_use_coupon: 1,
    point_use: 0,
    ...receiver,
  }
  await web.send('POST', 'getFreightFee', draft, preview)
  const { total_fee } = await web.send('POST', 'getFreightFee', draft, preview)
  await web.get('user/newGetCardList', { total_fee }, z.object({ list: z.array(anything) }))

  const methods = payMethods(['wxpaypc', 'alipay', 'deposit', 'offline_pay', 'point'])
  await web.get('trade/payment/list', { platform: 'pc' }, methods)
  const { order_id } = await web.send('POST', 'order_new', { ...draft, pay_type: 'wxpaypc' }, placed)
  await web.get('trade/payment/list', { platform: 'pc' }, methods)
  const state = z.object({ order_id: z.string(), order_status: z.string() })
  const payState = z.union([state, z.object({ orderInfo: state }).transform(({ orderInfo }) => orderInfo)])
  expect((await web.get(`order_new/${order_id}`, { pay_type: '' }, payState)).order_status).toBe('NOTPAY')
  const started = z.object({
    /** Drawn as a picture when it begins with `data:`, else made into a QR code (contract clients F5). */
    code_url: z.string().startsWith('data:image/'),
    trade_info: z.object({ trade_id: z.string().min(1) }),
  })
  const { trade_info } = await web.send('POST', 'payment', { order_id, pay_type: 'wxpaypc' }, started)
  // The page behind the QR code does this on the phone.
  await web.send('POST', 'payment/test/confirm', trade_info, z.object({ status: z.literal(true) }))
  expect((await web.get(`order_new/${order_id}`, { pay_type: '' }, payState)).order_status).toBe('PAYED')

  const orders = z.object({
    list: z.array(z.object({ order_id: z.string() })),
    pager: z.object({ count: z.number() }),
  })
  const mine = { page: 1, pageSize: 10, order_type: 'normal' }
  const listed = await web.get('orders', { ...mine, status: 0 }, orders)
  expect(listed.list.map((order) => order.order_id)).toContain(order_id)
  const paidPage = z.object({ orderInfo: z.object({ pay_time: dateTime, left_aftersales_num: z.number() }) })
  await web.get(`order/${order_id}`, {}, orderPage.and(paidPage))
  // Only reviewed orders (contract clients F14).
  const rated = await web.get('orders', { ...mine, status: 0, is_rate: 1 }, orders)
  expect(rated.list.map((order) => order.order_id)).not.toContain(order_id)
})

it('opens the pages of the account, also those of subjects that the mall does not have', async () => {
  const rows = z.object({ list: z.array(anything), total_count: z.coerce.number() })
  const paged = { page: 1, pageSize: 10, order_type: 'normal' }
  // In cents; it takes `refund_fee` for yuan where `total_fee` is missing (contract clients F29).
  const aftersale = z.object({ detail: z.array(z.object({ total_fee: z.number() })).min(1) })
  await web.get('aftersales', paged, listOf(aftersale))
  await web.get('promoter/info', { user_id: 1 }, z.object({ is_promoter: z.literal(false) }))
  await web.get('user/getUserCardList', {}, rows)
  await web.get('member/collect/item', {}, rows)
  await web.get('member/collect/distribution', { page: 1, pageSize: 20 }, rows)
  for (const path of ['registrationActivityList', 'registrationRecordList'])
    await web.get(path, { page: 1, pageSize: 50, status: '' }, rows)
})

it('says which client breaks at which call when a shape changes', async () => {
  const changed = web.get('setting/itemPrice', {}, z.object({ cart_page: z.string() }))
  await expect(changed).rejects.toThrow(/^the web client breaks at GET setting\/itemPrice: cart_page: /)
  await expect(web.get('nowhere', {}, anything)).rejects.toThrow(/breaks at GET nowhere: .*接口不存在/)
})
