import type { GoodsDetail, SeckillInfo, Sku } from '@/lib/contract/catalogue/goods'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { offerOf, pickActivity, type PickGoods, type PickSku } from '@/lib/domain/goods/goods-choice'
import { specValueName } from '@/lib/domain/goods/spec-value-name'
import { buyersText } from '@/lib/domain/promotion/member-only'

/** The price in points, only of products of the points mall: the fields of all others go to the browser too. */
const pickPoints = ({ point }: { point?: number | undefined }) => (point === undefined ? {} : { point })

const pickSku = (sku: Sku, goods: ApproveStatus): PickSku => ({
  item_id: sku.item_id,
  ...offerOf(goods, sku),
  price: sku.price,
  market_price: sku.market_price,
  member_price: sku.member_price,
  act_price: sku.act_price,
  start_num: sku.start_num,
  limit_num: sku.limit_num,
  seckill_id: sku.seckill_id,
  ...pickPoints(sku),
  pic: sku.pics[0] ?? '',
  item_spec: sku.item_spec.map(({ spec_id, spec_value_id }) => ({ spec_id, spec_value_id })),
})

/** The fields of a product page that are needed; those of the points mall have no promotions. */
type PickedDetail = Pick<
  GoodsDetail,
  | 'item_id'
  | 'goods_id'
  | 'distributor_id'
  | 'item_name'
  | 'approve_status'
  | 'is_gift'
  | 'staff_goods'
  | 'shop_valid'
  | 'pics'
  | 'item_spec_desc'
  | 'spec_items'
  | 'store'
  | 'price'
  | 'market_price'
  | 'member_price'
  | 'act_price'
  | 'start_num'
  | 'limit_num'
  | 'seckill_id'
  | 'point'
  | 'activity_info'
  | 'subsidy'
> &
  Partial<Pick<GoodsDetail, 'promotion_activity' | 'subsidy_state'>>

/** The only SKU of a product without specs. */
const ownSku = (goods: PickedDetail): PickSku => ({
  item_id: goods.item_id,
  offered: true,
  store: goods.store,
  price: goods.price,
  market_price: goods.market_price,
  member_price: goods.member_price,
  act_price: goods.act_price,
  start_num: goods.start_num,
  limit_num: goods.limit_num,
  seckill_id: goods.seckill_id,
  ...pickPoints(goods),
  pic: '',
  item_spec: [],
})

/** The seckill or sale of a product; a group-buying activity sets no price of the page. */
export const saleOf = ({
  activity_info: info,
}: Pick<GoodsDetail, 'activity_info'>): SeckillInfo | undefined =>
  info && 'seckill_id' in info ? info : undefined

/** Reduces a product to what the browser needs. */
export function pickGoods(goods: PickedDetail): PickGoods {
  return {
    itemId: goods.item_id,
    goodsId: goods.goods_id,
    distributorId: goods.distributor_id,
    name: goods.item_name,
    status: goods.approve_status,
    gift: goods.is_gift === 1,
    staffOnly: goods.staff_goods === 1,
    shopOpen: goods.shop_valid !== false,
    reserved: buyersText(goods.promotion_activity ?? []) !== '' || undefined,
    pics: goods.pics,
    groups: goods.item_spec_desc.map((group) => ({
      spec_id: group.spec_id,
      spec_name: group.spec_name,
      spec_values: group.spec_values.map((value) => ({
        spec_value_id: value.spec_value_id,
        name: specValueName(value),
        chip: group.is_image ? value.spec_image_url || (value.item_image_url[0] ?? '') : '',
        pics: value.item_image_url,
      })),
    })),
    skus:
      goods.spec_items.length > 0
        ? goods.spec_items.map((sku) => pickSku(sku, goods.approve_status))
        : [ownSku(goods)],
    activity: pickActivity(saleOf(goods)),
    subsidy: goods.subsidy
      ? {
          className: goods.subsidy.class_name,
          rate: goods.subsidy.rate,
          cap: goods.subsidy.cap,
          priceLimit: goods.subsidy.price_limit ?? undefined,
        }
      : null,
    // Absent in documents of pages, which are the same for all visitors.
    ...(goods.subsidy && goods.subsidy_state === 'used_up'
      ? { subsidyUsedUp: [goods.subsidy.class_name] }
      : {}),
  }
}
