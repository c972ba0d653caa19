import { lazy, Suspense } from 'react'
import type { GoodsDetail } from '@/lib/contract/goods'

/** Loaded only on pages of products with a group-buying activity: the first JavaScript of the page is at its limit. */
const GroupPanel = lazy(async () => ({ default: (await import('./group-panel')).GroupPanel }))

/** The group-buying activity of a product; nothing without one. */
export function LazyGroupPanel({ goods }: { goods: GoodsDetail }) {
  const group = goods.activity_info
  if (!group || !('groups_activity_id' in group)) return null
  const { groups_activity_id, item_id, act_price, price, person_num, end_time } = group
  return (
    <Suspense>
      <GroupPanel
        group={{ groups_activity_id, item_id, act_price, price, person_num, end_time }}
        distributorId={goods.distributor_id}
      />
    </Suspense>
  )
}
