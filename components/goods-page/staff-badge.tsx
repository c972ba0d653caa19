'use client'
import { Tag } from '@/components/ui/pill'
import { useSession } from '@/lib/client/session'

interface StaffBadgeProps {
  productType: 'normal' | 'sale' | 'bag'
  staffGoods: boolean
}

/** The kind of employee purchase, shown to staff only (spec 1 §4). */
function badgeOf({ productType, staffGoods }: StaffBadgeProps): string | null {
  if (productType === 'sale') return '特卖商品'
  if (productType === 'bag') return '福袋'
  return staffGoods ? '常规员工内购商品' : null
}

export function StaffBadge(props: StaffBadgeProps) {
  const user = useSession()
  const text = badgeOf(props)
  return user?.isStaff && text ? (
    <Tag tone="solid" className="mr-2 align-middle">
      {text}
    </Tag>
  ) : null
}
