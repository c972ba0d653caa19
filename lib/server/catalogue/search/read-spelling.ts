import 'server-only'
import { withoutInnerSpaces } from '@/lib/domain/search/normalize-query'
import { pinyinParts } from '@/lib/domain/search/pinyin-parts'
import { namedCategories, replaceSynonyms } from '@/lib/domain/search/synonyms'
import { plain } from '@/lib/domain/search/words'
import type { Queries } from '@/lib/server/ground/db/connection'
import { simplified } from './simplified'
import { spellingOf } from './sql'

/** The interpretation of a keyword in the words of the mall. */
export interface Spelling {
  /** The keyword with pinyin and synonyms replaced: bx, 电冰箱 and 冰柜 become 冰箱. Null when nothing was replaced. */
  inWords: string | null
  /** Ids of the categories whose names occur in it. */
  categories: number[]
  /** Whether it is exactly the name of a category. */
  isCategory: boolean
}

/**
 * Reads a keyword: traditional characters, spaces between characters, pinyin, synonyms and the names of categories.
 * Pinyin is recognised as the whole syllables or the initials of a suggested word, or as at least four letters that
 * begin one.
 */
export async function readSpelling(db: Queries, keyword: string): Promise<Spelling & { folded: string }> {
  const folded = withoutInnerSpaces(simplified(keyword))
  const typed = pinyinParts(folded)
  const asked = [
    ...(typed?.whole ? [typed.whole] : []),
    ...(typed?.parts ?? []).filter(({ isPinyin }) => isPinyin).map(({ text }) => text),
  ]
  const forms = [...new Set([plain(folded), plain(keyword)])]
  const [row] = await db.run(spellingOf, [asked, forms])
  const { pinyin = [], synonyms = [], categories: known = [] } = row ?? {}

  const words = new Map(pinyin.map(({ typed, word }) => [typed, word]))
  const whole = typed?.whole && words.get(typed.whole)
  const fromPinyin =
    typed && words.size > 0
      ? (whole ?? typed.parts.map(({ text }) => words.get(text) ?? text).join(' '))
      : null
  const categories = known.map(({ id, name }) => ({ id, name: simplified(name) }))
  const spelled = fromPinyin ?? folded
  const inWords =
    replaceSynonyms(
      spelled,
      synonyms,
      categories.map(({ name }) => name),
    ) ?? fromPinyin
  return {
    folded,
    inWords,
    categories: namedCategories([folded, inWords ?? ''], categories),
    isCategory: categories.some(({ name }) => plain(name) === plain(inWords ?? folded)),
  }
}
