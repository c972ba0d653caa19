import type { ReactNode } from 'react'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { LazyGroupPanel } from './lazy-group-panel'

/** The group-buying activity of a product; nothing without one. */
export function GroupOffer({ goods, links }: { goods: GoodsDetail; links: ReactNode }) {
  const group = goods.activity_info
  if (!group || !('groups_activity_id' in group)) return null
  const { groups_activity_id, item_id, act_price, price, person_num, end_time, limit_buy_num } = group
  return (
    <LazyGroupPanel
      group={{ groups_activity_id, item_id, act_price, price, person_num, end_time, limit_buy_num }}
      distributorId={goods.distributor_id}
      links={links}
    />
  )
}
