import 'server-only'
import { withSizes } from '@/lib/domain/search/words'
import type { Queries } from '@/lib/server/db/connection'
import { simplified } from './simplified'
import { suggestedWords } from './sql'

/** Suggestions under the search box. */
const maxSuggestions = 10

/** Words that complete what was typed, with their number of products; none for an empty text. */
export async function suggestWords(db: Queries, typed: string): Promise<{ word: string; count: number }[]> {
  const query = withSizes(simplified(typed))
  if (query === '') return []
  const words = await db.run(suggestedWords, [query, query, maxSuggestions])
  // 大1.5匹 is a little more than 1.5匹; a mall that sells none has the size itself.
  const size = /^大(?=\d)(.*)/.exec(query)?.[1]
  return words.length === 0 && size ? db.run(suggestedWords, [size, size, maxSuggestions]) : words
}
