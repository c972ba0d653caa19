import 'server-only'
import { plain } from '@/lib/domain/search/words'
import type { Queries } from '@/lib/server/db/connection'
import { number, statement, text } from '@/lib/server/db/statement'

/** Words under the search box. */
const most = 10

// Words that begin with it, then those whose initials do, then those that hold it; each by the goods behind them.
const suggested = statement(
  'search_suggest',
  `select word, weight as count from search_words
    where $1 <> '' and (word ilike '%' || $2 || '%' or initials like $2 || '%')
    order by case when word ilike $2 || '%' then 0 when initials like $2 || '%' then 1 else 2 end, weight desc, word
    limit $3`,
  { word: text, count: number },
)

/** Words that somebody who typed this may have meant; none for nothing. */
export async function suggestWords(db: Queries, typed: string): Promise<{ word: string; count: number }[]> {
  const query = plain(typed)
  return query === '' ? [] : db.run(suggested, [query, query, most])
}
