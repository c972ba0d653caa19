import type { DeskGoods, DeskSku } from '@/lib/contract/operator/goods-shape'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import {
  combinations,
  goodsLimits,
  maxPrice,
  maxStore,
  specKey,
  type ProductType,
  type SpecPair,
} from '@/lib/domain/goods/goods-form'
import { typedNumber } from '@/lib/domain/goods/stock'
import { goodsNameMissing, specNameTwice } from '@/lib/domain/messages/desk'
import { centsOf, shortYuan } from '@/lib/domain/money'

/** The values typed in the form of a product: amounts in yuan and numbers as texts. */
export interface GoodsDraft {
  name: string
  brief: string
  unit: string
  /** Ids as texts; empty for none. */
  brandId: string
  mainCategoryId: string
  categoryIds: number[]
  templatesId: string
  status: ApproveStatus
  pics: string[]
  video: string
  intro: string
  seo: { title: string; mate_description: string; mate_keywords: string }
  productType: ProductType
  isStaffOnly: boolean
  isGift: boolean
  isPoints: boolean
  sort: string
  tagIds: number[]
  params: { name: string; value: string }[]
  groups: SpecGroup[]
  /** The group whose values have pictures; else the first one. */
  pictured: string
  /** Pictures by value of that group. */
  valuePics: Record<string, string[]>
  skus: SkuDraft[]
}

/** A specification with its values, such as 颜色 with 黑 and 白. */
export interface SpecGroup {
  name: string
  values: string[]
}

/** A SKU as it is typed. */
export interface SkuDraft {
  /** Absent for a new one. */
  itemId?: number
  specs: SpecPair[]
  number: string
  barcode: string
  price: string
  point: string
  marketPrice: string
  costPrice: string
  store: string
  weight: string
  volume: string
  startNum: string
  isOn: boolean
  isDefault: boolean
  /** Ordered or sold by an activity: it cannot be removed. */
  isUsed: boolean
  /** Pictures of a SKU without specifications. */
  pics: string[]
}

const emptySku: SkuDraft = {
  specs: [],
  number: '',
  barcode: '',
  price: '',
  point: '',
  marketPrice: '',
  costPrice: '',
  store: '',
  weight: '',
  volume: '',
  startNum: '1',
  isOn: true,
  isDefault: true,
  isUsed: false,
  pics: [],
}

export const emptyGoods: GoodsDraft = {
  name: '',
  brief: '',
  unit: '件',
  brandId: '',
  mainCategoryId: '',
  categoryIds: [],
  templatesId: '',
  status: 'onsale',
  pics: [],
  video: '',
  intro: '',
  seo: { title: '', mate_description: '', mate_keywords: '' },
  productType: 'normal',
  isStaffOnly: false,
  isGift: false,
  isPoints: false,
  sort: '0',
  tagIds: [],
  params: [],
  groups: [],
  pictured: '',
  valuePics: {},
  skus: [emptySku],
}

/** An amount as it is typed; empty for none. */
const yuan = (cents: number) => (cents === 0 ? '' : shortYuan(cents))
const figure = (value: number) => (value === 0 ? '' : String(value))
const idText = (id: number) => (id === 0 ? '' : String(id))

const skuDraft = (sku: DeskSku): SkuDraft => ({
  itemId: sku.item_id,
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
})

/** The groups of stored SKUs, values in the sequence of the SKUs. */
function groupsOf(skus: readonly DeskSku[]): SpecGroup[] {
  const names = skus[0]?.item_spec.map(({ spec_name }) => spec_name) ?? []
  return names.map((name, index) => ({
    name,
    values: [...new Set(skus.map(({ item_spec }) => item_spec[index]?.spec_value_name ?? ''))],
  }))
}

/** The group whose values have pictures: the first one, unless another has some already. */
export const picturedGroup = ({ groups, pictured }: Pick<GoodsDraft, 'groups' | 'pictured'>) =>
  groups.find(({ name }) => name === pictured && name !== '') ?? groups[0]

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
    templatesId: idText(goods.templates_id),
    status: goods.approve_status,
    pics: goods.pics,
    video: goods.videos,
    intro: goods.intro,
    seo: goods.tdk_content,
    productType: goods.product_type,
    isStaffOnly: goods.staff_goods === 1,
    isGift: goods.is_gift === 1,
    isPoints: goods.points_goods === 1,
    sort: String(goods.sort),
    tagIds: goods.tag_ids,
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

/** Groups that make SKUs: with a name and values. */
const complete = (groups: readonly SpecGroup[]): SpecGroup[] =>
  groups
    .map(({ name, values }) => ({
      name: name.trim(),
      values: [...new Set(values.map((value) => value.trim()).filter(Boolean))],
    }))
    .filter(({ name, values }) => name !== '' && values.length > 0)

/**
 * The SKUs of other groups: each combination of values has one. SKUs keep what was typed where their values stay; a new
 * combination begins with prices and weights of the first SKU.
 */
export function regrouped(draft: GoodsDraft, groups: readonly SpecGroup[]): GoodsDraft {
  const wanted = complete(groups)
  const rows = wanted.length === 0 ? [[]] : combinations(wanted)
  const left = [...draft.skus]
  const template = draft.skus[0] ?? emptySku
  /** The SKU that had these values before, as far as it had the groups. */
  const take = (specs: readonly SpecPair[]): SkuDraft | undefined => {
    const fits = (sku: SkuDraft) =>
      sku.specs.every(({ spec_name, spec_value_name }) => {
        const value = specs.find((one) => one.spec_name === spec_name)
        return value === undefined || value.spec_value_name === spec_value_name
      })
    const exact = left.findIndex((sku) => specKey(sku.specs) === specKey(specs))
    const index = exact >= 0 ? exact : left.findIndex(fits)
    return index >= 0 ? left.splice(index, 1)[0] : undefined
  }
  const skus = rows.map((specs): SkuDraft => {
    const known = take(specs)
    if (known) return { ...known, specs }
    const { itemId: _id, ...rest } = template
    return { ...rest, specs, number: '', barcode: '', store: '', isDefault: false, isUsed: false, isOn: true }
  })
  return { ...draft, groups: [...groups], skus }
}

/** SKUs that a draft would remove although they were ordered, or are the default. */
export const removedInVain = (stored: GoodsDraft, draft: GoodsDraft): SkuDraft[] =>
  stored.skus.filter(
    (sku) =>
      (sku.isUsed || sku.isDefault) &&
      sku.itemId !== undefined &&
      !draft.skus.some(({ itemId }) => itemId === sku.itemId),
  )

const isAmount = (text: string, isNeeded: boolean) => {
  if (text.trim() === '') return !isNeeded
  const value = typedNumber(text)
  return value >= (isNeeded ? 0.01 : 0) && centsOf(value) <= maxPrice && /^\d*\.?\d{0,2}$/.test(text.trim())
}
const isWhole = (text: string, min: number, max: number, isNeeded = true) => {
  if (text.trim() === '') return !isNeeded
  const value = typedNumber(text)
  return Number.isInteger(value) && value >= min && value <= max
}

/** Messages by field; those of a SKU under `sku-{index}-{field}`. */
export type GoodsProblems = Record<string, string>

/** The problems of a draft, by field. */
export function problemsOf(draft: GoodsDraft): GoodsProblems {
  const problems: GoodsProblems = {}
  if (draft.name.trim() === '') problems.name = goodsNameMissing
  if (draft.name.trim().length > goodsLimits.name) problems.name = `商品名称不能超过${goodsLimits.name}个字`
  if (draft.status !== 'instock' && draft.pics.length === 0) problems.pics = '上架的商品至少需要一张图片'
  if (!isWhole(draft.sort, 0, 999_999_999)) problems.sort = '排序为0或正整数'
  const names = draft.groups.map(({ name }) => name.trim())
  if (new Set(names).size < names.length) problems.groups = specNameTwice
  if (draft.groups.length > 0 && complete(draft.groups).length < draft.groups.length)
    problems.groups = '请填写规格名称和规格值'
  if (draft.skus.length > goodsLimits.skus) problems.groups = `最多${goodsLimits.skus}个规格`
  draft.skus.forEach((sku, index) => {
    const at = (field: string) => `sku-${index}-${field}`
    const needsPrice = !draft.isPoints || sku.point.trim() === ''
    if (!isAmount(sku.price, needsPrice)) problems[at('price')] = '请填写价格，最多两位小数'
    if (!isAmount(sku.marketPrice, false)) problems[at('marketPrice')] = '划线价不正确'
    if (!isAmount(sku.costPrice, false)) problems[at('costPrice')] = '成本价不正确'
    if (!isWhole(sku.store, 0, maxStore)) problems[at('store')] = '请填写库存'
    if (!isWhole(sku.startNum, 1, 9999)) problems[at('startNum')] = '起订量至少为1'
    if (!isWhole(sku.point, 0, maxStore, false)) problems[at('point')] = '积分为正整数'
    if (sku.weight.trim() !== '' && !(typedNumber(sku.weight) >= 0)) problems[at('weight')] = '重量不正确'
  })
  const params = draft.params.map(({ name }) => name.trim())
  if (draft.params.some(({ name, value }) => name.trim() === '' || value.trim() === ''))
    problems.params = '请填写参数名称和参数值'
  else if (new Set(params).size < params.length) problems.params = '参数名称不能重复'
  return problems
}

const centsIn = (text: string) => (text.trim() === '' ? 0 : centsOf(typedNumber(text)))
const numberIn = (text: string) => (text.trim() === '' ? 0 : typedNumber(text))

/** The pictures of a SKU: those of its value of the pictured group. */
function picsFor(draft: GoodsDraft, sku: SkuDraft): string[] {
  const name = picturedGroup(draft)?.name.trim()
  const value = sku.specs.find(({ spec_name }) => spec_name === name)?.spec_value_name
  return value === undefined ? sku.pics : (draft.valuePics[value] ?? [])
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

/** The fields of a draft besides its SKUs, as they are sent. */
const wireFields = (draft: GoodsDraft) => ({
  item_name: draft.name.trim(),
  brief: draft.brief.trim(),
  item_unit: draft.unit.trim() || '件',
  brand_id: Number(draft.brandId) || 0,
  main_category_id: Number(draft.mainCategoryId) || 0,
  item_category: draft.categoryIds,
  templates_id: Number(draft.templatesId) || 0,
  approve_status: draft.status,
  pics: draft.pics,
  videos: draft.video.trim(),
  intro: draft.intro,
  tdk_content: draft.seo,
  product_type: draft.productType,
  staff_goods: draft.isStaffOnly,
  points_goods: draft.isPoints,
  is_gift: draft.isGift,
  sort: numberIn(draft.sort),
  tag_ids: draft.tagIds,
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

/** A new product as it is sent. */
export const createInput = (draft: GoodsDraft): Record<string, unknown> =>
  packed({
    ...wireFields(draft),
    spec_items: draft.skus.map((sku) => ({ ...wireSku(draft, sku), item_spec: sku.specs })),
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
    if (!former) return wireSku(draft, sku)
    const changed = changedFields(wireSku(draft, sku), wireSku(stored, former))
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

/** Whether a form has something to save. */
export const isChanged = (stored: GoodsDraft, draft: GoodsDraft): boolean => !isEqual(stored, draft)
