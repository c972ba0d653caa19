import 'server-only'
import type { Sku, SpecGroup } from '@/lib/contract/goods'
import type { SkuSpecRow } from './skus'

type SpecValue = SpecGroup['spec_values'][number]

const wireValue = (row: SkuSpecRow): SpecValue => ({
  spec_value_id: row.specValueId,
  spec_value_name: row.specValueName,
  spec_custom_value_name: row.customName,
  item_image_url: row.images,
  spec_image_url: row.specImageUrl,
})

/** Spec groups with their distinct values; rows come in contract order and keep it. */
export function specGroups(rows: SkuSpecRow[]): SpecGroup[] {
  const groups = new Map<number, SpecGroup & { seen: Set<number> }>()
  for (const row of rows) {
    let group = groups.get(row.specId)
    if (!group) {
      group = {
        spec_id: row.specId,
        spec_name: row.specName,
        is_image: row.isImage,
        spec_values: [],
        seen: new Set(),
      }
      groups.set(row.specId, group)
    }
    if (group.seen.has(row.specValueId)) continue
    group.seen.add(row.specValueId)
    group.spec_values.push(wireValue(row))
  }
  return [...groups.values()].map(({ seen: _seen, ...group }) => group)
}

/** The shown name of a value: the operator's own name for this goods wins (contract goods §3.2). */
export const valueName = (value: {
  spec_custom_value_name: string | null
  spec_value_name: string
}): string => value.spec_custom_value_name || value.spec_value_name

/** `item_spec`, key and name of every sku by id; the key joins value ids in group order. */
export function specsBySku(
  rows: SkuSpecRow[],
): Map<number, Pick<Sku, 'item_spec' | 'custom_spec_id' | 'custom_spec_name'>> {
  const bySku = new Map<number, Sku['item_spec']>()
  for (const row of rows) {
    const entry = { ...wireValue(row), item_id: row.itemId, spec_id: row.specId, spec_name: row.specName }
    const known = bySku.get(row.itemId)
    if (known) known.push(entry)
    else bySku.set(row.itemId, [entry])
  }
  return new Map(
    [...bySku].map(([itemId, item_spec]) => [
      itemId,
      {
        item_spec,
        custom_spec_id: item_spec.map((value) => value.spec_value_id).join('-'),
        custom_spec_name: item_spec.map(valueName).join('、'),
      },
    ]),
  )
}
