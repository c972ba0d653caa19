'use client'
import { BriefcaseBusiness } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { useSession } from '@/lib/client/session'
import { staffMallHref } from '@/lib/web/staff-href'

/** 员工内购 among the services of the member centre, for staff. */
export function StaffService() {
  if (!useSession()?.isStaff) return null
  return (
    <li>
      <Link href={staffMallHref} className="text-text flex flex-col items-center gap-2 py-2 text-sm">
        <BriefcaseBusiness className="size-7" strokeWidth={1.5} aria-hidden />
        员工内购
      </Link>
    </li>
  )
}
