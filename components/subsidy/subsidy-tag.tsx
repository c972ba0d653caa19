import { Tag } from '@/components/ui/pill'
import { priceText } from '@/lib/domain/money'

/** 国家补贴 −¥… of an order line; nothing without a subsidy. */
export function SubsidyTag({ cents }: { cents: number }) {
  if (cents === 0) return null
  return (
    <Tag tone="programme">
      国家补贴 <span translate="no">−{priceText(cents)}</span>
    </Tag>
  )
}
