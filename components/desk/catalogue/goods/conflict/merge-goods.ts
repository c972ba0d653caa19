import { isSame, mergedDraft, mergedValue, type Side, type Versions } from '@/lib/domain/desk/merge'
import { gradeOfField } from '@/lib/domain/goods/member-price'
import { typedNumber } from '@/lib/domain/goods/stock'
import type { SideOf } from '../../../form/conflict/conflict-rules'
import { picturedGroup, type GoodsDraft, type SkuDraft } from '../goods-draft'
import { gradeText } from '../grade-text'

/** The list of SKUs, which is one field. */
export const skuList = 'spec_items'

/** Fields of a SKU by their names in the draft. */
export const skuFields = {
  price: 'price',
  point: 'point',
  market_price: 'marketPrice',
  cost_price: 'costPrice',
  store: 'store',
  weight: 'weight',
  volume: 'volume',
  start_num: 'startNum',
  item_bn: 'number',
  barcode: 'barcode',
  approve_status: 'isOn',
} as const satisfies Record<string, keyof SkuDraft>

const entries = Object.entries(skuFields) as [
  keyof typeof skuFields,
  (typeof skuFields)[keyof typeof skuFields],
][]

const skuPart = (itemId: number | undefined, field: string) => `sku:${itemId}:${field}`

/** The prices for grades, each of which is a field. */
function mergedPrices(versions: Versions<SkuDraft>, sideOf: SideOf): SkuDraft['memberPrices'] {
  const { base, mine, theirs } = versions
  const grades = new Set([theirs, mine, base].flatMap(({ memberPrices }) => Object.keys(memberPrices)))
  const sides = new Map<string, Side | undefined>()
  for (const grade of grades)
    sides.set(grade, sideOf(skuPart(mine.itemId, `member_price_${grade.replace(':', '_')}`)))
  return Object.fromEntries(
    [...grades].flatMap((grade) => {
      const of = (sku: SkuDraft) => sku.memberPrices[grade] ?? ''
      const price = mergedValue({ base: of(base), mine: of(mine), theirs: of(theirs) }, sides.get(grade))
      return price === '' ? [] : [[grade, price]]
    }),
  )
}

/** Own pieces are added to the stock of the others, which has what was sold meanwhile, unless a side was chosen. */
function mergedStore({ base, mine, theirs }: Versions<string>, side: Side | undefined): string {
  if (side !== undefined || mine === base || theirs === base) return mergedValue({ base, mine, theirs }, side)
  const added = typedNumber(mine) - typedNumber(base)
  return Number.isFinite(added) ? String(Math.max(0, typedNumber(theirs) + added)) : mine
}

function mergedSku(versions: Versions<SkuDraft>, sideOf: SideOf): SkuDraft {
  const { base, mine, theirs } = versions
  const values = entries.map(([field, key]) => {
    const side = sideOf(skuPart(mine.itemId, field))
    const of = { base: base[key], mine: mine[key], theirs: theirs[key] }
    return [key, key === 'store' ? mergedStore(of as Versions<string>, side) : mergedValue(of, side)]
  })
  return {
    ...theirs,
    ...(Object.fromEntries(values) as Partial<SkuDraft>),
    specs: mine.specs,
    pics: mergedValue(
      { base: base.pics, mine: mine.pics, theirs: theirs.pics },
      sideOf(skuPart(mine.itemId, 'pics')),
    ),
    memberPrices: mergedPrices(versions, sideOf),
  }
}

const structure = ({ skus }: GoodsDraft) => skus.map(({ itemId, specs }) => [itemId, specs])

/** The SKUs of one of the drafts, each with the changes of both; one that is gone there is new. */
function mergedSkus({ base, mine, theirs }: Versions<GoodsDraft>, sideOf: SideOf): GoodsDraft['skus'] {
  const list = isSame(structure(mine), structure(base)) || sideOf(skuList) === 'theirs' ? theirs : mine
  const of = (draft: GoodsDraft, itemId: number | undefined) =>
    itemId === undefined ? undefined : draft.skus.find((sku) => sku.itemId === itemId)
  return list.skus.map((sku) => {
    const [first, own, other] = [base, mine, theirs].map((draft) => of(draft, sku.itemId))
    if (first && own && other)
      return mergedSku({ base: first, mine: { ...own, specs: sku.specs }, theirs: other }, sideOf)
    if (list === theirs || sku.itemId === undefined || other) return sku
    const { itemId: _gone, ...rest } = sku
    return { ...rest, number: '', isUsed: false }
  })
}

/** Pictures of the values of a specification: a value is decided about with its SKUs. */
function mergedPictures(
  { base, mine, theirs }: Versions<GoodsDraft>,
  sideOf: SideOf,
): GoodsDraft['valuePics'] {
  const name = picturedGroup(mine)?.name
  const sidesOf = (value: string) =>
    mine.skus
      .filter(({ specs }) => specs.some((spec) => spec.spec_name === name && spec.spec_value_name === value))
      .map(({ itemId }) => sideOf(skuPart(itemId, 'pics')))
  const values = [...new Set([...Object.keys(theirs.valuePics), ...Object.keys(mine.valuePics)])]
  return Object.fromEntries(
    values.map((value) => {
      const side = sidesOf(value).find((one) => one !== undefined)
      const of = (draft: GoodsDraft) => draft.valuePics[value] ?? []
      return [value, mergedValue({ base: of(base), mine: of(mine), theirs: of(theirs) }, side)]
    }),
  )
}

/**
 * Two changes of a product put together: every field of it and of its SKUs for itself.
 * @param sideOfKey the side that was chosen for a key of the draft
 */
export function mergeGoods(
  versions: Versions<GoodsDraft>,
  sideOf: SideOf,
  sideOfKey: (key: keyof GoodsDraft) => Side | undefined,
): GoodsDraft {
  const { base, mine, theirs } = versions
  const isTheirList = isSame(structure(mine), structure(base)) || sideOf(skuList) === 'theirs'
  return {
    ...mergedDraft(versions, sideOfKey),
    groups: isTheirList ? theirs.groups : mine.groups,
    pictured: isTheirList ? theirs.pictured : mine.pictured,
    valuePics: mergedPictures(versions, sideOf),
    skus: mergedSkus(versions, sideOf),
  }
}

/** The grade of a field of a SKU as the draft names it. */
export const gradeOf = (field: string): string | null => {
  const grade = gradeOfField(field)
  return grade && gradeText(grade)
}
