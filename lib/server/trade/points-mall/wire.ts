import 'server-only'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import type { PointsDetail, PointsGoods, PointsMallAnswer } from '@/lib/contract/trade/points-mall'
import type { PointsMallSetting } from '@/lib/domain/points-mall'
import type { Reference } from '@/lib/server/catalogue/reference/load-reference'
import type { PointsGoodsRow } from './sql'

const payClass = (price: number) => (price > 0 ? ('mixed' as const) : ('point' as const))

/** A product as a row of the list (contract goods §15). */
export const wirePointsGoods = (row: PointsGoodsRow, { attributes }: Reference): PointsGoods => ({
  item_id: row.goodsId,
  goods_id: row.goodsId,
  item_name: row.itemName,
  brief: row.brief,
  pics: row.pics,
  point: row.point,
  price: row.price,
  pay_class: payClass(row.price),
  market_price: row.marketPrice,
  store: row.store,
  goods_store: row.goodsStore,
  sales: row.sales,
  nospec: row.nospec,
  brand_id: row.brandId,
  goods_brand: attributes.get(row.brandId)?.name ?? '',
  item_category: row.categories,
  approve_status: row.approveStatus,
  created: row.created,
})

/** The brands of a list, in the operator's sort. */
export const wireBrands = (ids: readonly number[], { attributes }: Reference) => {
  const list = ids
    .flatMap((id) => attributes.get(id) ?? [])
    .sort((one, other) => other.sort - one.sort || one.attributeId - other.attributeId)
    .map(({ attributeId, name, memo, sort, imageUrl }) => ({
      attribute_id: attributeId,
      attribute_name: name,
      attribute_type: 'brand' as const,
      attribute_memo: memo,
      attribute_sort: sort,
      image_url: imageUrl,
    }))
  return { total_count: list.length, list }
}

/**
 * A product page of the points mall. The contract has none of the fields of coupons, promotions and prices of grades,
 * so the answer leaves them out: they do not apply to points products (contract goods §15).
 */
export const wirePointsDetail = (goods: GoodsDetail): PointsDetail => ({
  ...goods,
  activity_type: 'normal',
  point: goods.point ?? 0,
  pay_class: payClass(goods.price),
  spec_items: goods.spec_items.map((sku) => ({ ...sku, point: sku.point ?? 0 })),
  no_post: false,
  tdk_data: goods.tdk_data ?? { title: '', mate_keywords: '', mate_description: '' },
})

/** The settings that pages need (contract goods §15, contract member §15). */
export const wireSetting = ({ isOpen, banner, filters, sections }: PointsMallSetting): PointsMallAnswer => ({
  pc_banner: banner,
  screen: {
    brand_openstatus: filters.brand,
    cat_openstatus: filters.category,
    point_openstatus: filters.points,
    point_section: sections,
  },
  entrance: { mobile_openstatus: isOpen, mobileterminal_openstatus: isOpen, pc_openstatus: isOpen },
})
