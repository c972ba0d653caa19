import { combinations, specKey, type SpecPair } from '@/lib/domain/goods/goods-form'
import { emptySku, type GoodsDraft, type SkuDraft, type SpecGroup } from './goods-draft'

/** Groups that make SKUs: with a name and values. */
export const complete = (groups: readonly SpecGroup[]): SpecGroup[] =>
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
