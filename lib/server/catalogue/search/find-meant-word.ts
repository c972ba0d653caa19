import 'server-only'
import { meantWords } from '@/lib/domain/search/closest-word'
import type { Queries } from '@/lib/server/ground/db/connection'
import { pinyinOf } from './index-goods'
import { simplified } from './simplified'
import { meantWord } from './sql'

/** A correction of a keyword. */
export interface MeantKeyword {
  keyword: string
  /** Whether it sounds like the input, and does not just differ in one character. */
  soundsLike: boolean
}

/**
 * The probable correction of a keyword that no product contains: 洗衣鸡 means 洗衣机; the rest of the keyword stays as
 * typed.
 * @returns null when no suggested word and no synonym is similar
 */
export async function findMeantWord(db: Queries, keyword: string): Promise<MeantKeyword | null> {
  const typed = simplified(keyword)
  const meant = meantWords(typed, pinyinOf)
  if (meant.length === 0) return null
  const [found] = await db.run(meantWord, [
    meant.map((one) => one.typed),
    meant.map(({ word }) => word),
    meant.map(({ pinyin }) => pinyin),
  ])
  return found
    ? { keyword: typed.replace(found.typed, () => found.word), soundsLike: found.soundsLike }
    : null
}
