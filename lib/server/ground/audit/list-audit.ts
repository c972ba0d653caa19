import 'server-only'
import { and, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { auditEntry, auditRow } from '@/lib/contract/operator/desk/audit'
import { rowKeysOf } from '@/lib/domain/desk/audit-names'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { number, nullable, text } from '@/lib/server/ground/db/statement'
import { auditColumns, auditFields, auditNames, auditOfOrder, type AuditRow } from './sql'

type WireAudit = z.infer<typeof auditRow>
export type AuditEntryRow = z.infer<typeof auditEntry>

const wireAudit = (row: AuditRow): WireAudit => ({
  audit_id: row.auditId,
  actor_kind: row.actorKind,
  actor_id: row.actorId,
  event: row.event,
  subject: row.subject,
  subject_id: row.subjectId,
  before: row.before,
  after: row.after,
  reason: row.reason,
  at: row.at,
})

/** The audit trail of an order and its parcels, oldest first. */
export const listOrderAudit = async (db: Queries, orderId: string): Promise<WireAudit[]> =>
  (await db.run(auditOfOrder, [orderId])).map(wireAudit)

/** The conditions that narrow the audit trail. */
export interface AuditFilter {
  subject?: string | undefined
  id?: string | undefined
  /** One event, or several that are separated by commas. */
  event?: string | undefined
  operatorId?: number | undefined
  /** Only what people at the desk did. */
  ofDesk?: boolean | undefined
  from?: number | undefined
  to?: number | undefined
  keyword?: string | undefined
}

const countLimit = 10_000
/** Most entries that a page with a keyword reads: texts have no index. */
const scanLimit = 20_000

const auditPage = composedStatement('audit_page', {
  ...auditColumns,
  ip: text,
  device: text,
  actorName: text,
  sealNo: nullable(number),
})
const auditCount = composedStatement('audit_count', { total: number, scanned: number })
const auditScanEnd = composedStatement('audit_scan_end', { lastId: number, scanned: number })

/**
 * Seconds by which the sequence of ids and that of times may differ: an entry has the time at which its transaction
 * began. Ids bound a range of time, so that pages in the sequence of ids begin there.
 */
const slack = 3600
/** Above all ids. */
const newestId = Number.MAX_SAFE_INTEGER

function conditionOf(filter: AuditFilter, shopId: number | null): SQL {
  const conditions: SQL[] = [sql`true`]
  if (shopId !== null)
    conditions.push(sql`a.subject = 'order' and exists (
      select 1 from orders o where o.order_id = a.subject_id and o.distributor_id = ${shopId})`)
  if (filter.ofDesk) conditions.push(sql`a.actor_kind in ('operator', 'merchant')`)
  if (filter.subject) conditions.push(sql`a.subject = ${filter.subject}`)
  if (filter.id) conditions.push(sql`a.subject_id = ${filter.id}`)
  if (filter.event?.includes(',')) conditions.push(sql`a.event = any(string_to_array(${filter.event}, ','))`)
  else if (filter.event) conditions.push(sql`a.event = ${filter.event}`)
  if (filter.operatorId !== undefined)
    conditions.push(
      sql`a.actor_id = ${String(filter.operatorId)} and a.actor_kind in ('operator', 'merchant')`,
    )
  if (filter.from !== undefined)
    conditions.push(sql`a.at >= ${filter.from} and a.audit_id > coalesce((
      select b.audit_id from audit_rows b where b.at < ${filter.from - slack} order by b.at desc limit 1), 0)`)
  if (filter.to !== undefined)
    conditions.push(sql`a.at <= ${filter.to} and a.audit_id < coalesce((
      select b.audit_id from audit_rows b where b.at > ${filter.to + slack} order by b.at limit 1), ${newestId})`)
  return and(...conditions) ?? sql`true`
}

const matches = (keyword: string): SQL =>
  sql`strpos(lower(concat_ws(' ', a.subject_id, a.reason, a.before, a.after)), lower(${keyword})) > 0`

/** The names of people at the desk; shoppers have none here. */
const shown = sql.raw(`${auditFields}, a.ip, a.device, s.seal_no as "sealNo",
  coalesce(case when a.actor_kind in ('operator', 'merchant') then m.username end, '') as "actorName"`)
const joined =
  sql.raw(`left join members m on m.user_id = case when a.actor_id ~ '^[0-9]{1,15}$' then a.actor_id::bigint end
  left join audit_seals s on s.audit_id = a.audit_id`)

/** A page of the audit trail. */
export interface AuditPage {
  list: AuditEntryRow[]
  total_count: number
  more: boolean
  next: string | null
}

const subjectOf = (row: Pick<AuditRow, 'subject' | 'subjectId'>) => `${row.subject}:${row.subjectId}`

/** The names of the subjects of entries, and of the rows that their fields have by number, by their keys. */
async function namesOf(db: Queries, rows: readonly AuditRow[]): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(rows.flatMap((row) => [subjectOf(row), ...rowKeysOf(row)]))].map((key) => {
    const mark = key.indexOf(':')
    return [key.slice(0, mark), key.slice(mark + 1)] as const
  })
  if (asked.length === 0) return new Map()
  const found = await db.run(auditNames, [asked.map(([subject]) => subject), asked.map(([, id]) => id)])
  return new Map(found.map(({ subject, id, name }) => [`${subject}:${id}`, name]))
}

/**
 * The audit trail, newest first (contract operator). A keyword is looked for in 20,000 entries per page; `next` goes on
 * behind them.
 * @param shopId for a merchant: only entries about orders of this shop
 * @param page.after `next` of the page before
 */
export async function listAudit(
  db: Queries,
  shopId: number | null,
  filter: AuditFilter,
  { after, pageSize }: { after?: string | undefined; pageSize: number },
): Promise<AuditPage> {
  const condition = conditionOf(filter, shopId)
  const cursor = /^\d{1,15}$/.test(after ?? '') ? Number(after) : null
  const within = cursor === null ? condition : sql`${condition} and a.audit_id < ${cursor}`
  const newest = (where: SQL, limit: number) =>
    sql`(select a.* from audit_rows a where ${where} order by a.audit_id desc limit ${limit})`
  const found = filter.keyword ? matches(filter.keyword) : sql`true`
  const scan = newest(within, filter.keyword ? scanLimit : pageSize + 1)
  const [rows, counts, ends] = await Promise.all([
    db.run(
      ...auditPage(sql`select ${shown} from (
        select a.* from ${scan} a where ${found} order by a.audit_id desc limit ${pageSize + 1}) a ${joined}
        order by a.audit_id desc`),
    ),
    db.run(
      ...auditCount(
        filter.keyword
          ? sql`select count(*) filter (where ${found})::int as total, count(*)::int as scanned from ${newest(condition, scanLimit)} a`
          : sql`select count(*)::int as total, 0 as scanned from (select 1 from audit_rows a where ${condition} limit ${countLimit + 1}) found`,
      ),
    ),
    filter.keyword
      ? db.run(
          ...auditScanEnd(
            sql`select coalesce(min(a.audit_id), 0) as "lastId", count(*)::int as scanned from ${scan} a`,
          ),
        )
      : [],
  ])
  const list = rows.slice(0, pageSize)
  const names = await namesOf(db, list)
  const { total, scanned } = only(counts, 'counting the audit trail')
  const [end] = ends
  const isScanCut = end !== undefined && end.scanned === scanLimit
  const last = rows.length > pageSize ? list.at(-1)?.auditId : isScanCut ? end.lastId : undefined
  return {
    list: list.map((row) => ({
      ...wireAudit(row),
      actor_name: row.actorName,
      subject_name: names.get(subjectOf(row)) ?? '',
      names: Object.fromEntries(
        rowKeysOf(row).flatMap((key) => {
          const name = names.get(key)
          return name ? [[key, name]] : []
        }),
      ),
      ip: row.ip,
      device: row.device,
      seal_no: row.sealNo,
    })),
    total_count: Math.min(total, countLimit),
    more: total > countLimit || scanned === scanLimit,
    next: last === undefined ? null : String(last),
  }
}
