import { typedNumber } from '@/lib/domain/goods/stock'
import { centsOf } from '@/lib/domain/money'
import { picturedGroup, type GoodsDraft, type SkuDraft } from './goods-draft'
import { gradeKeyOf } from './grade-text'

const centsIn = (text: string) => (text.trim() === '' ? 0 : centsOf(typedNumber(text)))
const numberIn = (text: string) => (text.trim() === '' ? 0 : typedNumber(text))

/** The pictures of a SKU: those of its value of the pictured group. */
function picsFor(draft: GoodsDraft, sku: SkuDraft): string[] {
  const name = picturedGroup(draft)?.name.trim()
  const value = sku.specs.find(({ spec_name }) => spec_name === name)?.spec_value_name
  return value === undefined ? sku.pics : (draft.valuePics[value] ?? [])
}

/** The prices for grades that differ from stored ones; 0 for one that is taken away. */
function memberPrices(sku: SkuDraft, stored: SkuDraft['memberPrices'] = {}) {
  const grades = [...new Set([...Object.keys(stored), ...Object.keys(sku.memberPrices)])]
  const changed = grades.flatMap((grade) => {
    const key = gradeKeyOf(grade)
    const [before, price] = [centsIn(stored[grade] ?? ''), centsIn(sku.memberPrices[grade] ?? '')]
    return key && price !== before ? [{ ...key, price }] : []
  })
  return changed.length > 0 ? { member_prices: changed } : {}
}

const wireSku = (draft: GoodsDraft, sku: SkuDraft) => ({
  item_bn: sku.number.trim(),
  barcode: sku.barcode.trim(),
  price: centsIn(sku.price),
  point: numberIn(sku.point),
  market_price: centsIn(sku.marketPrice),
  cost_price: centsIn(sku.costPrice),
  store: numberIn(sku.store),
  weight: numberIn(sku.weight),
  volume: numberIn(sku.volume),
  start_num: numberIn(sku.startNum),
  approve_status: sku.isOn
    ? draft.status === 'instock'
      ? ('onsale' as const)
      : draft.status
    : ('instock' as const),
  pics: picsFor(draft, sku),
})

/** The limit per member; without pieces it has no days. */
const limitIn = ({ limitNum, limitDay }: GoodsDraft) => {
  const num = numberIn(limitNum)
  return { num, day: num === 0 ? 0 : Number(limitDay) }
}

/** The fields of a draft besides its SKUs, as they are sent. */
const wireFields = (draft: GoodsDraft) => ({
  item_name: draft.name.trim(),
  brief: draft.brief.trim(),
  item_unit: draft.unit.trim() || '件',
  brand_id: Number(draft.brandId) || 0,
  main_category_id: Number(draft.mainCategoryId) || 0,
  item_category: draft.categoryIds,
  // Without one a new product has the default template.
  templates_id: draft.templatesId === '' ? undefined : Number(draft.templatesId),
  approve_status: draft.status,
  pics: draft.pics,
  videos: draft.video.trim(),
  intro: draft.intro,
  tdk_content: draft.seo,
  product_type: draft.productType,
  staff_goods: draft.isStaffOnly,
  points_goods: draft.isPoints,
  is_gift: draft.isGift,
  delivery_time: numberIn(draft.deliveryTime),
  limit_buy: limitIn(draft),
  sort: numberIn(draft.sort),
  tag_ids: draft.tagIds,
  related_ids: draft.related.map(({ id }) => id),
  item_params: draft.params.map(({ name, value }) => ({
    attribute_name: name.trim(),
    attribute_value_name: value.trim(),
  })),
})

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Lists and objects travel as JSON in the forms of the contract. */
const packed = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    ]),
  )

/** A copy as merchants send it: prices for grades are up to the mall. */
export const withoutMemberPrices = (draft: GoodsDraft): GoodsDraft => ({
  ...draft,
  skus: draft.skus.map((sku) => ({ ...sku, memberPrices: {} })),
})

/** A new product as it is sent. */
export const createInput = (draft: GoodsDraft): Record<string, unknown> =>
  packed({
    ...wireFields(draft),
    spec_items: draft.skus.map((sku) => ({
      ...wireSku(draft, sku),
      ...memberPrices(sku),
      item_spec: sku.specs,
    })),
  })

const changedFields = <Fields extends Record<string, unknown>>(
  fields: Fields,
  before: Record<string, unknown>,
) => Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isEqual(value, before[name])))

/**
 * The changed fields of a product as they are sent; all SKUs only where some come, go or get other values.
 * @param stored the draft that the form began with
 */
export function updateInput(stored: GoodsDraft, draft: GoodsDraft): Record<string, unknown> {
  const fields = changedFields(wireFields(draft), wireFields(stored))
  const before = new Map(stored.skus.map((sku) => [sku.itemId, sku]))
  const structure = (one: GoodsDraft) => one.skus.map(({ itemId, specs }) => [itemId, specs])
  const isRestructured = !isEqual(structure(stored), structure(draft))
  const change = (sku: SkuDraft) => {
    const former = sku.itemId === undefined ? undefined : before.get(sku.itemId)
    if (!former) return { ...wireSku(draft, sku), ...memberPrices(sku) }
    const changed = {
      ...changedFields(wireSku(draft, sku), wireSku(stored, former)),
      ...memberPrices(sku, former.memberPrices),
    }
    return 'store' in changed ? { ...changed, store_seen: numberIn(former.store) } : changed
  }
  if (isRestructured)
    return packed({
      ...fields,
      spec_items: draft.skus.map((sku) => ({
        ...(sku.itemId !== undefined && { item_id: sku.itemId }),
        ...change(sku),
        item_spec: sku.specs,
      })),
    })
  const changes = draft.skus
    .map((sku) => ({ item_id: sku.itemId, ...change(sku) }))
    .filter((one) => Object.keys(one).length > 1)
  return packed({ ...fields, ...(changes.length > 0 && { sku_changes: changes }) })
}
