'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useSession } from '@/lib/client/person/session'
import { staffItemOf } from '@/lib/web/staff-href'

/**
 * The page of a staff product is missing in the public catalogue (ADR 0062); staff are led to the one of employee
 * purchase.
 */
export function useStaffDoor(): void {
  const isStaff = useSession()?.isStaff === true
  const target = staffItemOf(usePathname())
  useEffect(() => {
    if (isStaff && target) window.location.replace(target)
  }, [isStaff, target])
}
