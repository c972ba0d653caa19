import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { goodsCountLimit } from '@/lib/domain/search/limits'
import { forgivingCode, queryVariants, type Reading, type QueryVariants } from '@/lib/domain/search/query-variants'
import { wholeNumber } from '@/lib/domain/search/words'
import type { FacetCounts } from '@/lib/server/goods/count-facets'

/** So many goods are enough: those that hold the keyword in a lesser field would be noise beside them. */
const enough = 1000

/** A condition on `goods_index i`, in two ways. */
export interface Held {
  /** Looked up in the index of words. */
  found: SQL
  /**
   * Tested row by row: where very many goods fit, the first in order are found sooner by walking along the order than by
   * collecting all of them.
   */
  tested: SQL
}

/** What a keyword finds. */
export interface Match extends Held {
  scan: FacetCounts
  isNear: boolean
  /** The better they fit the earlier, then by sales. */
  byFit: SQL
  /** When more goods are found than are counted: those that fit better than all others. */
  first: (Held & { total: number }) | null
}

const holds = (query: string): SQL => sql`ts_match_vq(i.words, ${query}::tsquery)`

/** The code stands in a text, or is the number of a sku. */
function codeFits(code: string, inName: boolean, isForgiven: boolean): SQL {
  const standsIn = (column: SQL) =>
    isForgiven ? sql`${column} ~ ${forgivingCode(code)}` : sql`position(${code} in ${column}) > 0`
  const elsewhere = inName ? sql`` : sql` or ${standsIn(sql`coalesce(i.codes, '')`)}`
  return sql`(${standsIn(sql`i.plain_name`)}${elsewhere} or ${holds(wholeNumber(code))})`
}

function heldBy({ queries, codes, inName }: Reading, isNear = false): Held {
  const checks = codes.map((code) => sql` and ${codeFits(code, inName, isNear)}`)
  const either = (conditions: SQL[]) => sql`((${sql.join(conditions, sql` or `)})${sql.join(checks)})`
  return {
    found: either(queries.map((query) => sql`i.words @@ ${query}::tsquery`)),
    tested: either(queries.map(holds)),
  }
}

/** The goods that fulfil the first of these, then those that fulfil the next; among equals those that sell better. */
function ordered(levels: SQL[]): SQL {
  const cases = levels.map((level, at) => sql` when ${level} then ${sql.raw(String(at))}`)
  return sql`case${sql.join(cases)} else ${sql.raw(String(levels.length))} end, i.sales desc, i.goods_id desc`
}

/** The whole number, the whole keyword in the name, then by field (design §4). */
function byFit({ text, number, exact }: QueryVariants): SQL {
  const [named, numbered, filed] = exact.map((reading) => heldBy(reading).tested)
  return ordered(
    [
      number && heldBy(number).tested,
      sql`position(${text} in i.plain_name) > 0`,
      named,
      numbered,
      filed,
    ].filter((level) => level !== null && level !== undefined),
  )
}

/**
 * The narrowest reading of a keyword that finds enough; when nothing holds all of it, those that forgive something, one after
 * the other. Null for a keyword of signs alone.
 */
export async function matchOf(keyword: string, scan: (found: SQL) => Promise<FacetCounts>): Promise<Match | null> {
  const plan = queryVariants(keyword)
  if (!plan) return null
  const fit = byFit(plan)
  const tried = async (reading: Reading): Promise<Match> => {
    const held = heldBy(reading)
    return { ...held, scan: await scan(held.found), isNear: false, byFit: fit, first: null }
  }
  const isEnough = ({ scan: { total } }: Match) => total > enough
  const after = (match: Match, before: Match): Match => ({
    ...match,
    first: { found: before.found, tested: before.tested, total: before.scan.total },
  })

  const [inName, ...wider] = plan.exact
  const named = await tried(inName)
  if (isEnough(named))
    return plan.number && named.scan.total === goodsCountLimit
      ? after(named, await tried(plan.number))
      : named
  const [byNumber, byCategory, anywhere] = wider
  const all = await tried(anywhere)
  if (isEnough(all)) {
    const numbered = await tried(byNumber)
    if (isEnough(numbered)) return after(numbered, named)
    const filed = await tried(byCategory)
    return isEnough(filed) ? after(filed, numbered) : after(all, filed)
  }
  if (all.scan.total > 0) return all
  for (const { better, ...reading } of plan.near) {
    const held = heldBy(reading, true)
    const near = await scan(held.found)
    if (near.total > 0)
      return { ...held, scan: near, isNear: true, byFit: ordered(better.map(holds)), first: null }
  }
  return all
}
