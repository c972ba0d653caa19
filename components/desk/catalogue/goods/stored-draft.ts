import type { DeskGoods, DeskSku } from '@/lib/contract/operator/catalogue/goods-shape'
import { shortYuan } from '@/lib/domain/money'
import { picturedGroup, type GoodsDraft, type SkuDraft, type SpecGroup } from './goods-draft'
import { gradeText } from './grade-text'

/** An amount as it is typed; empty for none. */
const yuan = (cents: number) => (cents === 0 ? '' : shortYuan(cents))
const figure = (value: number) => (value === 0 ? '' : String(value))
const idText = (id: number) => (id === 0 ? '' : String(id))

const skuDraft = (sku: DeskSku): SkuDraft => ({
  // A SKU that waits for approval has none yet.
  ...(sku.item_id > 0 && { itemId: sku.item_id }),
  specs: sku.item_spec,
  number: sku.item_bn,
  barcode: sku.barcode,
  price: yuan(sku.price),
  point: figure(sku.point),
  marketPrice: yuan(sku.market_price),
  costPrice: yuan(sku.cost_price),
  store: String(sku.store),
  weight: figure(sku.weight),
  volume: figure(sku.volume),
  startNum: String(sku.start_num),
  isOn: sku.approve_status !== 'instock',
  isDefault: sku.is_default,
  isUsed: sku.is_used,
  pics: sku.pics,
  memberPrices: Object.fromEntries(sku.member_prices.map((one) => [gradeText(one), yuan(one.price)])),
})

/** The groups of stored SKUs, values in the sequence of the SKUs. */
function groupsOf(skus: readonly DeskSku[]): SpecGroup[] {
  const names = skus[0]?.item_spec.map(({ spec_name }) => spec_name) ?? []
  return names.map((name, index) => ({
    name,
    values: [...new Set(skus.map(({ item_spec }) => item_spec[index]?.spec_value_name ?? ''))],
  }))
}

/** A stored product as a draft. */
export function draftOf(goods: DeskGoods): GoodsDraft {
  const groups = groupsOf(goods.spec_items)
  const allOff = goods.spec_items.every((sku) => sku.approve_status === 'instock')
  const pictured = picturedGroup({ groups, pictured: goods.pictured_spec })?.name
  return {
    name: goods.item_name,
    brief: goods.brief,
    unit: goods.item_unit,
    brandId: idText(goods.brand_id),
    mainCategoryId: idText(goods.main_category_id),
    categoryIds: goods.item_category,
    templatesId: String(goods.templates_id),
    status: goods.approve_status,
    pics: goods.pics,
    video: goods.videos,
    intro: goods.intro,
    seo: goods.tdk_content,
    productType: goods.product_type,
    isStaffOnly: goods.staff_goods === 1,
    isGift: goods.is_gift === 1,
    isPoints: goods.points_goods === 1,
    deliveryTime: figure(goods.delivery_time),
    limitNum: figure(goods.limit_buy.num),
    limitDay: String(goods.limit_buy.day),
    sort: String(goods.sort),
    tagIds: goods.tag_ids,
    related: goods.related_goods.map(({ goods_id: id, item_name: name, pic }) => ({ id, name, pic })),
    params: goods.item_params.map((param) => ({
      name: param.attribute_name,
      value: param.attribute_value_name,
    })),
    groups,
    pictured: goods.pictured_spec,
    valuePics: Object.fromEntries(
      goods.spec_items.flatMap(({ item_spec, pics }) => {
        const value = item_spec.find(({ spec_name }) => spec_name === pictured)?.spec_value_name
        return value === undefined ? [] : [[value, pics]]
      }),
    ),
    // A product off the shelf has all its SKUs off: they come back with it.
    skus: goods.spec_items.map((sku) => ({ ...skuDraft(sku), ...(allOff && { isOn: true }) })),
  }
}
