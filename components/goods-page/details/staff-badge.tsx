'use client'
import { Tag } from '@/components/ui/pill'
import { useSession } from '@/lib/client/person/session'
import { staffKindOf } from '@/lib/domain/goods/staff-goods'

interface StaffBadgeProps {
  productType: 'normal' | 'sale' | 'bag'
  staffGoods: boolean
}

/** Shown to staff only (spec 1 §4). */
export function StaffBadge(props: StaffBadgeProps) {
  const user = useSession()
  const text = staffKindOf(props)
  return user?.isStaff && text ? (
    <Tag tone="solid" className="mr-2 align-middle">
      {text}
    </Tag>
  ) : null
}
