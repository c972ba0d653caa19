import type { Address } from '@/lib/contract/address'
import type { Cart, CartGroup, CartLine } from '@/lib/contract/cart'
import type { OrderPreview } from '@/lib/contract/checkout'
import type { Order, OrderDetail } from '@/lib/contract/order'

/** A cart line; its amounts are computed from price and quantity. */
export function cartLine(part: Partial<CartLine> = {}): CartLine {
  const price = part.price ?? 10_000
  const num = part.num ?? 1
  const discount = part.discount_fee ?? 0
  return {
    cart_id: 1,
    item_id: 501,
    goods_id: 501,
    item_bn: 'A1',
    shop_id: 0,
    distributor_id: 0,
    shop_type: 'distributor',
    activity_type: 'normal',
    item_type: 'normal',
    type: '0',
    item_name: '变频空调',
    item_spec_desc: '颜色：白',
    item_unit: '台',
    brief: '',
    pics: '/media/a.svg',
    num,
    price,
    market_price: price,
    total_fee: price * num - discount,
    discount_fee: discount,
    member_discount: 0,
    store: 10,
    start_num: 1,
    is_checked: true,
    is_last_price: false,
    is_plus_buy: false,
    activity_id: 0,
    activity_info: [],
    promotions: [],
    approve_status: 'onsale',
    parent_id: 0,
    ...part,
  }
}

/** The group of a shop with the sums of its selected lines. */
export function cartGroup(list: CartLine[], part: Partial<CartGroup> = {}): CartGroup {
  const selected = list.filter((line) => line.is_checked)
  const sum = (of: (line: CartLine) => number) => selected.reduce((total, line) => total + of(line), 0)
  return {
    shop_id: 0,
    shop_name: '自营',
    address: '',
    mobile: '',
    hour: '',
    is_ziti: false,
    is_delivery: true,
    list,
    cart_total_price: sum((line) => line.price * line.num),
    item_fee: sum((line) => line.price * line.num),
    cart_total_num: sum((line) => line.num),
    cart_total_count: selected.length,
    discount_fee: sum((line) => line.discount_fee),
    member_discount: sum((line) => line.member_discount),
    promotion_discount: sum((line) => line.discount_fee),
    total_fee: sum((line) => line.total_fee),
    used_activity: [],
    used_activity_ids: [],
    activity_grouping: [],
    gift_activity: [],
    plus_buy_activity: [],
    logistics_list: [],
    vipgrade_guide_title: { guide_title_desc: '' },
    ...part,
  }
}

export const cartOf = (groups: CartGroup[], invalid: CartLine[] = []): Cart => ({
  valid_cart: groups,
  invalid_cart: invalid,
  is_check_store: true,
  crossborder_show: 0,
})

export const address = (part: Partial<Address> = {}): Address => ({
  address_id: 1,
  company_id: 1,
  user_id: 1,
  username: '周明远',
  telephone: '13900002222',
  area: null,
  province: '浙江省',
  city: '杭州市',
  county: '西湖区',
  adrdetail: '文三路1号',
  postalCode: null,
  is_def: false,
  created: 0,
  updated: 0,
  third_data: '',
  lng: '',
  lat: '',
  ...part,
})

/** The fields of a preview that the checkout shows. */
export const preview = (part: Partial<OrderPreview> = {}): Partial<OrderPreview> => ({
  items: [],
  totalItemNum: 1,
  item_fee: 10_000,
  member_discount: 0,
  promotion_discount: 0,
  coupon_discount: 0,
  discount_fee: 0,
  freight_fee: 0,
  point_fee: 0,
  real_use_point: 0,
  total_fee: 10_000,
  user_point: 0,
  max_point: 0,
  is_open_deduct_point: false,
  invoice_status: 0,
  ...part,
})

/** An unpaid order with the fields that the pages read. */
export const order = (part: Partial<Order> = {}): Partial<Order> => ({
  order_id: '5438376000000001',
  order_type: 'normal',
  order_class: 'normal',
  order_status: 'NOTPAY',
  order_status_des: 'NOTPAY',
  pay_status: 'NOTPAY',
  delivery_status: 'PENDING',
  ziti_status: 'NOTZITI',
  cancel_status: 'NO_APPLY_CANCEL',
  distributor_id: 0,
  distributor_name: '',
  total_fee: 10_000,
  item_fee: 10_000,
  freight_fee: 0,
  discount_fee: 0,
  point_fee: 0,
  auto_cancel_seconds: 900,
  create_time: 1_760_000_000,
  create_date: '2025-10-09 16:53:20',
  pay_time: 0,
  delivery_time: 0,
  end_time: 0,
  update_time: 0,
  offline_pay_check_status: null,
  receiver_name: '周明远',
  receiver_mobile: '13900002222',
  receiver_state: '浙江省',
  receiver_city: '杭州市',
  receiver_district: '西湖区',
  receiver_address: '文三路1号',
  remark: '',
  invoice: null,
  ziti_info: [],
  delivery_code: '',
  items: [],
  ...part,
})

export const orderDetail = (part: Partial<Order> = {}, more: Partial<OrderDetail> = {}) => ({
  orderInfo: order(part),
  tradeInfo: [],
  tradeList: [],
  cancelData: [],
  ...more,
})
