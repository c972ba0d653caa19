import 'server-only'
import { meantWords } from '@/lib/domain/search/closest-word'
import type { Queries } from '@/lib/server/ground/db/connection'
import { pinyinOf } from './index-goods'
import { simplified } from './simplified'
import { meantWord } from './sql'

/** What a keyword may have meant. */
export interface MeantKeyword {
  keyword: string
  /** Whether it sounds like what was typed, and is not just one character different. */
  soundsLike: boolean
}

/**
 * What a keyword may have meant that no product contains: 洗衣鸡 is 洗衣机, with the rest of the keyword as it was typed.
 * @returns null when no suggested word and no synonym is near
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
