import type { OrderPreview } from '@/lib/contract/trade/checkout'

type Item = OrderPreview['items'][number]

/** Why fewer pieces of a line are subsidised than are bought; nothing unless the limit of a person is the reason. */
export function SubsidyLimit({ item, subsidy }: { item: Item; subsidy: OrderPreview['subsidy'] }) {
  const lines = subsidy?.lines ?? []
  const own = lines.find(
    ({ item_id, num, fee, limit }) =>
      item_id === item.item_id && num === item.subsidy_num && fee === item.subsidy_fee && limit > 0,
  )
  if (!own) return null
  const drawn = lines.reduce((sum, line) => sum + (line.class_name === own.class_name ? line.num : 0), 0)
  return (
    <span className="text-programme nums text-xs">
      每人限 <span translate="no">{own.limit}</span> 件，本单 <span translate="no">{drawn}</span> 件享补贴
    </span>
  )
}
