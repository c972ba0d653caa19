import { activityHref, readEmployeeRef, type EmployeeRef } from '@/lib/web/staff-href'

/** The activity in which the member shopped last, for pages whose address names none. */
const key = 'staff-activity'

export function rememberActivity(ref: EmployeeRef): void {
  const href = activityHref(ref)
  try {
    sessionStorage.setItem(key, href.slice(href.indexOf('?')))
  } catch {
    // Without storage the first activity is shown.
  }
}

export function rememberedActivity(): EmployeeRef | null {
  try {
    return readEmployeeRef(new URLSearchParams(sessionStorage.getItem(key) ?? ''))
  } catch {
    return null
  }
}
