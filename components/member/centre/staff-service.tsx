'use client'
import { BriefcaseBusiness } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { staffMallHref } from '@/lib/web/staff-href'
import { useIsPurchaser } from '../use-is-purchaser'

/** 员工内购 among the services of the member centre, for employees and invited relatives. */
export function StaffService() {
  if (!useIsPurchaser()) return null
  return (
    <li>
      <Link href={staffMallHref} className="text-text flex flex-col items-center gap-2 py-2 text-sm">
        <BriefcaseBusiness className="size-7" strokeWidth={1.5} aria-hidden />
        员工内购
      </Link>
    </li>
  )
}
