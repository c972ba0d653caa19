import type { GoodsDetail, GoodsListItem, Sku } from '@/lib/contract/goods'
import type { Rate } from '@/lib/contract/review'

/** A list row with the given differences. */
export const goodsRow = (more: Partial<GoodsListItem> = {}): GoodsListItem => ({
  item_id: 101,
  itemId: 101,
  goods_id: 101,
  default_item_id: 101,
  is_default: 1,
  item_type: 'normal',
  type: '0',
  special_type: 'normal',
  item_name: '云感冰箱',
  itemName: '云感冰箱',
  item_bn: 'YG-1',
  brief: '安静又省电',
  item_unit: '台',
  pics: ['/a.svg', '/b.svg'],
  price: 499900,
  market_price: 549900,
  store: 8,
  sales: 10,
  nospec: false,
  approve_status: 'onsale',
  audit_status: 'approved',
  is_gift: 0,
  brand_id: 7,
  goods_brand: '云感',
  distributor_id: 0,
  distributor_info: [],
  tags: [],
  staff_goods: 0,
  product_type: 'normal',
  created: 1,
  updated: 1,
  ...more,
})

const names: Record<number, [group: number, groupName: string, name: string]> = {
  91: [9, '颜色', '银'],
  92: [9, '颜色', '黑'],
  81: [8, '容积', '510升'],
  82: [8, '容积', '560升'],
}

const value = (id: number) => ({
  spec_value_id: id,
  spec_value_name: names[id]?.[2] ?? '',
  spec_custom_value_name: null,
  item_image_url: id > 90 ? [`/${id}.svg`] : [],
  spec_image_url: '',
})

export const skuRow = (item_id: number, store: number, values: number[], more: Partial<Sku> = {}): Sku => ({
  item_id,
  item_bn: '',
  barcode: '',
  item_unit: '台',
  weight: 0,
  volume: 0,
  price: 499900,
  market_price: 549900,
  store,
  start_num: 1,
  approve_status: 'onsale',
  is_default: item_id === 101,
  pics: [],
  custom_spec_id: values.join('-'),
  custom_spec_name: '',
  item_spec: values.map((id) => ({
    ...value(id),
    item_id,
    spec_id: names[id]?.[0] ?? 0,
    spec_name: names[id]?.[1] ?? '',
  })),
  ...more,
})

/** Two colours and two volumes; black exists with 510 litres only, and 560 litres cost more. */
export const skuRows = () => [
  skuRow(101, 5, [91, 81]),
  skuRow(102, 3, [91, 82], { price: 559900 }),
  skuRow(103, 2, [92, 81]),
  skuRow(104, 0, [92, 82], { price: 559900 }),
]

/** A product with the given differences. */
export const goodsRecord = (more: Partial<GoodsDetail> = {}): GoodsDetail => ({
  ...goodsRow(),
  intro: [],
  pics_create_qrcode: [],
  videos: '',
  tencent_vid: '',
  videos_url: '',
  video_type: '',
  video_pic_url: '',
  item_spec_desc: [
    { spec_id: 9, spec_name: '颜色', is_image: true, spec_values: [value(91), value(92)] },
    { spec_id: 8, spec_name: '容积', is_image: false, spec_values: [value(81), value(82)] },
  ],
  spec_items: skuRows(),
  spec_images: [],
  item_params: [],
  item_category: [],
  item_category_info: [],
  item_category_main: [],
  brand_logo: '',
  item_total_store: 10,
  item_total_sales: 10,
  weight: 0,
  start_num: 1,
  activity_type: 'normal',
  promotion_activity: null,
  kaquan_list: { total_count: 0, pagers: { total: 0 }, list: [] },
  shop_valid: true,
  rate_status: true,
  rate_statistics: {
    ...{ total: 0, average: 0, good_percent: 100, good: 0, middle: 0, bad: 0, with_pictures: 0 },
  },
  sales_setting: true,
  store_setting: true,
  cur: { currency: 'CNY', symbol: '￥', title: '中国人民币', rate: 1, is_default: true },
  ...more,
})

/** The product while a seckill sells one of its SKUs. */
export const seckillRecord = (): GoodsDetail =>
  goodsRecord({
    spec_items: [skuRow(101, 5, [91, 81], { act_price: 399900, seckill_id: 3, limit_num: 2 })],
    activity_type: 'seckill',
    act_price: 399900,
    activity_info: {
      seckill_id: 3,
      activity_name: '限时秒杀',
      ad_pic: '',
      seckill_type: 'normal',
      activity_release_time: 0,
      activity_start_time: 0,
      activity_end_time: 4_000_000_000,
      activity_start_date: '',
      activity_end_date: '',
      status: 'in_sale',
      last_seconds: 60,
      validity_period: 15,
      is_free_shipping: true,
      description: '',
    },
  })

/** A review with the given differences. */
export const rateRow = (more: Partial<Rate> = {}): Rate => ({
  rate_id: 1,
  company_id: 1,
  item_id: 101,
  goods_id: 101,
  order_id: '',
  user_id: 0,
  order_type: 'normal',
  star: 5,
  content: '安静又省电',
  content_len: 5,
  rate_pic: null,
  rate_pic_num: 0,
  anonymous: 0,
  is_reply: 0,
  disabled: 0,
  username: '林*夏',
  avatar: '',
  item_spec_desc: '颜色：银',
  praise_num: 0,
  unionid: '',
  created: 1_790_000_000,
  updated: 1_790_000_000,
  reply: { total_count: 0, list: [] },
  ...more,
})
