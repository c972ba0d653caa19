import { z } from 'zod'
import { clientMall } from './client-mall'
import type { Client } from './open-client'
import {
  addressList,
  anything,
  cartList,
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
} from './reads'

/**
 * The desktop client (Nuxt 2): every call from the first page to the paid order, in its sequence (contract clients §3).
 * Its server turns a missing field into an error page, so its pages are read with all fields that they need.
 */

const mall = clientMall()
let desktop: Client

beforeAll(() => {
  desktop = mall.open({
    name: 'the desktop client',
    origin: 'https://desktop.example',
    arrays: 'brackets',
    serverHasToken: true,
    isError: (code) => code > 300,
  })
})

interface Category {
  category_id: number
  children: Category[]
}
const category: z.ZodType<Category> = z.object({
  category_id: z.number(),
  category_name: z.string().min(1),
  get children() {
    return z.array(category)
  },
})
const categories = z.array(category).min(1)

const shop = z.object({ distributor_id: z.number(), name: z.string(), logo: picture })
const coupons = z.object({ list: z.array(z.object({ card_id: z.number(), title: z.string().min(1) })) })
const goodsList = listOf(listedGoods).extend({ item_params_list: z.array(anything).optional() })

/** The page of a product; `intro` may be HTML or blocks. */
const goodsPage = z.object({
  item_id: z.coerce.number(),
  itemName: z.string().min(1),
  price: z.number(),
  store: z.number(),
  nospec: z.boolean(),
  pics: z.array(shownPicture).min(1),
  intro: z.union([z.string(), z.array(anything)]),
  item_category_info: z.array(anything),
  item_params: z.array(anything),
  spec_items: z.array(z.object({ item_id: z.coerce.number(), price: z.number(), store: z.number() })),
  tdk_data: z.object({ title: z.string(), mate_description: z.string(), mate_keywords: z.string() }),
})

const listQuery = { page: 1, pageSize: 20, item_type: 'normal', is_tdk: 1, type: 0 }
const credentials = { username: '13800138000', password: 'Mall2026', check_type: 'password' }

/** Asked in the browser on every load; a refusal opens a box (contract clients F23). */
const loadPage = () =>
  desktop.get('company/privacy_setting_ck', {}, z.object({ pc_privacy_content: z.literal('') }))

it('opens the home page as rows of widgets', async () => {
  const row = z.object({ id: z.number(), name: z.string(), config: jsonOf(anything) })
  await desktop.server('pctemplate/getTemplateContent', {}, z.array(row).min(1))
  await loadPage()
})

it('opens a list and a product, signed out', async () => {
  const { list } = await desktop.server('goods/items', listQuery, goodsList)
  await loadPage()
  const id = list[0]?.item_id ?? 0
  await desktop.server(`goods/items/${id}`, { is_tdk: 1 }, goodsPage)
  await desktop.server('distributor/is_valid', { distributor_id: 0 }, shop)
  await desktop.server('goods/category', { distributor_id: 0 }, categories)
  await desktop.server('getCardList', {}, coupons)
  await desktop.server('promotions/recommendlike', { page: 1, pageSize: 5 }, recommended)
  await desktop.get('order/rate/list', { item_id: id }, listOf(anything))
})

it('opens the login page, signed out', async () => {
  await desktop.server('trustlogin/list', {}, z.array(anything))
  await desktop.server('shops/setting', {}, z.object({ logo: picture }))
  await desktop.get('shops/setting', { domain: 'desktop.example:443' }, z.object({ logo: picture }))
  await desktop.get(
    'member/image/code',
    { type: 'login' },
    z.object({ imageData: z.string().min(1), imageToken: z.string().min(1) }),
  )
})

/** The codes that its cashier knows; it stays silent for others (contract clients F22). */
const cashierCodes = ['alipay', 'alipay_qr', 'wxpaypc', 'wx_qr', 'deposit', 'point', 'offline_pay']

it('buys: login, cart, checkout, order, cashier, payment, orders', async () => {
  ;({ token: desktop.token } = await desktop.send('POST', 'login', credentials, login))
  await desktop.get('member', {}, member)

  const { list } = await desktop.server('goods/items', listQuery, goodsList)
  const goods = await desktop.server(`goods/items/${list[0]?.item_id ?? 0}`, { is_tdk: 1 }, goodsPage)
  const itemId = goods.spec_items[0]?.item_id ?? goods.item_id
  const inCart = { item_id: itemId, num: 1, distributor_id: 0, shop_type: 'distributor', cart_type: 'cart' }
  await desktop.send('POST', 'cart', inCart, anything)
  const { valid_cart } = await desktop.server('cart/list', {}, cartList)
  await desktop.server('promotions/recommendlike', { page: 1, pageSize: 5 }, recommended)
  await desktop.server('getCardList', { item_id: [itemId] }, coupons)
  const lines = valid_cart.flatMap((group) => group.list)
  const cart_id = lines.map((one) => one.cart_id)
  await desktop.sendInQuery('PUT', 'cartupdate/checkstatus', { cart_id, is_checked: false }, anything)
  const line = lines.find((one) => one.item_id === itemId)?.cart_id ?? 0
  await desktop.sendInQuery('PUT', 'cartupdate/checkstatus', { cart_id: [line], is_checked: true }, anything)
  await desktop.sendInQuery('PUT', 'cartupdate/num', { cart_id: line, num: 1 }, anything)

  const [address] = (await desktop.server('member/addresslist', {}, addressList)).list
  await desktop.server('distributor/is_valid', { distributor_id: 0 }, shop)
  const draft = {
    distributor_id: 0,
    cart_type: 'cart',
    order_type: 'normal',
    receipt_type: 'logistics',
    pay_type: 'wxpaypc',
    not_use_coupon: 1,
    point_use: 0,
    receiver_name: address?.username ?? '',
    receiver_mobile: address?.telephone ?? '',
    receiver_state: address?.province ?? '',
    receiver_city: address?.city ?? '',
    receiver_district: address?.county ?? '',
    receiver_address: address?.adrdetail ?? '',
  }
  const { items, total_fee } = await desktop.send('POST', 'getFreightFee', draft, preview)
  const chosen = items.map((item) => JSON.stringify({ item_id: item.item_id, num: item.num }))
  await desktop.get('user/newGetCardList', { items: chosen, total_fee }, listOf(anything))
  const { order_id } = await desktop.send('POST', 'order_new', draft, placed)

  const methods = await desktop.get('trade/payment/list', { platform: 'pc' }, payMethods(cashierCodes))
  expect(methods).toContainEqual(
    expect.objectContaining({ pay_type_code: 'wxpaypc', pay_type_name: '测试支付' }),
  )
  const unpaid = z.object({ order_id: z.literal(order_id), total_fee: z.coerce.number() })
  await desktop.get(`order_new/${order_id}`, { pay_type: 'wx_h5' }, unpaid)
  await desktop.get('order/offline/backaccount', {}, z.object({ list: z.array(anything) }))
  const started = z.object({
    qrcode_url: z.string().startsWith('data:image/'),
    trade_info: z.object({ trade_id: z.string().min(1) }),
  })
  const payment = { order_id, pay_type: 'wxpaypc', order_type: 'normal' }
  const { trade_info } = await desktop.send('POST', 'payment', payment, started)
  await desktop.get('trade/detail', trade_info, z.object({ trade_state: z.literal('NOTPAY') }))

  // The page behind the QR code does this on the phone.
  await desktop.send('POST', 'payment/test/confirm', trade_info, z.object({ status: z.literal(true) }))
  await desktop.get('trade/detail', trade_info, z.object({ trade_state: z.literal('SUCCESS') }))
  const isPaid = z.object({ orderInfo: z.object({ order_status: z.literal('PAYED') }) })
  await desktop.get(`order/${order_id}`, {}, orderPage.and(isPaid))

  const mine = { page: 1, pageSize: 10, order_type: 'normal', status: 0 }
  const orders = listed(z.object({ order_id: z.string() }))
  const { list: ordered } = await desktop.server('orders', mine, orders)
  expect(ordered.map((order) => order.order_id)).toContain(order_id)
  await desktop.server('aftersales/reason/list', {}, z.array(z.string().min(1)).min(1))
})

/** A page of orders. */
const listed = <T extends z.ZodType>(row: T) =>
  z.object({ list: z.array(row).min(1), pager: z.object({ count: z.number() }) })
