import { apiBase } from '@/lib/client/call/api-base'
import { ofWallSeconds } from '@/lib/domain/time/china'

/** The values of the page in its address. */
export type AuditValues = Readonly<Record<string, string>>

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Epoch seconds at which a day of China begins; undefined for a text that is none. */
function beginOf(day: string | undefined): number | undefined {
  const at = day && dayPattern.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN
  return Number.isNaN(at) ? undefined : ofWallSeconds(at / 1000)
}

/** The filters of the call for the values of the address. */
export function auditFilterOf(values: AuditValues) {
  const { keywords, event, subject, who, all, from, to } = values
  const [begin, end] = [beginOf(from), beginOf(to)]
  return {
    desk: all !== '1',
    ...(keywords && { keyword: keywords.slice(0, 50) }),
    ...(event && { event: event.slice(0, 40) }),
    ...(subject && { subject: subject.slice(0, 40) }),
    ...(who && /^\d{1,9}$/.test(who) && { operator_id: Number(who) }),
    ...(begin !== undefined && { time_begin: begin }),
    ...(end !== undefined && { time_end: end + 86_399 }),
  }
}

/** The address of the file with what the filters find. */
export function auditFileHref(values: AuditValues): string {
  const query = new URLSearchParams(
    Object.entries(auditFilterOf(values)).map(([name, value]) => [name, String(value)]),
  )
  return `${apiBase}/operator/audit/export?${query}`
}
