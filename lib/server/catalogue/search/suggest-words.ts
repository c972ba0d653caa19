import 'server-only'
import { withSizes } from '@/lib/domain/search/words'
import type { Queries } from '@/lib/server/ground/db/connection'
import { readSpelling } from './read-spelling'
import { simplified } from './simplified'
import { suggestedWords } from './sql'

/** Most suggestions under the search box. */
const maxSuggestions = 10

/**
 * Words that complete the input, also as a synonym (冰柜 is 冰箱), with their number of products; none for an empty
 * text. If there are none, synonyms and pinyin in the text are replaced by their words: 云杉冰柜 becomes 云杉冰箱.
 */
export async function suggestWords(db: Queries, typed: string): Promise<{ word: string; count: number }[]> {
  const query = withSizes(simplified(typed))
  if (query === '') return []
  const words = await completions(db, query)
  if (words.length > 0) return words
  // 大1.5匹 is a little more than 1.5匹; a mall without that size has the size itself.
  const size = /^大(?=\d)(.*)/.exec(query)?.[1]
  if (size) return completions(db, size)
  const { inWords } = await readSpelling(db, typed)
  const spelled = withSizes(inWords ?? '')
  return spelled === '' || spelled === query ? [] : completions(db, spelled)
}

const completions = (db: Queries, query: string) => db.run(suggestedWords, [query, query, maxSuggestions])
