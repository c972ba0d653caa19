import 'server-only'
import { aftersaleColumns } from '@/lib/domain/export/aftersale-columns'
import { cellsOf, headersOf } from '@/lib/domain/export/columns'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { ExportPage, ExportRequest, ExportSource } from '@/lib/server/ground/export/source'
import { deskParams, type DeskFilter } from './find-records'
import { exportCount, exportPage } from './sql'
import { stateOf } from './to-aftersale'

interface Filter extends DeskFilter {
  distributorId?: number | undefined
}
type Request = ExportRequest<Filter>

/** After-sales that are read at once. */
const pageSize = 500

const paramsOf = ({ shopId, filter: { distributorId, ...filter } }: Request) =>
  deskParams(shopId ?? distributorId ?? null, filter)

async function* pages(db: Queries, request: Request): AsyncGenerator<ExportPage> {
  for (let [time, number] = [Number.MAX_SAFE_INTEGER, '']; ;) {
    const page = await db.run(exportPage, [...paramsOf(request), time, number, pageSize])
    const rows = page.map((row) => cellsOf(aftersaleColumns, { ...row, ...stateOf(row) }))
    yield { count: page.length, rows }
    const last = page.at(-1)
    if (page.length < pageSize || !last) return
    ;[time, number] = [last.createTime, last.aftersalesBn]
  }
}

/** The after-sales of a list. */
export const aftersaleExport: ExportSource<Filter> = {
  subject: 'aftersales',
  event: 'exportAftersales',
  auditSubject: 'aftersale',
  // Whom the file is about is not kept in the trail.
  noted: ({ mobile, ...kept }) => ({ ...kept, ...(mobile !== undefined && { isByPerson: true }) }),
  count: async (db, request) =>
    only(await db.run(exportCount, paramsOf(request)), 'counting after-sales of an export').total,
  headers: () => headersOf(aftersaleColumns),
  pages,
}
