import 'server-only'
import { loadClassRows, withDetails } from '@/lib/server/catalogue/programme/load-classes'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findSetting } from '@/lib/server/ground/settings'
import { wireClass } from '@/lib/server/ground/wire/subsidy-class'
import { budgets } from './operator-sql'

/** The programme as operators see it (contract operator). */
export async function getProgramme(db: Queries) {
  const [setting, rows, used] = await Promise.all([
    findSetting(db, 'programme'),
    loadClassRows(db),
    db.run(budgets, []),
  ])
  const budgetOf = new Map(used.map((row) => [row.subsidyClassId, row]))
  const regions = setting?.regions ?? []
  return {
    name: setting?.name ?? '',
    begin: setting?.beginTime ?? 0,
    end: setting?.endTime ?? 0,
    regions,
    nationwide: regions.length === 0,
    classes: withDetails(rows, setting).map((one) => {
      const budget = budgetOf.get(one.subsidyClassId)
      return {
        ...wireClass(one),
        budget_pieces: budget?.budgetPieces ?? null,
        budget_cents: budget?.budgetCents ?? null,
        used_pieces: budget?.usedPieces ?? 0,
        used_cents: budget?.usedCents ?? 0,
      }
    }),
  }
}
