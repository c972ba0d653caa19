/** A spec group of the picker; groups and values are sorted as in the contract (contract goods §3.2). */
export interface PickerGroup {
  spec_id: number
  spec_values: readonly { spec_value_id: number }[]
}

/** A SKU of the picker: stock in pieces and one value for every group. */
export interface PickerSku {
  item_id: number
  store: number
  item_spec: readonly { spec_id: number; spec_value_id: number }[]
}

/** Selected value by group: `spec_id` → `spec_value_id`. Groups without a selected value are absent. */
export type Selection = Readonly<Record<number, number>>

const hasValue = (sku: PickerSku, specId: number, valueId: number): boolean =>
  sku.item_spec.some((spec) => spec.spec_id === specId && spec.spec_value_id === valueId)

/** Whether a SKU has every selected value, ignoring the group `except`. */
const matches = (sku: PickerSku, selection: Selection, except?: number): boolean =>
  Object.entries(selection).every(([specId, valueId]) => {
    const id = Number(specId)
    return id === except || hasValue(sku, id, valueId)
  })

/** Selects a value, or deselects it when it is selected (spec 1 §4). */
export function toggleValue(selection: Selection, specId: number, valueId: number): Selection {
  if (selection[specId] !== valueId) return { ...selection, [specId]: valueId }
  const { [specId]: _deselected, ...rest } = selection
  return rest
}

/** Whether a SKU in stock has this value together with the selected values of the other groups (spec 1 §4). */
export const isValueAvailable = (
  skus: readonly PickerSku[],
  selection: Selection,
  specId: number,
  valueId: number,
): boolean =>
  skus.some((sku) => sku.store > 0 && hasValue(sku, specId, valueId) && matches(sku, selection, specId))

/**
 * The SKU of a complete selection; null for an incomplete one or when no SKU has these values (spec 1 §4). A product
 * without groups has one SKU, which needs no selection.
 */
export function resolveSku<S extends PickerSku>(
  groups: readonly PickerGroup[],
  skus: readonly S[],
  selection: Selection,
): S | null {
  if (groups.some((group) => selection[group.spec_id] === undefined)) return null
  return skus.find((sku) => matches(sku, selection)) ?? null
}

/** The groups without a selected value, in their order. */
export const openGroups = <G extends PickerGroup>(groups: readonly G[], selection: Selection): G[] =>
  groups.filter((group) => selection[group.spec_id] === undefined)

/** Whether no SKU has stock (spec 1 §4). */
export const isSoldOut = (skus: readonly PickerSku[]): boolean => skus.every((sku) => sku.store <= 0)

/** The initial SKU of the picker on a card: the first one in stock; null when there is none (spec 1 §4). */
export const firstInStock = <S extends PickerSku>(skus: readonly S[]): S | null =>
  skus.find((sku) => sku.store > 0) ?? null

/** The complete selection of a SKU. */
export const selectionOf = (sku: PickerSku | null | undefined): Selection =>
  Object.fromEntries((sku?.item_spec ?? []).map((spec) => [spec.spec_id, spec.spec_value_id]))

/**
 * The initial selection of a detail page: the SKU of its address. Links to the product have its own id (`goodsId`),
 * which selects nothing.
 */
export const linkedSelection = (skus: readonly PickerSku[], itemId: number, goodsId: number): Selection =>
  itemId === goodsId ? {} : selectionOf(skus.find((sku) => sku.item_id === itemId))
