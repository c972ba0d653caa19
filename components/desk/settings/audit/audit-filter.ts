import { apiBase } from '@/lib/client/call/api-base'
import { auditEventsName, auditSubjectName } from '@/lib/domain/desk/audit-words'
import { ofWallSeconds } from '@/lib/domain/time/china'
import type { IndexFilter } from '../../index-page/filter-chips'

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
    ...(event && { event: event.slice(0, 400) }),
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

/** The filters that are on, in words. @param whoName of the person whose entries are shown, once one is there */
export const auditFiltersOf = (values: AuditValues, whoName: string | undefined): IndexFilter[] => {
  const { keywords, event, subject, who, all, from, to } = values
  const found: (IndexFilter | false)[] = [
    Boolean(keywords) && { name: 'keywords', label: '搜索', text: keywords ?? '' },
    Boolean(event) && { name: 'event', label: '操作', text: auditEventsName(event ?? '') },
    Boolean(subject) && { name: 'subject', label: '对象', text: auditSubjectName(subject ?? '') },
    Boolean(from) && { name: 'from', label: '开始日期', text: from ?? '' },
    Boolean(to) && { name: 'to', label: '结束日期', text: to ?? '' },
    Boolean(who) && { name: 'who', label: '操作人', text: whoName || (who ?? '') },
    all === '1' && { name: 'all', label: '范围', text: '包括顾客和系统' },
  ]
  return found.filter((filter) => filter !== false)
}
