import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { goodsCountLimit } from '@/lib/domain/search/limits'
import {
  forgivingCode,
  queryVariants,
  standaloneFigure,
  type QueryVariants,
  type Reading,
} from '@/lib/domain/search/query-variants'
import { rareParts, type RareParts } from '@/lib/domain/search/rare-parts'
import { wholeNumber } from '@/lib/domain/search/words'
import type { Spelling } from './read-spelling'

/** With more results than this the search ignores further fields: matches in those would be noise. */
const enoughResults = 1000

/** A condition on `goods_index i` in two forms with the same result. */
interface KeywordCondition {
  /** Evaluated with the full-text index. */
  found: SQL
  /**
   * Evaluated row by row: when very many products match, reading in sort order finds the first ones sooner than
   * collecting all matches.
   */
  tested: SQL
}

/** The result of a keyword; `Counts` holds the caller's counts of the results. */
export interface Match<Counts> extends KeywordCondition {
  counts: Counts
  isNear: boolean
  /** Sort by relevance, then by sales. */
  byRelevance: SQL
  /** When more products match than are counted: the condition of the best matches. */
  first: (KeywordCondition & { total: number }) | null
}

const holds = (query: string): SQL => sql`ts_match_vq(i.words, ${query}::tsquery)`

/** The code is part of a text (a short number must match as a whole), or it is the whole article number of a SKU. */
function matchesCode(code: string, inName: boolean, isNear: boolean): SQL {
  const pattern = isNear ? forgivingCode(code) : standaloneFigure(code)
  const isPartOf = (column: SQL) =>
    pattern === null ? sql`position(${code} in ${column}) > 0` : sql`${column} ~ ${pattern}`
  const inOtherTexts = inName ? sql`` : sql` or ${isPartOf(sql`coalesce(i.codes, '')`)}`
  return sql`(${isPartOf(sql`i.plain_name`)}${inOtherTexts} or ${holds(wholeNumber(code))})`
}

function conditionOf({ queries, codes, inName }: Reading, isNear = false): KeywordCondition {
  const codeChecks = codes.map((code) => sql` and ${matchesCode(code, inName, isNear)}`)
  const anyOf = (conditions: SQL[]) => sql`((${sql.join(conditions, sql` or `)})${sql.join(codeChecks)})`
  return {
    found: anyOf(queries.map((query) => sql`i.words @@ ${query}::tsquery`)),
    tested: anyOf(queries.map(holds)),
  }
}

const eitherOf = (conditions: readonly KeywordCondition[]): KeywordCondition => ({
  found: sql`(${sql.join(
    conditions.map(({ found }) => found),
    sql` or `,
  )})`,
  tested: sql`(${sql.join(
    conditions.map(({ tested }) => tested),
    sql` or `,
  )})`,
})

const bothOf = ({ found, tested }: KeywordCondition, other: SQL): KeywordCondition => ({
  found: sql`(${found} and ${other})`,
  tested: sql`(${tested} and ${other})`,
})

/** Products of the categories that the keyword names come first; null when it names none (ADR 0094). */
const inNamed = (categories: readonly number[]): SQL | null =>
  categories.length > 0 ? sql`i.categories && ${`{${categories.join(',')}}`}::int[]` : null

const rankOf = (levels: readonly SQL[]): SQL => {
  const cases = levels.map((level, index) => sql` when ${level} then ${sql.raw(String(index))}`)
  return sql`case${sql.join(cases)} else ${sql.raw(String(levels.length))} end`
}

/** Sorts by these conditions one after the other, then by the first matching level, then by sales. */
function sortBy(before: readonly (SQL | null)[], levels: readonly SQL[]): SQL {
  const ranks = [...before.filter((one) => one !== null).map((one) => rankOf([one])), rankOf(levels)]
  return sql`${sql.join(ranks, sql`, `)}, i.sales desc, i.goods_id desc`
}

/**
 * The whole keyword in the name of products whose category or tag it is, then in any name, then by field (ADR 0013).
 * Without the category, a water heater that is controlled by 手机 would be listed among the phones.
 */
function levelsOf({ text, exact, filed }: QueryVariants): SQL[] {
  const [inName, inNumber, inCategory] = exact.map((reading) => conditionOf(reading).tested)
  const inWholeName = sql`position(${text} in i.plain_name) > 0`
  return [
    sql`${inWholeName} and ${conditionOf(filed).tested}`,
    inWholeName,
    inName,
    inNumber,
    inCategory,
  ].filter((level) => level !== undefined)
}

/** A synonym counts as much as its word, so that 电冰箱 gives the same results as 冰箱 in the same sequence. */
const eitherLevel = (level: SQL, other: SQL | undefined): SQL =>
  other === undefined ? level : sql`((${level}) or (${other}))`

/** Products that have enough of the rare parts of a keyword, sorted by the weights of their parts. */
function matchParts({ parts, threshold, lookedUp }: RareParts) {
  const weigh = ({ query, weight }: RareParts['parts'][number]) =>
    sql`case when ${holds(query)} then ${sql.raw(weight.toFixed(4))} else 0 end`
  const score = sql`(${sql.join(parts.map(weigh), sql` + `)})`
  const isEnough = sql`${score} >= ${sql.raw((threshold - 0.001).toFixed(4))}`
  const anyOf = (conditions: SQL[]) => sql`((${sql.join(conditions, sql` or `)}) and ${isEnough})`
  const rare = parts.slice(0, lookedUp)
  return {
    found: anyOf(rare.map(({ query }) => sql`i.words @@ ${query}::tsquery`)),
    tested: anyOf(rare.map(({ query }) => holds(query))),
    score,
  }
}

interface ReadMatches<Counts> {
  count: (found: SQL, byRelevance: SQL) => Promise<Counts>
  countParts: (queries: readonly string[]) => Promise<number[]>
  meant?: () => Promise<{ keyword: string; spelling: Spelling } | null>
}

/**
 * The narrowest interpretation of a keyword that finds enough products. If no product contains the whole keyword, the
 * near interpretations are tried one after the other.
 * @param spelling the keyword with its pinyin and synonyms as words, which is searched too, and the categories that
 *   it names. The name of a category is searched in names, brands and categories only: a laptop with 风扇 in its brief
 *   is not a fan
 * @param read.count counts the products that fulfil a condition; it may read them by relevance
 * @param read.countParts the number of products for each `tsquery`
 * @param read.meant the correction of the keyword, called when no product contains all of it
 * @returns null for a keyword without letters, digits and han
 */
export async function matchKeyword<Counts extends { total: number }>(
  keyword: string,
  { inWords, categories, isCategory }: Spelling,
  read: ReadMatches<Counts>,
): Promise<Match<Counts> | null> {
  const { count, countParts } = read
  const variants = queryVariants(keyword)
  if (!variants) return null
  const ofWords = inWords === null ? null : queryVariants(inWords)
  const named = inNamed(categories)
  const [levels, levelsOfWords] = [levelsOf(variants), ofWords ? levelsOf(ofWords) : []]
  const byRelevance = sortBy(
    [variants.number && conditionOf(variants.number).tested, named],
    levels.map((level, index) => eitherLevel(level, levelsOfWords[index])),
  )
  const match = async (reading: Reading, within: SQL | null = null): Promise<Match<Counts>> => {
    const other = ofWords?.exact[variants.exact.indexOf(reading)]
    const either = eitherOf([reading, ...(other ? [other] : [])].map((one) => conditionOf(one)))
    const condition = within === null ? either : bothOf(either, within)
    return {
      ...condition,
      counts: await count(condition.found, byRelevance),
      isNear: false,
      byRelevance,
      first: null,
    }
  }
  const isEnough = ({ counts: { total } }: Match<Counts>) => total > enoughResults
  const withFirst = (all: Match<Counts>, better: Match<Counts>): Match<Counts> => ({
    ...all,
    first: { found: better.found, tested: better.tested, total: better.counts.total },
  })

  const [nameReading, numberReading, categoryReading, anywhereReading] = variants.exact
  // The widest interpretation first: most keywords find few products, which it then contains completely.
  const inCategoryOnly = isCategory ? await match(categoryReading) : null
  const anywhere =
    inCategoryOnly && inCategoryOnly.counts.total > 0 ? inCategoryOnly : await match(anywhereReading)
  if (isEnough(anywhere)) {
    const inNamedCategory = named && (await match(nameReading, named))
    if (inNamedCategory && isEnough(inNamedCategory)) return inNamedCategory
    const inName = await match(nameReading)
    if (isEnough(inName))
      return variants.number && inName.counts.total === goodsCountLimit
        ? withFirst(inName, await match(variants.number))
        : inNamedCategory
          ? withFirst(inName, inNamedCategory)
          : inName
    const inNumber = await match(numberReading)
    if (isEnough(inNumber)) return withFirst(inNumber, inName)
    const inCategory = inCategoryOnly ?? (await match(categoryReading))
    return isEnough(inCategory) ? withFirst(inCategory, inNumber) : withFirst(anywhere, inCategory)
  }
  if (anywhere.counts.total > 0) return anywhere
  const ofMeant = await matchMeant(read)
  if (ofMeant) return ofMeant
  const near = await matchNear(ofWords ? [...ofWords.near, ...variants.near] : variants.near, named, count)
  if (near) return near
  const rare = await findRareParts(variants, countParts)
  if (!rare) return anywhere
  const { score, ...condition } = matchParts(rare)
  const byWeight = sql`${score} desc, i.sales desc, i.goods_id desc`
  const counts = await count(condition.found, byWeight)
  return counts.total > 0
    ? { ...condition, counts, isNear: true, byRelevance: byWeight, first: null }
    : anywhere
}

/**
 * The first near interpretation that finds any product. For a keyword that names a category, only products of the
 * category are listed as long as there are any: 小米手机 finds phones, but not a television whose text mentions 手机.
 */
async function matchNear<Counts extends { total: number }>(
  readings: QueryVariants['near'],
  named: SQL | null,
  count: ReadMatches<Counts>['count'],
): Promise<Match<Counts> | null> {
  for (const within of named ? [named, null] : [null])
    for (const { better, ...reading } of readings) {
      const nearby = conditionOf(reading, true)
      const condition = within ? bothOf(nearby, within) : nearby
      const byRelevance = sortBy([named], better.map(holds))
      const counts = await count(condition.found, byRelevance)
      if (counts.total > 0) return { ...condition, counts, isNear: true, byRelevance, first: null }
    }
  return null
}

/** The results of the corrected keyword, if it is found as a whole. */
async function matchMeant<Counts extends { total: number }>({
  meant,
  ...read
}: ReadMatches<Counts>): Promise<Match<Counts> | null> {
  const other = await meant?.()
  if (!other) return null
  const found = await matchKeyword(other.keyword, other.spelling, read)
  return found && !found.isNear && found.counts.total > 0 ? { ...found, isNear: true } : null
}

async function findRareParts(
  { parts }: QueryVariants,
  countParts: (queries: readonly string[]) => Promise<number[]>,
): Promise<RareParts | null> {
  if (parts.length === 0) return null
  const counts = await countParts(parts)
  return rareParts(parts.map((query, index) => ({ query, count: counts[index] ?? 0 })))
}
