import 'server-only'
import type { SkuChange, SkuInput } from '@/lib/contract/operator/catalogue/goods-shape'
import type { GoodsChange } from '../desk/save-goods'

/** A change without the product and version that it is about. */
type ChangeFields = Omit<GoodsChange, 'goods_id' | 'version' | 'overwrite'>

type SkuFields = Partial<SkuInput & SkuChange>

/** Stock, and taking a SKU off the shelf: the fields of a SKU that merchants change at once. */
const atOnce = ({ store, store_seen, approve_status }: SkuFields) => ({
  ...(store !== undefined && { store, store_seen }),
  ...(approve_status === 'instock' && { approve_status }),
})

function waiting<Sku extends SkuFields>(sku: Sku): Sku {
  const { store: _store, store_seen: _seen, approve_status: status, ...rest } = sku
  return { ...rest, ...(status !== 'instock' && status !== undefined && { approve_status: status }) } as Sku
}

const isChange = (sku: object) => Object.keys(sku).length > 1

/**
 * Splits the change of an approved product: its merchant changes stock and takes off the shelf at once, everything else
 * waits for approval (contract operator §4).
 */
export function splitChange(sent: ChangeFields): { now: ChangeFields; later: ChangeFields } {
  const { approve_status: status, spec_items: items, sku_changes: changes, ...fields } = sent
  const known = [
    ...(changes ?? []),
    ...(items ?? []).flatMap(({ item_id: id, ...sku }) =>
      id === undefined ? [] : [{ item_id: id, ...sku }],
    ),
  ]
  const skusNow = known.map((sku) => ({ item_id: sku.item_id, ...atOnce(sku) })).filter(isChange)
  const skusLater = (changes ?? []).map(waiting).filter(isChange)
  return {
    now: {
      ...(status === 'instock' && { approve_status: status }),
      ...(skusNow.length > 0 && { sku_changes: skusNow }),
    },
    later: {
      ...fields,
      ...(status !== undefined && status !== 'instock' && { approve_status: status }),
      ...(items && { spec_items: items.map((sku) => (sku.item_id === undefined ? sku : waiting(sku))) }),
      ...(skusLater.length > 0 && { sku_changes: skusLater }),
    },
  }
}
