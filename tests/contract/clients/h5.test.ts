import { z } from 'zod'
import { clientMall } from './client-mall'
import type { Client } from './open-client'
import {
  addressList,
  anything,
  cartList,
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
  publicOrigin,
  recommended,
  shownPicture,
} from './reads'

/** The H5 client (Taro): every call from its start to the paid order, in its sequence (contract clients §2). */

const mall = clientMall()
let h5: Client

beforeAll(() => {
  h5 = mall.open({
    name: 'H5',
    origin: 'https://m.example',
    arrays: 'indices',
    // Any value stops it, so a successful answer has none.
    isError: (code) => code !== 0,
  })
})

const color = z.string().regex(/^#[0-9a-f]{6}$/)
const rule = z.object({ status: z.boolean(), sort: z.number() })
const tabs = z.object({
  name: z.string(),
  config: z.object({ backgroundColor: color, color, selectedColor: color }),
  data: z
    .array(
      z.object({
        name: z.enum(['home', 'category', 'cart', 'member']),
        text: z.string().min(1),
        iconPath: shownPicture,
        selectedIconPath: shownPicture,
      }),
    )
    .length(4),
})

/** Every full load; without colours the home page stays blank. */
async function start() {
  await h5.get('openscreenad', {}, anything)
  await h5.get('common/setting', { type: 'frontend' }, anything)
  await h5.get(
    'pagestemplate/baseinfo',
    { page_name: 'color_style', template_name: 'yykweishop', version: 'v1.0.1' },
    z.object({
      tab_bar: jsonOf(tabs),
      title: z.string().min(1),
      is_open_recommend: z.number(),
      is_open_scan_qrcode: z.number(),
      is_open_official_account: z.number(),
      color_style: z.object({ primary: color, accent: color, marketing: color }),
    }),
  )
  await h5.get(
    'setting/itemPrice',
    {},
    z.object({ cart_page: anything, order_page: anything, item_page: anything }),
  )
  await h5.get('company/setting', {}, z.object({ logo: picture }))
  await h5.get('company/privacy_setting_ck', {}, z.object({ h5_privacy_content: z.literal('') }))
  await h5.get(
    'distributor/config/inRule',
    {},
    z.object({
      distributor_code: rule,
      shop_assistant: rule,
      shop_white: rule,
      shop_assistant_pro: rule,
      shop_lbs: z.boolean(),
      radio_type: z.string(),
      intro_page: z.string(),
    }),
  )
}

const shop = z.object({
  distributor_id: z.number(),
  status: z.literal(false),
  name: z.string(),
  logo: picture,
})
const slider = z.object({
  name: z.literal('slider'),
  data: z.array(z.object({ media_type: z.literal('img'), imgUrl: shownPicture })).min(1),
})
const goodsGrid = z.object({
  name: z.literal('goodsGrid'),
  base: z.object({ title: z.string().min(1) }),
  data: z
    .array(
      z.object({ goodsId: z.number(), title: z.string().min(1), imgUrl: shownPicture, price: z.number() }),
    )
    .min(1),
})
const padding = z.object({
  paddedt: z.number(),
  paddedb: z.number(),
  paddedl: z.number(),
  paddedr: z.number(),
})
/** A shelf since version 4.14, which asks for its products (contract clients F25). */
const goodsWidget = z.object({
  name: z.literal('goods'),
  base: z.object({
    dataType: z.enum(['items', 'price']),
    dataCount: z.number().min(1),
    goodsLayout: z.enum(['default', 'one', 'two', 'three']),
    titleText: z.object({ type: z.literal('text'), text: z.string().min(1) }),
    outerMargin: padding,
    innerPadding: padding,
  }),
  data: z.object({ id: z.string().regex(/^\d+(,\d+)*$/) }),
})
const otherWidget = z.object({ name: z.enum(['imgHotzone']), data: z.array(anything) })
const designed = z.object({ config: z.array(z.union([slider, goodsGrid, goodsWidget, otherWidget])) })

it('starts and opens the home page of the mall, not that of one shop', async () => {
  await start()
  const { distributor_id } = await h5.get('distributor/is_valid', {}, shop)
  expect(distributor_id).toBe(0)
  const query = { template_name: 'yykweishop', weapp_pages: 'index', distributor_id }
  const { config } = await h5.get('pagestemplate/detail', query, designed)
  expect(config.map(({ name }) => name)).toEqual(expect.arrayContaining(['slider', 'goodsGrid', 'goods']))
  const shelves = config.flatMap((widget) => (widget.name === 'goods' ? [widget] : []))
  for (const { base, data } of shelves.slice(0, 2)) {
    const ids = data.id.split(',')
    const query = {
      data_type: base.dataType,
      data_value: ids,
      data_count: base.dataCount,
      distributor_id: '',
    }
    const goods = await h5.get('pagestemplate/widget/items', query, z.array(listedGoods).min(1))
    expect(ids).toEqual(expect.arrayContaining(goods.map(({ item_id }) => String(item_id))))
  }
  const gift = z.object({ is_open: z.string() })
  await h5.get('promotion/register', { register_type: 'all' }, z.object({ general: gift, membercard: gift }))
  await h5.get('pagestemplate/shopDetail', { ...query, distributor_id: 1 }, designed)
})

const goodsList = listOf(listedGoods).extend({
  select_tags_list: z.array(anything),
  brand_list: z.object({ list: z.array(anything) }),
})

const onSale = {
  page: 1,
  pageSize: 10,
  approve_status: 'onsale,only_show',
  item_type: 'normal',
  is_point: false,
}

interface Category {
  category_id: number
  children: Category[]
}
const category: z.ZodType<Category> = z.object({
  category_id: z.number(),
  category_name: z.string().min(1),
  image_url: picture,
  get children() {
    return z.array(category)
  },
})

it('opens categories, a list and a product, signed out', async () => {
  // Without a layout it shows products instead of categories.
  const layout = z.object({ data: z.array(anything), addCar: z.literal(true), classify: z.literal(false) })
  for (let visit = 0; visit < 2; visit++)
    await h5.get(
      'pageparams/setting',
      { template_name: 'yykweishop', page_name: 'category', version: 'v1.0.1' },
      z.object({ list: z.tuple([z.object({ params: layout })]) }),
    )
  await h5.get('goods/category', {}, z.array(category).min(1))
  const { list } = await h5.get('goods/items', onSale, goodsList)
  const id = list[0]?.item_id ?? 0
  await h5.get('distributor/is_valid', { distributor_id: 0 }, shop)
  for (let visit = 0; visit < 2; visit++)
    await h5.get(`goods/items/${id}`, { showError: false, distributor_id: 0 }, goodsPage)
  await h5.get(
    'promotions/package',
    { item_id: id },
    z.object({ list: z.array(anything), total_count: z.number() }),
  )
  await h5.get(
    'order/rate/list',
    { item_id: id, page: 1, pageSize: 10 },
    z.object({ list: z.array(z.object({ avatar: picture })) }),
  )
  for (let visit = 0; visit < 2; visit++)
    await h5.get(
      `member/item/is_subscribe/${id}`,
      {},
      z.object({ user_id: z.union([z.literal(false), z.number()]) }),
    )
  await h5.get('promotions/recommendlike', { page: 1, pageSize: 30 }, recommended)
})

it('reads an article of type general as HTML', async () => {
  const { list } = await h5.get(
    'article/management',
    {},
    z.object({ list: z.array(z.object({ article_id: z.number() })).min(1) }),
  )
  const article = z.object({ title: z.string(), content: z.string(), image_url: picture })
  for (const { article_id } of list.slice(0, 3)) await h5.get(`article/management/${article_id}`, {}, article)
})

const methods = payMethods(['wxpayh5', 'alipayh5', 'deposit', 'offline_pay', 'point'])

it('buys: login, cart, checkout, order, payment, order page', async () => {
  await h5.get(
    'member/image/code',
    { type: 'login' },
    z.object({ imageData: z.string(), imageToken: z.string() }),
  )
  await h5.send('POST', 'member/is_new', { mobile: '13800138000' }, z.object({ is_new: z.literal(0) }))
  const credentials = { username: '13800138000', password: 'Mall2026', check_type: 'password', silent: 1 }
  const trust = { auto_register: 0, auth_type: 'local', trustlogin_tag: 'weixin', version_tag: 'touch' }
  ;({ token: h5.token } = await h5.send('POST', 'new_login', { ...credentials, ...trust }, login))
  await h5.get('member', {}, member)

  const { list } = await h5.get('goods/items', onSale, goodsList)
  const goods = await h5.get(`goods/items/${list[0]?.item_id ?? 0}`, { distributor_id: 0 }, goodsPage)
  const itemId = goods.spec_items[0]?.item_id ?? goods.item_id
  await h5.get('member/collect/item', {}, z.object({ list: z.array(anything) }))
  await h5.send('POST', 'member/browse/history/save', { item_id: goods.item_id }, anything)
  const inCart = { item_id: itemId, num: 1, distributor_id: 0, shop_type: 'distributor', cart_type: 'cart' }
  await h5.send('POST', 'cart', inCart, anything)

  await h5.get('cart/list', { shop_type: 'distributor' }, cartList)
  await h5.get('cartcount', { shop_type: 'distributor' }, z.object({ cart_count: z.number().min(1) }))
  await h5.get('cartremind/setting', {}, z.object({ is_open: z.boolean() }))
  await h5.get('promotions/recommendlike', { page: 1, pageSize: 1000 }, recommended)
  const { valid_cart } = await h5.get('cart/list', { shop_type: 'distributor' }, cartList)
  const lines = valid_cart.flatMap((group) => group.list)
  await h5.send(
    'PUT',
    'cartupdate/checkstatus',
    { cart_id: lines.map(({ cart_id }) => cart_id), is_checked: 'false' },
    anything,
  )
  const line = lines.find((one) => one.item_id === itemId)?.cart_id ?? 0
  await h5.send('PUT', 'cartupdate/checkstatus', { cart_id: [line], is_checked: 'true' }, anything)
  await h5.send('PUT', 'cartupdate/num', { cart_id: line, num: 1 }, anything)

  await h5.get(
    'distributor/self',
    { distributor_id: 0 },
    z.object({ distributor_id: z.number(), logo: picture }),
  )
  await h5.get('trade/payment/list', { distributor_id: 0, platform: 'h5' }, methods)
  await h5.get('trade/setting', {}, anything)
  const [address] = (await h5.get('member/addresslist', { receipt_type: 'logistics' }, addressList)).list
  const draft = {
    distributor_id: 0,
    cart_type: 'cart',
    order_type: 'normal',
    receipt_type: 'logistics',
    pay_type: 'wxpayh5',
    pay_channel: 'wx_h5',
    isNostores: 0,
    promotion: 'normal',
    receiver_name: address?.username ?? '',
    receiver_mobile: address?.telephone ?? '',
    receiver_state: address?.province ?? '',
    receiver_city: address?.city ?? '',
    receiver_district: address?.county ?? '',
    receiver_address: address?.adrdetail ?? '',
  }
  for (let time = 0; time < 2; time++) await h5.send('POST', 'getFreightFee', draft, preview)
  await h5.get('distributor/merchant/isvaild', { distributor_id: 0 }, z.object({ status: z.literal(true) }))
  const { order_id } = await h5.send('POST', 'order_new', draft, placed)

  /** The client appends `&redirect_url=` (contract clients F6). */
  const started = z.object({ mweb_url: z.url().refine((url) => url.includes('?'), 'has no query') })
  const payment = { order_id, pay_type: 'wxpayh5', pay_channel: 'wx_h5', order_type: 'normal' }
  const { mweb_url } = await h5.send('POST', 'payment', payment, started)
  // The page that opens there needs no login.
  const token = new URL(`${mweb_url}&redirect_url=x`).searchParams.get('token') ?? ''
  const guest = mall.open({
    name: 'the payment page',
    origin: publicOrigin,
    arrays: 'indices',
    isError: (code) => code !== 0,
  })
  await guest.send('POST', 'payment/test/confirm', { token }, z.object({ status: z.literal(true) }))

  await h5.get(
    `order/${order_id}`,
    {},
    orderPage.extend({ orderInfo: orderPage.shape.orderInfo.extend({ order_status: z.literal('PAYED') }) }),
  )
  const orders = z.object({ list: z.array(anything).min(1), pager: z.object({ count: z.number() }) })
  await h5.get(
    'orders',
    { page: 1, pageSize: 10, order_type: 'normal', status: 0, order_class: 'normal' },
    orders,
  )
  await h5.get(
    'user/getUserCardList',
    { status: 1, page: 1, pageSize: 10, scope_type: 'all' },
    z.object({ list: z.array(anything) }),
  )
})

it('opens the member page with its menu, the profile and the shop’s star', async () => {
  for (const name of [
    'member_center_setting',
    'custom_my',
    'member_center_menu_setting',
    'member_center_redirect_setting',
  ])
    await h5.get(
      'pageparams/setting',
      { template_name: 'yykweishop', page_name: name, version: 'v1.0.1', name },
      z.union([z.array(anything), z.object({ list: z.array(anything) })]),
    )
  const menu = await h5.get(
    'pageparams/setting',
    { template_name: 'yykweishop', page_name: 'member_center_menu_setting', version: 'v1.0.1' },
    z.object({ list: z.array(z.object({ params: z.object({ data: z.record(z.string(), z.boolean()) }) })) }),
  )
  expect(menu.list[0]?.params.data).toMatchObject({ group: true, member_code: true, recharge: false })
  // Since version 4.14 the page is drawn from widgets (contract clients F26).
  const zone = z.object({
    linkPage: z.literal('link'),
    id: z.string().min(1),
    leftPer: z.number(),
    topPer: z.number(),
    widthPer: z.number(),
    heightPer: z.number(),
  })
  const custom = await h5.get(
    'pageparams/setting',
    { template_name: 'yykweishop', page_name: 'custom_my', version: 'v1.0.1' },
    z.object({
      config: z.tuple([
        z.object({ name: z.literal('orderNavigation'), data: z.tuple([]) }),
        z.object({
          name: z.literal('imgHotzone'),
          config: z.object({ imgUrl: z.string().startsWith('data:image/svg+xml;base64,') }),
          data: z.array(zone).min(1),
        }),
      ]),
    }),
  )
  expect(custom.config[1].data.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['coupon_list', 'address']),
  )
  await h5.get('pointsmall/setting', {}, z.object({ entrance: z.object({ mobile_openstatus: z.boolean() }) }))
  await h5.get('member', {}, member)
  await h5.get('orderscount', { order_type: 'normal' }, anything)
  const counts = z.object({
    discount_total_count: z.number(),
    point_total_count: z.number(),
    fav_total_count: z.number(),
  })
  await h5.get('member/statistical', {}, counts)
  await h5.get('employeepurchase/is_open', {}, z.object({ is_open: z.boolean() }))
  await h5.get('distributor/bind/checkout', {}, z.object({ result: anything, status: z.literal(false) }))
  const field = z.object({ name: z.string(), select: z.array(z.string()) })
  const fields = await h5.get('member/setting', { is_edite_page: true }, z.record(z.string(), field))
  expect(fields.sex?.select).toEqual(['未知', '男', '女'])
  await h5.get(
    'member/collect/distribution/check',
    { distributor_id: 0 },
    z.object({ is_fav: z.literal(false) }),
  )
})
