import 'server-only'
import type { DeskGoods, DeskSku } from '@/lib/contract/operator/catalogue/goods-shape'
import { isShownPicture, shownPicture } from '@/lib/server/ground/stored-urls'
import { blocksHtml, type TextBlock } from '@/lib/web/blocks-html'
import type { DeskGoodsData } from './sql/read-goods'
import type { DeskSkuRow } from './sql/sku-columns'

const bitOf = (value: boolean) => (value ? 1 : 0)

/** An introduction as the HTML that the desk edits. */
const introHtml = (intro: unknown): string =>
  Array.isArray(intro) ? blocksHtml(intro as TextBlock[]) : typeof intro === 'string' ? intro : ''

/** The pictures of a SKU; one without specifications has at most the one of its own. */
export const picsOf = ({ pics, pic }: Pick<DeskSkuRow, 'pics' | 'pic'>): string[] =>
  (pics.length > 0 ? pics : pic ? [pic] : []).filter(isShownPicture)

const wireSku = (sku: DeskSkuRow): DeskSku => ({
  item_id: sku.itemId,
  item_bn: sku.itemBn,
  barcode: sku.barcode,
  price: sku.price,
  point: sku.point,
  market_price: sku.marketPrice,
  cost_price: sku.costPrice,
  store: sku.store,
  weight: sku.weight,
  volume: sku.volume,
  start_num: sku.startNum,
  approve_status: sku.approveStatus,
  is_default: sku.isDefault,
  is_used: sku.isUsed,
  pics: picsOf(sku),
  item_spec: sku.specs.map(({ specName, valueName }) => ({
    spec_name: specName,
    spec_value_name: valueName,
  })),
  member_prices: sku.memberPrices.map(({ kind, id, price }) => ({ grade_kind: kind, grade_id: id, price })),
})

/** A product as the desk reads and writes it. */
export const wireGoods = (goods: DeskGoodsData): DeskGoods => ({
  goods_id: goods.goodsId,
  item_id: goods.itemId,
  version: goods.version,
  item_name: goods.itemName,
  brief: goods.brief,
  item_unit: goods.itemUnit,
  brand_id: goods.brandId ?? 0,
  main_category_id: goods.mainCategoryId ?? 0,
  item_category: goods.categoryIds,
  distributor_id: goods.distributorId,
  templates_id: goods.templatesId,
  approve_status: goods.approveStatus,
  audit_status: goods.auditStatus,
  pics: goods.pics.filter(isShownPicture),
  videos: shownPicture(goods.videos),
  video_pic_url: shownPicture(goods.videoPicUrl),
  intro: introHtml(goods.intro),
  tdk_content: {
    title: goods.tdkContent.title ?? '',
    mate_description: goods.tdkContent.mate_description ?? '',
    mate_keywords: goods.tdkContent.mate_keywords ?? '',
  },
  product_type: goods.productType,
  staff_goods: bitOf(goods.staffGoods),
  points_goods: bitOf(goods.pointsGoods),
  is_gift: bitOf(goods.isGift),
  delivery_time: goods.deliveryTime,
  limit_buy: goods.limitBuy ?? { num: 0, day: 0 },
  sort: goods.sort,
  tag_ids: goods.tagIds,
  related_ids: goods.related.map(({ goods_id: id }) => id),
  related_goods: goods.related,
  item_params: goods.params.map(({ name, value }) => ({
    attribute_name: name,
    attribute_value_name: value,
  })),
  pictured_spec: goods.skus.find(({ pictured }) => pictured !== null)?.pictured ?? '',
  spec_items: goods.skus.map(wireSku),
  sales: goods.sales,
  created: goods.created,
  updated: goods.updated,
  deleted: goods.deleted,
})
