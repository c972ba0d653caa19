import 'server-only'
import type { Sku, SpecGroup } from '@/lib/contract/catalogue/goods'
import { specValueName } from '@/lib/domain/goods/spec-value-name'
import type { SpecRow } from '../page/load-detail-facts'

type SpecValue = SpecGroup['spec_values'][number]

const wireValue = (row: SpecRow): SpecValue => ({
  spec_value_id: row.specValueId,
  spec_value_name: row.specValueName,
  spec_custom_value_name: row.customName,
  item_image_url: row.images,
  spec_image_url: row.specImageUrl,
})

/** Spec groups with their distinct values, in the sort of the rows. */
export function specGroups(rows: SpecRow[]): SpecGroup[] {
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

/** `item_spec`, key and name of every SKU by id; the key joins the value ids in group order (contract goods §3.2). */
export function specsBySku(
  rows: SpecRow[],
): Map<number, Pick<Sku, 'item_spec' | 'custom_spec_id' | 'custom_spec_name'>> {
  return new Map(
    [...Map.groupBy(rows, ({ itemId }) => itemId)].map(([itemId, ofSku]) => {
      const item_spec: Sku['item_spec'] = ofSku.map((row) => ({
        ...wireValue(row),
        item_id: row.itemId,
        spec_id: row.specId,
        spec_name: row.specName,
      }))
      return [
        itemId,
        {
          item_spec,
          custom_spec_id: item_spec.map((value) => value.spec_value_id).join('-'),
          custom_spec_name: item_spec.map(specValueName).join('、'),
        },
      ]
    }),
  )
}
