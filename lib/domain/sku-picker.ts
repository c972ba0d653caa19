/** A spec group as the picker sees it; groups and values keep the order of the contract (goods §3.2). */
export interface PickerGroup {
  spec_id: number
  spec_values: readonly { spec_value_id: number }[]
}

/** A sku as the picker sees it: stock in pieces and one value for every group. */
export interface PickerSku {
  item_id: number
  store: number
  item_spec: readonly { spec_id: number; spec_value_id: number }[]
}

/** Chosen value by group: `spec_id` → `spec_value_id`. A group without a choice is absent. */
export type Selection = Readonly<Record<number, number>>

const hasValue = (sku: PickerSku, specId: number, valueId: number): boolean =>
  sku.item_spec.some((spec) => spec.spec_id === specId && spec.spec_value_id === valueId)

/** Whether a sku has every chosen value, the group `except` left aside. */
const matches = (sku: PickerSku, selection: Selection, except?: number): boolean =>
  Object.entries(selection).every(([specId, valueId]) => {
    const id = Number(specId)
    return id === except || hasValue(sku, id, valueId)
  })

/** Chooses a value; the chosen one is given up again (spec 1 §4). */
export function toggleValue(selection: Selection, specId: number, valueId: number): Selection {
  if (selection[specId] !== valueId) return { ...selection, [specId]: valueId }
  const { [specId]: _given, ...rest } = selection
  return rest
}

/** Whether an in-stock sku has this value together with what is chosen in the other groups (spec 1 §4). */
export const isValueAvailable = (
  skus: readonly PickerSku[],
  selection: Selection,
  specId: number,
  valueId: number,
): boolean =>
  skus.some((sku) => sku.store > 0 && hasValue(sku, specId, valueId) && matches(sku, selection, specId))

/**
 * The sku of a complete selection; null while a group is open or no sku has these values (spec 1 §4). Goods without
 * groups have one sku, which needs no choice.
 */
export function resolveSku<S extends PickerSku>(
  groups: readonly PickerGroup[],
  skus: readonly S[],
  selection: Selection,
): S | null {
  if (groups.some((group) => selection[group.spec_id] === undefined)) return null
  return skus.find((sku) => matches(sku, selection)) ?? null
}

/** The groups in which nothing is chosen yet, in their order. */
export const openGroups = <G extends PickerGroup>(groups: readonly G[], selection: Selection): G[] =>
  groups.filter((group) => selection[group.spec_id] === undefined)

/** Every sku is without stock (spec 1 §4). */
export const isSoldOut = (skus: readonly PickerSku[]): boolean => skus.every((sku) => sku.store <= 0)

/** What the picker of a card starts with: the first sku in stock; null when there is none (spec 1 §4). */
export const firstInStock = <S extends PickerSku>(skus: readonly S[]): S | null =>
  skus.find((sku) => sku.store > 0) ?? null

/** The selection that names a sku. */
export const selectionOf = (sku: PickerSku | null | undefined): Selection =>
  Object.fromEntries((sku?.item_spec ?? []).map((spec) => [spec.spec_id, spec.spec_value_id]))

/** The contract's key of a complete selection, value ids joined in group order: `91-81`; null while incomplete. */
export function skuKey(groups: readonly PickerGroup[], selection: Selection): string | null {
  const ids = groups.map((group) => selection[group.spec_id])
  return ids.length === 0 || ids.includes(undefined) ? null : ids.join('-')
}

/**
 * What the goods page starts with: the sku its address names, unless that is the goods' own (`goodsId`), which every
 * link to the goods carries; then nothing is chosen.
 */
export const linkedSelection = (skus: readonly PickerSku[], itemId: number, goodsId: number): Selection =>
  itemId === goodsId ? {} : selectionOf(skus.find((sku) => sku.item_id === itemId))
