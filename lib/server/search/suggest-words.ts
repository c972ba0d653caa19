import 'server-only'
import { plain } from '@/lib/domain/search/words'
import type { Queries } from '@/lib/server/db/connection'
import { suggestedWords } from './sql'

/** Suggestions under the search box. */
const maxSuggestions = 10

/** Words that complete what was typed, with their number of products; none for an empty text. */
export async function suggestWords(db: Queries, typed: string): Promise<{ word: string; count: number }[]> {
  const query = plain(typed)
  return query === '' ? [] : db.run(suggestedWords, [query, query, maxSuggestions])
}
