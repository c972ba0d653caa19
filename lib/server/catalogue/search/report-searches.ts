import 'server-only'
import type { SearchedWord } from '@/lib/contract/operator/catalogue/search'
import { hasWords } from '@/lib/domain/search/words'
import { daySeconds, midnight } from '@/lib/domain/time/china'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { boolean, number, statement, text } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { wireList } from '@/lib/server/ground/wire/counted-list'

/**
 * Words that were sought since day $1, the most sought first; $2 only those whose latest search found nothing; $3 part of
 * the word; page size $4, offset $5. `isSynonym`: the search reads it as another word.
 */
const searchReport = statement(
  'search_report',
  `select w.*, exists (select from search_synonyms s where s.synonym = replace(w.word, ' ', '')) as "isSynonym",
          (count(*) over ())::int as total
     from (select word, sum(num)::int as num, (array_agg(found order by day desc))[1] as found, max(last_at) as "lastAt"
             from search_counts where day >= $1::bigint and ($3 = '' or position($3 in word) > 0) group by word) w
    where not $2 or w.found = 0
    order by w.num desc, w.word limit $4 offset $5`,
  { word: text, num: number, found: number, lastAt: number, isSynonym: boolean, total: number },
)

interface ReportInput {
  days: number
  found_nothing: boolean
  keyword?: string | undefined
  page: number
  pageSize: number
}

/** What shoppers sought in the last days, today included (contract operator). */
export async function reportSearches(
  { db, now }: Mall,
  { days, found_nothing: foundNothing, keyword = '', page, pageSize }: ReportInput,
) {
  const since = midnight(now()) - (days - 1) * daySeconds
  if (keyword !== '' && !hasWords(keyword)) return wireList({ list: [], total: 0 })
  const part = keyword.toLowerCase()
  const rows = await db.run(searchReport, [since, foundNothing, part, ...limitAndOffset(page, pageSize)])
  const list = rows.map(({ word, num, found, lastAt, isSynonym }): SearchedWord => ({
    word,
    num,
    found,
    last_at: lastAt,
    is_synonym: isSynonym,
  }))
  return wireList({ list, total: rows[0]?.total ?? 0 })
}
